import {
  contratosRotos,
  nombreDeLlamada,
  type Llamada,
  type Servidas,
} from '@comanda/kit/contratos/llamadas';
import type { Acceso } from '@comanda/shared/contracts/defineCall';

import type { ReglaDePuerta } from '../regla';

type Quienes = Pick<Llamada, 'perfiles' | 'area'> | Acceso;

const deQuienes = ({ perfiles, area }: Quienes) =>
  `${[perfiles].flat().join(', ')}${area === null ? '' : ` con ${[area].flat().join(' o ')}`}`;

/** Those who are let in where most people are, the most open first. */
const ABIERTAS = ['publico', 'sesion'];

/** Whether everybody whom a build shows something that calls it is let in; a service may let in more. */
function alcanza(aqui: Quienes, alla: Quienes): boolean {
  const [pedidos, dados] = [[aqui.perfiles].flat(), [alla.perfiles].flat()];
  const abierta = ABIERTAS.findIndex((una) => dados.includes(una));
  const entran =
    abierta >= 0
      ? !ABIERTAS.slice(0, abierta).some((una) => pedidos.includes(una))
      : pedidos.every((uno) => dados.includes(uno));
  if (alla.area === null) return entran;
  const areas = [alla.area].flat();
  return entran && aqui.area !== null && [aqui.area].flat().every((una) => areas.includes(una));
}

function decir(llamada: Llamada, acceso: Acceso | undefined): string | null {
  const cual = nombreDeLlamada(llamada);
  if (!acceso) return `${cual} no lo atiende ningún servicio`;
  if (alcanza(llamada, acceso)) return null;
  return `${cual} es aquí de ${deQuienes(llamada)}, y en los servicios de ${deQuienes(acceso)}`;
}

/** Those that no service answers, or not to everybody whom a build shows them. */
const desconocidas = (llama: readonly Llamada[], servidas: Servidas): string[] =>
  llama.flatMap((una) => decir(una, servidas.get(nombreDeLlamada(una))?.acceso) ?? []);

/** What no service would do for who makes these calls. */
export const faltasDeLlamadas = (llama: readonly Llamada[], servidas: Servidas): string[] => [
  ...desconocidas(llama, servidas),
  ...contratosRotos(llama, servidas),
];

export const DE_LLAMADAS: readonly ReglaDePuerta[] = [
  {
    nombre: 'llamada-desconocida',
    arreglo: 'Publique antes el servicio que la atiende, o traiga sus contratos al día',
    *revisar({ lanzamiento: { llama } }, { llamadas }) {
      yield* desconocidas(llama ?? [], llamadas);
    },
  },
  {
    nombre: 'contrato-que-no-cabe',
    arreglo:
      'Publique antes el servicio que la contesta así, o no le pida lo que hoy no da. Lo que se agrega es opcional mientras los dos andan',
    *revisar({ lanzamiento: { llama } }, { llamadas }) {
      yield* contratosRotos(llama, llamadas);
    },
  },
];
