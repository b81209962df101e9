import type { ComprobanteDetalle, Emision } from '@comanda/shared/contracts/facturacion/documentos';
import { formatMonto } from '@comanda/shared/domain/dinero/dinero';
import { diaDeClave } from '@comanda/shared/domain/fiscal/comprobante';
import { formatFecha, formatFechaHora } from '@comanda/shared/domain/texto/fecha';
import type { Accion } from '@comanda/shared/piezas/tabla';
import { Datos, QueryView } from '@comanda/shared/piezas/vista';
import { Button } from '@comanda/shared/ui/core';
import { Modal } from '@comanda/shared/ui/data';

import { ClaveAcceso } from '../ClaveAcceso';
import { documentoDe } from '../claveAcceso';
import { EstadoDeFacturaCelda } from '../EstadoDeFacturaCelda';
import { useConsultarDetalleQuery } from '../facturasApi';
import { llegoEnSuDia } from '../llegoEnSuDia';

import { ContenidoVenta } from './ContenidoVenta';
import { DetallePie } from './DetallePie';
import { Intentos } from './Intentos';

type DetalleModalProps = {
  clave: string;
  empresa: string;
  ahora: Date;
  /** What may be done about it; null for those who may only read. */
  acciones: ((emision: Emision) => readonly Accion[]) | null;
  onVerXml: (emision: Emision) => void;
  onCerrar: () => void;
};

/** A document opened: to whom, for how much, what was sold, how it stands, all that was tried and what can be done. */
export function DetalleModal(props: DetalleModalProps) {
  const { clave, empresa, ahora, acciones, onVerXml, onCerrar } = props;
  const detalle = useConsultarDetalleQuery(
    { clave, empresa },
    { refetchOnMountOrArgChange: true, pollingInterval: 15_000, skipPollingIfUnfocused: true },
  );
  const emision = detalle.currentData?.emision;
  return (
    <Modal
      open
      title={documentoDe(clave)}
      width={760}
      onCancel={onCerrar}
      footer={
        <div className="ui-botones reportes-pie">
          {emision && (
            <DetallePie
              emision={emision}
              acciones={acciones?.(emision) ?? []}
              onVerXml={() => onVerXml(emision)}
            />
          )}
          <Button onClick={onCerrar}>Cerrar</Button>
        </div>
      }
    >
      {/* what was opened has the focus, not the button that closes it: a second Enter in a hurry does nothing */}
      <div
        ref={enfocar}
        className="ui-pila reportes-detalle"
        tabIndex={0}
        role="region"
        aria-label="Documento"
      >
        <QueryView query={detalle} empty={null} esqueleto="formulario">
          {(leido) => <Detalle {...leido} ahora={ahora} />}
        </QueryView>
      </div>
    </Modal>
  );
}

const enfocar = (documento: HTMLElement | null) => documento?.focus();

function Detalle(props: ComprobanteDetalle & { ahora: Date }) {
  const { emision, comprador, total, contenido, intentos, ahora } = props;
  const dia = diaDeClave(emision.clave_acceso);
  const deSuDia = llegoEnSuDia(emision);
  const datos: [que: string, valor: string | null][] = [
    ['Cliente', comprador.razon_social],
    ['Identificación', comprador.identificacion],
    ['Email', comprador.email],
    ['Dirección', comprador.direccion],
    ['Teléfono', comprador.telefono],
    ['Emitida', deSuDia ? formatFechaHora(emision.fechaCreacion) : formatFecha(dia)],
    ['Llegó al servidor', deSuDia ? null : formatFechaHora(emision.fechaCreacion)],
    ['Empresa', emision.empresa],
    ['Motivo', contenido.motivo],
  ];
  return (
    <>
      <div className="reportes-detalle-cabeza">
        <EstadoDeFacturaCelda emision={emision} ahora={ahora} />
        <p className="reportes-detalle-total cifra">{formatMonto(total)}</p>
      </div>
      <ClaveAcceso clave={emision.clave_acceso} />
      <Datos datos={datos} />
      <ContenidoVenta contenido={contenido} total={total} dia={dia} />
      <Intentos intentos={intentos} />
    </>
  );
}
