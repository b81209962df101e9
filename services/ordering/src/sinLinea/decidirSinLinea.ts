import type { Cliente } from '@comanda/shared/contracts/clientes';
import { ARRIENDO_HORAS } from '@comanda/shared/contracts/dispositivos';
import { PERFILES_DE_CAJA } from '@comanda/shared/contracts/perfiles';
import type { SinLinea } from '@comanda/shared/contracts/ventas';
import { AppError } from '@comanda/shared/errors/AppError';
import type { Persona } from '@comanda/kit/acceso/tenant';

import type { CatalogoVigente, Solicitud } from '../ventas/revisarLinea';

import { comoSeVendio } from './comoSeVendio';
import { compradorAnotado, marcarComprador } from './compradorAnotado';
import { exigirDispositivo, exigirNumero } from './exigirArriendo';
import type { ArriendoRow, ContextoSinLinea, VendedorRow } from './leerSinLinea';
import { marcarReloj, marcasDe, type Marcas } from './marcas';
import type { Ventana } from './preciosEnVentana';

/** An Administrador takes what was refused; `reemplaza`: under another number than it was sold with. */
export type Aceptada = { motivo: string; reemplaza: string | null };

/** What is written beside the sale. */
export type AnotacionSinLinea = {
  dispositivo: { id: string; nombre: string };
  caja: number | null;
  vendida: Date;
  recibida: Date;
  enviada: { id: string; nombreCompleto: string };
  marcas: string[];
  detalle: object;
  aceptada: Aceptada | null;
  /** Whom nobody knew: registered with the sale. */
  compradorNuevo: Cliente | null;
};

export type SinLineaDecidida = {
  /** In whose name it is sold. */
  vendedor: Persona;
  vendida: Date;
  /** When its invoice is of. */
  emitida: Date;
  /** What each line was sold by, by its place. */
  catalogos: ReadonlyMap<number, CatalogoVigente>;
  anotacion: AnotacionSinLinea;
};

type Pedido = {
  solicitud: Solicitud;
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

type Leido = { catalogo: CatalogoVigente; cliente: Cliente | null; sinLinea: ContextoSinLinea };

/** Whether a sale of a till without a line is taken, as it was sold then, and what of it is to be looked at. */
export function decidirSinLinea(
  { solicitud, sinLinea, caller, aceptada, ahora }: Pedido,
  { catalogo, cliente, sinLinea: contexto }: Leido,
): SinLineaDecidida {
  const { vendida, emitida } = momentosDe(sinLinea, aceptada, ahora);
  const marcas = marcasDe(aceptada !== null);
  const arriendo = exigirDispositivo(contexto.arriendo, sinLinea.token);
  exigirNumero(arriendo, solicitud.clave_acceso, { vendida, emitida, ahora });
  if (arriendo.revocado !== null)
    marcas.oRehusar(
      'DISPOSITIVO_REVOCADO' as const,
      arriendo.revocado,
      () => new AppError('DISPOSITIVO_REVOCADO', { dispositivo: sinLinea.dispositivo }),
    );
  const vendedor = vendedorDe(contexto.vendedor, {
    caller,
    marcas,
    dicho: sinLinea.vendedor,
    aceptada: aceptada !== null,
  });
  if (aceptada?.reemplaza) marcas.marcar('OTRO_NUMERO', aceptada.reemplaza);
  marcarReloj(marcas, arriendo, { reloj: sinLinea.reloj, ahora });
  const comprador = compradorAnotado(solicitud);
  marcarComprador(marcas, comprador, cliente);
  const ventana = ventanaDe(arriendo, vendida);
  const catalogos = comoSeVendio(solicitud, { ...contexto, catalogo, ventana, marcas });
  const { dispositivo, caja = null } = sinLinea;
  return {
    vendedor,
    vendida,
    emitida,
    catalogos,
    anotacion: {
      vendida,
      caja,
      aceptada,
      recibida: ahora,
      ...marcas.leer(),
      compradorNuevo: cliente ? null : comprador,
      dispositivo: { id: dispositivo, nombre: arriendo.nombre },
      enviada: { id: caller.id, nombreCompleto: caller.nombreCompleto },
    },
  };
}

const VENDEN: readonly string[] = PERFILES_DE_CAJA;

type Envia = { caller: Persona; marcas: Marcas; dicho: string; aceptada: boolean };

/** Who sold it, as they are now; whoever accepts it answers for one who is no more of the company. */
function vendedorDe(fila: VendedorRow | null, { caller, marcas, dicho, aceptada }: Envia): Persona {
  if (fila?.vende && VENDEN.includes(fila.perfil)) {
    const { id, email, nombre_completo: nombreCompleto } = fila;
    // who only says that an Administrador sold it may do no more than they may themselves
    const perfil = aceptada || caller.perfil !== 'Administrador' ? caller.perfil : fila.perfil;
    return { id, perfil, email, nombreCompleto, empresas: [] };
  }
  marcas.oRehusar(
    'VENDEDOR_RETIRADO' as const,
    dicho,
    () => new AppError('VENDEDOR_NO_PERMITIDO', { vendedor: dicho }),
  );
  return caller;
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
