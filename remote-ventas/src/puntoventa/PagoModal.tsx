import { useRef, useState, type KeyboardEvent, type SubmitEvent } from 'react';

import type { EmpresaFacturacion } from '@comanda/shared/contracts/facturacion';
import { FORMAS_PAGO, type FormaPago } from '@comanda/shared/contracts/ventas';
import type { LineaSinVenta } from '@comanda/shared/domain/cambiosDePrecio';
import { totalesDe } from '@comanda/shared/domain/carrito';
import { formatCentavos, parseMonto, type Centavos } from '@comanda/shared/domain/dinero';
import { Opciones, type Opcion } from '@comanda/shared/piezas/opciones';
import { useConexion } from '@comanda/shared/session';
import { Alert, Button } from '@comanda/shared/ui/core';
import { Modal } from '@comanda/shared/ui/data';

import type { Cuenta, VentaAbierta } from '../carrito/ventaAbierta';
import { CambiosDeOrden } from './CambiosDeOrden';
import { ClientePago } from './ClientePago';
import { EfectivoCampos } from './EfectivoCampos';
import './PagoModal.css';
import { puntoventaMensajes as mensajes } from './puntoventaMensajes';
import type { Pago } from './usePago';

/** How the charge of this sale stands. */
export type Cobro = { cobrando: boolean; esperando: boolean; fallo: string | null };

type PagoModalProps = {
  abierta: VentaAbierta;
  cuenta: Cuenta;
  empresa: EmpresaFacturacion | undefined;
  cobro: Cobro;
  /** Lines the server would refuse. */
  sinVenta: readonly LineaSinVenta[];
  onCobrar: (pago: Pago) => void;
  onCambiarCliente: () => void;
  onConsumidorFinal: () => void;
  onCerrar: () => void;
};

/** The letter that chooses each: a card sale in one key more. */
const LETRAS: Readonly<Record<FormaPago, string>> = {
  EFECTIVO: 'e',
  TARJETA: 't',
  TRANSFERENCIA: 'r',
};

const FORMAS = FORMAS_PAGO.map(
  (forma): Opcion<FormaPago> => ({
    valor: forma,
    texto: forma,
    icono: forma.toLowerCase(), // each has a drawing of its name
    tecla: LETRAS[forma],
  }),
);

/** Amount due, method, cash received and change (design/ui.md, Till). Nothing typed means the exact amount. */
export function PagoModal(props: PagoModalProps) {
  const { abierta, cuenta, empresa, cobro, onCobrar, onCerrar } = props;
  const [formaPago, setFormaPago] = useState<FormaPago | null>('EFECTIVO');
  const [texto, setTexto] = useState('');
  const hayConexion = useConexion();
  const formulario = useRef<HTMLFormElement>(null);
  const { total } = totalesDe(cuenta === 'principal' ? abierta.carrito : abierta.dividida);
  const resto = totalesDe(cuenta === 'principal' ? abierta.dividida : []).total;

  const enEfectivo = formaPago === 'EFECTIVO';
  const recibido = texto.trim() === '' ? total : parseMonto(texto);
  const impedimento = motivo({
    ...{ formaPago, enEfectivo, recibido, total, empresa, cobro, hayConexion },
  });
  const ocupado = cobro.cobrando || cobro.esperando;

  const onSubmit = (event: SubmitEvent) => {
    event.preventDefault();
    if (impedimento || ocupado) return;
    onCobrar({ cuenta, formaPago, recibido: enEfectivo ? recibido : null });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const forma = formaDe(event);
    if (!forma) return;
    event.preventDefault();
    setFormaPago(forma);
    const radios = formulario.current?.querySelectorAll<HTMLElement>('[type="radio"]');
    radios?.item(FORMAS_PAGO.indexOf(forma)).focus();
  };

  return (
    <Modal
      open
      title={cuenta === 'principal' ? 'Pagar' : 'Pagar cuenta dividida'}
      footer={null}
      width={560}
      closable={!cobro.cobrando} // while an answer is asked for, other tabs take orders
      keyboard={!cobro.cobrando}
      mask={{ closable: false }}
      onCancel={onCerrar}
    >
      <form
        ref={formulario}
        className="ventas-formulario"
        onSubmit={onSubmit}
        onKeyDown={onKeyDown}
      >
        <p className="ui-entre ventas-pago-total">
          Total a pagar <strong className="cifra">{formatCentavos(total)}</strong>
        </p>
        <ClientePago
          cliente={abierta.cliente}
          total={total}
          cobrando={ocupado}
          onCambiar={props.onCambiarCliente}
          onConsumidorFinal={props.onConsumidorFinal}
        />
        <CambiosDeOrden cambios={abierta.cambios ?? []} sinVenta={props.sinVenta} onVisto={null} />
        {resto > 0 && (
          <Alert
            type="warning"
            showIcon
            title={`${mensajes.restoPendiente} ${formatCentavos(resto)}`}
          />
        )}
        <Opciones
          etiqueta="Forma de pago"
          opciones={FORMAS}
          elegida={formaPago}
          onElegir={setFormaPago}
        />
        <EfectivoCampos
          activo={enEfectivo}
          total={total}
          texto={texto}
          recibido={recibido}
          onTexto={setTexto}
        />
        {cobro.fallo && <Alert type="error" showIcon title={cobro.fallo} role="alert" />}
        <div className="ventas-pago-cobrar">
          <p className="ventas-pago-motivo" role="status">
            {impedimento}
          </p>
          <Button
            type="primary"
            htmlType="submit"
            size="large"
            block
            loading={ocupado}
            disabled={impedimento !== null}
          >
            {cobro.cobrando ? 'Cobrando' : `Cobrar ${formatCentavos(total)}`}
          </Button>
        </div>
      </form>
    </Modal>
  );
}

/** The method a letter stands for; an amount has none. */
function formaDe({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): FormaPago | undefined {
  if (ctrlKey || metaKey || altKey) return undefined;
  return FORMAS_PAGO.find((forma) => LETRAS[forma] === key.toLowerCase());
}

type Estado = {
  formaPago: FormaPago | null;
  enEfectivo: boolean;
  recibido: Centavos | null;
  total: Centavos;
  empresa: EmpresaFacturacion | undefined;
  cobro: Cobro;
  hayConexion: boolean;
};

/** Why the sale cannot be charged yet, in words, or null. */
function motivo(estado: Estado): string | null {
  const { formaPago, enEfectivo, recibido, total, empresa, cobro, hayConexion } = estado;
  if (cobro.cobrando) return null;
  if (cobro.esperando) return mensajes.comprobando;
  if (!hayConexion) return mensajes.sinConexion;
  if (!empresa) return mensajes.cargandoEmpresa;
  if (!formaPago) return mensajes.formaPago;
  if (!enEfectivo) return null;
  if (recibido === null) return mensajes.montoInvalido;
  return recibido < total ? mensajes.pagoCorto : null;
}
