import type { EmisionEmpresa } from '@comanda/shared/contracts/emision';
import { avisar, Button, confirmar, QueryView } from '@comanda/shared/ui/core';

import { CampoSelect, CampoTexto } from '../formulario/Campo';
import { Formulario } from '../formulario/FormModal';
import { useAnunciarSucio } from '../formulario/useAnunciarSucio';
import { useFormulario, type Formulario as Form } from '../formulario/useFormulario';

import { useConsultarEmisionQuery, useGuardarEmisionMutation } from './emisionApi';
import { emisionMensajes as mensajes } from './emisionMensajes';
import {
  aGuardar,
  AMBIENTES,
  revisarSeries,
  serieDe,
  siguientesDe,
  soloDigitos,
  type CampoSerie,
} from './seriesForm';

type SeccionProps = { empresa: string; onSucia: (sucia: boolean) => void };

/** In which ambiente and series the company issues, and which numbers come next. */
export function SeriesSeccion({ empresa, onSucia }: SeccionProps) {
  const emision = useConsultarEmisionQuery({ empresa });
  return (
    <section aria-label="Numeracion" className="reportes-seccion">
      <h3>Numeracion</h3>
      <QueryView query={emision} empty={null}>
        {(actual) => (
          <Series
            key={JSON.stringify(actual)}
            empresa={empresa}
            emision={actual}
            onSucia={onSucia}
          />
        )}
      </QueryView>
    </section>
  );
}

type SeriesProps = SeccionProps & { emision: EmisionEmpresa };

function Series({ empresa, emision, onSucia }: SeriesProps) {
  const [guardar] = useGuardarEmisionMutation();
  const { ambiente, establecimiento, punto_emision } = emision;
  const form = useFormulario<CampoSerie>(
    { ambiente, establecimiento, punto_emision, ...siguientesDe(emision, emision) },
    {
      revisar: (valores) => revisarSeries(valores, emision),
      campoDe: { SERIE_DE_OTRA_EMPRESA: 'punto_emision' },
    },
  );

  useAnunciarSucio(form.sucio, onSucia);

  const onEnviar = async () => {
    const aProduccion = form.valores.ambiente === '2' && ambiente === '1';
    if (aProduccion && !(await confirmar(mensajes.aProduccion))) return;
    const hecha = await form.enviar((valores) =>
      guardar({ empresa, ...aGuardar(valores, emision) }).unwrap(),
    );
    if (hecha) avisar({ tipo: 'success', titulo: mensajes.titulo, texto: mensajes.guardado });
  };

  return (
    <Formulario rechazos={form.rechazos} onEnviar={onEnviar}>
      <CampoSelect
        form={alCambiarDeSerie(form, emision)}
        campo="ambiente"
        etiqueta="Ambiente"
        opciones={AMBIENTES}
      />
      <div className="reportes-form-par">
        <Cifras
          form={alCambiarDeSerie(form, emision)}
          campo="establecimiento"
          etiqueta="Establecimiento"
          max={3}
        />
        <Cifras
          form={alCambiarDeSerie(form, emision)}
          campo="punto_emision"
          etiqueta="Punto de emision"
          max={3}
        />
      </div>
      <div className="reportes-form-par">
        <Cifras form={form} campo="siguiente_factura" etiqueta="Siguiente factura" max={9} />
        <Cifras
          form={form}
          campo="siguiente_nota_credito"
          etiqueta="Siguiente nota de credito"
          max={9}
        />
      </div>
      <footer className="reportes-form-pie">
        <Button type="primary" htmlType="submit" loading={form.enviando} disabled={!form.sucio}>
          Guardar numeracion
        </Button>
      </footer>
    </Formulario>
  );
}

type CifrasProps = { form: Form<CampoSerie>; campo: CampoSerie; etiqueta: string; max: number };

function Cifras({ max, ...props }: CifrasProps) {
  return <CampoTexto {...props} max={max} inputMode="numeric" limpiar={soloDigitos(max)} />;
}

/** Another series has its own next numbers: they show as soon as it is chosen. */
function alCambiarDeSerie(form: Form<CampoSerie>, emision: EmisionEmpresa): Form<CampoSerie> {
  const escribir: Form<CampoSerie>['escribir'] = (cambio) => {
    const valores = { ...form.valores, ...cambio };
    form.escribir({ ...cambio, ...siguientesDe(emision, serieDe(valores)) });
  };
  return { ...form, escribir };
}
