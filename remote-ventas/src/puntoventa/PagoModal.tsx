import { useState, type SubmitEvent } from 'react';

import type { EmpresaFacturacion } from '@comanda/shared/contracts/facturacion';
import { FORMAS_PAGO, type FormaPago } from '@comanda/shared/contracts/ventas';
import { totalesDe } from '@comanda/shared/domain/carrito';
import { centavos, formatCentavos, parseMonto, type Centavos } from '@comanda/shared/domain/dinero';
import { Opciones, type Opcion } from '@comanda/shared/piezas/opciones';
import { Button, Input } from '@comanda/shared/ui/core';
import { Modal } from '@comanda/shared/ui/data';

import type { Cuenta, VentaAbierta } from '../carrito/ventaAbierta';
import { ClientePago } from './ClientePago';
import { montosRapidos } from './montosRapidos';
import './PagoModal.css';
import { puntoventaMensajes as mensajes } from './puntoventaMensajes';

export type Cobro = { cuenta: Cuenta; formaPago: FormaPago | null; recibido: Centavos | null };

type PagoModalProps = {
  abierta: VentaAbierta;
  cuenta: Cuenta;
  empresa: EmpresaFacturacion | undefined;
  cobrando: boolean;
  onCobrar: (cobro: Cobro) => void;
  onCambiarCliente: () => void;
  onConsumidorFinal: () => void;
  onCerrar: () => void;
};

const FORMAS = FORMAS_PAGO.map(
  (forma): Opcion<FormaPago> => ({
    valor: forma,
    texto: forma,
    icono: forma.toLowerCase(), // each has a drawing of its name
  }),
);

/** Amount due, method, cash received and change (design/ui.md, Till). Nothing typed means the exact amount. */
export function PagoModal({
  abierta,
  cuenta,
  empresa,
  cobrando,
  onCobrar,
  onCambiarCliente,
  onConsumidorFinal,
  onCerrar,
}: PagoModalProps) {
  const [formaPago, setFormaPago] = useState<FormaPago | null>('EFECTIVO');
  const [texto, setTexto] = useState('');
  const { total } = totalesDe(cuenta === 'principal' ? abierta.carrito : abierta.dividida);

  const enEfectivo = formaPago === 'EFECTIVO';
  const recibido = texto.trim() === '' ? total : parseMonto(texto);
  const cambio = recibido === null ? null : centavos(recibido - total);
  const impedimento = motivo({ formaPago, enEfectivo, recibido, total, empresa });

  const onSubmit = (event: SubmitEvent) => {
    event.preventDefault();
    if (impedimento || cobrando) return;
    onCobrar({ cuenta, formaPago, recibido: enEfectivo ? recibido : null });
  };

  return (
    <Modal
      open
      title={cuenta === 'principal' ? 'Pagar' : 'Pagar cuenta dividida'}
      footer={null}
      width={560}
      closable={!cobrando}
      keyboard={!cobrando}
      mask={{ closable: false }}
      onCancel={onCerrar}
    >
      <form className="ventas-formulario" onSubmit={onSubmit}>
        <p className="ui-entre ventas-pago-total">
          Total a pagar <strong className="cifra">{formatCentavos(total)}</strong>
        </p>
        <ClientePago
          cliente={abierta.cliente}
          total={total}
          cobrando={cobrando}
          onCambiar={onCambiarCliente}
          onConsumidorFinal={onConsumidorFinal}
        />
        <Opciones
          etiqueta="Forma de pago"
          opciones={FORMAS}
          elegida={formaPago}
          onElegir={setFormaPago}
        />
        <div className="ventas-formulario" hidden={!enEfectivo}>
          <label htmlFor="ventas-recibido">Recibido</label>
          <Input
            id="ventas-recibido"
            size="large"
            autoFocus
            className="cifra"
            inputMode="decimal"
            autoComplete="off"
            prefix="$"
            placeholder={formatCentavos(total).slice(1)}
            value={texto}
            onChange={(event) => setTexto(event.target.value)}
          />
          <div className="ventas-pago-rapidos">
            <button type="button" className="ui-boton" onClick={() => setTexto('')}>
              Exacto
            </button>
            {montosRapidos(total).map((monto) => (
              <button
                key={monto}
                type="button"
                className="ui-boton"
                onClick={() => setTexto((monto / 100).toFixed(2))}
              >
                {formatCentavos(monto)}
              </button>
            ))}
          </div>
          <p className="ui-entre ventas-pago-cambio" aria-live="polite">
            Cambio{' '}
            <strong className="cifra">
              {cambio !== null && cambio >= 0 ? formatCentavos(cambio) : '—'}
            </strong>
          </p>
        </div>
        <p className="ventas-pago-motivo" role="status">
          {impedimento}
        </p>
        <Button
          type="primary"
          htmlType="submit"
          size="large"
          block
          loading={cobrando}
          disabled={impedimento !== null}
        >
          {cobrando ? 'Cobrando' : `Cobrar ${formatCentavos(total)}`}
        </Button>
      </form>
    </Modal>
  );
}

type Estado = {
  formaPago: FormaPago | null;
  enEfectivo: boolean;
  recibido: Centavos | null;
  total: Centavos;
  empresa: EmpresaFacturacion | undefined;
};

/** Why the sale cannot be charged yet, in words, or null. */
function motivo({ formaPago, enEfectivo, recibido, total, empresa }: Estado): string | null {
  if (!empresa) return mensajes.cargandoEmpresa;
  if (!formaPago) return mensajes.formaPago;
  if (!enEfectivo) return null;
  if (recibido === null) return mensajes.montoInvalido;
  return recibido < total ? mensajes.pagoCorto : null;
}
