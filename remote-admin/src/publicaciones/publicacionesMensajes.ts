import type { Diferencia } from '@comanda/shared/contracts/admin/publicaciones';
import type { EstadoDeOrigen } from '@comanda/shared/contracts/plataforma/origenes';
import { dePalabras, talCual } from '@comanda/shared/domain/texto/palabras';

const titulo = 'Publicaciones';
const ABIERTAS =
  'Las pestañas abiertas siguen con el build que tienen hasta que naveguen sin trabajo a medias.';

type DeBuild = { build: string; version: string; por: string; malo: string | null };

type DicenDeOrigen = (build: string, origen: string) => string;
const DE_ORIGEN = dePalabras<EstadoDeOrigen, DicenDeOrigen>(
  {
    'en-orden': (build, origen) => `Los archivos de ${build} están en ${origen}`,
    'no-responde': (build, origen) => `${origen} no responde: ${build} se toma del producto`,
    'sin-archivos': (build, origen) =>
      `${origen} no tiene los archivos de ${build}: se toman del producto`,
    'otros-archivos': (build, origen) =>
      `Los archivos de ${build} en ${origen} no son los publicados: se toman del producto`,
    'sin-permiso': (build, origen) =>
      `${origen} no permite que otras páginas lean los archivos de ${build} (CORS): se toman del producto`,
  },
  (palabra) => (build, origen) => `Los archivos de ${build} en ${origen}: ${palabra}`,
);

export const publicacionesMensajes = {
  titulo,
  vacio: 'Aún no se ha publicado nada',
  sinBuilds: 'De esta área aún no se ha publicado nada',
  activar: { titulo, exito: 'Build activado' },
  volver: { titulo },
  volvio: (build: string) => `Activo otra vez: ${build}`,
  canario: { titulo, exito: 'Canario puesto' },
  quitar: { titulo, exito: 'Canario quitado' },
  fijar: { titulo, exito: 'Empresa fijada' },
  soltar: { titulo, exito: 'La empresa vuelve a ir con las demás' },
  caducos: 'El build activo toma nombres que se van',
  retirado: 'Sus archivos ya se retiraron',
  yaActivo: 'Es el build activo',
  confirmarActivar: (
    area: string,
    { build, version, por, malo }: DeBuild,
    estable: string | null,
  ) => ({
    titulo: `¿Activar ${build} en ${area}?`,
    texto: [
      `Lo que se abra desde ahora carga la versión ${version} que publicó ${por}.`,
      ABIERTAS,
      malo === null ? '' : `Atención: consta como malo (${malo}).`,
      estable === null ? '' : `'Volver atrás' lleva de nuevo a ${estable}.`,
    ]
      .filter(Boolean)
      .join(' '),
    aceptar: 'Activar',
    peligro: malo !== null,
  }),
  confirmarVolver: (area: string, estable: string, anterior: string) => ({
    titulo: `¿Volver atrás en ${area}?`,
    texto: `Se activa otra vez ${anterior}. ${estable} queda como malo: ya nadie vuelve a el por sí solo. ${ABIERTAS}`,
    aceptar: 'Volver atrás',
    peligro: true,
  }),
  confirmarQuitar: (area: string, build: string, estable: string | null) => ({
    titulo: `¿Quitar el canario de ${area}?`,
    texto: `Las empresas que tenían ${build} vuelven a ${estable ?? 'ninguno'}. ${ABIERTAS}`,
    aceptar: 'Quitar canario',
    peligro: true,
  }),
  confirmarSoltar: (empresa: string, build: string) => ({
    titulo: `¿Soltar a ${empresa}?`,
    texto: `Deja de quedarse en ${build} y va con las demás. ${ABIERTAS}`,
    aceptar: 'Soltar',
  }),
  queHaceCanario: (build: string) =>
    `Ese porcentaje de las empresas carga ${build}; cada una se queda siempre en el mismo lado. Si fallan una de cada diez cargas o más, se detiene solo. ${ABIERTAS}`,
  queHaceFijar: (build: string) =>
    `La empresa se queda en ${build} aunque se active otro, hasta que la suelte. ${ABIERTAS}`,
  detenido: (motivo: string | null, cuando: string) =>
    `El canario se detuvo solo el ${cuando}. ${motivo ?? ''}`.trim(),
  volvioSola: (build: string, motivo: string, cuando: string) =>
    `El build ${build} se retiró solo el ${cuando} y todos volvieron al anterior. ${motivo}.`,
  fallos: {
    titulo: (area: string, build: string) => `Fallos de ${area} ${build}`,
    vacio: 'Nadie ha dicho por qué falló',
    sinPantalla: 'sin pantalla',
    pila: 'Dónde en sus archivos',
    noSeLee: (llamada: string, campo: string | null) =>
      `No entiende ${campo || 'la respuesta'} de ${llamada}`,
    cuanto: (veces: number, empresas: number) =>
      `${veces} ${veces === 1 ? 'vez' : 'veces'} en ${empresas} ${empresas === 1 ? 'empresa' : 'empresas'}`,
    fase: dePalabras<string, string>(
      {
        pintado: 'Al mostrarse',
        contrato: 'Al leer una respuesta',
        uso: 'En uso',
        politica: 'La página no lo permitió',
        trozo: 'Un archivo no llegó',
        bucle: 'La pantalla se dibuja sin parar',
        colgado: 'La página dejó de responder',
        origen: 'Su otro origen no dio los archivos',
      },
      talCual,
    ),
  },
  yaNoPasa: ({ tras, cargas, fallos }: { tras: number; cargas: number; fallos: number }) => {
    const sesiones = fallos === 1 ? 'sesión' : 'sesiones';
    return `El canario ya no pasa solo a todas las empresas: falló en ${fallos} ${sesiones} (van ${Math.min(cargas, tras)} de ${tras} cargas). Actívelo o quítelo.`;
  },
  procedencia: {
    titulo: (build: string) => `De dónde viene ${build}`,
    conCambios: '(con cambios sin guardar)',
    sinGit: 'Se publicó sin decir su commit ni su autor.',
    segunElEquipo: 'Commit, autor y corrida son lo que dice el equipo; lo comprobado es la llave.',
    tamano: (kb: string, mas: number) => {
      const diferencia = (Math.abs(mas) / 1024).toFixed(1);
      return diferencia === '0.0'
        ? `${kb} (igual)`
        : `${kb} (${mas < 0 ? '−' : '+'}${diferencia} KB)`;
    },
    contra: ({ contra, nuevas, quitadas, cambiadas }: Diferencia) =>
      nuevas.length + quitadas.length + cambiadas.length === 0
        ? `Hace las mismas llamadas que ${contra}, que estaba activo cuando salió.`
        : `Comparado con ${contra}, que estaba activo cuando salió.`,
  },
  areas: {
    crear: { titulo, exito: 'Área creada' },
    editar: { titulo, exito: 'Área actualizada' },
    retirar: { titulo, exito: 'Área retirada' },
    nombre: 'De 2 a 20 letras minúsculas. No se cambia después.',
    origen:
      'Opcional, como https://archivos.ejemplo.ec: las páginas toman de ahí el código del área, y del producto lo que falte.',
    objetivo: 'Las que se esperan de cada cien, en siete días: con eso se juzga la salud del área.',
    rutas: 'Con comas: «eventos, salones». Vacío: las que ninguna otra tenga.',
    confirmarRetirar: (nombre: string) => ({
      titulo: `¿Retirar ${nombre}?`,
      texto:
        'Deja de verse en todas las empresas y las llaves de su equipo dejan de valer. El build que está activo se conserva: si se crea otra vez con el mismo nombre, se puede activar.',
      aceptar: 'Retirar',
      peligro: true,
    }),
  },
  origen: {
    revisar: 'Revisar',
    revisando: (origen: string) => `Revisando si los archivos están en ${origen}.`,
    sinRevisar: (origen: string) => `No se pudo revisar si los archivos están en ${origen}.`,
    sinBuilds: (origen: string) => `Aún no hay un build cuyos archivos deban estar en ${origen}.`,
    dicho: (
      estado: EstadoDeOrigen,
      { build, origen, cuando }: { build: string; origen: string; cuando: string },
    ) => `${DE_ORIGEN[estado](build, origen)} (revisado el ${cuando}).`,
  },
  llaves: {
    titulo: 'Llaves de los equipos',
    vacio: 'Nadie puede publicar esta área aún. Cree una llave para su equipo',
    crear: { titulo: 'Llaves de los equipos', exito: 'Llave creada' },
    revocar: { titulo: 'Llaves de los equipos', exito: 'Llave revocada' },
    confirmarRevocar: (nombre: string) => ({
      titulo: `¿Revocar la llave ${nombre}?`,
      texto: 'Quien la tenga deja de poder publicar desde ahora. No se puede deshacer.',
      aceptar: 'Revocar',
      peligro: true,
    }),
    unaVez: 'Copie la llave: no se muestra otra vez',
    comenzar: 'Comenzar el área en un repositorio propio',
    copiada: 'Llave copiada',
    sinCopiar: 'No se pudo copiar. Seleccione la llave y cópiela a mano',
  },
} as const;
