import { DE_LA_CAJA, type AjusteDeImpresora } from '@comanda/shared/contracts/caja/impresoras';

import type { Perfil } from './perfil';

import {
  grande,
  normal,
  papelDe,
  type RenglonDeTicket,
} from '@comanda/shared/domain/papel/renglones';

const CORTES = {
  PARCIAL: 'parcial',
  COMPLETO: 'completo',
  NINGUNO: 'no corta',
} as const satisfies Record<AjusteDeImpresora['corte'], string>;
const CAJONES = {
  PIN_2: 'pin 2',
  PIN_5: 'pin 5',
  NINGUNO: 'no hay',
} as const satisfies Record<AjusteDeImpresora['cajon'], string>;

type Prueba = { puesto: string; destino: string; perfil: Perfil };

/** A page that says how the printer is set, and shows whether it is set right: letters of ours, both edges, the large ones. Only the till's has a drawer. */
export function pruebaLayout({ puesto, destino, perfil }: Prueba): RenglonDeTicket[] {
  const columnas = Number(perfil.columnas);
  const papel = papelDe(columnas);
  const regla = Array.from({ length: columnas }, (_, i) => String((i + 1) % 10)).join('');
  return [
    ...papel.alCentro('PRUEBA', 'grande'),
    ...papel.alCentro(puesto === DE_LA_CAJA ? 'Impresora de la caja' : `Impresora de ${puesto}`),
    papel.raya(),
    ...papel.conRotulo('Sale en', destino),
    ...papel.par('Columnas', perfil.columnas),
    ...papel.par('Página de códigos', perfil.pagina),
    ...papel.par('Corte', CORTES[perfil.corte]),
    ...(puesto === DE_LA_CAJA ? papel.par('Cajón', CAJONES[perfil.cajon]) : []),
    ...papel.par('Copias de cada papel', String(perfil.copias)),
    papel.raya(),
    normal(regla),
    ...papel.parrafo('áéíóú ÁÉÍÓÚ ñÑ üÜ ¿? ¡! €', 'normal'),
    grande('GRANDE'.padEnd(papel.anchoDe('grande') - 1, '.') + '|'),
    ...papel.parrafo(
      'Si la regla ocupa dos líneas, el papel es más angosto. Si las letras con tilde salen mal, elija otra página de códigos.',
    ),
  ];
}
