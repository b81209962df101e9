import { useState } from 'react';

import type { Emision, EstadoComprobante } from '@comanda/shared/contracts/documentos';
import { DataTable } from '@comanda/shared/ui/tabla';

import type { AccionesSri } from './acciones/AccionCelda';
import { DialogoFactura } from './acciones/DialogoFactura';
import { useDialogo } from './acciones/dialogos';
import { DetalleModal } from './DetalleModal';
import { contarEstados } from './estados';
import { EstadoChips } from './EstadoChips';
import { accionColumn, facturasColumns } from './facturasColumns';
import { facturasMensajes as mensajes } from './facturasMensajes';
import { Lectura, type LecturaProps } from './Lectura';
import { useAhora } from './useAhora';
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
  const accion =
    acciones &&
    accionColumn({
      ...acciones,
      ocupada: acciones.ocupada ?? dialogo.abriendo,
      onDialogo: dialogo.abrir,
    });
  const vistas = estado ? emisiones.filter((emision) => emision.estado === estado) : emisiones;

  return (
    <>
      <div className="reportes-filtros">
        <EstadoChips
          conteos={contarEstados(emisiones, estado)}
          total={emisiones.length}
          elegido={estado}
          onElegir={setEstado}
        />
        <Lectura {...lectura} />
      </div>
      <DataTable
        key={estado}
        titulo="Documentos emitidos"
        columns={accion ? [...columnas, accion] : columnas}
        rows={vistas}
        rowKey={({ clave_acceso }) => clave_acceso}
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
