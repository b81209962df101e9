import { useEffect, useState } from 'react';
import { shallowEqual, useDispatch, useSelector } from 'react-redux';

import {
  comprobanteCambiado,
  selectVentas,
  type EstadoConCarrito,
} from '../../carrito/carritoSlice';
import { enCamino } from '../../carrito/comprobantes';
import { useConsultarComprobanteQuery } from '../puntoventaApi';

/** The authority mostly answers at once; a hundred tables that it has not answered in a minute are not asked of every moment. */
const PREGUNTAR_MS = { reciente: 3_000, anterior: 30_000 };
const RECIENTE_MS = 60_000;

/** Asks how the invoices of the last sales stand while they are on their way, whichever tab is open. */
export function SeguirComprobantes() {
  const claves = useSelector(
    (state: EstadoConCarrito) =>
      Object.entries(selectVentas(state)).flatMap(([clave, { hecha }]) =>
        hecha?.apurada && enCamino(hecha) ? [clave] : [],
      ),
    shallowEqual,
  );
  return claves.map((clave) => <Seguir key={clave} clave={clave} />);
}

function Seguir({ clave }: { clave: string }) {
  const dispatch = useDispatch();
  const ritmo = useRitmo();
  const venta = useSelector((state: EstadoConCarrito) => selectVentas(state)[clave]?.hecha?.venta);
  const { currentData } = useConsultarComprobanteQuery(
    { empresa: venta?.empresa ?? '', clave: venta?.clave_acceso ?? '' },
    { skip: !venta, pollingInterval: PREGUNTAR_MS[ritmo], skipPollingIfUnfocused: true },
  );
  useEffect(() => {
    if (!currentData || !venta) return;
    const { estado, mensaje } = currentData;
    dispatch(comprobanteCambiado({ clave, id: venta.id, estado, mensaje }));
  }, [currentData, dispatch, clave, venta]);
  return null;
}

function useRitmo(): keyof typeof PREGUNTAR_MS {
  const [reciente, setReciente] = useState(true);
  useEffect(() => {
    const espera = setTimeout(() => setReciente(false), RECIENTE_MS);
    return () => clearTimeout(espera);
  }, []);
  return reciente ? 'reciente' : 'anterior';
}
