import { faltaDeBarras } from '../../domain/producto/codigoBarras';

import { perfilDeEscaner, type PerfilDeEscaner } from './perfil';

/** Fewer are a hand that rolls over two keys. */
const MINIMO = 6;
/** What a code is made of; a sentence is none. */
const CODIGO = /^[\w./+-]+$/;
/** What scanners put around a code to say of which kind it is: ']E0', '*', '~'. */
const SENALES = /^(\][A-Za-z]\w)|^[^\w.]+|[^\w]+$/g;
const CIERRAN: ReadonlySet<string> = new Set(['Enter', 'Tab']);
/** A scanner may hiccup once in a code: whoever waits on a busy page gets a key late. */
const TARDE_MS = 150;
/** So many keys without a hiccup are no hand's. */
const DE_ESCANER = 3;
/** Two keys of the fastest hand are as far apart. */
const DE_MANO_MS = 40;

export type Tecla = { key: string; timeStamp: number };

/** 'empieza': whatever was before, a code may begin here. 'codigo': one has just been read to its end; `antes`, from one 'empieza' earlier. */
export type TeclaLeida =
  | { tipo: 'empieza' | 'sigue' | 'nada' }
  | { tipo: 'codigo'; codigo: string; antes: boolean };

export type Lector = {
  tecla: (tecla: Tecla) => TeclaLeida;
  /** It has been silent: what was read ends here, where the scanner ends nothing itself. */
  silencio: () => TeclaLeida;
};

const NADA: TeclaLeida = { tipo: 'nada' };

/** Tells a scanner from somebody who types by when the browser received each key. */
export function crearLector(perfil: () => PerfilDeEscaner = perfilDeEscaner): Lector {
  /** The keys that came one after another, and those before the one late key. */
  let rafaga = '';
  let anterior = '';
  let ultima = -Infinity;

  const cerrar = (): TeclaLeida => {
    const { prefijo } = perfil();
    const sola = sinSenales(rafaga, prefijo);
    const junta = anterior === '' ? null : sinSenales(anterior + rafaga, prefijo);
    const antes = junta !== null && vaJunta({ anterior, sola, junta }, perfil().entreMs);
    rafaga = anterior = '';
    const codigo = antes ? junta : sola;
    return codigo.length >= MINIMO && CODIGO.test(codigo)
      ? { tipo: 'codigo', codigo, antes }
      : NADA;
  };

  return {
    tecla({ key, timeStamp }) {
      const hueco = timeStamp - ultima;
      const seguida = hueco >= 0 && hueco <= perfil().entreMs;
      ultima = timeStamp;
      if (CIERRAN.has(key)) {
        if (!seguida && (anterior !== '' || hueco > TARDE_MS)) rafaga = anterior = '';
        return cerrar();
      }
      if (key.length !== 1) return { tipo: key === 'Shift' ? 'sigue' : 'nada' }; // capitals of a code come with it
      if (seguida && rafaga !== '') {
        rafaga += key;
        return { tipo: 'sigue' };
      }
      anterior = hueco >= 0 && hueco <= TARDE_MS ? rafaga : '';
      rafaga = key;
      return { tipo: 'empieza' };
    },
    silencio: () => (perfil().cierre === 'NINGUNO' ? cerrar() : NADA),
  };
}

/** Whether what came before the late key belongs to the code: its check digit says so, else that no hand typed it. */
function vaJunta(
  { anterior, sola, junta }: Record<'anterior' | 'sola' | 'junta', string>,
  entreMs: number,
): boolean {
  if (faltaDeBarras(junta) === null) return true;
  if (anterior.length < DE_ESCANER) return false;
  // of a scanner as slow as a hand, what is a code without them was read after somebody typed
  return entreMs < DE_MANO_MS || faltaDeBarras(sola) !== null;
}

function sinSenales(texto: string, prefijo: string): string {
  const suyo = prefijo !== '' && texto.startsWith(prefijo) ? texto.slice(prefijo.length) : texto;
  return suyo.replace(SENALES, '');
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
