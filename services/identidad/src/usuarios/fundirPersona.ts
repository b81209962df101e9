import { isDeepStrictEqual } from 'node:util';

import { fundir } from '@comanda/kit/base/fundir';

import type { Alcance } from './alcance';
import type { DatosDeUsuario, Persona } from './persona';

/** `leido`: as this editor read them; undefined: a page of before does not say. */
export type EdicionDePersona = { escrito: DatosDeUsuario; leido: DatosDeUsuario | undefined };

/** As the form calls what the row calls otherwise. */
const CAMPOS: Readonly<Partial<Record<string, string>>> = {
  nombre: 'nombreCompleto',
  empresas: 'empresa',
};

/** What is written of somebody whom several people edit. Their companies are a set, of which this editor sees their own alone. */
export function fundirPersona(
  { todas, empresas }: Alcance,
  ahora: Persona,
  { escrito, leido }: EdicionDePersona,
): DatosDeUsuario {
  const suyas = todas ? ahora.empresas : ahora.empresas.filter((id) => empresas.includes(id));
  const deEste = comoConjunto(escrito);
  const fundido = fundir(
    comoConjunto({ ...ahora, empresas: suyas }),
    { leido: leido && comoConjunto(leido), escrito: deEste },
    { nombreDe: (campo) => CAMPOS[campo] ?? campo },
  );
  const deOtro = !isDeepStrictEqual(fundido.empresas, deEste.empresas);
  const calla = isDeepStrictEqual(escrito.empresas, leido?.empresas);
  return { ...fundido, empresas: deOtro || calla ? suyas : escrito.empresas }; // the first one chosen comes first
}

const comoConjunto = <D extends DatosDeUsuario>(datos: D): D => ({
  ...datos,
  empresas: datos.empresas.toSorted((a, b) => a - b),
});
