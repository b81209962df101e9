import { useCallback } from 'react';
import { useDispatch } from 'react-redux';

import type { LineaOrden, Orden } from '@comanda/shared/contracts/ventas/ordenes';
import { Icono } from '@comanda/shared/ui/core';

import { cantidadCambiada, hechaPlegada } from '../../carrito/carritoSlice';
import { estaVacia } from '../../carrito/ventaAbierta';
import { SinConexionDesde } from '../../cocina/SinConexionDesde';
import { UltimaVenta } from '../hecha/UltimaVenta';
import { LineasOrden } from '../orden/LineasOrden';
import { enMesaMensajes as mensajes } from './enMesaMensajes';
import { LineasEnviadas } from '../../cocina/LineasEnviadas';
import type { OrdenMesaProps } from './ordenMesaProps';
import { PorEnviar } from './PorEnviar';
import { SalidaDeOrden } from './SalidaDeOrden';
import { useSalidaDeOrden } from './useSalidaDeOrden';

type LineasMesaProps = Pick<
  OrdenMesaProps,
  | 'leida'
  | 'empresa'
  | 'empresaActiva'
  | 'clave'
  | 'nuevo'
  | 'claveCuenta'
  | 'cuenta'
  | 'deshacible'
  | 'enviando'
  | 'onFijar'
  | 'onAnotar'
  | 'onAnular'
>;

/** What a table has: its last sale, what was sent, what is on its way, what is new. */
export function LineasMesa(props: LineasMesaProps) {
  const { leida, clave, nuevo, claveCuenta, cuenta } = props;
  const { orden, query } = leida;
  const { carrito, porEnviar = [] } = nuevo;
  const { hecha, plegada = false } = cuenta;
  const salida = useSalidaDeOrden(props.empresaActiva, leida);
  const suyas = new Set(salida.porEnviar.map(({ linea }) => linea));
  const todas = orden?.lineas ?? NINGUNA;
  const servidas = suyas.size === 0 ? todas : todas.filter(({ linea }) => !suyas.has(linea));
  const dispatch = useDispatch();
  const cambiar = useCallback(
    (id: string, accion: 'sumar' | 'restar') => dispatch(cantidadCambiada({ clave, id, accion })),
    [clave, dispatch],
  );
  const vacia = servidas.length + porEnviar.length + suyas.size === 0 && estaVacia(nuevo) && !hecha;

  return (
    <div className="ventas-lineas">
      {hecha && (
        <button
          type="button"
          className="ui-plano"
          aria-expanded={!plegada}
          onClick={() => dispatch(hechaPlegada({ clave: claveCuenta, plegada: !plegada }))}
        >
          <Icono nombre="factura" /> Ver la última venta
        </button>
      )}
      {hecha && !plegada && (
        <UltimaVenta clave={claveCuenta} hecha={hecha} empresa={props.empresa} />
      )}
      <SinConexionDesde query={query} de={leida.de} nota={mensajes.sinLinea}>
        <Cerrada orden={orden} />
        {vacia && <p className="ui-vista">{mensajes.vacia}</p>}
        <LineasEnviadas lineas={servidas} onAnular={props.onAnular} />
      </SinConexionDesde>
      <SalidaDeOrden {...salida} />
      <PorEnviar lineas={porEnviar} enviando={props.enviando} />
      <LineasOrden
        carrito={carrito}
        onCambiar={cambiar}
        onFijar={props.onFijar}
        onAnotar={props.onAnotar}
        onQuitar={props.deshacible.quitar}
      />
    </div>
  );
}

const NINGUNA: readonly LineaOrden[] = [];

/** Of an order by its key, once it is over. */
function Cerrada({ orden }: { orden: Orden | null | undefined }) {
  if (!orden || orden.estado === 'ABIERTA') return null;
  return (
    <p className="ui-vista">{orden.venta ? mensajes.pagada(orden.venta) : mensajes.cerrada}</p>
  );
}
