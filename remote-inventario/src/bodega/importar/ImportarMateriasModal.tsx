import { CuentasDeLista, DialogoDeLista, ElegirLista } from '@comanda/shared/piezas/importar';
import { Alert, Button } from '@comanda/shared/ui/core';

import { importarMateriasMensajes as mensajes } from './importarMateriasMensajes';
import { RevisionDeMateriasVista } from './RevisionDeMateriasVista';
import { porEscribir, useImportarMaterias, type ManoDeMaterias } from './useImportarMaterias';

type ImportarMateriasModalProps = { empresa: string; onCerrar: () => void };

/** A list of raw materials: chosen, looked at, imported. */
export default function ImportarMateriasModal({ empresa, onCerrar }: ImportarMateriasModalProps) {
  const mano = useImportarMaterias(empresa);
  const { resultado, guardando, leida, conMapa } = mano;
  const eligiendo = !resultado && !guardando;
  return (
    <DialogoDeLista
      titulo={mensajes.titulo}
      conMapa={conMapa}
      onCerrar={onCerrar}
      siguiente={<Siguiente mano={mano} />}
    >
      {resultado && <Hecha resultado={resultado} onBajar={() => void mano.bajarRechazadas()} />}
      {eligiendo && (
        <ElegirLista
          etiqueta="Lista de materias primas"
          ayuda={mensajes.ayuda}
          bajables={[{ que: 'Plantilla', onBajar: mano.bajarPlantilla }]}
          elegido={mano.elegido?.nombre}
          revisando={mano.revisando}
          falta={mano.falta}
          onArchivo={(archivo) => void mano.elegir(archivo)}
        />
      )}
      {eligiendo && leida && <RevisionDeMateriasVista revision={leida} mano={mano} />}
      {guardando && <p role="status">{mensajes.guardando(porEscribir(mano))}</p>}
    </DialogoDeLista>
  );
}

type HechaProps = {
  resultado: NonNullable<ManoDeMaterias['resultado']>;
  onBajar: () => void;
};

function Hecha({ resultado, onBajar }: HechaProps) {
  const { creadas, ingresadas, conservadas, rechazadas } = resultado;
  return (
    <>
      <Alert type="success" showIcon role="status" title={mensajes.hecha} />
      <CuentasDeLista
        de={[
          ['Nuevas', creadas],
          ['Con ingreso', ingresadas],
          ['Como estaban', conservadas],
          ['Con errores', rechazadas],
        ]}
      />
      {rechazadas > 0 && (
        <div className="ui-fila">
          <Button onClick={onBajar}>Bajar filas por corregir</Button>
        </div>
      )}
    </>
  );
}

/** What comes next. */
function Siguiente({ mano }: { mano: ManoDeMaterias }) {
  const { leida, resultado, guardando, existentes, alDia } = mano;
  if (resultado) return <Button onClick={mano.olvidar}>Importar otro archivo</Button>;
  const porElegir = leida !== undefined && leida.existentes > 0 && existentes === null;
  const hay = porEscribir(mano);
  return (
    <Button
      type="primary"
      loading={guardando}
      disabled={!alDia || porElegir || hay === 0}
      title={porElegir ? mensajes.elija : undefined}
      onClick={() => void mano.importar()}
    >
      {hay > 0 ? mensajes.importarlas(hay) : 'Importar'}
    </Button>
  );
}
