import { useCallback, useEffect, useState } from 'react';

import { useDispatch, useSelector, useStore } from 'react-redux';

import { nuevoUuid } from '@comanda/shared/api';
import type { Producto } from '@comanda/shared/contracts/productos';
import { totalesDe, unidadesDe, type Linea } from '@comanda/shared/domain/carrito';
import { formatCentavos } from '@comanda/shared/domain/dinero';
import { LIMITE_CONSUMIDOR_FINAL } from '@comanda/shared/domain/identificacion';
import { useTraerLuego } from '@comanda/shared/piezas/vista';
import { avisar } from '@comanda/shared/ui/core';

import {
  pagoIniciado,
  preciosActualizados,
  productoAgregado,
  selectCantidad,
  selectVenta,
  type EstadoConCarrito,
} from '../carrito/carritoSlice';
import { claveDe, PESTANAS, type Cuenta } from '../carrito/ventaAbierta';
import { Catalogo } from './Catalogo';
import { clienteDiferido, DialogoVenta, type Dialogo } from './DialogoVenta';
import { OrdenPanel } from './OrdenPanel';
import type { Cobro } from './PagoModal';
import { idDePestana, PANEL_VENTA, PestanasVenta } from './PestanasVenta';
import { puntoventaMensajes as mensajes } from './puntoventaMensajes';
import { useDatosEmpresa } from './useDatosEmpresa';
import { usePago } from './usePago';
import { useTeclas } from './useTeclas';
import { useVentaPerdida } from './useVentaPerdida';

const DIFERIDAS = [clienteDiferido];

type VentaProps = { empresa: string; productos: readonly Producto[]; conPestanas: boolean };

/** The till of one company: catalogue, tabs, order and its dialogs. */
export function Venta({ empresa, productos, conPestanas }: VentaProps) {
  const [pestana, setPestana] = useState<string>(PESTANAS[0]);
  const [dialogo, setDialogo] = useState<Dialogo | null>(null);
  const [enOrden, setEnOrden] = useState(false);
  const dispatch = useDispatch();
  const store = useStore<EstadoConCarrito>();

  const clave = claveDe(empresa, pestana);
  const abierta = useSelector((state: EstadoConCarrito) => selectVenta(state, clave));
  const datosEmpresa = useDatosEmpresa(empresa);
  const { cobrar, cobrando } = usePago(clave, abierta, datosEmpresa);
  const esperando = useVentaPerdida(clave, abierta, datosEmpresa, cobrando);
  const cerrar = () => setDialogo(null);
  useTraerLuego(DIFERIDAS);

  useEffect(() => {
    dispatch(preciosActualizados({ empresa, productos }));
  }, [dispatch, empresa, productos]);

  const agregar = useCallback(
    (producto: Producto) => dispatch(productoAgregado({ clave, producto })),
    [dispatch, clave],
  );
  const pedirCantidad = useCallback(
    (producto: Producto) => {
      const enOrden = selectCantidad(store.getState(), clave, producto.id);
      if (enOrden === 0) dispatch(productoAgregado({ clave, producto }));
      const { id, producto: nombre } = producto;
      const cantidad = Math.max(1, enOrden);
      setDialogo({ tipo: 'cantidad', pedida: { id, producto: nombre, cantidad } });
    },
    [dispatch, store, clave],
  );
  const fijarCantidad = useCallback(
    ({ id, producto, cantidad }: Linea) =>
      setDialogo({ tipo: 'cantidad', pedida: { id, producto, cantidad } }),
    [],
  );

  const registrar = useCallback(() => setDialogo({ tipo: 'cliente', pagar: null }), []);
  const dividir = useCallback(() => setDialogo({ tipo: 'dividir' }), []);
  const iniciarPago = useCallback(
    (cuenta: Cuenta) => {
      dispatch(pagoIniciado({ clave, cuenta, idempotencia: nuevoUuid() }));
      setDialogo({ tipo: 'pago', cuenta });
    },
    [dispatch, clave],
  );
  const pagar = useCallback(
    (cuenta: Cuenta) => {
      const { carrito, dividida, cliente } = selectVenta(store.getState(), clave);
      const lineas = cuenta === 'principal' ? carrito : dividida;
      if (lineas.length === 0) {
        avisar({ tipo: 'warning', titulo: mensajes.titulo, texto: mensajes.carritoVacio });
        return;
      }
      if (!cliente && totalesDe(lineas).total > LIMITE_CONSUMIDOR_FINAL) {
        setDialogo({ tipo: 'cliente', pagar: cuenta });
        return;
      }
      iniciarPago(cuenta);
    },
    [store, clave, iniciarPago],
  );
  const pagarTodo = useCallback(() => pagar('principal'), [pagar]);

  const onCobrar = async (cobro: Cobro) => {
    const vendida = await cobrar(cobro);
    if (vendida) setEnOrden(true);
    cerrar();
  };

  useTeclas({ F9: () => !dialogo && !esperando && pagar('principal') });

  const { total } = totalesDe(abierta.carrito);
  return (
    <>
      {conPestanas && <PestanasVenta empresa={empresa} activa={pestana} onElegir={setPestana} />}
      <div
        className={`ventas-caja ${enOrden ? 'ventas-caja-orden' : ''}`}
        {...(conPestanas && dePestana(pestana))}
      >
        <Catalogo
          clave={clave}
          productos={productos}
          onAgregar={agregar}
          onCantidad={pedirCantidad}
        />
        <OrdenPanel
          clave={clave}
          abierta={abierta}
          empresa={datosEmpresa}
          esperando={esperando}
          onFijar={fijarCantidad}
          onRegistrar={registrar}
          onDividir={dividir}
          onPagar={pagarTodo}
        />
      </div>
      <button type="button" className="ventas-barra" onClick={() => setEnOrden(!enOrden)}>
        <span>{enOrden ? 'Seguir agregando' : `Ver orden · ${unidadesDe(abierta.carrito)}`}</span>
        <strong className="cifra">{formatCentavos(total)}</strong>
      </button>

      {dialogo && (
        <DialogoVenta
          clave={clave}
          empresa={empresa}
          datosEmpresa={datosEmpresa}
          abierta={abierta}
          dialogo={dialogo}
          cobrando={cobrando}
          onCobrar={onCobrar}
          onPagar={pagar}
          onIniciarPago={iniciarPago}
          onCerrar={cerrar}
        />
      )}
    </>
  );
}

const dePestana = (pestana: string) => ({
  id: PANEL_VENTA,
  role: 'tabpanel',
  'aria-labelledby': idDePestana(pestana),
});
