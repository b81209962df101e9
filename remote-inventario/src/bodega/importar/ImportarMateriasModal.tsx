import {
  CuentasDeLista,
  DialogoDeLista,
  ElegirLista,
  SiguienteDeLista,
} from '@comanda/shared/piezas/importar';
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
      siguiente={
        <SiguienteDeLista
          hay={porEscribir(mano)}
          texto={mensajes.importarlas}
          falta={faltaElegir(mano)}
          alDia={mano.alDia}
          guardando={guardando}
          hecha={resultado !== undefined}
          onImportar={mano.importar}
          onOtra={mano.olvidar}
        />
      }
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

const faltaElegir = ({ leida, existentes }: ManoDeMaterias): string | null =>
  leida && leida.existentes > 0 && existentes === null ? mensajes.elija : null;
