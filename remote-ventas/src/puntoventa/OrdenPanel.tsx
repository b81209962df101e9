import { useDispatch } from 'react-redux';

import type { EmpresaFacturacion } from '@comanda/shared/contracts/facturacion';
import { totalesDe, unidadesDe, type Linea } from '@comanda/shared/domain/carrito';
import { formatCentavos } from '@comanda/shared/domain/dinero';
import { Alert, Button, Icono } from '@comanda/shared/ui/core';

import { cantidadCambiada } from '../carrito/carritoSlice';
import type { VentaAbierta } from '../carrito/ventaAbierta';
import { LineaOrden } from './LineaOrden';
import { puntoventaMensajes as mensajes } from './puntoventaMensajes';
import { TotalesOrden } from './TotalesOrden';
import { useQuitarLinea } from './useQuitarLinea';
import { VentaHechaCard } from './VentaHechaCard';

type OrdenPanelProps = {
  clave: string;
  abierta: VentaAbierta;
  empresa: EmpresaFacturacion | undefined;
  /** The answer of a sale of this tab is awaited: nothing may change. */
  esperando: boolean;
  onFijar: (linea: Linea) => void;
  onRegistrar: () => void;
  onDividir: () => void;
  onPagar: () => void;
};

/** The order of the current tab: lines, totals, and the three buttons of spec section 2. */
export function OrdenPanel(props: OrdenPanelProps) {
  const { clave, abierta, empresa, esperando, onFijar, onRegistrar, onDividir, onPagar } = props;
  const { carrito, dividida, cliente, hecha } = abierta;
  const dispatch = useDispatch();
  const { quitada, quitar, deshacer } = useQuitarLinea(clave, carrito);
  const totales = totalesDe(carrito);
  const vacia = carrito.length === 0;

  return (
    <section className="ventas-orden" aria-label="Orden" aria-busy={esperando}>
      <header className="ventas-orden-cabeza">
        <span>
          <Icono nombre="persona" /> {cliente?.nombre ?? 'Consumidor final'}
        </span>
        <span className="cifra">{unidadesDe(carrito)} productos</span>
      </header>
      {esperando && <Alert type="warning" showIcon title={mensajes.comprobando} role="status" />}
      <div className="ventas-lineas">
        {hecha && <VentaHechaCard clave={clave} hecha={hecha} empresa={empresa} />}
        {vacia && !hecha && <p className="ui-vista">{mensajes.ordenVacia}</p>}
        <ul>
          {carrito.map((linea) => (
            <LineaOrden
              key={linea.id}
              linea={linea}
              onCambiar={(id, accion) => dispatch(cantidadCambiada({ clave, id, accion }))}
              onFijar={onFijar}
              onQuitar={quitar}
            />
          ))}
        </ul>
      </div>
      {quitada && (
        <p className="ventas-deshacer" role="status">
          Se quito {quitada.linea.producto}
          <button type="button" onClick={deshacer}>
            <Icono nombre="deshacer" /> Deshacer
          </button>
        </p>
      )}
      <TotalesOrden totales={totales} />
      <footer className="ventas-botones">
        <Button onClick={onRegistrar} disabled={esperando}>
          Registrar
        </Button>
        <Button onClick={onDividir} disabled={esperando || (vacia && dividida.length === 0)}>
          Dividir Cuenta
          {dividida.length > 0 && ` · ${formatCentavos(totalesDe(dividida).total)}`}
        </Button>
        <Button
          type="primary"
          className="ventas-pagar"
          onClick={onPagar}
          disabled={esperando}
          title="F9"
        >
          Pagar
        </Button>
      </footer>
    </section>
  );
}
