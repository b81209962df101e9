import { useState } from 'react';

import { nuevoUuid } from '@comanda/shared/api';
import {
  cuentasCalls,
  type Abono,
  type CuentaPorCobrar,
} from '@comanda/shared/contracts/caja/cuentas';
import { FORMAS_PAGO } from '@comanda/shared/contracts/ventas/ventas';
import { formatMonto } from '@comanda/shared/domain/dinero/dinero';
import { FORMA } from '@comanda/shared/domain/dinero/formasDePago';
import { Ancho, Campo, FormModal, useValor } from '@comanda/shared/piezas/formulario';
import { Datos } from '@comanda/shared/piezas/vista';
import { Alert, Button } from '@comanda/shared/ui/core';
import { Modal } from '@comanda/shared/ui/data';

import { useRegistrarAbonoMutation } from './cobrarApi';
import { cobrarMensajes as mensajes } from './cobrarMensajes';
import { useReciboDeAbono } from './useReciboDeAbono';

const FORMAS = FORMAS_PAGO.map((forma) => ({
  valor: forma,
  texto: FORMA[forma].nombre,
  icono: FORMA[forma].icono,
}));

type AbonoModalProps = { empresa: string; cuenta: CuentaPorCobrar; onCerrar: () => void };

/** What a customer pays of what they owe; it has its key from the start, so that a second try takes nothing more. */
export function AbonoModal({ empresa, cuenta, onCerrar }: AbonoModalProps) {
  const [idempotencia] = useState(nuevoUuid);
  const [hecho, setHecho] = useState<Abono | null>(null);
  const [registrar] = useRegistrarAbonoMutation();
  const recibo = useReciboDeAbono(empresa);
  if (hecho) return <ReciboModal abono={hecho} recibo={recibo} onCerrar={onCerrar} />;
  const { cedula, nombre, debe } = cuenta;
  return (
    <FormModal
      titulo={`Abono de ${nombre}`}
      call={cuentasCalls.registrarAbono}
      inicial={{ forma_pago: 'EFECTIVO' }}
      fijos={{ empresa, cedula, idempotencia }}
      revisar={({ monto }) => (monto > debe ? { monto: mensajes.mucho(debe) } : {})}
      enviar={(entrada) => registrar(entrada).unwrap()}
      mensajes={mensajes.abono}
      boton="Registrar"
      onHecho={(abono) => {
        setHecho(abono);
        void recibo.imprimir(abono);
      }}
      onCerrar={onCerrar}
    >
      <Ancho>
        Debe <strong className="cifra">{formatMonto(debe)}</strong>. Entra en su caja y paga primero
        la deuda más antigua.
      </Ancho>
      <Campo.Dinero nombre="monto" etiqueta="Monto" autoFocus />
      <Campo.Elegir nombre="forma_pago" etiqueta="Forma de pago" opciones={FORMAS} ancho />
      <Detalles />
    </FormModal>
  );
}

/** What is kept of a card or a transfer, for whoever compares vouchers at the end of the day. */
function Detalles() {
  const forma = useValor('forma_pago');
  if (forma === 'TARJETA')
    return <Campo.Texto nombre="referencia" etiqueta="Número de voucher" requerido={false} />;
  if (forma !== 'TRANSFERENCIA') return null;
  return (
    <>
      <Campo.Texto nombre="banco" etiqueta="Banco" requerido={false} />
      <Campo.Texto nombre="referencia" etiqueta="Referencia" requerido={false} />
    </>
  );
}

type ReciboModalProps = {
  abono: Abono;
  recibo: ReturnType<typeof useReciboDeAbono>;
  onCerrar: () => void;
};

/** What was paid, and its paper: once more where the printer was off, or where it was lost. */
function ReciboModal({ abono, recibo, onCerrar }: ReciboModalProps) {
  const { estado, imprimir } = recibo;
  const imprimiendo = estado.que === 'imprimiendo';
  return (
    <Modal open title="Abono registrado" footer={null} onCancel={onCerrar}>
      <div className="ui-pila">
        <Datos
          datos={[
            ['Cliente', abono.nombre],
            ['Abono', formatMonto(abono.monto)],
            ['Forma de pago', FORMA[abono.forma_pago].nombre],
            ['Queda debiendo', formatMonto(abono.debe)],
          ]}
        />
        {estado.que === 'fallo' ? (
          <Alert type="warning" showIcon role="alert" title={estado.texto} />
        ) : (
          <p role="status">{imprimiendo ? 'Imprimiendo el recibo…' : 'Recibo impreso'}</p>
        )}
        <footer className="ui-botones">
          <Button loading={imprimiendo} onClick={() => void imprimir(abono)}>
            {estado.que === 'fallo' ? 'Imprimir' : 'Imprimir de nuevo'}
          </Button>
          <Button onClick={onCerrar}>Cerrar</Button>
        </footer>
      </div>
    </Modal>
  );
}
