import { useState } from 'react';

import type { Emision } from '@comanda/shared/contracts/facturacion/documentos';
import { emisionesCalls } from '@comanda/shared/contracts/facturacion/emisiones';
import { ASPECTO } from '@comanda/shared/piezas/comprobante';
import { delServidor } from '@comanda/shared/piezas/descarga';
import { FiltroFechas, rangoEnPalabras } from '@comanda/shared/piezas/filtroFechas';
import { Filtros } from '@comanda/shared/piezas/filtros';
import { DataTable, EstadoChips, paginada, type Accion } from '@comanda/shared/piezas/tabla';
import { Relevo, useAhora, useAlLlegar, useMedia } from '@comanda/shared/piezas/vista';
import { useSearchParams } from '@comanda/shared/router';

import { accionesDe, type AccionesSri } from './acciones/accionesDe';
import { DialogoFactura } from './acciones/DialogoFactura';
import { useDialogo } from './acciones/dialogos';
import { documentoDe } from './claveAcceso';
import { DetalleModal } from './detalle/DetalleModal';
import { chipsDe } from './estados';
import { facturasColumns } from './facturasColumns';
import { facturasMensajes as mensajes } from './facturasMensajes';
import { SeleccionBarra } from './seleccion/SeleccionBarra';
import { useSeleccion } from './seleccion/useSeleccion';
import type { ListaDeFacturas } from './useFacturas';
import { entradaDeFacturas, type FiltroFacturas } from './useFiltroDeFacturas';
import { useRide } from './useRide';
import { useXml } from './useXml';
import { XmlModal } from './XmlModal';

type FacturasFiltrosProps = { filtro: FiltroFacturas; facturas: ListaDeFacturas };

/** The states there are, each with its count; and of which days. */
function FacturasFiltros({ filtro, facturas }: FacturasFiltrosProps) {
  const estados = facturas.sumas?.estados ?? [];
  return (
    <Filtros
      filtros={[
        {
          nombre: 'Estado',
          puesto: filtro.estado && ASPECTO[filtro.estado].texto,
          onQuitar: () => filtro.elegirEstado(null),
          control: (
            <EstadoChips
              etiqueta="Filtrar por estado"
              todos="Todas"
              total={estados.reduce((suma, { cuantos }) => suma + cuantos, 0)}
              chips={chipsDe(estados, filtro.estado)}
              elegido={filtro.estado}
              onElegir={filtro.elegirEstado}
            />
          ),
        },
        {
          nombre: 'Fechas',
          puesto: filtro.rango && rangoEnPalabras(filtro.rango),
          onQuitar: () => filtro.elegirRango(null),
          control: (
            <FiltroFechas
              titulo={mensajes.titulo}
              rango={filtro.rango}
              todas={mensajes.todasLasFechas}
              onCambio={filtro.elegirRango}
            />
          ),
        },
      ]}
    />
  );
}

type FacturasListaProps = {
  empresa: string;
  filtro: FiltroFacturas;
  facturas: ListaDeFacturas;
  mas: readonly Accion[];
  /** Null for those who may only read. */
  acciones: Omit<AccionesSri, 'onDialogo'> | null;
};

export function FacturasLista(props: FacturasListaProps) {
  const { empresa, filtro, facturas, acciones, mas } = props;
  const [abierta, setAbierta] = useState<Emision | null>(null);
  const dialogo = useDialogo();
  const xml = useXml();
  const verRide = useRide();
  const ahora = useAhora();
  const seleccion = useSeleccion(empresa, filtro);
  const enTelefono = useMedia('(max-width: 767px)');
  const ancha = useMedia('(min-width: 1536px)');
  const { mano } = filtro;
  const { sumas } = facturas;
  const columnas = facturasColumns({
    ahora,
    conEmpresa: ancha,
    enTelefono,
    onAbrir: setAbierta,
    onVerRide: (emision) => void verRide(emision),
    onVerXml: (emision) => void xml.ver(emision),
    xmlEnCamino: xml.trayendo,
  });
  const deFila =
    acciones &&
    ((emision: Emision) =>
      accionesDe(emision, {
        ...acciones,
        ocupada: acciones.ocupada ?? dialogo.abriendo,
        onDialogo: (tipo, emision) => void abrirDialogo(tipo, emision),
      }));
  /** It takes the place of the document opened: one dialog follows another, and the last gives the focus back. */
  const abrirDialogo = async (...pedido: Parameters<typeof dialogo.abrir>) => {
    if (await dialogo.abrir(...pedido)) setAbierta(null);
  };
  const [parametros] = useSearchParams();
  const porDevolver = acciones ? parametros.get('devolver') : null;
  /** Whoever gives back a part of a sale comes from it: /admin/facturas?buscar&devolver. */
  useAlLlegar('devolver', porDevolver, () => {
    if (porDevolver !== null)
      void dialogo.abrir('devolver', { clave_acceso: porDevolver, empresa });
  });
  const abrirXml = async (emision: Emision) => {
    await xml.ver(emision);
    setAbierta(null);
  };

  return (
    <>
      <Relevo turno={seleccion.elegidas.size > 0}>
        <DataTable
          titulo="Documentos emitidos"
          columns={columnas}
          fuente={paginada(() => facturas)}
          mano={mano}
          rowKey={({ clave_acceso }) => clave_acceso}
          nombreDe={({ clave_acceso }) => documentoDe(clave_acceso)}
          onAbrir={setAbierta}
          acciones={deFila ?? undefined}
          accionesAparte
          seleccion={{ elegidas: seleccion.elegidas, onElegir: seleccion.elegir }}
          buscador={mensajes.buscador}
          mas={mas}
          exportar={delServidor(
            'billing',
            emisionesCalls.exportarEmisiones,
            entradaDeFacturas(empresa, filtro),
          )}
          filtros={<FacturasFiltros filtro={filtro} facturas={facturas} />}
          alElegir={
            <SeleccionBarra empresa={empresa} seleccion={seleccion} total={sumas?.total ?? 0} />
          }
          compacta
          avisarFallo={false} // Lectura says it, beside the hour
          vacio={vacioDe(filtro)}
        />
      </Relevo>
      {abierta && (
        <DetalleModal
          clave={abierta.clave_acceso}
          empresa={abierta.empresa}
          ahora={ahora}
          acciones={deFila}
          onVerXml={(emision) => void abrirXml(emision)}
          onCerrar={() => setAbierta(null)}
        />
      )}
      {dialogo.dialogo && <DialogoFactura {...dialogo.dialogo} onCerrar={dialogo.cerrar} />}
      {xml.abierto && <XmlModal {...xml.abierto} onCerrar={xml.cerrar} />}
    </>
  );
}

function vacioDe({ estado, rango }: FiltroFacturas): string {
  if (estado !== null) return mensajes.vacioEstado;
  return rango === null ? mensajes.vacio : mensajes.vacioFechas;
}
