import {
  CON_LOS_QUE_HAY,
  type RevisionDeClientes,
} from '@comanda/shared/contracts/ventas/listaDeClientes';
import {
  AvisosDeLista,
  ColumnasVista,
  CuentasDeLista,
  DialogoDeLista,
  ElegirLista,
  ErroresDeLista,
  ExistentesDeLista,
  SiguienteDeLista,
} from '@comanda/shared/piezas/importar';
import { DataTable, enMemoria, type Column } from '@comanda/shared/piezas/tabla';
import { Alert, Button } from '@comanda/shared/ui/core';

import { clientesMensajes as mensajes, COLUMNA } from './clientesMensajes';
import { useImportarClientes, type ManoDeClientes } from './useImportarClientes';

type ImportarClientesModalProps = { empresa: string; onCerrar: () => void };

/** A list of customers: chosen, looked at, imported. */
export default function ImportarClientesModal({ empresa, onCerrar }: ImportarClientesModalProps) {
  const mano = useImportarClientes(empresa);
  const { resultado, guardando, leida, conMapa } = mano;
  return (
    <DialogoDeLista
      titulo={mensajes.titulo}
      conMapa={conMapa}
      onCerrar={onCerrar}
      siguiente={
        <SiguienteDeLista
          hay={cuantos(mano)}
          texto={mensajes.importarlos}
          falta={faltaElegir(mano)}
          alDia={mano.alDia}
          guardando={guardando}
          hecha={resultado !== undefined}
          onImportar={mano.importar}
          onOtra={mano.olvidar}
        />
      }
    >
      {resultado && (
        <>
          <Alert type="success" showIcon role="status" title={mensajes.hecha} />
          <CuentasDeLista
            de={[
              ['Nuevos', resultado.creados],
              ['Cambiados', resultado.actualizados],
              ['Como estaban', resultado.conservados],
              ['Con errores', resultado.rechazados],
            ]}
          />
        </>
      )}
      {!resultado && !guardando && <Elegir mano={mano} />}
      {!resultado && !guardando && leida && <Revision revision={leida} mano={mano} />}
      {guardando && <p role="status">{mensajes.guardando(cuantos(mano))}</p>}
      {resultado && resultado.rechazados > 0 && (
        <div className="ui-fila">
          <Button onClick={() => void mano.bajarRechazados()}>Bajar filas por corregir</Button>
        </div>
      )}
    </DialogoDeLista>
  );
}

function Elegir({ mano }: { mano: ManoDeClientes }) {
  return (
    <ElegirLista
      etiqueta="Lista de clientes"
      ayuda={mensajes.ayuda}
      bajables={[{ que: 'Plantilla', onBajar: mano.bajarPlantilla }]}
      elegido={mano.elegido?.nombre}
      revisando={mano.revisando}
      falta={mano.falta}
      onArchivo={(archivo) => void mano.elegir(archivo)}
    />
  );
}

type FilaDeRevision = RevisionDeClientes['clientes'][number];
const CLIENTES: readonly Column<FilaDeRevision>[] = [
  { id: 'fila', header: 'FILA', text: ({ fila }) => String(fila) },
  { id: 'cedula', header: 'IDENTIFICACIÓN', text: ({ cedula }) => cedula },
  { id: 'nombre', header: 'RAZÓN SOCIAL', text: ({ nombre }) => nombre, movil: 'titulo' },
  { id: 'email', header: 'CORREO', text: ({ email }) => email },
  {
    id: 'cambio',
    header: 'CAMBIO',
    text: ({ antes }) => (antes === null ? 'Nuevo' : `Ya está: ${antes}`),
    movil: 'ancho',
  },
];

function Revision({ revision, mano }: { revision: RevisionDeClientes; mano: ManoDeClientes }) {
  const { columnas, falta, crear, distintos, iguales, errores, total_errores } = revision;
  return (
    <>
      <ColumnasVista
        columnas={columnas}
        nombres={COLUMNA}
        sinLeer={falta !== null}
        onMapa={mano.elegirMapa}
      />
      {falta === null && (
        <>
          <CuentasDeLista
            de={[
              ['Nuevos', crear],
              ['Ya están', distintos],
              ['Iguales', iguales],
              ['Errores', total_errores],
            ]}
          />
          {distintos > 0 && (
            <ExistentesDeLista
              etiqueta="Clientes que ya están"
              pregunta={mensajes.yaEstan(distintos)}
              valores={CON_LOS_QUE_HAY}
              textos={mensajes.existentes}
              elegido={mano.existentes}
              onElegir={mano.elegirExistentes}
            />
          )}
          {total_errores === 0 && crear + distintos === 0 && (
            <Alert type="info" showIcon role="status" title={mensajes.sinCambios} />
          )}
          <ErroresDeLista
            errores={errores}
            nombres={COLUMNA}
            total={total_errores}
            onBajar={() => void mano.bajarRechazados()}
          />
          {revision.clientes.length > 0 && (
            <DataTable
              titulo="Qué cambia"
              columns={CLIENTES}
              fuente={enMemoria(revision.clientes)}
              rowKey={({ fila }) => String(fila)}
              compacta
            />
          )}
          <AvisosDeLista avisos={revision.avisos} nombres={COLUMNA} total={revision.total_avisos} />
        </>
      )}
    </>
  );
}

/** How many would be written. */
const cuantos = ({ leida, existentes }: ManoDeClientes): number =>
  leida ? leida.crear + (existentes === 'ACTUALIZAR' ? leida.distintos : 0) : 0;

const faltaElegir = ({ leida, existentes }: ManoDeClientes): string | null =>
  leida && leida.distintos > 0 && existentes === null ? mensajes.elija : null;
