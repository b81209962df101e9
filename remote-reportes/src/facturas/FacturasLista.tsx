import { useState } from 'react';

import type { Emision, EstadoComprobante } from '@comanda/shared/contracts/facturacion';
import { DataTable } from '@comanda/shared/ui/tabla';

import { contarEstados } from './estados';
import { EstadoChips } from './EstadoChips';
import { accionColumn, facturasColumns, type AccionesSri } from './facturasColumns';
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
  acciones: AccionesSri | null;
};

const FILAS = 15; // spec section 9, Page sizes

export function FacturasLista({ emisiones, lectura, acciones }: FacturasListaProps) {
  const [estado, setEstado] = useState<EstadoComprobante | null>(null);
  const xml = useXml();
  const verRide = useRide();
  const ahora = useAhora();
  const columnas = facturasColumns({
    ahora,
    onVerRide: (emision) => void verRide(emision),
    onVerXml: (emision) => void xml.ver(emision),
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
        columns={acciones ? [...columnas, accionColumn(acciones)] : columnas}
        rows={vistas}
        rowKey={({ clave_acceso }) => clave_acceso}
        pageSize={FILAS}
        vacio={mensajes.vacioEstado}
      />
      {xml.abierto && <XmlModal {...xml.abierto} onCerrar={xml.cerrar} />}
    </>
  );
}
