import { useDispatch } from 'react-redux';

import { totalesDe, type Carrito } from '@comanda/shared/domain/carrito';
import { formatCentavos, formatMonto } from '@comanda/shared/domain/dinero';
import { Button } from '@comanda/shared/ui/core';
import { Modal } from '@comanda/shared/ui/data';

import { cuentasReunidas, unidadMovida } from '../carrito/carritoSlice';
import type { Cuenta, VentaAbierta } from '../carrito/ventaAbierta';
import './DividirCuentaModal.css';

type DividirCuentaModalProps = {
  clave: string;
  abierta: VentaAbierta;
  onPagar: () => void;
  onCerrar: () => void;
};

/** Moves units one by one between the bill and the split bill; together they never gain or lose one (spec section 4). */
export function DividirCuentaModal({ clave, abierta, onPagar, onCerrar }: DividirCuentaModalProps) {
  const dispatch = useDispatch();
  const mover = (hacia: Cuenta) => (id: string) => dispatch(unidadMovida({ clave, id, hacia }));
  const reunir = () => {
    dispatch(cuentasReunidas({ clave }));
    onCerrar();
  };

  return (
    <Modal
      open
      title="Dividir Cuenta"
      width={860}
      onCancel={onCerrar}
      footer={[
        <Button key="reunir" disabled={abierta.dividida.length === 0} onClick={reunir}>
          Juntar de nuevo
        </Button>,
        <Button
          key="pagar"
          type="primary"
          disabled={abierta.dividida.length === 0}
          onClick={onPagar}
        >
          Pagar {formatCentavos(totalesDe(abierta.dividida).total)}
        </Button>,
      ]}
    >
      <div className="ventas-dividir">
        <ListaCuenta
          titulo="Cuenta"
          lineas={abierta.carrito}
          accion="Pasar"
          onMover={mover('dividida')}
        />
        <ListaCuenta
          titulo="Cuenta dividida"
          lineas={abierta.dividida}
          accion="Devolver"
          onMover={mover('principal')}
        />
      </div>
    </Modal>
  );
}

type ListaCuentaProps = {
  titulo: string;
  lineas: Carrito;
  accion: string;
  onMover: (id: string) => void;
};

/** As long as the order: native buttons, as its lines are. */
function ListaCuenta({ titulo, lineas, accion, onMover }: ListaCuentaProps) {
  return (
    <section aria-label={titulo} className="ui-tarjeta ventas-dividir-cuenta">
      <header className="ui-entre">
        <h3>{titulo}</h3>
        <strong className="cifra">{formatCentavos(totalesDe(lineas).total)}</strong>
      </header>
      {lineas.length === 0 && <p className="ui-vista">Sin productos</p>}
      <ul>
        {lineas.map(({ id, producto, cantidad, precio_venta }) => (
          <li key={id}>
            <button type="button" className="ui-plano" onClick={() => onMover(id)}>
              <span className="solo-lector">
                {accion} {producto}
              </span>
              <span className="cifra">{cantidad}</span>
              <span aria-hidden>{producto}</span>
              <span className="cifra">{formatMonto(precio_venta)}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
