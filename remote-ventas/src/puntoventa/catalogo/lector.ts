/** A scanner's keys come at gaps up to 30 ms; the fastest hand's, 40 and more. */
const ENTRE_TECLAS_MS = 35;
/** Fewer are a hand that rolls over two keys. */
const MINIMO = 6;
/** What a code is made of; a sentence is none. */
const CODIGO = /^[\w./+-]+$/;
const CIERRAN: ReadonlySet<string> = new Set(['Enter', 'Tab']);

type Tecla = { key: string; timeStamp: number };

/** 'empieza': whatever was before, a code may begin here. 'codigo': one has just been read to its end. */
export type TeclaLeida =
  | { tipo: 'empieza' | 'sigue' | 'nada' }
  | { tipo: 'codigo'; codigo: string };

/** Tells a scanner from somebody who types by when the browser received each key. */
export function crearLector(): (tecla: Tecla) => TeclaLeida {
  let leido = '';
  let ultima = -Infinity;
  return ({ key, timeStamp }) => {
    const hueco = timeStamp - ultima;
    const seguida = hueco >= 0 && hueco <= ENTRE_TECLAS_MS;
    ultima = timeStamp;
    if (CIERRAN.has(key)) {
      const codigo = seguida ? leido : '';
      leido = '';
      const esCodigo = codigo.length >= MINIMO && CODIGO.test(codigo);
      return esCodigo ? { tipo: 'codigo', codigo } : { tipo: 'nada' };
    }
    if (key.length !== 1) return { tipo: key === 'Shift' ? 'sigue' : 'nada' }; // capitals of a code come with it
    leido = seguida ? leido + key : key;
    return { tipo: leido.length === 1 ? 'empieza' : 'sigue' };
  };
}

/** The same code again within so long is one reading: a hand that trembles, a trigger pressed twice. */
const REPETIDA_MS = 700;

export function crearGuardia(): (codigo: string, timeStamp: number) => boolean {
  let ultimo = { codigo: '', timeStamp: -Infinity };
  return (codigo, timeStamp) => {
    const repetida = codigo === ultimo.codigo && timeStamp - ultimo.timeStamp < REPETIDA_MS;
    ultimo = { codigo, timeStamp };
    return repetida;
  };
}
