import { emisionCalls, type EmisionEmpresa } from '@comanda/shared/contracts/emision';
import { Campo, Formulario } from '@comanda/shared/piezas/formulario';
import { QueryView } from '@comanda/shared/piezas/vista';
import { confirmar } from '@comanda/shared/ui/core';

import { useConsultarEmisionQuery, useGuardarEmisionMutation } from './emisionApi';
import { emisionMensajes as mensajes } from './emisionMensajes';
import { preguntaDe } from './preguntaSeries';
import { aGuardar, AMBIENTES, revisarSeries, siguientesDe, soloDigitos } from './seriesForm';

type SeccionProps = {
  empresa: string;
  onEstado: (estado: { sucio: boolean; enviando: boolean }) => void;
};

/** In which ambiente and series the company issues, and which numbers come next. */
export function SeriesSeccion({ empresa, onEstado }: SeccionProps) {
  const consulta = useConsultarEmisionQuery({ empresa });
  return (
    <section aria-label="Numeracion" className="reportes-seccion">
      <h3>Numeracion</h3>
      <QueryView query={consulta} empty={null} esqueleto="formulario">
        {(emision) => (
          <Series
            key={JSON.stringify(emision)}
            empresa={empresa}
            emision={emision}
            onEstado={onEstado}
          />
        )}
      </QueryView>
    </section>
  );
}

function Series({ empresa, emision, onEstado }: SeccionProps & { emision: EmisionEmpresa }) {
  const [guardar] = useGuardarEmisionMutation();
  const { ambiente, establecimiento, punto_emision } = emision;
  return (
    <Formulario
      call={emisionCalls.guardarEmision}
      inicial={{ ambiente, establecimiento, punto_emision, ...siguientesDe(emision, emision) }}
      fijos={{ empresa }}
      revisar={(numeracion) => revisarSeries(numeracion, emision)}
      confirmar={(numeracion) => confirmar(preguntaDe(numeracion, emision))}
      enviar={(numeracion) => guardar(aGuardar(numeracion, emision)).unwrap()}
      mensajes={{ titulo: mensajes.titulo, exito: mensajes.guardado }}
      boton="Guardar numeracion"
      soloSiCambia
      alCambiar={(campo, { valores, escribir }) => {
        // another series has its own next numbers: they show as soon as it is chosen
        if (!campo.startsWith('siguiente')) escribir(siguientesDe(emision, valores));
      }}
      onHecho={() => undefined}
      onEstado={onEstado}
    >
      <Campo.Opcion nombre="ambiente" etiqueta="Ambiente" opciones={AMBIENTES} ancho />
      <Campo.Texto
        nombre="establecimiento"
        etiqueta="Establecimiento"
        teclado="numeric"
        limpiar={soloDigitos}
      />
      <Campo.Texto
        nombre="punto_emision"
        etiqueta="Punto de emision"
        teclado="numeric"
        limpiar={soloDigitos}
      />
      <Campo.Numero nombre="siguiente_factura" etiqueta="Siguiente factura" />
      <Campo.Numero nombre="siguiente_nota_credito" etiqueta="Siguiente nota de credito" />
    </Formulario>
  );
}
