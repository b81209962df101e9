import type { Importacion } from '@comanda/shared/contracts/inventario/importaciones';
import { Button } from '@comanda/shared/ui/core';
import { Modal } from '@comanda/shared/ui/data';
import { Progress } from '@comanda/shared/ui/extra';

import { ElegirArchivo } from './ElegirArchivo';
import { importarMensajes as mensajes } from './importarMensajes';
import { ResultadoVista } from './ResultadoVista';
import { RevisionVista } from './RevisionVista';
import { useImportar, type ManoDeImportar } from './useImportar';
import estilos from './importar.module.css';

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
  const { enCurso, terminada, revision } = mano;
  const resultado = terminada ?? mano.cortada;
  const eligiendo = enCurso === null && terminada?.estado !== 'HECHA';
  return (
    <Modal
      open
      title={mensajes.titulo}
      width={760}
      footer={null}
      mask={{ closable: false }}
      onCancel={onCerrar}
    >
      <div className={estilos.cuerpo}>
        {resultado && <ResultadoVista importacion={resultado} />}
        {enCurso && <Progreso importacion={enCurso} />}
        {eligiendo && <ElegirArchivo empresa={empresa} mano={mano} />}
        {eligiendo && !terminada && revision && (
          <RevisionVista
            revision={revision}
            decirIva={mano.decirIva}
            bajarRechazadas={mano.bajarRechazadas}
          />
        )}
      </div>
      <footer className={`ui-botones ${estilos.pie ?? ''}`}>
        <Button onClick={onCerrar}>Cerrar</Button>
        {enCurso === null && <Seguir mano={mano} />}
      </footer>
    </Modal>
  );
}

/** What comes next. */
function Seguir({ mano }: { mano: ManoDeImportar }) {
  const { terminada, revision, elegido } = mano;
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
      disabled={buenas === 0}
      onClick={() => void mano.importar()}
    >
      {conErrores && buenas > 0 ? mensajes.importarLoBueno(buenas) : 'Importar'}
    </Button>
  );
}
