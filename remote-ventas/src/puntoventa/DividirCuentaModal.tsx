import { useDispatch } from 'react-redux';

import { Button } from '@comanda/shared/ui/core';
import { Modal } from '@comanda/shared/ui/data';

import { cuentasReunidas, unidadMovida } from '../carrito/carritoSlice';
import type { Cuenta, VentaAbierta } from '../carrito/ventaAbierta';
import './DividirCuentaModal.css';
import { ListaCuenta } from './ListaCuenta';

type DividirCuentaModalProps = {
  clave: string;
  abierta: VentaAbierta;
  onPagar: (cuenta: Cuenta) => void;
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
      centered
      title="Dividir Cuenta"
      width={980}
      onCancel={onCerrar}
      footer={[
        <Button key="reunir" disabled={abierta.dividida.length === 0} onClick={reunir}>
          Juntar de nuevo
        </Button>,
      ]}
    >
      <div className="ventas-dividir">
        <ListaCuenta
          titulo="Cuenta"
          lineas={abierta.carrito}
          hacia="siguiente"
          onMover={mover('dividida')}
          onPagar={() => onPagar('principal')}
        />
        <ListaCuenta
          titulo="Cuenta dividida"
          lineas={abierta.dividida}
          hacia="anterior"
          onMover={mover('principal')}
          onPagar={() => onPagar('dividida')}
        />
      </div>
    </Modal>
  );
}
