import { useDispatch } from 'react-redux';

import { nuevoUuid, orderingApi, type AppDispatch } from '@comanda/shared/api';
import type { CallInput } from '@comanda/shared/contracts/defineCall';
import type { Canal } from '@comanda/shared/contracts/ventas/canales';
import type { mesasCalls } from '@comanda/shared/contracts/ventas/mesas';
import type { Orden } from '@comanda/shared/contracts/ventas/ordenes';
import { totalesDeCarrito } from '@comanda/shared/domain/orden/carrito';
import { conAnotado } from '@comanda/shared/domain/sinLinea/ordenSinLinea';
import { useUsuario } from '@comanda/shared/session';
import { esOrden, hacerConEquipo, segunEquipo } from '@comanda/shared/sinLinea';

import type { LineaPorEnviar } from '../../carrito/ventaAbierta';
import { useRegistrarOrdenMutation } from '../../cocina/pisoApi';
import { envioDe } from '../../cocina/useAnotado';
import { aEnviada, aPedida } from './porEnviar';
import type { OrdenDeMesa } from './useOrdenDeMesa';

export type PorDespachar = Pick<OrdenDeMesa, 'orden' | 'nombre'>;

/** Where lines go: a table's number or '', and an order by its key, null for whichever is open there. */
export type DestinoDeEnvio = {
  mesa: string;
  random: string | null;
  /** Refused where the order is not there any more. */
  soloAqui?: boolean;
};

/** The order as it is then, and which lines somebody has from now on: the kitchen, or this till until it can send them. */
type Despachado = { orden: Orden | null; lineas: readonly string[] };

type Cuerpo = Omit<CallInput<typeof mesasCalls.registrarOrden>, 'random' | 'clave' | 'sin_linea'>;

/**
 * Sends lines to the kitchen. A registered till writes them down first, line or no line, as it does what it sells; any other
 * browser needs an answer. Throws what is refused.
 */
export function useDespacho(empresa: string, { orden, nombre }: PorDespachar) {
  const [registrar] = useRegistrarOrdenMutation();
  const usuario = useUsuario();
  const dispatch = useDispatch<AppDispatch>();
  const quien = { id: usuario?.id ?? '', nombre: usuario?.nombreCompleto ?? '' };

  const registrarYa = (cuerpo: Cuerpo, { random, soloAqui = false }: DestinoDeEnvio) => {
    const suya = random !== null && { random, ...(soloAqui && { solo_aqui: true }) };
    return registrar({ ...cuerpo, ...suya }).unwrap();
  };
  const anotar = async (
    cuerpo: Cuerpo,
    { random }: DestinoDeEnvio,
    porEnviar: readonly LineaPorEnviar[],
  ) => {
    const ahora = new Date();
    const { acto, dato } = await hacerConEquipo(dispatch, {
      tipo: 'orden',
      empresa,
      quien,
      monto: totalesDeCarrito(porEnviar).total,
      idempotencia: porEnviar[0]?.linea ?? nuevoUuid(), // of the send as long as it is the same
      dicho: cuerpo.mesa ? `Mesa ${cuerpo.mesa}` : cuerpo.orden,
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

  return async (
    porEnviar: readonly LineaPorEnviar[],
    destino: DestinoDeEnvio,
    canal?: Canal,
  ): Promise<Despachado> => {
    const cuerpo = {
      empresa,
      mesa: destino.mesa,
      orden: orden?.orden ?? nombre,
      usuario: quien.nombre,
      lineas: porEnviar.map(aPedida),
      ...(canal && { canal }),
    };
    return segunEquipo<Despachado>(
      empresa,
      () => anotar(cuerpo, destino, porEnviar),
      async () => ({
        orden: await registrarYa(cuerpo, destino),
        lineas: porEnviar.map(({ linea }) => linea),
      }),
    );
  };
}
