import { publicacionesCalls as calls } from '@comanda/shared/contracts/admin/publicaciones';
import { Ancho, Campo, FormModal } from '@comanda/shared/piezas/formulario';

import {
  useEmpresasParaFijarQuery,
  useFijarBuildMutation,
  usePonerCanarioMutation,
} from './publicacionesApi';
import { publicacionesMensajes as mensajes } from './publicacionesMensajes';

type DialogoBuildProps = {
  area: string;
  /** How the area is called. */
  nombre: string;
  build: string;
  onCerrar: () => void;
};

/** To which share of the companies a build goes first. */
export function CanarioModal({ area, nombre, build, onCerrar }: DialogoBuildProps) {
  const [poner] = usePonerCanarioMutation();
  return (
    <FormModal
      {...marcoDe({ area, build, onCerrar })}
      titulo={`Canario de ${nombre}`}
      call={calls.ponerCanario}
      inicial={{ porcentaje: 10 }}
      enviar={(entrada) => poner(entrada).unwrap()}
      mensajes={mensajes.canario}
      boton="Poner canario"
    >
      <Ancho>{mensajes.queHaceCanario(build)}</Ancho>
      <Campo.Numero
        nombre="porcentaje"
        etiqueta="Porcentaje de las empresas"
        cifras={3}
        sufijo="%"
        autoFocus
      />
    </FormModal>
  );
}

/** A company that stays on a build. */
export function FijarModal({ area, nombre, build, onCerrar }: DialogoBuildProps) {
  const [fijar] = useFijarBuildMutation();
  const { currentData } = useEmpresasParaFijarQuery({});
  const empresas = currentData?.empresas ?? [];
  return (
    <FormModal
      {...marcoDe({ area, build, onCerrar })}
      titulo={`Fijar una empresa en ${nombre}`}
      call={calls.fijarBuild}
      inicial={{}}
      enviar={(entrada) => fijar(entrada).unwrap()}
      mensajes={mensajes.fijar}
      boton="Fijar"
    >
      <Ancho>{mensajes.queHaceFijar(build)}</Ancho>
      <Campo.Opcion
        nombre="empresa"
        etiqueta="Empresa"
        placeholder="Seleccione una empresa"
        opciones={empresas.map(({ empresa }) => ({ value: empresa, label: empresa }))}
      />
    </FormModal>
  );
}

/** What both are: about one build, narrow, and gone once it is done. */
const marcoDe = ({ area, build, onCerrar }: Omit<DialogoBuildProps, 'nombre'>) => ({
  fijos: { area, build },
  ancho: 480,
  onHecho: onCerrar,
  onCerrar,
});
