import type { TarifaDePrecio } from '@comanda/shared/contracts/inventario/tarifasDePrecio';
import { estadoDeTarifa } from '@comanda/shared/domain/producto/tarifasDePrecio';
import type { Column } from '@comanda/shared/piezas/tabla';

import { canalesDe, cuandoRige, queHace } from './resumenDeTarifa';

export const columnasDeTarifas = (ahora: Date): readonly Column<TarifaDePrecio>[] => [
  { id: 'nombre', header: 'Tarifa', movil: 'titulo', text: ({ nombre }) => nombre },
  { id: 'hace', header: 'Qué hace', movil: 'ancho', text: queHace },
  {
    id: 'estado',
    header: 'Estado',
    text: (tarifa) => estadoDeTarifa(tarifa, ahora),
    cell: (tarifa) => <Estado texto={estadoDeTarifa(tarifa, ahora)} />,
  },
  { id: 'cuando', header: 'Cuándo', text: cuandoRige },
  { id: 'canales', header: 'Canales', text: canalesDe },
];

const Estado = ({ texto }: { texto: string }) => (
  <span className="ui-etiqueta" data-tono={texto === 'Rige ahora' ? 'bien' : undefined}>
    {texto}
  </span>
);
