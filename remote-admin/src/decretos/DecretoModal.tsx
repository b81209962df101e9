import { decretosCalls as calls } from '@comanda/shared/contracts/admin/decretos';
import { PROVINCIAS } from '@comanda/shared/contracts/admin/ley';
import { TARIFAS_IVA } from '@comanda/shared/domain/dinero/iva';
import { esDeTurismo } from '@comanda/shared/domain/ley/tarifas';
import { Ancho, Campo, FormModal } from '@comanda/shared/piezas/formulario';

import { useAgregarDecretoMutation } from './decretosApi';
import { decretosMensajes as mensajes } from './decretosMensajes';

const TARIFAS = TARIFAS_IVA.filter(esDeTurismo).map((tarifa) => ({
  value: `${tarifa}%`,
  label: `${tarifa}%`,
}));
const EN_LISTA = PROVINCIAS.map((provincia) => ({ value: provincia, label: provincia }));

/** A decree as it was published. */
export function DecretoModal({ onCerrar }: { onCerrar: () => void }) {
  const [agregar] = useAgregarDecretoMutation();
  return (
    <FormModal
      forma="hoja"
      titulo="Agregar decreto"
      call={calls.agregarDecreto}
      inicial={{ tarifa: TARIFAS[0]?.value ?? '', provincias: [], cantones: '' }}
      enviar={(entrada) => agregar(entrada).unwrap()}
      mensajes={mensajes.agregar}
      boton="Agregar"
      onHecho={onCerrar}
      onCerrar={onCerrar}
    >
      <Campo.Texto nombre="fuente" etiqueta="Decreto" ancho autoFocus />
      <Campo.Fecha nombre="desde" etiqueta="Desde" />
      <Campo.Fecha nombre="hasta" etiqueta="Hasta" />
      <Campo.Opcion nombre="tarifa" etiqueta="Tarifa" opciones={TARIFAS} />
      <Campo.Varias
        nombre="provincias"
        etiqueta="Provincias enteras"
        opciones={EN_LISTA}
        ayuda={mensajes.ayudaProvincias}
        ancho
      />
      <Campo.Texto
        nombre="cantones"
        etiqueta="Cantones"
        filas={3}
        ayuda={mensajes.ayudaCantones}
        ancho
      />
      <Ancho>
        <p>{mensajes.paraTodas}</p>
      </Ancho>
    </FormModal>
  );
}
