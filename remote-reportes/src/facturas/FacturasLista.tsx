import { useState } from 'react';

import type { Emision, EstadoComprobante } from '@comanda/shared/contracts/documentos';
import {
  DataTable,
  EstadoChips,
  enMemoria,
  Lectura,
  type LecturaProps,
} from '@comanda/shared/piezas/tabla';
import { useAhora } from '@comanda/shared/piezas/vista';

import { accionesDe, type AccionesSri } from './acciones/accionesDe';
import { DialogoFactura } from './acciones/DialogoFactura';
import { useDialogo } from './acciones/dialogos';
import { documentoDe } from './claveAcceso';
import { DetalleModal } from './DetalleModal';
import { chipsDe } from './estados';
import { facturasColumns } from './facturasColumns';
import { facturasMensajes as mensajes } from './facturasMensajes';
import { useRide } from './useRide';
import { useXml } from './useXml';
import { XmlModal } from './XmlModal';

type FacturasListaProps = {
  emisiones: readonly Emision[];
  lectura: LecturaProps;
  /** Null for those who may only read. */
  acciones: Omit<AccionesSri, 'onDialogo'> | null;
};

const FILAS = 15; // spec section 9, Page sizes

export function FacturasLista({ emisiones, lectura, acciones }: FacturasListaProps) {
  const [estado, setEstado] = useState<EstadoComprobante | null>(null);
  const [abierta, setAbierta] = useState<Emision | null>(null);
  const dialogo = useDialogo();
  const xml = useXml();
  const verRide = useRide();
  const ahora = useAhora();
  const columnas = facturasColumns({
    ahora,
    onAbrir: setAbierta,
    onVerRide: (emision) => void verRide(emision),
    onVerXml: (emision) => void xml.ver(emision),
  });
  const vistas = estado ? emisiones.filter((emision) => emision.estado === estado) : emisiones;

  return (
    <>
      <div className="reportes-filtros">
        <EstadoChips
          etiqueta="Filtrar por estado"
          todos="Todas"
          total={emisiones.length}
          chips={chipsDe(emisiones, estado)}
          elegido={estado}
          onElegir={setEstado}
        />
        <Lectura {...lectura} />
      </div>
      <DataTable
        key={estado}
        titulo="Documentos emitidos"
        columns={columnas}
        fuente={enMemoria(vistas)}
        rowKey={({ clave_acceso }) => clave_acceso}
        nombreDe={({ clave_acceso }) => documentoDe(clave_acceso)}
        acciones={
          acciones
            ? (emision) =>
                accionesDe(emision, {
                  ...acciones,
                  ocupada: acciones.ocupada ?? dialogo.abriendo,
                  onDialogo: dialogo.abrir,
                })
            : undefined
        }
        pageSize={FILAS}
        vacio={mensajes.vacioEstado}
      />
      {abierta && (
        <DetalleModal
          clave={abierta.clave_acceso}
          empresa={abierta.empresa}
          ahora={ahora}
          onCerrar={() => setAbierta(null)}
        />
      )}
      {dialogo.dialogo && <DialogoFactura {...dialogo.dialogo} onCerrar={dialogo.cerrar} />}
      {xml.abierto && <XmlModal {...xml.abierto} onCerrar={xml.cerrar} />}
    </>
  );
}
