import type { Candidato } from '../candidato';
import type { ReglaDePuerta } from '../regla';

/** What only the library itself says: a build with it carries a copy. Their test finds each in the shell. */
export const SENAS: Readonly<Record<string, string>> = {
  react: 'react.transitional.element',
  'react-dom': '__reactFiber$',
  'react-redux': 'react-redux-context',
  '@reduxjs/toolkit': 'RTK_autoBatch',
  'react-router-dom': '__reactRouterVersion',
  zod: '~standard',
  antd: 'anticon',
  dayjs: '$isDayjsObject',
};

const CODIGO_DE_TEXTO =
  /(?<![\w$.])(?:(?:globalThis|window|self)\s*\.\s*)?eval\s*\(|\(\s*0\s*,\s*eval\s*\)|(?<![\w$])Function\s*\(\s*["'`]|(?<![\w$])new\s+Function\b|(?<![\w$])set(?:Timeout|Interval)\s*\(\s*["'`]/;
const HTML_CRUDO =
  /\.(?:innerHTML|outerHTML)\s*\+?=(?!=)|\binsertAdjacentHTML\b|document\s*\.\s*write(?:ln)?\b|dangerouslySetInnerHTML|createContextualFragment/;
const ESTILO =
  /createElement\s*\(\s*["'`]style["'`]|setAttribute\s*\(\s*["'`]style["'`]|<style[\s>]|\.insertRule\s*\(|\.cssText\s*=(?!=)/i;

function* textos({ archivos }: Candidato): Generator<[string, string]> {
  for (const [nombre, contenido] of archivos)
    if (nombre.endsWith('.js')) yield [nombre, contenido.toString('utf8')];
}

function* hallar(candidato: Candidato, patron: RegExp, que: string) {
  for (const [nombre, texto] of textos(candidato)) {
    const hallado = patron.exec(texto);
    if (hallado) yield `${nombre} ${que}: ${hallado[0].trim().slice(0, 60)}`;
  }
}

/** These rules read minified code: they stop mistakes. The page's own policy stops what runs in spite of them. */
export const DE_CODIGO: readonly ReglaDePuerta[] = [
  {
    nombre: 'biblioteca-incluida',
    para: 'area',
    arreglo: 'Impórtela por su nombre público (@comanda/shared/ui/..., react): la da el marco',
    *revisar(candidato) {
      for (const [nombre, texto] of textos(candidato))
        for (const [biblioteca, sena] of Object.entries(SENAS))
          if (texto.includes(sena)) yield `${nombre} trae una copia de ${biblioteca}`;
    },
  },
  {
    nombre: 'codigo-de-texto',
    para: 'area',
    arreglo: 'Escriba la función: la página no admite eval ni new Function',
    revisar: (candidato) => hallar(candidato, CODIGO_DE_TEXTO, 'hace código de un texto'),
  },
  {
    nombre: 'html-crudo',
    para: 'area',
    arreglo: 'Dibuje con componentes; la página no admite HTML hecho de texto',
    revisar: (candidato) => hallar(candidato, HTML_CRUDO, 'hace HTML de un texto'),
  },
  {
    nombre: 'estilo-sin-nonce',
    para: 'area',
    arreglo:
      'Ponga el estilo en un .css junto al componente: la página rechaza los que no llevan nonce',
    revisar: (candidato) => hallar(candidato, ESTILO, 'hace un estilo en la página'),
  },
];
