import { AppError } from '@comanda/shared/errors/AppError';
import type { Hecho } from '@comanda/kit/auditoria/auditoria';
import { enCampo } from '@comanda/kit/http/enCampo';

import { pruebaDe, type Prueba } from './autoria';
import { COMPROBACIONES, type Caso, type Comprobacion } from './comprobaciones';
import { exigirDispositivo } from './exigirArriendo';
import type { SabidoDeEquipo, VendedorRow } from './leerSinLinea';
import type { LoDicho } from './loDicho';
import { marcasDe, type Marcas } from './marcas';

/** Whose session sends it, and what is decided. */
type Envio = { caller: Hecho['usuario']; ahora: Date; aceptada: boolean };

export type Decidido = {
  /** In whose name it stands, and when it was done. */
  hecho: Hecho;
  /** Who it says did it; null where they are nobody who may. */
  autor: VendedorRow | null;
  autoria: Autoria;
  dispositivo: { id: string; nombre: string };
  marcas: Marcas;
};

/** Who is said to have done it, who sent it, and by what the first is known. */
export type Autoria = {
  dicho: { id: string; nombre: string };
  enviado: { id: string; nombreCompleto: string };
  prueba: Prueba;
};

/**
 * Whether what a till says to have done without a line is taken: all kinds of it pass here, each through every check. In the
 * name of who did it where that is proved, else of who sends it.
 */
export function decidirSinLinea(
  dicho: LoDicho,
  { equipo: fila, vendedor: persona, pruebas }: SabidoDeEquipo,
  { caller, ahora, aceptada }: Envio,
): Decidido {
  const equipo = exigirDispositivo(fila, dicho.token);
  if (!pruebas) throw new AppError('DISPOSITIVO_DESCONOCIDO', { dispositivo: dicho.dispositivo });
  const autor = persona?.vende && dicho.perfiles.includes(persona.perfil) ? persona : null;
  const prueba = pruebaDe(dicho, { autor, caller, llave: pruebas.llave });
  const cuando = new Date(dicho.momento);
  const marcas = marcasDe(aceptada);
  const caso = { dicho, cuando, ahora, equipo, pruebas, persona, autor, prueba, caller, aceptada };
  Object.values(COMPROBACIONES).forEach((una: Comprobacion) => comprobar(una, caso, marcas));
  const { id, nombreCompleto } = caller;
  const probado = prueba === 'NINGUNA' ? null : autor;
  return {
    hecho: {
      usuario: probado ? { id: probado.id, nombreCompleto: probado.nombre_completo } : caller,
      ahora: cuando,
    },
    autor,
    autoria: {
      dicho: { id: dicho.quien, nombre: persona?.nombre_completo ?? '' },
      enviado: { id, nombreCompleto },
      prueba,
    },
    dispositivo: { id: dicho.dispositivo, nombre: equipo.nombre },
    marcas,
  };
}

function comprobar(una: Comprobacion, caso: Caso, marcas: Marcas): void {
  const que = una.mira(caso);
  if (!que) return;
  const trato = una[caso.dicho.clase];
  if (!('rehusa' in trato)) return marcas.marcar(trato.marca, que);
  if (!('salvo' in trato) || !salva(trato.salvo, caso)) {
    if (una.frase === undefined) throw new AppError(trato.rehusa, { ...que });
    throw enCampo(trato.rehusa, 'sin_linea.vendida', { msg: una.frase, detalle: { ...que } });
  }
  marcas.marcar(trato.marca, que);
}

const salva = (salvo: 'aceptada' | 'sinNumero', { aceptada, dicho }: Caso): boolean =>
  salvo === 'aceptada' ? aceptada : !dicho.conSuNumero;
