import type { Canal } from '@comanda/shared/contracts/ventas/canales';
import type { Cliente } from '@comanda/shared/contracts/ventas/clientes';
import { ARRIENDO_HORAS } from '@comanda/shared/contracts/admin/dispositivos';
import type { SinLinea } from '@comanda/shared/contracts/ventas/ventas';
import type { Persona } from '@comanda/kit/acceso/tenant';

import type { CatalogoVigente, Solicitud } from '../ventas/revisarLinea';

import { comoSeVendio } from './comoSeVendio';
import { compradorAnotado, marcarComprador } from './compradorAnotado';
import { decidirSinLinea, type Autoria, type Decidido } from './decidirSinLinea';
import { exigirDispositivo, exigirNumero, type SerieDeEmisor } from './exigirArriendo';
import type { ArriendoRow, ContextoSinLinea } from './leerSinLinea';
import { loDichoDeVenta } from './loDicho';
import type { Ventana } from './preciosEnVentana';
import { tarifasEnVentana } from './tarifasEnVentana';

/**
 * An Administrador takes what was refused; `reemplaza`: under another number than it was sold with; `comoVino`: what its till sold and its
 * seller signed, with the order that it is taken without.
 */
export type Aceptada = { motivo: string; reemplaza: string | null; comoVino?: Solicitud };

/** What is written beside the sale. */
export type AnotacionSinLinea = {
  dispositivo: { id: string; nombre: string };
  caja: number | null;
  vendida: Date;
  recibida: Date;
  autoria: Autoria;
  marcas: string[];
  detalle: object;
  aceptada: Aceptada | null;
  /** Whom nobody knew: registered with the sale. */
  compradorNuevo: Cliente | null;
};

export type VentaSinLineaDecidida = {
  /** In whose name it is sold. */
  vendedor: Persona;
  vendida: Date;
  /** When its invoice is of. */
  emitida: Date;
  /** The till, where its number is one that this holds. */
  titular: string | null;
  /** What each line was sold by, by its place. */
  catalogos: ReadonlyMap<number, CatalogoVigente>;
  anotacion: AnotacionSinLinea;
};

type Pedido = {
  solicitud: Solicitud;
  idempotencia: string;
  sinLinea: SinLinea;
  /** Who sends it. */
  caller: Persona;
  aceptada: Aceptada | null;
  ahora: Date;
};

/** When it was sold, and when its invoice is of: under another number than it was sold with, of the day it gets that. */
export function momentosDe(
  { vendida: dicha }: Pick<SinLinea, 'vendida'>,
  aceptada: Aceptada | null,
  ahora: Date,
): { vendida: Date; emitida: Date } {
  const vendida = new Date(dicha);
  if (aceptada === null || aceptada.reemplaza === null) return { vendida, emitida: vendida };
  return { vendida: vendida > ahora ? ahora : vendida, emitida: ahora };
}

type Leido = {
  emisor: SerieDeEmisor;
  catalogo: CatalogoVigente;
  canal: Canal | null;
  cliente: Cliente | null;
  sinLinea: ContextoSinLinea;
};

/** Whether a sale of a till without a line is taken, as it was sold then, and what of it is to be looked at. */
export function decidirVentaSinLinea(
  { solicitud, idempotencia, sinLinea, caller, aceptada, ahora }: Pedido,
  { emisor, catalogo, canal, cliente, sinLinea: contexto }: Leido,
): VentaSinLineaDecidida {
  const { vendida, emitida } = momentosDe(sinLinea, aceptada, ahora);
  const arriendo = exigirDispositivo(contexto.arriendo, sinLinea.token);
  const reemplaza = aceptada?.reemplaza ?? null;
  const pedido = { emitida, emisor, conOtro: reemplaza !== null };
  const conSuNumero = exigirNumero(arriendo, solicitud.clave_acceso, pedido);
  const vino = aceptada?.comoVino ?? solicitud;
  const dicho = loDichoDeVenta(vino, sinLinea, { clave: idempotencia, reemplaza });
  const sabido = { ...contexto, equipo: arriendo };
  const envio = { caller, ahora, aceptada: aceptada !== null };
  const decidido = decidirSinLinea(dicho, sabido, envio);
  const { marcas, autoria, dispositivo } = decidido;
  if (reemplaza) marcas.marcar('OTRO_NUMERO', reemplaza);
  const comprador = compradorAnotado(solicitud);
  marcarComprador(marcas, comprador, cliente);
  const ventana = ventanaDe(arriendo, vendida);
  const rigieron = tarifasEnVentana(contexto.tarifarios, canal, ventana);
  const catalogos = comoSeVendio(solicitud, {
    ...contexto,
    catalogo,
    rigieron,
    ventana,
    marcas,
  });
  return {
    vendedor: vendedorDe(decidido, envio),
    vendida,
    emitida,
    titular: conSuNumero ? dispositivo.id : null,
    catalogos,
    anotacion: {
      vendida,
      caja: cajaDicha(sinLinea, ahora),
      aceptada,
      autoria,
      dispositivo,
      recibida: ahora,
      ...marcas.leer(),
      compradorNuevo: cliente ? null : comprador,
    },
  };
}

/** A till that is answered at once says only what it knew of its seller's drawer when somebody last looked at one there. */
const RECIENTE_MS = 60_000;

/** The drawer that the till says; null, that of its seller's shift: the sale comes as it is made. */
function cajaDicha({ vendida, caja }: SinLinea, ahora: Date): number | null {
  return ahora.getTime() - new Date(vendida).getTime() <= RECIENTE_MS ? null : (caja ?? null);
}

type Envia = { caller: Persona; aceptada: boolean };

/** In whose name it is sold: who only says that an Administrador sold it may do no more than they may themselves, nor one who sends. */
function vendedorDe({ hecho, autor }: Decidido, { caller, aceptada }: Envia): Persona {
  const propio = aceptada || caller.perfil !== 'Administrador' || !autor;
  const perfil = propio ? caller.perfil : autor.perfil;
  if (!autor || hecho.usuario.id !== autor.id) return { ...caller, perfil };
  const { id, email, nombre_completo: nombreCompleto } = autor;
  return { id, perfil, email, nombreCompleto, empresas: [] };
}

const LARGO_MS = ARRIENDO_HORAS * 3_600_000;
/** A till's catalogue is a little older than its last contact. */
const GRACIA_MS = 10 * 60_000;

/**
 * When a price must have been in force: since the till was last in touch, which is when its number's lease was renewed; where
 * that was after the sale, for as long as a lease is.
 */
function ventanaDe({ arrendada_hasta }: ArriendoRow, vendida: Date): Ventana {
  const renovada = arrendada_hasta && arrendada_hasta.getTime() - LARGO_MS;
  const contacto = renovada !== null && renovada <= vendida.getTime() ? renovada - GRACIA_MS : 0;
  return { desde: new Date(Math.max(contacto, vendida.getTime() - LARGO_MS)), hasta: vendida };
}
