import { useDispatch } from 'react-redux';

import { nuevoUuid, orderingApi, type AppDispatch } from '@comanda/shared/api';
import type { Orden } from '@comanda/shared/contracts/ordenes';
import { totalesDe } from '@comanda/shared/domain/carrito';
import { conAnotado } from '@comanda/shared/domain/ordenSinLinea';
import { useUsuario } from '@comanda/shared/session';
import { equipoDe, esOrden, hacerConEquipo } from '@comanda/shared/sinLinea';

import type { LineaPorEnviar } from '../../carrito/ventaAbierta';
import { useRegistrarOrdenMutation } from '../../cocina/pisoApi';
import { envioDe } from '../../cocina/useAnotado';
import { aEnviada, aPedida } from './porEnviar';
import type { OrdenDeMesa } from './useOrdenDeMesa';

export type PorDespachar = Pick<OrdenDeMesa, 'orden' | 'numero' | 'random' | 'nombre'>;

/** The order as it is then, and which lines somebody has from now on: the kitchen, or this till until it can send them. */
type Despachado = { orden: Orden | null; lineas: readonly string[] };

/**
 * Sends lines to the kitchen. A registered till writes them down first, line or no line, as it does what it sells; any other
 * browser needs an answer. Throws what is refused.
 */
export function useDespacho(empresa: string, { numero = '', random, orden, nombre }: PorDespachar) {
  const [registrar] = useRegistrarOrdenMutation();
  const usuario = useUsuario();
  const dispatch = useDispatch<AppDispatch>();
  const quien = { id: usuario?.id ?? '', nombre: usuario?.nombreCompleto ?? '' };

  return async (porEnviar: readonly LineaPorEnviar[]): Promise<Despachado> => {
    const lineas = porEnviar.map(({ linea }) => linea);
    const cuerpo = {
      ...{ empresa, mesa: numero, orden: orden?.orden ?? nombre, usuario: quien.nombre },
      lineas: porEnviar.map(aPedida),
    };
    const equipo = await equipoDe(empresa);
    if (equipo?.estado !== 'ACTIVO') {
      const suya = random !== null && { random };
      return { orden: await registrar({ ...cuerpo, ...suya }).unwrap(), lineas };
    }
    const ahora = new Date();
    const { acto, dato } = await hacerConEquipo(dispatch, {
      ...{ tipo: 'orden', empresa, quien, monto: totalesDe(porEnviar).total },
      idempotencia: lineas[0] ?? nuevoUuid(), // of the send as long as it is the same
      dicho: numero ? `Mesa ${numero}` : cuerpo.orden,
      cuerpo: { ...cuerpo, random: random ?? nuevoUuid() },
      lineas: porEnviar.map((linea) => aEnviada(linea, quien.nombre, ahora)),
    });
    if (dato) dispatch(orderingApi.util.invalidateTags(['Mesa', 'Orden']));
    const anotadas = esOrden(acto) ? [envioDe(acto)] : [];
    return {
      orden: dato ?? conAnotado(orden ?? null, anotadas, []),
      lineas: anotadas.flatMap((envio) => envio.lineas.map(({ linea }) => linea)),
    };
  };
}
