import type { HechoCaja } from '@comanda/shared/contracts/caja/cajas';
import { textoDeAccion } from '@comanda/shared/domain/empresa/auditoria';
import { formatFechaHora } from '@comanda/shared/domain/texto/fecha';
import type { Column } from '@comanda/shared/piezas/tabla';

import { hechoEnPalabras } from './hechoEnPalabras';

const deDatos = (campo: 'antes' | 'despues', header: string): Column<HechoCaja> => ({
  id: campo,
  header,
  movil: 'ancho',
  text: (hecho) => hechoEnPalabras(hecho[campo]).join('; '),
  cell: (hecho) => {
    const frases = hechoEnPalabras(hecho[campo]);
    if (frases.length === 0) return null;
    return (
      <div className="ui-dos caja-hecho">
        {frases.map((frase) => (
          <small key={frase}>{frase}</small>
        ))}
      </div>
    );
  },
});

export const hechosColumns: readonly Column<HechoCaja>[] = [
  {
    id: 'cuando',
    header: 'CUÁNDO',
    text: ({ cuando }) => formatFechaHora(cuando),
    compare: (a, b) => a.cuando.localeCompare(b.cuando),
  },
  {
    id: 'usuario',
    header: 'QUIÉN',
    text: ({ usuario }) => usuario,
    compare: (a, b) => a.usuario.localeCompare(b.usuario, 'es'),
  },
  {
    id: 'accion',
    header: 'QUÉ',
    movil: 'titulo',
    text: ({ accion }) => textoDeAccion(accion),
    compare: (a, b) => a.accion.localeCompare(b.accion, 'es'),
  },
  deDatos('antes', 'ANTES'),
  deDatos('despues', 'DESPUÉS'),
];
