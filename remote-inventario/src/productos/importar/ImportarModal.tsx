import type { Importacion } from '@comanda/shared/contracts/inventario/importaciones';
import { ColumnasVista, DialogoDeLista } from '@comanda/shared/piezas/importar';
import { Button } from '@comanda/shared/ui/core';
import { Progress } from '@comanda/shared/ui/extra';

import { ElegirArchivo } from './ElegirArchivo';
import { COLUMNA, importarMensajes as mensajes } from './importarMensajes';
import { ResultadoVista } from './ResultadoVista';
import { RevisionVista } from './RevisionVista';
import { useImportar, type ManoDeImportar } from './useImportar';

/** How far the running import is; before the server has said, it is being sent. */
function Progreso({ importacion }: { importacion: Importacion | 'enviando' }) {
  const { filas, revisadas, escritas } =
    importacion === 'enviando' ? { filas: 0, revisadas: 0, escritas: 0 } : importacion;
  const hechas = filas === 0 ? 0 : Math.floor((100 * (revisadas + escritas)) / (2 * filas));
  return (
    <div>
      <p role="status">{queHace(filas, revisadas, escritas)}</p>
      <Progress percent={hechas} status="active" aria-label={mensajes.titulo} />
      <p>{mensajes.puedeCerrar}</p>
    </div>
  );
}

function queHace(filas: number, revisadas: number, escritas: number): string {
  if (filas === 0) return mensajes.leyendo;
  return revisadas === 0 ? mensajes.revisados(filas) : mensajes.escritos(escritas, filas);
}

type ImportarModalProps = { empresa: string; onCerrar: () => void };

/** A list of products: chosen, looked at, imported. Closing it stops nothing that has begun. */
export default function ImportarModal({ empresa, onCerrar }: ImportarModalProps) {
  const mano = useImportar(empresa);
  const { enCurso, terminada, conMapa } = mano;
  const resultado = terminada ?? mano.cortada;
  const eligiendo = enCurso === null && terminada?.estado !== 'HECHA';
  return (
    <DialogoDeLista
      titulo={mensajes.titulo}
      conMapa={conMapa}
      onCerrar={onCerrar}
      siguiente={enCurso === null && <Seguir mano={mano} />}
    >
      {resultado && <ResultadoVista importacion={resultado} />}
      {enCurso && <Progreso importacion={enCurso} />}
      {eligiendo && <Archivo empresa={empresa} mano={mano} />}
    </DialogoDeLista>
  );
}

type ArchivoProps = { empresa: string; mano: ManoDeImportar };

/** The file that was chosen: how it is read, and what it would do. */
function Archivo({ empresa, mano }: ArchivoProps) {
  const { terminada, leida } = mano;
  return (
    <>
      <ElegirArchivo empresa={empresa} mano={mano} />
      {!terminada && leida?.columnas && (
        <ColumnasVista
          columnas={leida.columnas}
          nombres={COLUMNA}
          sinLeer={typeof leida.falta === 'string'}
          onMapa={mano.elegirMapa}
        />
      )}
      {!terminada && leida && (
        <RevisionVista
          revision={leida}
          decirIva={mano.decirIva}
          bajarRechazadas={mano.bajarRechazadas}
        />
      )}
    </>
  );
}

/** What comes next. */
function Seguir({ mano }: { mano: ManoDeImportar }) {
  const { terminada, leida: revision, elegido, alDia } = mano;
  if (terminada?.estado === 'HECHA')
    return <Button onClick={mano.olvidar}>Importar otro archivo</Button>;
  if (terminada)
    return (
      <Button type="primary" disabled={!elegido} onClick={() => void mano.otraVez()}>
        Revisar otra vez
      </Button>
    );
  const buenas = revision ? revision.crear + revision.cambiar : 0;
  const conErrores = revision !== undefined && revision.total_errores > 0;
  return (
    <Button
      type={conErrores ? 'default' : 'primary'}
      disabled={buenas === 0 || !alDia}
      onClick={() => void mano.importar()}
    >
      {conErrores && buenas > 0 ? mensajes.importarLoBueno(buenas) : 'Importar'}
    </Button>
  );
}
