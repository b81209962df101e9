import type { PaginaDeEmitidos } from '@comanda/shared/contracts/reportes/emitidos';
import {
  ESTADOS_VENTA,
  FORMAS_PAGO,
  type FormaPago,
} from '@comanda/shared/contracts/ventas/ventas';
import { Chips } from '@comanda/shared/piezas/chips';
import { FiltroFechas } from '@comanda/shared/piezas/filtroFechas';
import { Select } from '@comanda/shared/ui/data';

import { emitidosMensajes as mensajes } from './emitidosMensajes';
import type { FiltroEmitidos } from './useFiltroDeEmitidos';

type EmitidosFiltrosProps = {
  filtro: FiltroEmitidos;
  usuarios: PaginaDeEmitidos['usuarios'];
};

const ESTADOS = [
  { valor: null, texto: 'Todas' },
  ...ESTADOS_VENTA.map((valor) => ({ valor, texto: valor })),
];
const FORMAS = FORMAS_PAGO.map((forma) => ({ value: forma, label: forma }));

/** Of which days, in which state, how paid and sold by whom. */
export function EmitidosFiltros({ filtro, usuarios }: EmitidosFiltrosProps) {
  const { filtros, elegir, rango, hoy, elegirRango } = filtro;
  return (
    <div className="ventas-emitidos-filtros">
      <Chips
        etiqueta="Filtrar por estado"
        chips={ESTADOS}
        elegido={filtros.estado}
        onElegir={(estado) => elegir({ estado })}
      />
      <Select
        aria-label="Filtrar por forma de pago"
        placeholder="Forma de pago"
        allowClear
        className="ventas-emitidos-forma"
        value={filtros.forma_pago}
        onChange={(forma?: FormaPago) => elegir({ forma_pago: forma ?? null })}
        options={FORMAS}
      />
      <Select
        aria-label="Filtrar por usuario"
        placeholder="Usuario"
        allowClear
        className="ventas-emitidos-usuario"
        value={filtros.usuario}
        onChange={(usuario?: string) => elegir({ usuario: usuario ?? null })}
        options={usuarios.map(({ id, nombre }) => ({ value: id, label: nombre }))}
      />
      <FiltroFechas titulo={mensajes.titulo} rango={rango} hoy={hoy} onCambio={elegirRango} />
    </div>
  );
}
