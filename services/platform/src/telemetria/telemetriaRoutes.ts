import type { FastifyPluginAsync } from 'fastify';

import { exponer } from '@comanda/kit/http/exponer';
import { FASES_DE_FALLO, FASES_DICHAS, MEDIDAS } from '@comanda/shared/contracts/plataforma/fases';
import {
  telemetriaCalls as calls,
  type Evento,
} from '@comanda/shared/contracts/plataforma/telemetria';

import { visitante } from '../arranque/visitante';
import type { Deps } from '../deps';
import { promoverCanarios } from '../publicaciones/promover';
import { fallosRepository } from './fallosRepository';
import { medidasRepository } from './medidasRepository';
import { telemetriaRepository } from './telemetriaRepository';
import { volverEstables } from './volverEstables';

const VENTANA_MS = 60_000;

/** Behind one address may stand a restaurant of twenty tills, each of which reports its loads and every five minutes. */
const INFORMES = 120;

/** Addresses at once; whoever sends from more than these is nobody's restaurant. */
const DIRECCIONES = 10_000;

/** How many reports an address may send in a minute, known to this process alone. What is beyond is dropped. */
export function topeDeInformes() {
  let hasta = 0;
  const cuentas = new Map<string, number>();
  return (direccion: string, ahora: Date): boolean => {
    if (ahora.getTime() >= hasta) {
      cuentas.clear();
      hasta = ahora.getTime() + VENTANA_MS;
    }
    const cuenta = (cuentas.get(direccion) ?? 0) + 1;
    if (cuenta === 1 && cuentas.size >= DIRECCIONES) return false;
    cuentas.set(direccion, cuenta);
    return cuenta <= INFORMES;
  };
}

const nombresDe = (eventos: readonly Evento[]) => [
  ...new Set(eventos.map(({ area, build }) => `${area}/${build}`)),
];

const LIMPIAR_CADA_MS = 60_000;
const DE_FALLO: ReadonlySet<string> = new Set(FASES_DE_FALLO);
const DE_DECIR: ReadonlySet<string> = new Set([...FASES_DE_FALLO, ...FASES_DICHAS]);

const DE_MEDIR: ReadonlySet<string> = new Set(MEDIDAS);
const esMedida = ({ fase }: Evento): boolean => DE_MEDIR.has(fase);

/** What pages report of what they loaded. Nobody waits for the answer, and what does not fit is dropped. */
export const telemetriaRoutes: FastifyPluginAsync<Deps> = async (app, { db, vivos }) => {
  const telemetria = telemetriaRepository(db);
  const fallos = fallosRepository(db);
  const medidas = medidasRepository(db);
  const cabe = topeDeInformes();
  let limpiada = 0;

  const limpiar = async (ahora: Date) => {
    if (ahora.getTime() - limpiada < LIMPIAR_CADA_MS) return;
    limpiada = ahora.getTime();
    await telemetria.olvidar(ahora);
  };

  const retirarLosQueFallan = async (fallados: readonly Evento[], ahora: Date) => {
    const builds = nombresDe(fallados);
    const detenidos = await telemetria.detenerCanarios(builds, ahora);
    for (const detenido of detenidos) app.log.warn(detenido, 'canary stopped');
    const vueltas = await volverEstables(db, builds, ahora);
    for (const vuelta of vueltas) app.log.warn(vuelta, 'stable build taken back');
    if (detenidos.length + vueltas.length > 0) vivos.releer();
  };

  const promoverLosQueCargan = async (cargados: readonly Evento[]) => {
    if (cargados.length === 0) return;
    const promovidos = await promoverCanarios(db, nombresDe(cargados));
    for (const promovido of promovidos) app.log.info(promovido, 'canary is stable now');
    if (promovidos.length > 0) vivos.releer();
  };

  exponer(app, calls.informar, async ({ request, entrada: { eventos }, ahora }) => {
    if (!cabe(request.ip, ahora)) return null;
    const caller = await visitante(db, request);
    const empresa = caller?.empresas[0]?.id;
    await medidas.sumar(empresa ?? 0, eventos.filter(esMedida), ahora);
    await telemetria.sumar(
      empresa ?? 0,
      eventos.filter((uno) => !esMedida(uno)),
      ahora,
    );
    if (caller && empresa !== undefined) await telemetria.anotarSesion(caller, eventos, ahora);
    const fallados = eventos.filter(({ fase }) => DE_FALLO.has(fase));
    const dichos = eventos.filter(({ fase }) => DE_DECIR.has(fase));
    await fallos.anotar(empresa ?? 0, dichos, ahora);
    if (fallados.length > 0) await retirarLosQueFallan(fallados, ahora);
    await promoverLosQueCargan(eventos.filter(({ fase }) => fase === 'carga'));
    await limpiar(ahora);
    return null;
  });
};
