import {
  prospectosCalls as calls,
  type Prospecto,
} from '@comanda/shared/contracts/admin/prospectos';
import { Campo, FormModal, useValor } from '@comanda/shared/piezas/formulario';

import {
  useActualizarProspectoMutation,
  useConsultarRucDeProspectoQuery,
  useCrearProspectoMutation,
} from '../prospectosApi';
import { prospectosMensajes as mensajes } from '../prospectosMensajes';

type ProspectoModalProps = {
  /** Null: a new one. */
  prospecto: Prospecto | null;
  onCerrar: () => void;
};

/** Who may become a company, as a seller knows it. */
export function ProspectoModal({ prospecto, onCerrar }: ProspectoModalProps) {
  const [crear] = useCrearProspectoMutation();
  const [actualizar] = useActualizarProspectoMutation();
  const comun = { forma: 'hoja', onCerrar, onHecho: onCerrar } as const;
  if (!prospecto)
    return (
      <FormModal
        {...comun}
        titulo="Registrar Cliente"
        call={calls.crearProspecto}
        inicial={{}}
        enviar={(entrada) => crear(entrada).unwrap()}
        mensajes={mensajes.crear}
        boton="Guardar"
      >
        <Campos suyo={null} />
      </FormModal>
    );
  const { id, nombre, ruc, ciudad, telefono, correo } = prospecto;
  return (
    <FormModal
      {...comun}
      titulo="Editar Cliente"
      call={calls.actualizarProspecto}
      inicial={{ nombre, ruc, ciudad, telefono, correo }}
      fijos={{ id }}
      enviar={(entrada) => actualizar(entrada).unwrap()}
      mensajes={mensajes.editar}
      boton="Actualizar"
    >
      <Campos suyo={ruc} />
    </FormModal>
  );
}

const soloDigitos = (texto: string) => texto.replace(/\D/g, '').slice(0, 13);

/** `suyo`: the RUC that it has already, which is its own. */
function Campos({ suyo }: { suyo: string | null }) {
  const dicho = useDichoDelRuc(suyo);
  return (
    <>
      <Campo.Texto
        nombre="ruc"
        etiqueta="RUC"
        teclado="numeric"
        limpiar={soloDigitos}
        ayuda={<span aria-live="polite">{dicho}</span>}
        ancho
        autoFocus
      />
      <Campo.Texto nombre="nombre" etiqueta="Nombre" ancho />
      <Campo.Texto nombre="ciudad" etiqueta="Ciudad" />
      <Campo.Texto nombre="telefono" etiqueta="Teléfono" teclado="tel" />
      <Campo.Texto nombre="correo" etiqueta="Correo" teclado="email" ancho />
    </>
  );
}

/** Whether somebody has the RUC that is typed, as soon as it is whole; a look-up that fails says nothing: saving asks again. */
function useDichoDelRuc(suyo: string | null): string | undefined {
  const escrito = useValor('ruc');
  const ruc = typeof escrito === 'string' ? escrito : '';
  const { currentData, isFetching } = useConsultarRucDeProspectoQuery(
    { ruc },
    { skip: ruc.length !== 13 || ruc === suyo, refetchOnMountOrArgChange: true },
  );
  return isFetching ? mensajes.buscandoRuc : currentData?.msg;
}
