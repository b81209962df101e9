import { randomUUID } from 'node:crypto';

import { mesasCalls as calls } from '@comanda/shared/contracts/ventas/mesas';
import { vizorCalls } from '@comanda/shared/contracts/ventas/vizor';
import { ADMIN_OTRA, OTRA } from '@comanda/kit/testing/semilla';

import type { Acto, Ante } from './acto';
import type { Paso, QueSirve } from './pasos';

const { empresa } = OTRA;

/** What is done of an order besides where its units are, and of the tables. */
export const SERVIR: Record<QueSirve, (paso: Paso, ante: Ante) => Acto | undefined> = {
  SENTAR({ mesa, cantidad }, { orden, pedir }) {
    const random = orden?.random ?? randomUUID();
    const entrada = { empresa, random, mesa: String(mesa), comensales: cantidad };
    return { sinClave: true, hacer: () => pedir(calls.sentar, ADMIN_OTRA, entrada) };
  },

  LISTO({ cual, todo: listo }, { orden, pedir }) {
    const desde = cual % Math.max(1, orden?.lineas.length ?? 0);
    const lineas = orden?.lineas.slice(desde, desde + 3).map(({ linea }) => linea) ?? [];
    if (lineas.length === 0) return undefined;
    const entrada = { empresa, lineas, listo };
    return { sinClave: true, hacer: () => pedir(vizorCalls.marcarListo, ADMIN_OTRA, entrada) };
  },

  DISPARAR(_, { orden, pedir }) {
    if (!orden) return undefined;
    const entrada = { empresa, random: orden.random, curso: 'POSTRE' as const };
    return { sinClave: true, hacer: () => pedir(calls.dispararCurso, ADMIN_OTRA, entrada) };
  },

  ENTREGAR(_, { orden, pedir }) {
    if (!orden) return undefined;
    const entrada = { empresa, random: orden.random };
    return { sinClave: true, hacer: () => pedir(calls.entregarOrden, ADMIN_OTRA, entrada) };
  },

  CUENTA({ todo: por_pagar }, { orden, pedir }) {
    if (!orden) return undefined;
    const entrada = { empresa, random: orden.random, por_pagar };
    return { sinClave: true, hacer: () => pedir(calls.pedirCuenta, ADMIN_OTRA, entrada) };
  },

  LIBERAR(_, { orden, pedir }) {
    if (!orden) return undefined;
    const entrada = { empresa, random: orden.random };
    return { sinClave: true, hacer: () => pedir(calls.liberarMesa, ADMIN_OTRA, entrada) };
  },

  REHACER_MESA({ mesa }, { mesas, pedir }) {
    const id = mesas[mesa - 1] ?? '';
    return {
      sinClave: true,
      async hacer() {
        const quitada = await pedir(calls.eliminarMesa, ADMIN_OTRA, { empresa, id });
        if (quitada.status !== 200) return quitada;
        const hecha = await pedir(calls.registrarMesa, ADMIN_OTRA, { empresa });
        if (hecha.data) mesas[hecha.data.numero_mesa - 1] = hecha.data.id; // the lowest that is free
        return hecha;
      },
    };
  },
};
