import { useState } from 'react';
import { useDispatch } from 'react-redux';

import { totalDeCuenta } from '@comanda/shared/domain/orden/carrito';
import { formatCentavos, formatMonto } from '@comanda/shared/domain/dinero/dinero';
import { moverFoco } from '@comanda/shared/piezas/teclado';
import { Alert, Button, Icono } from '@comanda/shared/ui/core';
import { Modal } from '@comanda/shared/ui/data';

import { asientosDe } from '../../carrito/cambiosDeVenta';
import { nombreDeVenta } from '../../carrito/nombreDeVenta';
import { cuentasReunidas, divididaPorAsiento, unidadesMovidas } from '../../carrito/carritoSlice';
import {
  cuentaDeVenta,
  parteNueva,
  PRINCIPAL,
  type CuentaId,
  type VentaAbierta,
} from '../../carrito/ventaAbierta';
import type { Documentos } from '../catalogo/useDocumentos';
import { puntoventaMensajes as mensajes } from '../puntoventaMensajes';
import './DividirCuentaModal.css';
import { ListaCuenta } from './ListaCuenta';

type DividirCuentaModalProps = {
  clave: string;
  abierta: VentaAbierta;
  documentos: Documentos;
  onPagar: (cuenta: CuentaId) => void;
  onCerrar: () => void;
};

/**
 * Moves units between the bill and its parts, one by one or a whole line; together they never gain or lose one (spec section
 * 4, Split bill). A part that was paid is gone from here, and said.
 */
export function DividirCuentaModal(props: DividirCuentaModalProps) {
  const { clave, abierta, documentos, onPagar, onCerrar } = props;
  const dispatch = useDispatch();
  const { partes, pagadas = [] } = abierta;
  const [elegida, setElegida] = useState<CuentaId>(() => partes[0]?.id ?? parteNueva({ partes }));
  const hay = partes.some(({ id }) => id === elegida);
  const mover = (de: CuentaId, a: CuentaId) => (id: string, cuantas?: number) =>
    dispatch(unidadesMovidas({ clave, id, de, a, cuantas }));
  const reunir = () => {
    dispatch(cuentasReunidas({ clave }));
    onCerrar();
  };
  const lugar = partes.findIndex(({ id }) => id === elegida);
  const cual = (lugar < 0 ? partes.length : lugar) + 1;

  return (
    <Modal
      open
      centered
      title="Dividir Cuenta"
      width={980}
      onCancel={onCerrar}
      footer={[
        ...(asientosDe(abierta).length > 1
          ? [
              <Button key="asientos" onClick={() => dispatch(divididaPorAsiento({ clave }))}>
                Por asiento
              </Button>,
            ]
          : []),
        <Button key="reunir" disabled={partes.length === 0} onClick={reunir}>
          Juntar de nuevo
        </Button>,
      ]}
    >
      <div className="ventas-dividir-caja">
        {documentos.sonDos && (
          <Alert type="info" showIcon title={mensajes.documentosSeparados} role="status" />
        )}
        {(partes.length > 0 || pagadas.length > 0) && (
          <div
            className="ventas-partes"
            role="toolbar"
            aria-label="Partes de la cuenta"
            onKeyDown={(event) => moverFoco(event, 'button')}
          >
            {pagadas.map((pagada) => (
              <span
                key={pagada.secuencia}
                className="ventas-parte-pagada"
                title={nombreDeVenta(pagada)}
              >
                <Icono nombre="candado" tamano={14} /> Pagada{' '}
                <span className="cifra">{formatMonto(pagada.total)}</span>
              </span>
            ))}
            {partes.map((parte, i) => (
              <button
                key={parte.id}
                type="button"
                className="ui-chip"
                aria-pressed={parte.id === elegida}
                onClick={() => setElegida(parte.id)}
              >
                Parte {i + 1}{' '}
                <span className="cifra">
                  {formatCentavos(totalDeCuenta(cuentaDeVenta(abierta, parte.id)))}
                </span>
              </button>
            ))}
            <button
              type="button"
              className="ui-chip"
              aria-pressed={!hay}
              onClick={() => setElegida(parteNueva({ partes }))}
            >
              <Icono nombre="mas" tamano={14} /> Otra parte
            </button>
          </div>
        )}
        <div className="ventas-dividir">
          <ListaCuenta
            titulo="Cuenta"
            cuenta={cuentaDeVenta(abierta, PRINCIPAL)}
            documentos={documentos}
            hacia="siguiente"
            onMover={mover(PRINCIPAL, elegida)}
            onPagar={() => onPagar(PRINCIPAL)}
          />
          <ListaCuenta
            titulo={cual > 1 ? `Cuenta dividida ${cual}` : 'Cuenta dividida'}
            cuenta={cuentaDeVenta(abierta, elegida)}
            documentos={documentos}
            hacia="anterior"
            onMover={mover(elegida, PRINCIPAL)}
            onPagar={() => onPagar(elegida)}
          />
        </div>
      </div>
    </Modal>
  );
}
