import type { EstadoDeProspecto, Prospecto } from '@comanda/shared/contracts/admin/prospectos';
import { formatFecha } from '@comanda/shared/domain/texto/fecha';
import { dePalabras } from '@comanda/shared/domain/texto/palabras';
import type { Column } from '@comanda/shared/piezas/tabla';

import './personas.css';

const ESTADOS: Record<EstadoDeProspecto, { texto: string; tono: string }> = dePalabras(
  {
    NUEVO: { texto: 'Por registrar', tono: 'pausa' },
    EMPRESA: { texto: 'Ya es cliente', tono: 'bien' },
    DESCARTADO: { texto: 'Descartado', tono: 'mal' },
  },
  (estado) => ({ texto: estado, tono: 'pausa' }),
);

/** What became of it, in a line: its company, or why it was let go. */
const detalleDe = ({ empresa, motivo }: Prospecto): string => empresa ?? motivo ?? '';

const nombre: Column<Prospecto> = {
  id: 'nombre',
  header: 'nombre',
  movil: 'titulo',
  text: ({ nombre: suyo, ruc }) => `${suyo} ${ruc}`,
  compare: (a, b) => a.nombre.localeCompare(b.nombre, 'es'),
  cell: ({ nombre: suyo, ruc }) => (
    <span className="admin-dos-lineas">
      <strong title={suyo}>{suyo}</strong>
      <small>{ruc}</small>
    </span>
  ),
};
const ciudad: Column<Prospecto> = {
  id: 'ciudad',
  header: 'ciudad',
  text: (prospecto) => prospecto.ciudad,
};
const contacto: Column<Prospecto> = {
  id: 'contacto',
  header: 'contacto',
  movil: 'ancho',
  text: ({ telefono, correo }) => `${telefono} ${correo}`,
  cell: ({ telefono, correo }) => (
    <span className="admin-dos-lineas">
      <span>{telefono}</span>
      <small title={correo}>{correo}</small>
    </span>
  ),
};
const registrado: Column<Prospecto> = {
  id: 'creado',
  header: 'registrado',
  text: ({ creado }) => formatFecha(creado),
  compare: (a, b) => a.creado.localeCompare(b.creado),
};
const comision: Column<Prospecto> = {
  id: 'comision',
  header: 'comisión',
  align: 'right',
  text: (prospecto) => `${prospecto.comision}%`,
  numero: (prospecto) => prospecto.comision,
};

/** A seller's own, with what became of each. */
export const columnasDeVendedor: readonly Column<Prospecto>[] = [
  nombre,
  ciudad,
  contacto,
  registrado,
  comision,
  {
    id: 'estado',
    header: 'estado',
    movil: 'ancho',
    text: (prospecto) => `${ESTADOS[prospecto.estado].texto} ${detalleDe(prospecto)}`.trim(),
    cell: (prospecto) => (
      <span className="admin-dos-lineas">
        <span className="ui-etiqueta" data-tono={ESTADOS[prospecto.estado].tono}>
          {ESTADOS[prospecto.estado].texto}
        </span>
        {detalleDe(prospecto) !== '' && (
          <small title={detalleDe(prospecto)}>{detalleDe(prospecto)}</small>
        )}
      </span>
    ),
  },
];

/** Those that wait for the operator, and who brought them. */
export const columnasDeOperador: readonly Column<Prospecto>[] = [
  nombre,
  ciudad,
  contacto,
  { id: 'vendedor', header: 'vendedor', text: ({ vendedor }) => vendedor },
  comision,
  registrado,
];
