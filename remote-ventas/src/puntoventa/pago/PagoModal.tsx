import { useRef, type KeyboardEvent, type SubmitEvent } from 'react';

import type { EmpresaFacturacion } from '@comanda/shared/contracts/facturacion/facturacion';
import type { Ajustes } from '@comanda/shared/contracts/ventas/ajustes';
import {
  FORMAS_DE_VENTA,
  FORMAS_PAGO,
  type FormaDeVenta,
} from '@comanda/shared/contracts/ventas/ventas';
import type { LineaSinVenta } from '@comanda/shared/domain/producto/cambiosDePrecio';
import { descuentoTotal, type Carrito } from '@comanda/shared/domain/orden/carrito';
import { esReciboDesmedido, preguntaDeMonto } from '@comanda/shared/domain/dinero/desmesura';
import { centavos, formatCentavos, type Centavos } from '@comanda/shared/domain/dinero/dinero';
import { PORCENTAJE_DE_SERVICIO } from '@comanda/shared/domain/ley/limites';
import { FORMA, formaDicha } from '@comanda/shared/domain/dinero/formasDePago';
import { Opciones, type OpcionDeVarias } from '@comanda/shared/piezas/opciones';
import { Relevo, useMedia } from '@comanda/shared/piezas/vista';
import { Alert, Button, confirmar } from '@comanda/shared/ui/core';
import { Modal } from '@comanda/shared/ui/data';

import {
  cuentaDeVenta,
  faltaComprador,
  porCobrarEnPartes,
  PRINCIPAL,
  type Abono,
  type Cobrado,
  type CuentaId,
  type VentaAbierta,
} from '../../carrito/ventaAbierta';
import { NOMBRE_DE_DOCUMENTO, type Documentos } from '../catalogo/useDocumentos';
import { ClientePago } from '../cliente/ClientePago';
import { CambiosDeOrden } from '../orden/CambiosDeOrden';
import { esLargo } from '../montoLargo';
import { puntoventaMensajes as mensajes } from '../puntoventaMensajes';
import { AbonosLista } from './AbonosLista';
import { AcuerdosPago } from './AcuerdosPago';
import type { Cobro } from './cobro';
import { Cambio } from './Cambio';
import { CamposDePago } from './CamposDePago';
import { DE_TEXTO } from './DetallesPago';
import { AbonarBoton } from './AbonarBoton';
import { impedimentoDePago } from './impedimentoDePago';
import './PagoModal.css';
import './pagoEnPoco.css';
import { ProgramarBoton } from './ProgramarBoton';
import { useCredito } from './useCredito';
import { useImpedimentoSinLinea } from './useImpedimentoSinLinea';
import type { PagoDeCuenta } from './usePago';
import { usePagoForm, type PagoForm } from './usePagoForm';
import { usePropina } from './usePropina';

type PagoModalProps = {
  abierta: VentaAbierta;
  cuenta: CuentaId;
  empresa: EmpresaFacturacion | undefined;
  documentos: Documentos;
  cobro: Cobro;
  ajustes: Ajustes;
  /** Lines the server would refuse. */
  sinVenta: readonly LineaSinVenta[];
  onCobrar: (pago: PagoDeCuenta) => void;
  onAbonar: (abono: Abono) => void;
  onQuitarAbono: (lugar: number) => void;
  onAcordar: (acuerdo: { propina?: number; partes?: number | undefined }) => void;
  onDescuento: () => void;
  /** With the one payment that it will be paid with. */
  onProgramar: (cobro: Cobrado) => void;
  onCambiarCliente: () => void;
  onConsumidorFinal: () => void;
  onCerrar: () => void;
};

const opcionDe = (forma: FormaDeVenta): OpcionDeVarias<FormaDeVenta> => ({
  valor: forma,
  texto: formaDicha(forma),
  icono: FORMA[forma].icono,
  tecla: FORMA[forma].tecla,
});

/** A second Enter of one press takes no second part. */
const ENTRE_ABONOS_MS = 700;

/** Where the next part is written by the method in force; by finger the method itself: a keyboard would lie on what charges. */
const cajaDelMonto = (forma: FormaDeVenta | null, tactil: boolean) => {
  if (tactil) return '[type="radio"]:checked';
  return forma === 'EFECTIVO' ? '#ventas-recibido' : '#ventas-pago-monto';
};

/** What the parts of a split bill still have to pay. */
const restoDe = (abierta: VentaAbierta, cuenta: CuentaId) =>
  cuenta === PRINCIPAL ? porCobrarEnPartes(abierta) : centavos(0);

/** At the left what is due, at the right what is received and the change. Nothing typed means the exact amount. */
export function PagoModal(props: PagoModalProps) {
  const { abierta, cuenta, empresa, documentos, cobro, onCobrar, onAbonar, onCerrar } = props;
  const pago = usePagoForm(abierta, cuenta);
  const { escrito, escribir, falta, debido, total, abonos, abono } = pago;
  const { carrito } = cuentaDeVenta(abierta, cuenta);
  const documento = documentos.de(carrito);
  const sinLinea = useImpedimentoSinLinea(empresa, documento === 'FACTURA');
  const formulario = useRef<HTMLFormElement>(null);
  const ultimoAbono = useRef(0);
  const tactil = useMedia('(pointer: coarse)');
  const resto = restoDe(abierta, cuenta);
  const enEfectivo = escrito.formaPago === 'EFECTIVO';
  const esUltimo = debido >= falta;
  const credito = useCredito({ ajustes: props.ajustes, abierta, pago, empresa });
  const formas = credito.ofrecido ? FORMAS_DE_VENTA : FORMAS_PAGO;
  const ocupado = cobro.cobrando || cobro.esperando;
  const propina = usePropina(props.onAcordar, pago, ocupado);
  const sinComprador = faltaComprador(abierta.cliente, total);
  const porDecir = propina.motivo !== null || sinComprador;
  const impedimento =
    propina.motivo ??
    impedimentoDePago({
      pago,
      empresa,
      documento,
      sinComprador,
      cobro,
      sinLinea,
      credito: credito.impedimento,
    });
  const siEsCierto = useReciboCierto(debido);

  const abonar = (otro: Abono) => {
    ultimoAbono.current = Date.now();
    onAbonar(otro);
    pago.otro();
    formulario.current
      ?.querySelector<HTMLElement>(cajaDelMonto(escrito.formaPago, tactil))
      ?.focus();
  };
  const cobrar = (ultimo: Abono) =>
    onCobrar({ cuenta, pagos: [...abonos, ultimo], propina: pago.propina });
  const onSubmit = (event: SubmitEvent) => {
    event.preventDefault();
    const seguido = Date.now() - ultimoAbono.current < ENTRE_ABONOS_MS;
    if (impedimento || ocupado || seguido || !abono) return;
    siEsCierto(esUltimo ? cobrar : abonar, abono);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const forma = formaDe(event, formas);
    if (!forma) return;
    event.preventDefault();
    escribir({ formaPago: forma });
    const radios = formulario.current?.querySelectorAll<HTMLElement>('[type="radio"]');
    radios?.item(formas.findIndex((una) => una === forma)).focus();
  };

  return (
    <Modal
      open
      title={cuenta === PRINCIPAL ? 'Pagar' : 'Pagar cuenta dividida'}
      footer={null}
      width={900}
      closable={!cobro.cobrando} // while an answer is asked for, other tabs take orders
      keyboard={!cobro.cobrando}
      mask={{ closable: false }}
      onCancel={onCerrar}
    >
      <form
        ref={formulario}
        data-cobro
        data-largo={esLargo(formatCentavos(total))}
        className="ventas-pago"
        onSubmit={onSubmit}
        onKeyDown={onKeyDown}
      >
        <div className="ventas-pago-debido">
          {/* the focus of a part that is taken away goes to the total: no key charges there, and the letters are heard */}
          <Relevo turno={abonos.length}>
            <p className="ventas-pago-total" tabIndex={-1}>
              Total a pagar <strong className="cifra">{formatCentavos(total)}</strong>
            </p>
            <Documento documentos={documentos} carrito={carrito} />
            <Servicio servicio={pago.servicio} />
            <AbonosLista
              abonos={abonos}
              falta={falta}
              ocupado={ocupado}
              onQuitar={props.onQuitarAbono}
            />
          </Relevo>
          <AcuerdosPago
            pago={pago}
            descuento={descuentoTotal(cuentaDeVenta(abierta, cuenta))}
            ocupado={ocupado}
            onDescuento={props.onDescuento}
            onPropina={propina.onPropina}
            onPartes={(partes) => props.onAcordar({ partes })}
          />
          <CambiosDeOrden
            cambios={abierta.cambios ?? []}
            porTarifa={abierta.porTarifa}
            sinVenta={props.sinVenta}
            onVisto={null}
          />
          {resto > 0 && (
            <Alert
              type="warning"
              showIcon
              title={`${mensajes.restoPendiente} ${formatCentavos(resto)}`}
            />
          )}
          <ClientePago
            cliente={abierta.cliente}
            total={total}
            cobrando={ocupado}
            onCambiar={props.onCambiarCliente}
            onConsumidorFinal={props.onConsumidorFinal}
          />
        </div>
        <div className="ventas-pago-recibido">
          <Opciones
            etiqueta="Forma de pago"
            opciones={formas.map(opcionDe)}
            elegida={escrito.formaPago}
            onElegir={(formaPago) => escribir({ formaPago })}
          />
          <CamposDePago pago={pago} credito={credito} />
          <div className="ventas-pago-cobrar">
            {cobro.fallo && <Alert type="error" showIcon title={cobro.fallo} role="alert" />}
            <Cambio activo={enEfectivo} recibido={pago.dado} total={debido} />
            <div className="ventas-pago-motivo">
              <p role="status">{impedimento}</p>
              <AbonarBoton
                pago={pago}
                cobro={cobro}
                impedido={porDecir}
                onAbonar={(otro) => siEsCierto(abonar, otro)}
              />
              <ProgramarBoton
                cuenta={cuenta}
                pago={pago}
                resto={resto}
                ocupado={ocupado || porDecir}
                deOrden={abierta.orden}
                onProgramar={props.onProgramar}
              />
            </div>
            <Button
              type="primary"
              htmlType="submit"
              size="large"
              block
              loading={ocupado}
              disabled={impedimento !== null}
            >
              {cobro.cobrando ? 'Cobrando' : `${nombreDelCobro(pago)} ${formatCentavos(debido)}`}
            </Button>
          </div>
        </div>
      </form>
    </Modal>
  );
}

/** What was handed over is asked for once where nobody hands over so much for such a bill. */
function useReciboCierto(debido: Centavos) {
  const preguntando = useRef(false);
  const preguntar = async (recibido: Centavos, hacer: () => void) => {
    preguntando.current = true;
    const cambio = centavos(recibido - debido);
    const cierto = await confirmar(preguntaDeMonto(recibido, mensajes.mucho(debido, cambio)));
    preguntando.current = false;
    if (cierto) hacer();
  };
  return (hacer: (abono: Abono) => void, abono: Abono) => {
    const { recibido } = abono;
    if (preguntando.current) return;
    if (recibido === undefined || !esReciboDesmedido(recibido, debido)) hacer(abono);
    else void preguntar(recibido, () => hacer(abono));
  };
}

/** 'Cobrar', or which of the equal parts is. */
function nombreDelCobro({
  partes,
  abonos,
}: Pick<ReturnType<typeof usePagoForm>, 'partes' | 'abonos'>) {
  return partes === undefined ? 'Cobrar' : `Cobrar parte ${abonos.length + 1} de ${partes}:`;
}

/** The method a letter stands for; an amount has none. */
function formaDe(event: KeyboardEvent, formas: readonly FormaDeVenta[]): FormaDeVenta | undefined {
  const { key, ctrlKey, metaKey, altKey, target } = event;
  if (ctrlKey || metaKey || altKey) return undefined;
  if (target instanceof Element && target.closest(`[${DE_TEXTO}]`)) return undefined;
  return formas.find((forma) => FORMA[forma].tecla === key.toLowerCase());
}

function Documento({ documentos, carrito }: { documentos: Documentos; carrito: Carrito }) {
  if (!documentos.sonDos) return null;
  return (
    <p className="ui-entre ventas-pago-servicio">
      Documento <span>{NOMBRE_DE_DOCUMENTO[documentos.de(carrito)]}</span>
    </p>
  );
}

function Servicio({ servicio }: Pick<PagoForm, 'servicio'>) {
  if (servicio === 0) return null;
  return (
    <p className="ui-entre ventas-pago-servicio">
      Incluye servicio {PORCENTAJE_DE_SERVICIO}%
      <span className="cifra">{formatCentavos(servicio)}</span>
    </p>
  );
}
