import { abrirSello, sellar, type Sellado } from '../domain/sinLinea/sello';
import { enBase } from '../session/baseLocal';

import { huellaDeEntrada, selloDe } from './llavesDeLectura';

type Abierta = { cuando: number; dato: unknown };
/** Answers a request out of all that was kept of some calls, oldest first, instead of what that one was answered last. */
export type DeOtras = {
  llamadas: readonly string[];
  hacer: (tenidas: readonly (Abierta & { params: Record<string, unknown> })[]) => unknown;
};
/** Whose reading it is and with which key of theirs, of which call, and what was asked; of one call so many answers are kept. */
export type Lectura = {
  usuario: string;
  llave: string;
  llamada: string;
  entrada: string;
  cuantas: number;
  deOtras?: DeOtras;
};
/** `entrada` is a hash with their key: what was asked for says whom they sold to. */
type Lugar = { usuario: string; llamada: string; entrada: string };
type Guardada = Lugar & { cuando: number; sello: Sellado };

/** Read before they are asked for; each is good once, and none once anything else was kept. */
let adelantadas: readonly Guardada[] = [];

/** Keeps what a call answered; of those of its kind the ones of longest ago go. */
export function guardarLectura(lectura: Lectura, dato: unknown): Promise<unknown> {
  const { entrada, cuantas } = lectura;
  adelantadas = [];
  return enOrden(async () => {
    const lugar = await lugarDe(lectura);
    const [llave, cuando] = [await selloDe(lectura.llave), Date.now()];
    const texto = JSON.stringify({ entrada, dato });
    const nueva = { ...lugar, cuando, sello: await sellar(llave, texto, comoDe(lugar, cuando)) };
    return enBase('lecturas', 'readwrite', (almacen) => {
      const puesta = almacen.put(nueva satisfies Guardada);
      soltar(almacen, lugar, cuantas);
      return puesta;
    });
  });
}

/** Forgets all but the last ones of a call, and what the version before left readable: its key had what was asked for. */
function soltar(almacen: IDBObjectStore, { usuario, llamada }: Lugar, cuantas: number): void {
  const suyas = IDBKeyRange.bound([usuario, llamada, 0], [usuario, llamada, Infinity]);
  const todas = almacen.index('porFecha').getAllKeys(suyas);
  todas.onsuccess = () => {
    for (const vieja of todas.result.slice(0, -cuantas)) almacen.delete(vieja);
  };
  const llaves = almacen.getAllKeys();
  llaves.onsuccess = () => {
    for (const llave of llaves.result)
      if (JSON.stringify(llave).includes(',"[')) almacen.delete(llave);
  };
}

/** Reads the last answer of each call; none of them opens before its key is there. */
export async function adelantarLecturas(usuario: string): Promise<void> {
  const suyas = IDBKeyRange.bound([usuario], [usuario, []]);
  const todas = await enBase('lecturas', 'readonly', (uno) => uno.index('porFecha').getAll(suyas));
  const guardadas = (todas as Guardada[]).filter((una) => 'sello' in una); // what was put there, by call and time
  adelantadas = [...new Map(guardadas.map((una) => [una.llamada, una])).values()];
}

/** Throws where it does not open. */
export async function leerLectura(lectura: Lectura): Promise<Abierta | undefined> {
  if (lectura.deOtras) return juntar(lectura, lectura.deOtras);
  const lugar = await lugarDe(lectura);
  const ya = adelantadas.find((una) => llaveDe(una).join() === llaveDe(lugar).join());
  adelantadas = adelantadas.filter((una) => una !== ya);
  const hallada = ya ?? (await enBase('lecturas', 'readonly', (uno) => uno.get(llaveDe(lugar))));
  return hallada === undefined ? undefined : abrir(hallada as Guardada, lectura.llave); // what was put there
}

/** What does not open is left out. */
async function juntar(
  { usuario, llave }: Lectura,
  { llamadas, hacer }: DeOtras,
): Promise<Abierta | undefined> {
  const guardadas = await Promise.all(
    llamadas.map((llamada) => {
      const suyas = IDBKeyRange.bound([usuario, llamada, 0], [usuario, llamada, Infinity]);
      return enBase('lecturas', 'readonly', (uno) => uno.index('porFecha').getAll(suyas));
    }),
  );
  const abiertas = await Promise.allSettled(
    (guardadas.flat() as Guardada[]).map((una) => abrir(una, llave)), // what was put there
  );
  const tenidas = abiertas
    .flatMap((una) => (una.status === 'fulfilled' ? una.value : []))
    .map(({ cuando, dato, entrada }) => ({ cuando, dato, params: paramsDe(entrada) }))
    .sort((a, b) => a.cuando - b.cuando);
  const ultima = tenidas.at(-1);
  return ultima && { cuando: ultima.cuando, dato: hacer(tenidas) };
}

const paramsDe = (entrada: string) =>
  (JSON.parse(entrada) as [url: string, params?: Record<string, unknown>])[1] ?? {};

async function abrir(guardada: Guardada, llave: string): Promise<Abierta & { entrada: string }> {
  const { cuando, sello } = guardada;
  const texto = await abrirSello(await selloDe(llave), sello, comoDe(guardada, cuando));
  return { cuando, ...(JSON.parse(texto) as { entrada: string; dato: unknown }) }; // nobody else has the key
}

/** It is no longer theirs to read. */
export function olvidarLectura(lectura: Lectura): Promise<unknown> {
  adelantadas = [];
  return enOrden(async () => {
    const lugar = await lugarDe(lectura);
    return enBase('lecturas', 'readwrite', (almacen) => almacen.delete(llaveDe(lugar)));
  });
}

export function olvidarLecturas(): Promise<unknown> {
  adelantadas = [];
  return enOrden(() => enBase('lecturas', 'readwrite', (almacen) => almacen.clear()));
}

let cola: Promise<unknown> = Promise.resolve();

/** Writes go one after another, as they were asked for: what is being sealed when somebody leaves is not written after them. */
function enOrden<Hecho>(hacer: () => Promise<Hecho>): Promise<Hecho> {
  const hecho = cola.then(hacer);
  cola = hecho.catch(() => undefined); // whoever asked is told
  return hecho;
}

const llaveDe = ({ usuario, llamada, entrada }: Lugar) => [usuario, llamada, entrada];
const comoDe = (lugar: Lugar, cuando: number) => JSON.stringify([...llaveDe(lugar), cuando]);

async function lugarDe({ usuario, llave, llamada, entrada }: Lectura): Promise<Lugar> {
  return { usuario, llamada, entrada: await huellaDeEntrada(llave, entrada) };
}
