import type { ComprobanteDetalle } from '@comanda/shared/contracts/documentos';
import { formatMonto } from '@comanda/shared/domain/dinero';
import { formatFechaHora } from '@comanda/shared/domain/fecha';
import { Datos, QueryView } from '@comanda/shared/piezas/vista';
import { Button } from '@comanda/shared/ui/core';
import { Modal } from '@comanda/shared/ui/data';

import { ClaveAcceso } from './ClaveAcceso';
import { documentoDe } from './claveAcceso';
import { EstadoCelda } from './EstadoCelda';
import { useConsultarDetalleQuery } from './facturasApi';
import { Intentos } from './Intentos';
import { useRide } from './useRide';

type DetalleModalProps = { clave: string; empresa: string; ahora: Date; onCerrar: () => void };

/** A document opened: to whom, for how much, how it stands and all that was tried with it. */
export function DetalleModal({ clave, empresa, ahora, onCerrar }: DetalleModalProps) {
  const detalle = useConsultarDetalleQuery(
    { clave, empresa },
    { refetchOnMountOrArgChange: true, pollingInterval: 15_000, skipPollingIfUnfocused: true },
  );
  const verRide = useRide();
  const emision = detalle.currentData?.emision;
  const impreso = emision?.estado === 'AUTORIZADO' ? emision : undefined;

  return (
    <Modal
      open
      title={documentoDe(clave)}
      width={760}
      onCancel={onCerrar}
      footer={[
        impreso && (
          <Button key="a4" onClick={() => void verRide(impreso)}>
            RIDE
          </Button>
        ),
        impreso && (
          <Button key="80mm" onClick={() => void verRide(impreso, '80mm')}>
            Ticket 80 mm
          </Button>
        ),
        <Button key="cerrar" type="primary" onClick={onCerrar}>
          Cerrar
        </Button>,
      ]}
    >
      <QueryView query={detalle} empty={null} esqueleto="formulario">
        {(leido) => <Detalle {...leido} ahora={ahora} />}
      </QueryView>
    </Modal>
  );
}

function Detalle({
  emision,
  comprador,
  total,
  intentos,
  ahora,
}: ComprobanteDetalle & { ahora: Date }) {
  const datos: [que: string, valor: string][] = [
    ['Cliente', comprador.razon_social],
    ['Identificacion', comprador.identificacion],
    ['Email', comprador.email],
    ['Direccion', comprador.direccion],
    ['Telefono', comprador.telefono],
    ['Emitida', formatFechaHora(emision.fechaCreacion)],
  ];
  return (
    <div className="reportes-detalle">
      <p className="reportes-detalle-total cifra">{formatMonto(total)}</p>
      <EstadoCelda emision={emision} ahora={ahora} />
      <ClaveAcceso clave={emision.clave_acceso} />
      <Datos datos={datos} />
      <Intentos intentos={intentos} />
    </div>
  );
}
