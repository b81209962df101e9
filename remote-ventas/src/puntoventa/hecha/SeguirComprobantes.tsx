import { useEffect } from 'react';
import { shallowEqual, useDispatch, useSelector } from 'react-redux';

import {
  comprobanteCambiado,
  selectVentas,
  type EstadoConCarrito,
} from '../../carrito/carritoSlice';
import { enCamino } from '../../carrito/comprobantes';
import { useConsultarComprobanteQuery } from '../puntoventaApi';

const PREGUNTAR_MS = 3000;

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
  const venta = useSelector((state: EstadoConCarrito) => selectVentas(state)[clave]?.hecha?.venta);
  const { currentData } = useConsultarComprobanteQuery(
    { empresa: venta?.empresa ?? '', clave: venta?.clave_acceso ?? '' },
    { skip: !venta, pollingInterval: PREGUNTAR_MS, skipPollingIfUnfocused: true },
  );
  useEffect(() => {
    if (!currentData || !venta) return;
    const { estado, mensaje } = currentData;
    dispatch(comprobanteCambiado({ clave, id: venta.id, estado, mensaje }));
  }, [currentData, dispatch, clave, venta]);
  return null;
}
