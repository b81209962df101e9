import { Alert, confirmar } from '@comanda/shared/ui/core';

import { emisionCalls, type EmisionEmpresa } from '../../contracts/facturacion/emision';
import { Ancho, Campo, Formulario } from '../formulario';
import { QueryView } from '../vista';

import estilos from './emision.module.css';
import { emisionMensajes as mensajes } from './emisionMensajes';
import type { ManoDeEmision, OnEstado } from './mano';
import { preguntaDeSeries, preguntaDeSalto, saltosDe } from './preguntaSeries';
import { aGuardar, AMBIENTES, revisarSeries, siguientesDeSerie, soloDigitos } from './seriesForm';

type SeccionProps = {
  mano: Pick<ManoDeEmision, 'empresa' | 'emision' | 'guardar'>;
  onEstado?: OnEstado;
};

/** In which ambiente and series the company issues, and which numbers come next. */
export function SeriesSeccion({ mano, onEstado }: SeccionProps) {
  return (
    <section aria-label="Numeración" className={estilos.seccion}>
      <h3>Numeración</h3>
      <QueryView query={mano.emision} empty={null} esqueleto="formulario">
        {(emision) => (
          <Series key={JSON.stringify(emision)} mano={mano} emision={emision} onEstado={onEstado} />
        )}
      </QueryView>
    </section>
  );
}

/** Where what is issued goes, and what that means for a company that counts on it. */
function ModoSri({ emision: { modo, produccion, ambiente } }: { emision: EmisionEmpresa }) {
  if (!produccion && ambiente === '2')
    return <Alert type="warning" showIcon title={mensajes.enProduccionSinSalida} />;
  return (
    <p>
      {mensajes.modo[modo]} {!produccion && mensajes.sinProduccion}
    </p>
  );
}

function Series({ mano, emision, onEstado }: SeccionProps & { emision: EmisionEmpresa }) {
  const { ambiente, establecimiento, punto_emision } = emision;
  return (
    <Formulario
      call={emisionCalls.guardarEmision}
      inicial={{ ambiente, establecimiento, punto_emision, ...siguientesDeSerie(emision, emision) }}
      fijos={{ empresa: mano.empresa }}
      revisar={(numeracion) => revisarSeries(numeracion, emision)}
      confirmar={async (numeracion) => {
        if (!(await confirmar(preguntaDeSeries(numeracion, emision)))) return false;
        const salto = preguntaDeSalto(numeracion, emision);
        return salto === null || confirmar(salto);
      }}
      enviar={(numeracion) => {
        const conSaltos = saltosDe(numeracion, emision).length > 0;
        return mano.guardar({
          ...aGuardar(numeracion, emision),
          ...(conSaltos && { saltar_numeros: true }),
        });
      }}
      mensajes={{ titulo: mensajes.titulo, exito: mensajes.guardado }}
      boton="Guardar numeración"
      soloSiCambia
      alCambiar={(campo, { valores, escribir }) => {
        // another series has its own next numbers: they show as soon as it is chosen
        if (!campo.startsWith('siguiente')) escribir(siguientesDeSerie(emision, valores));
      }}
      onHecho={() => undefined}
      onEstado={onEstado}
    >
      <Campo.Opcion
        nombre="ambiente"
        etiqueta="Ambiente"
        opciones={AMBIENTES}
        deshabilitado={!emision.produccion && ambiente === '1'}
        ancho
      />
      <Ancho>
        <ModoSri emision={emision} />
      </Ancho>
      <Campo.Texto
        nombre="establecimiento"
        etiqueta="Establecimiento"
        teclado="numeric"
        limpiar={soloDigitos}
      />
      <Campo.Texto
        nombre="punto_emision"
        etiqueta="Punto de emisión"
        teclado="numeric"
        limpiar={soloDigitos}
      />
      <Campo.Numero nombre="siguiente_factura" etiqueta="Siguiente factura" />
      <Campo.Numero nombre="siguiente_nota_credito" etiqueta="Siguiente nota de crédito" />
    </Formulario>
  );
}
