import { camposDe, type Llamada } from '../../testing/llamadas';

import type { Archivo } from './declaradas';

const EJEMPLO = 'services/ordering/src/ventas/ventas.denegar.ts';

/** What the x.denegar.ts files lack or have too much of, each in a sentence that says what to write where. */
export function faltasDe(archivos: readonly Archivo[], llamadas: readonly Llamada[]): string[] {
  return [
    ...llamadas.flatMap((llamada) => faltasDeLlamada(archivos, llamada)),
    ...archivos.flatMap((archivo) => faltasDeArchivo(archivo, llamadas)),
  ];
}

function faltasDeLlamada(archivos: readonly Archivo[], llamada: Llamada): string[] {
  const { nombre, servicio } = llamada;
  const [suyo, otro] = archivos.filter(({ filas }) => filas.has(nombre));
  if (!suyo) {
    const donde = `services/${servicio}/src/<feature>/<feature>.denegar.ts`;
    return [
      `${nombre}: no x.denegar.ts speaks of it. Write its row, its input and what of another company could be sent in ${donde}, beside its route (as ${EJEMPLO})`,
    ];
  }
  const donde = rutaDe(suyo);
  const faltas: string[] = [];
  if (otro) faltas.push(`${nombre}: both ${donde} and ${rutaDe(otro)} speak of it. Leave one`);
  if (suyo.servicio !== servicio)
    faltas.push(`${nombre}: ${servicio} answers it. Move its row from ${donde} beside its route`);
  if (!suyo.entradas[nombre])
    faltas.push(`${nombre}: no input. Write entradas.${nombre} in ${donde}`);
  if (nombraEmpresa(llamada) !== (suyo.filas.get(nombre)?.empresa !== null))
    faltas.push(
      `${nombre}: its input ${nombraEmpresa(llamada) ? 'names' : 'does not name'} a company. Mend the empresa of its row in ${donde}`,
    );
  if (nombraAlgoMas(llamada) && !suyo.ajenos[nombre])
    faltas.push(
      `${nombre}: its input has more than a company. Write ajenos.${nombre} in ${donde}: what of another company could be sent there, or [] if no field names anything`,
    );
  return faltas;
}

function faltasDeArchivo(archivo: Archivo, llamadas: readonly Llamada[]): string[] {
  const nombres = [
    archivo.filas.keys(),
    Object.keys(archivo.entradas),
    Object.keys(archivo.ajenos),
  ];
  return [...new Set(nombres.flatMap((unos) => [...unos]))]
    .filter((nombre) => !llamadas.some((llamada) => llamada.nombre === nombre))
    .map(
      (nombre) =>
        `${nombre}: no contract has such a call. Take it out of ${rutaDe(archivo)}, or add the call to its contract in shared/src/contracts`,
    );
}

const DE_EMPRESA: readonly string[] = ['company', 'empresa'];
/** Texts, printed on the till itself or in its kitchen: the company in them is a heading. */
const NO_ES_DE_NADIE: readonly string[] = [
  'imprimirTicket',
  'imprimirComanda',
  'imprimirHojaCaja',
  'abrirCajon',
];

const nombraEmpresa = ({ nombre, call }: Llamada) =>
  !call.acceso.empresaNueva &&
  camposDe(call).some((campo) => DE_EMPRESA.includes(campo)) &&
  !NO_ES_DE_NADIE.includes(nombre);

const nombraAlgoMas = (llamada: Llamada) =>
  nombraEmpresa(llamada) && camposDe(llamada.call).some((campo) => !DE_EMPRESA.includes(campo));

const rutaDe = ({ servicio, archivo }: Archivo) => `services/${servicio}/src/${archivo}`;
