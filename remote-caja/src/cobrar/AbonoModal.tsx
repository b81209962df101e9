import { useState } from 'react';

import { nuevoUuid } from '@comanda/shared/api';
import {
  cuentasCalls,
  type Abono,
  type CuentaPorCobrar,
} from '@comanda/shared/contracts/caja/cuentas';
import { FORMAS_PAGO } from '@comanda/shared/contracts/ventas/formas';
import { formatMonto } from '@comanda/shared/domain/dinero/dinero';
import { FORMA } from '@comanda/shared/domain/dinero/formasDePago';
import { Ancho, Campo, FormModal, useValor } from '@comanda/shared/piezas/formulario';
import { ReciboModal, useRecibo } from '@comanda/shared/piezas/recibo';

import { useImprimirAbonoMutation, useRegistrarAbonoMutation } from './cobrarApi';
import { cobrarMensajes as mensajes } from './cobrarMensajes';
import { hojaAbono } from './hojaAbono';

const FORMAS = FORMAS_PAGO.map((forma) => ({
  valor: forma,
  texto: FORMA[forma].nombre,
  icono: FORMA[forma].icono,
}));

type AbonoModalProps = { empresa: string; cuenta: CuentaPorCobrar; onCerrar: () => void };

/** What a customer pays of what they owe; it has its key from the start, so that a second try takes nothing more. */
export function AbonoModal({ empresa, cuenta, onCerrar }: AbonoModalProps) {
  const [idempotencia] = useState(nuevoUuid);
  const [debia] = useState(cuenta.debe); // one whose answer was lost is sent again over what it left
  const [hecho, setHecho] = useState<Abono | null>(null);
  const [registrar] = useRegistrarAbonoMutation();
  const [imprimirAbono] = useImprimirAbonoMutation();
  const recibo = useRecibo(
    (abono: Abono, copia: boolean) => imprimirAbono(hojaAbono(abono, empresa, copia)),
    mensajes.sinImpresora,
  );
  if (hecho)
    return (
      <ReciboModal
        titulo="Abono registrado"
        datos={datosDe(hecho)}
        estado={recibo.estado}
        impreso="Recibo impreso"
        onImprimir={() => recibo.imprimir(hecho)}
        onCerrar={onCerrar}
      />
    );
  const { cedula, nombre, debe } = cuenta;
  return (
    <FormModal
      titulo={`Abono de ${nombre}`}
      call={cuentasCalls.registrarAbono}
      inicial={{ forma_pago: 'EFECTIVO' }}
      fijos={{ empresa, cedula, idempotencia }}
      revisar={({ monto }) => (monto > debia ? { monto: mensajes.mucho(debia) } : {})}
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

const datosDe = ({ nombre, monto, forma_pago, debe }: Abono): [string, string][] => [
  ['Cliente', nombre],
  ['Abono', formatMonto(monto)],
  ['Forma de pago', FORMA[forma_pago].nombre],
  ['Queda debiendo', formatMonto(debe)],
];
