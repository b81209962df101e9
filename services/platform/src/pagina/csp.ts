import type { Arranque } from '@comanda/shared/contracts/plataforma/plataforma';

import type { RegistroDeBuilds } from '../lanzamientos/registro';

import { vigia } from './vigia';

/** Scripts must bring their hash, also those a script adds. */
export const POLITICA_DE_INTEGRIDAD = 'blocked-destinations=(script)';

type DePagina = {
  direcciones: Arranque['direcciones'];
  /** Where else the scripts of areas are. */
  origenes: readonly string[];
};
/**
 * Where browsers tell what the policy refused, and by this name also of a page that died (telemetria/politicaRoutes). Whatever else they
 * tell there is dropped.
 */
export const RUTA_DE_POLITICA = '/plataforma/politica';
export const DESTINOS = `default="${RUTA_DE_POLITICA}"`;

/**
 * The policy of the answer. Scripts are ours, from files (and the guard, by its hash), no eval; what is done with text that
 * could become a script goes through the shell's one policy. Other origins give scripts and nothing else: what a build has besides
 * comes from here. Styles need the nonce of the answer: antd writes them.
 */
export function csp(nonce: string, { direcciones, origenes }: DePagina): string {
  const apis = [
    ...new Set(
      Object.values(direcciones)
        .filter(esAbsoluta)
        .map((url) => new URL(url).origin),
    ),
  ];
  return [
    "default-src 'none'",
    `script-src ${["'self'", ...origenes].join(' ')} '${vigia.integridad}'`,
    "worker-src 'self'",
    `style-src 'self' 'nonce-${nonce}'`,
    `img-src ${["'self'", 'data:', 'blob:', ...apis].join(' ')}`,
    "font-src 'self'",
    `connect-src ${["'self'", ...apis].join(' ')}`,
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "object-src 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types default',
    'report-to default',
    `report-uri ${RUTA_DE_POLITICA}`, // of browsers that do not know the other
  ].join('; ');
}

/** The worker that keeps what opens without a line asks this origin, and does nothing else. */
export const CSP_DE_TRABAJADOR = "default-src 'none'; connect-src 'self'";

/**
 * The policy that stands in the page, first of all, and holds besides the other: only these very files run. It is where most of
 * it repeats what the boot document says, which compresses; as a header it would be longer than some proxies take.
 */
export function cspDeGuiones(registro: RegistroDeBuilds, otros: readonly string[]): string {
  return `script-src ${[vigia.integridad, ...otros, ...deBuilds(registro)].map(entreComillas).join(' ')}; worker-src 'self'`;
}

const listas = new WeakMap<RegistroDeBuilds, string[]>();

/** The files of every build that anybody may be given: who logs in on this page may have other areas. */
function deBuilds(registro: RegistroDeBuilds): string[] {
  const lista = listas.get(registro) ?? [
    ...new Set(
      [...registro.builds.values()].flatMap(({ indice }) =>
        Object.entries(indice.integridad)
          .filter(([archivo, integridad]) => archivo.endsWith('.js') && ES_HASH.test(integridad))
          .map(([, integridad]) => integridad),
      ),
    ),
  ];
  listas.set(registro, lista);
  return lista;
}

/** Nothing else that a registry may hold gets into the policy. */
const ES_HASH = /^sha384-[A-Za-z0-9+/]{64}$/;
const entreComillas = (hash: string) => `'${hash}'`;
const esAbsoluta = (url: string) => /^https?:/.test(url);
