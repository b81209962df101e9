import { aprobadorDe, NADIE, type AprobadorEscrito } from './aprobador';
import { AprobadorCampos } from './AprobadorCampos';

type AprobadorDeFormularioProps = {
  empresa: string;
  leyenda: string;
  conCodigo: boolean;
  value?: AprobadorEscrito;
  onChange?: (escrito: AprobadorEscrito) => void;
};

/** The boxes of an approval as one box of a form (Campo.Propio). */
export function AprobadorDeFormulario(props: AprobadorDeFormularioProps) {
  const { value = NADIE, onChange, ...resto } = props;
  return <AprobadorCampos {...resto} escrito={value} onCambio={(escrito) => onChange?.(escrito)} />;
}

/** The box's value is what it shows; nothing stands in it before somebody types. */
export const leerAprobador = (tenido: unknown) =>
  tenido === undefined ? undefined : aprobadorDe(tenido as AprobadorEscrito);
