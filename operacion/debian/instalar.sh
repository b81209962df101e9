#!/bin/sh
# operacion/debian/instalar.sh [--ruc RUC] [--url https://...] [--sin-encender]: puts the version of this checkout in /opt/comanda
# on a Debian, with its own user, settings and units (docs/operacion/instalar.md). Run again from another checkout it upgrades:
# the new version is built beside the old one, and only then takes its place. --volver goes back to the version before.
# Changes no setting that is there. Ends with 1, having changed nothing that runs, when something is missing.
set -eu
umask 022 # what is built here is read by another user, whatever root's own mask is

USUARIO=comanda
CASA=/var/lib/comanda
AJUSTES=/etc/comanda
ACTUAL=/opt/comanda
VERSIONES=/opt/comanda-versiones
UNIDADES=/etc/systemd/system
NODE_MINIMO=20.19
ARRANQUE_S=900   # a base that was cut off mends itself first, and one of many sales takes minutes to migrate
BALANCEADOR_S=5 # its looks, two at 2 s, and something over (operacion/proxy/haproxy.cfg)

decir() { printf '\n%s\n' "$*"; }
fallar() { printf '\n%s\n' "$*" >&2; exit 1; }

ruc='' url='http://localhost:3000' encender=si volver=no
while [ $# -gt 0 ]; do
  case $1 in
    --ruc) [ $# -gt 1 ] || fallar 'Falta el RUC después de --ruc.'; ruc=$2; shift ;;
    --url) [ $# -gt 1 ] || fallar 'Falta la dirección después de --url.'; url=$2; shift ;;
    --sin-encender) encender=no ;;
    --volver) volver=si ;;
    *) fallar "No se entiende $1. Uso: instalar.sh [--ruc RUC] [--url https://...] [--sin-encender] | --volver" ;;
  esac
  shift
done

[ "$(id -u)" = 0 ] || fallar 'Instale como root (sudo): crea un usuario y los servicios.'

con_systemd() { [ -d /run/systemd/system ]; }
activos() { systemctl list-units --type=service --state=active --plain --no-legend 'comanda*' | awk '{print $1}' | grep -v respaldo || true; }

# The link is replaced by a rename: nobody finds it missing.
apuntar() { ln -s "$1" "$ACTUAL.nuevo" && mv -T "$ACTUAL.nuevo" "$ACTUAL"; }

# $1: its port. Whether it answers within five seconds.
contesta() {
  # shellcheck disable=SC2016 # the $ are of the script
  /usr/bin/node -e '
    const pedir = () => fetch(`http://127.0.0.1:${process.argv[1]}/salud/listo`, { signal: AbortSignal.timeout(4000) })
      .then(({ ok }) => ok, () => false);
    (async () => {
      const limite = Date.now() + 5000;
      while (Date.now() < limite) {
        if (await pedir()) return;
        await new Promise((listo) => setTimeout(listo, 250));
      }
      process.exitCode = 1;
    })();' "$1"
}

# $1: the unit. As long as it is starting it is waited for; not one that ended, nor one that systemd had to start again.
espera_listo() {
  reinicios=$(systemctl show -p NRestarts --value "$1")
  desde=$(date +%s) dicho=0
  until contesta "$(puerto_de "$1")"; do
    case $(systemctl is-active "$1") in active | activating) ;; *) return 1 ;; esac
    [ "$(systemctl show -p NRestarts --value "$1")" = "$reinicios" ] || return 1
    van=$(($(date +%s) - desde))
    [ "$van" -lt "$ARRANQUE_S" ] || return 1
    [ "$((van / 30))" -eq "$dicho" ] || { dicho=$((van / 30)); decir "$1 se está encendiendo: van $van s."; }
  done
}

# Its port, of a unit of which there are several; else the settings'.
puerto_de() {
  case $1 in
    *@*) printf %s "$1" | sed 's/.*@\(.*\)[.]service/\1/' ;;
    *) sed -n 's/^PORT=//p' "$AJUSTES/comanda.env" | tail -n 1 ;;
  esac
}

# False of a unit whose program the version in use does not have.
es_de_esta_version() {
  case $1 in comanda-identidad@*) [ -f "$ACTUAL/services/identidad/src/server.ts" ] ;; esac
}

# Of the versions that the units run, each that answers: what was installed before this mark was made has none. Where no version has
# one, the one in use served: it was there before the mark.
anotar_que_atienden() {
  if [ -n "$previa" ] && ! ls "$VERSIONES"/*/.atendio >/dev/null 2>&1; then touch "$previa/.atendio"; fi
  con_systemd || return 0
  for unidad in $(activos); do
    corre=$(readlink "/proc/$(systemctl show -p MainPID --value "$unidad")/cwd" || true)
    case $corre in "$VERSIONES"/*) ;; *) continue ;; esac
    [ -d "$corre" ] && [ ! -f "$corre/.atendio" ] || continue
    if [ "$unidad" = comanda-impresion.service ] || contesta "$(puerto_de "$unidad")"; then touch "$corre/.atendio"; fi
  done
}

# $1: the version. What the processes that stay do not know of is done before any of them is replaced, and before the link leads
# there: one that dies meanwhile starts as what it was.
migrar_con() {
  case $(activos) in *@*) ;; *) return 0 ;; esac
  decir "Pone la base al día con $(basename "$1")"
  systemd-run --quiet --wait --pipe -p "User=$USUARIO" -p "EnvironmentFile=$AJUSTES/comanda.env" \
    -p "EnvironmentFile=-$AJUSTES/identidad.env" -p "WorkingDirectory=$1" /usr/bin/node --import tsx services/local/src/migrar.ts ||
    fallar "No se pudo poner la base al día con $(basename "$1"), y arriba dice por qué. No se ha cambiado ningún proceso: lo que estaba en marcha sigue igual."
}

# $1: the version. Whether it is one to go back to; where nobody sees to it that it starts, the word of who does is taken.
sirvio() { [ -f "$1/.atendio" ] || ! se_enciende; }

# Neither in use, nor the one to go back to, nor what was in use until now.
podar() {
  for carpeta in "$VERSIONES"/*/; do
    carpeta=${carpeta%/}
    [ ! -L "$carpeta" ] || continue
    case $carpeta in "$(readlink "$ACTUAL")" | "$(readlink "$VERSIONES/anterior")" | "$previa") continue ;; esac
    rm -rf "$carpeta"
  done
}

se_enciende() { con_systemd && [ "$encender" = si ]; }

reencender() {
  con_systemd || { decir 'Este equipo no usa systemd: encienda Comanda usted (docs/operacion/instalar.md).'; return; }
  systemctl daemon-reload
  [ "$encender" = si ] || { decir 'Listo. Para encender: systemctl enable --now comanda'; return; }
  en_marcha=$(activos)
  [ -n "$en_marcha" ] || { en_marcha=comanda.service; systemctl enable --quiet comanda.service; }
  # what identity answers ordering answered before: it serves before the first ordering of this version does
  case $en_marcha in
    *comanda-identidad@*) ;;
    *comanda-ordering@*)
      if es_de_esta_version comanda-identidad@; then
        systemctl enable --quiet comanda-identidad@3003.service
        en_marcha="comanda-identidad@3003.service $en_marcha"
      fi
      ;;
  esac
  sobran=''
  # one by one, each once the one before serves: where there are several, those that stay go on selling
  for unidad in $en_marcha; do
    es_de_esta_version "$unidad" || { sobran="$sobran $unidad"; continue; }
    decir "Enciende $unidad"
    systemctl restart "$unidad"
    [ "$unidad" = comanda-impresion.service ] || espera_listo "$unidad" ||
      fallar "$unidad no atiende: journalctl -u $unidad. Para volver a la versión anterior: $0 --volver"
    # it looks every 2 s: replaced before it counts on this one, the next would leave it with nobody
    case $unidad in *@*) sleep "$BALANCEADOR_S" ;; esac
  done
  for unidad in $sobran; do systemctl disable --quiet --now "$unidad"; done
  touch "$ACTUAL/.atendio"
}

previa=$(readlink "$ACTUAL" 2>/dev/null || true)

if [ "$volver" = si ]; then
  anterior=$(readlink "$VERSIONES/anterior" 2>/dev/null) || fallar 'No hay versión anterior a la que volver.'
  [ -d "$anterior" ] || fallar "La versión anterior ya no está: $anterior"
  anotar_que_atienden
  ! se_enciende || migrar_con "$anterior"
  apuntar "$anterior"
  if sirvio "$previa"; then ln -sfn "$previa" "$VERSIONES/anterior"; else rm -f "$VERSIONES/anterior"; fi
  decir "Comanda vuelve a $(basename "$anterior")."
  reencender
  exit 0
fi

# What is missing is said all at once, before anything is touched.
faltan=''
for mandato in /usr/bin/node /usr/bin/npm flock git runuser adduser; do
  command -v "$mandato" >/dev/null 2>&1 || faltan="$faltan $mandato"
done
[ -z "$faltan" ] || fallar "Falta:$faltan. Node 20 se instala de nodejs.org o NodeSource; lo demás, con apt-get install util-linux git adduser."
tiene=$(/usr/bin/node -p 'process.versions.node')
[ "$(printf '%s\n%s\n' "$NODE_MINIMO" "$tiene" | sort -V | head -n 1)" = "$NODE_MINIMO" ] ||
  fallar "Comanda necesita Node $NODE_MINIMO o posterior; /usr/bin/node es $tiene."
if [ ! -f "$AJUSTES/comanda.env" ] && ! printf %s "$ruc" | grep -Eq '^[0-9]{13}$'; then
  fallar 'Diga el RUC de quien provee el sistema, de 13 cifras: instalar.sh --ruc 1790011674001'
fi
[ ! -e "$ACTUAL" ] || [ -L "$ACTUAL" ] ||
  fallar "$ACTUAL ya existe y no lo hizo este programa. Apartelo (mv $ACTUAL $ACTUAL-a-mano) y vuelva a intentarlo."

origen=$(cd "$(dirname "$0")/../.." && pwd)
version=$(git -c safe.directory='*' -C "$origen" rev-parse --short=12 HEAD) || fallar "$origen no es una copia de Comanda hecha con git."
destino=$VERSIONES/$version

decir "Comanda $version"
getent passwd "$USUARIO" >/dev/null || adduser --quiet --system --group --home "$CASA" "$USUARIO"
install -d -o "$USUARIO" -g "$USUARIO" -m 750 "$CASA"
install -d -o "$USUARIO" -g "$USUARIO" -m 700 "$CASA/datos" "$CASA/respaldos"
install -d -o root -g "$USUARIO" -m 750 "$AJUSTES"
install -d -o root -g root -m 755 "$VERSIONES"

# Built by the service's user, and root's once it is: what sells cannot change what it runs.
if [ ! -f "$destino/.instalada" ]; then
  rm -rf "$destino"
  install -d -o "$USUARIO" -g "$USUARIO" -m 755 "$destino"
  git -c safe.directory='*' -C "$origen" archive HEAD | runuser -u "$USUARIO" -- tar -x -C "$destino"
  runuser -u "$USUARIO" -- env HOME="$CASA" sh -ec "cd '$destino' && npm install --no-save --no-audit --no-fund --loglevel=error && npm run -s build && node tools/comando.mjs kit/empacar" ||
    { rm -rf "$destino"; fallar "No se pudo construir $version. Lo que estaba en marcha sigue igual."; }
  chown -R root:root "$destino"
  chmod -R go-w "$destino"
  touch "$destino/.instalada"
fi

if [ ! -f "$AJUSTES/comanda.env" ]; then
  plantilla=$(mktemp)
  sed -e "s|@RUC@|$ruc|" -e "s|@URL@|$url|" -e "s|@TOKEN@|$(head -c 24 /dev/urandom | base64 | tr '+/' '-_')|" \
    "$destino/operacion/debian/comanda.env" >"$plantilla"
  install -o root -g "$USUARIO" -m 640 "$plantilla" "$AJUSTES/comanda.env"
  rm -f "$plantilla"
  decir "Ajustes nuevos en $AJUSTES/comanda.env: revíselos (correo, SRI_MODE)."
fi
for unidad in "$destino"/operacion/debian/comanda*.service "$destino"/operacion/debian/comanda*.timer; do
  if [ -d "$UNIDADES" ]; then install -o root -g root -m 644 "$unidad" "$UNIDADES/"; fi
done

anotar_que_atienden
if se_enciende; then
  systemctl daemon-reload
  migrar_con "$destino"
fi
# one that never served is nothing to go back to: who had one before it keeps that
if [ -n "$previa" ] && [ "$previa" != "$destino" ] && sirvio "$previa"; then
  ln -sfn "$previa" "$VERSIONES/anterior"
fi
apuntar "$destino"
reencender
! se_enciende || podar
decir "Comanda $version está en $ACTUAL. Primer operador: docs/operacion/instalar.md, sección 3."
