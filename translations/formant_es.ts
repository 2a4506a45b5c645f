<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="es">
<context>
    <name>ConfigQuestions</name>
    <message>
        <source>YAML (*.yaml *.yml)</source>
        <translation>YAML (*.yaml *.yml)</translation>
    </message>
    <message>
        <source>YAML, JSON (*.yaml *.yml *.json)</source>
        <translation>YAML, JSON (*.yaml *.yml *.json)</translation>
    </message>
    <message>
        <source>Save the configuration</source>
        <translation>Guardar la configuración</translation>
    </message>
    <message>
        <source>File changed on disk</source>
        <translation>Archivo modificado en el disco</translation>
    </message>
    <message>
        <source>%1 has changed on disk since it was opened. Overwrite it?</source>
        <translation>%1 ha cambiado en el disco desde que se abrió. ¿Sobrescribirlo?</translation>
    </message>
    <message>
        <source>Open a configuration</source>
        <translation>Abrir una configuración</translation>
    </message>
    <message>
        <source>Import a configuration from another program</source>
        <translation>Importar una configuración de otro programa</translation>
    </message>
    <message>
        <source>Overwrite</source>
        <translation>Sobrescribir</translation>
    </message>
    <message>
        <source>Save the changes to the configuration %1?</source>
        <translation>¿Guardar los cambios de la configuración %1?</translation>
    </message>
</context>
<context>
    <name>FieldWords</name>
    <message>
        <source>, </source>
        <translation>, </translation>
    </message>
    <message>
        <source>On or off.</source>
        <translation>Activado o desactivado.</translation>
    </message>
    <message>
        <source>A whole number.</source>
        <translation>Un número entero.</translation>
    </message>
    <message>
        <source>A number.</source>
        <translation>Un número.</translation>
    </message>
    <message>
        <source>Comma-separated numbers.</source>
        <translation>Números separados por comas.</translation>
    </message>
    <message>
        <source>One text per line.</source>
        <translation>Un texto por línea.</translation>
    </message>
    <message>
        <source>Text.</source>
        <translation>Texto.</translation>
    </message>
    <message>
        <source>From %1 to %2.</source>
        <translation>De %1 a %2.</translation>
    </message>
    <message>
        <source>At least %1.</source>
        <translation>Como mínimo, %1.</translation>
    </message>
    <message>
        <source>At most %1.</source>
        <translation>Como máximo, %1.</translation>
    </message>
    <message>
        <source>In %1.</source>
        <translation>En %1.</translation>
    </message>
    <message>
        <source>%1: automatic.</source>
        <translation>%1: automático.</translation>
    </message>
    <message>
        <source>Default: empty.</source>
        <translation>Valor predeterminado: vacío.</translation>
    </message>
    <message>
        <source>Default: %1.</source>
        <translation>Valor predeterminado: %1.</translation>
    </message>
    <message>
        <source>Takes effect at the next start.</source>
        <translation>Se aplica en el próximo inicio.</translation>
    </message>
    <message>
        <source>Can be changed during training.</source>
        <translation>Se puede cambiar durante el entrenamiento.</translation>
    </message>
    <message>
        <source>One of: %1.</source>
        <translation>Uno de estos valores: %1.</translation>
    </message>
</context>
<context>
    <name>QAbstractSpinBox</name>
    <message>
        <source>&amp;Select All</source>
        <translation>&amp;Seleccionar todo</translation>
    </message>
    <message>
        <source>&amp;Step up</source>
        <translation>&amp;Aumentar</translation>
    </message>
    <message>
        <source>Step &amp;down</source>
        <translation>&amp;Disminuir</translation>
    </message>
</context>
<context>
    <name>QComboBox</name>
    <message>
        <source>Open the combo box selection popup</source>
        <translation>Abrir la lista de opciones</translation>
    </message>
</context>
<context>
    <name>QDialogButtonBox</name>
    <message>
        <source>OK</source>
        <translation>Aceptar</translation>
    </message>
</context>
<context>
    <name>QFileDialog</name>
    <message>
        <source>Look in:</source>
        <translation>Buscar en:</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Atrás</translation>
    </message>
    <message>
        <source>Go back</source>
        <translation>Volver</translation>
    </message>
    <message>
        <source>Alt+Left</source>
        <translation>Alt+Left</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>Adelante</translation>
    </message>
    <message>
        <source>Go forward</source>
        <translation>Ir adelante</translation>
    </message>
    <message>
        <source>Alt+Right</source>
        <translation>Alt+Right</translation>
    </message>
    <message>
        <source>Parent Directory</source>
        <translation>Carpeta superior</translation>
    </message>
    <message>
        <source>Go to the parent directory</source>
        <translation>Ir a la carpeta superior</translation>
    </message>
    <message>
        <source>Alt+Up</source>
        <translation>Alt+Up</translation>
    </message>
    <message>
        <source>Create New Folder</source>
        <translation>Crear una carpeta</translation>
    </message>
    <message>
        <source>Create a New Folder</source>
        <translation>Crear una carpeta</translation>
    </message>
    <message>
        <source>List View</source>
        <translation>Vista de lista</translation>
    </message>
    <message>
        <source>Change to list view mode</source>
        <translation>Cambiar a la vista de lista</translation>
    </message>
    <message>
        <source>Detail View</source>
        <translation>Vista detallada</translation>
    </message>
    <message>
        <source>Change to detail view mode</source>
        <translation>Cambiar a la vista detallada</translation>
    </message>
    <message>
        <source>Sidebar</source>
        <translation>Barra lateral</translation>
    </message>
    <message>
        <source>List of places and bookmarks</source>
        <translation>Lista de lugares y marcadores</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>Archivos</translation>
    </message>
    <message>
        <source>Files of type:</source>
        <translation>Archivos de tipo:</translation>
    </message>
    <message>
        <source>File &amp;name:</source>
        <translation>&amp;Nombre del archivo:</translation>
    </message>
    <message>
        <source>Directory:</source>
        <translation>Carpeta:</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>&amp;Abrir</translation>
    </message>
    <message>
        <source>&amp;Choose</source>
        <translation>&amp;Elegir</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Guardar</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Abrir</translation>
    </message>
    <message>
        <source>Save As</source>
        <translation>Guardar como</translation>
    </message>
    <message>
        <source>Find Directory</source>
        <translation>Buscar la carpeta</translation>
    </message>
    <message>
        <source>All Files (*)</source>
        <translation>Todos los archivos (*)</translation>
    </message>
    <message>
        <source>Directories</source>
        <translation>Carpetas</translation>
    </message>
    <message>
        <source>Recent Places</source>
        <translation>Lugares recientes</translation>
    </message>
    <message>
        <source>New Folder</source>
        <translation>Carpeta nueva</translation>
    </message>
    <message>
        <source>&amp;New Folder</source>
        <translation>Carpeta &amp;nueva</translation>
    </message>
    <message>
        <source>&amp;Rename</source>
        <translation>&amp;Cambiar el nombre</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>&amp;Eliminar</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Eliminar</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Quitar</translation>
    </message>
    <message>
        <source>Show </source>
        <translation>Mostrar </translation>
    </message>
    <message>
        <source>Show &amp;hidden files</source>
        <translation>Mostrar los archivos &amp;ocultos</translation>
    </message>
    <message>
        <source>My Computer</source>
        <translation>Mi equipo</translation>
    </message>
    <message>
        <source>Drive</source>
        <translation>Unidad</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Archivo</translation>
    </message>
    <message>
        <source>%1 File</source>
        <translation>Archivo %1</translation>
    </message>
    <message>
        <source>File Folder</source>
        <translation>Carpeta</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>Carpeta</translation>
    </message>
    <message>
        <source>Shortcut</source>
        <translation>Acceso directo</translation>
    </message>
    <message>
        <source>Unknown</source>
        <translation>Desconocido</translation>
    </message>
    <message>
        <source>Are you sure you want to delete &apos;%1&apos;?</source>
        <translation>¿Eliminar «%1»?</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is write protected.
Do you want to delete it anyway?</source>
        <translation>«%1» está protegido contra escritura.
¿Eliminarlo de todos modos?</translation>
    </message>
    <message>
        <source>Could not delete directory.</source>
        <translation>No se pudo eliminar la carpeta.</translation>
    </message>
    <message>
        <source>%1 already exists.
Do you want to replace it?</source>
        <translation>%1 ya existe.
¿Reemplazarlo?</translation>
    </message>
    <message>
        <source>%1
Directory not found.
Please verify the correct directory name was given.</source>
        <translation>%1
No se encontró la carpeta.
Comprobar que el nombre sea correcto.</translation>
    </message>
    <message>
        <source>%1
File not found.
Please verify the correct file name was given.</source>
        <translation>%1
No se encontró el archivo.
Comprobar que el nombre sea correcto.</translation>
    </message>
</context>
<context>
    <name>QFileSystemModel</name>
    <message>
        <source>Name</source>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Tamaño</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>Tipo</translation>
    </message>
    <message>
        <source>Date Modified</source>
        <translation>Fecha de modificación</translation>
    </message>
    <message>
        <source>My Computer</source>
        <translation>Mi equipo</translation>
    </message>
    <message>
        <source>Computer</source>
        <translation>Equipo</translation>
    </message>
    <message>
        <source>Invalid filename</source>
        <translation>Nombre de archivo no válido</translation>
    </message>
    <message>
        <source>&lt;b&gt;The name &quot;%1&quot; cannot be used.&lt;/b&gt;&lt;p&gt;Try using another name, with fewer characters or no punctuation marks.</source>
        <translation>&lt;b&gt;El nombre «%1» no se puede usar.&lt;/b&gt;&lt;p&gt;Probar con otro nombre, con menos caracteres o sin signos de puntuación.</translation>
    </message>
</context>
<context>
    <name>QLineEdit</name>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Deshacer</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Rehacer</translation>
    </message>
    <message>
        <source>Cu&amp;t</source>
        <translation>Cor&amp;tar</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Copiar</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>&amp;Pegar</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Eliminar</translation>
    </message>
    <message>
        <source>Select All</source>
        <translation>Seleccionar todo</translation>
    </message>
</context>
<context>
    <name>QMessageBox</name>
    <message>
        <source>Show Details...</source>
        <translation>Mostrar detalles…</translation>
    </message>
    <message>
        <source>Hide Details...</source>
        <translation>Ocultar detalles…</translation>
    </message>
</context>
<context>
    <name>QPlatformTheme</name>
    <message>
        <source>OK</source>
        <translation>Aceptar</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>&amp;Yes</source>
        <translation>&amp;Sí</translation>
    </message>
    <message>
        <source>&amp;No</source>
        <translation>&amp;No</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Guardar</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Abrir</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Descartar</translation>
    </message>
</context>
<context>
    <name>QScrollBar</name>
    <message>
        <source>Scroll here</source>
        <translation>Desplazar hasta aquí</translation>
    </message>
    <message>
        <source>Left edge</source>
        <translation>Borde izquierdo</translation>
    </message>
    <message>
        <source>Top</source>
        <translation>Principio</translation>
    </message>
    <message>
        <source>Right edge</source>
        <translation>Borde derecho</translation>
    </message>
    <message>
        <source>Bottom</source>
        <translation>Final</translation>
    </message>
    <message>
        <source>Page left</source>
        <translation>Página a la izquierda</translation>
    </message>
    <message>
        <source>Page up</source>
        <translation>Página anterior</translation>
    </message>
    <message>
        <source>Page right</source>
        <translation>Página a la derecha</translation>
    </message>
    <message>
        <source>Page down</source>
        <translation>Página siguiente</translation>
    </message>
    <message>
        <source>Scroll left</source>
        <translation>Desplazar a la izquierda</translation>
    </message>
    <message>
        <source>Scroll up</source>
        <translation>Desplazar hacia arriba</translation>
    </message>
    <message>
        <source>Scroll right</source>
        <translation>Desplazar a la derecha</translation>
    </message>
    <message>
        <source>Scroll down</source>
        <translation>Desplazar hacia abajo</translation>
    </message>
</context>
<context>
    <name>QTabBar</name>
    <message>
        <source>Scroll Left</source>
        <translation>Desplazar a la izquierda</translation>
    </message>
    <message>
        <source>Scroll Right</source>
        <translation>Desplazar a la derecha</translation>
    </message>
</context>
<context>
    <name>QWidgetTextControl</name>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Deshacer</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Rehacer</translation>
    </message>
    <message>
        <source>Cu&amp;t</source>
        <translation>Cor&amp;tar</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Copiar</translation>
    </message>
    <message>
        <source>Copy &amp;Link Location</source>
        <translation>Copiar la dirección del en&amp;lace</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>&amp;Pegar</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Eliminar</translation>
    </message>
    <message>
        <source>Select All</source>
        <translation>Seleccionar todo</translation>
    </message>
</context>
<context>
    <name>QWizard</name>
    <message>
        <source>Go Back</source>
        <translation>Volver</translation>
    </message>
    <message>
        <source>&amp;Next &gt;</source>
        <translation>&amp;Siguiente &gt;</translation>
    </message>
    <message>
        <source>&lt; &amp;Back</source>
        <translation>&lt; &amp;Atrás</translation>
    </message>
    <message>
        <source>&amp;Finish</source>
        <translation>&amp;Finalizar</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>&amp;Next</source>
        <translation>&amp;Siguiente</translation>
    </message>
    <message>
        <source>Commit</source>
        <translation>Confirmar</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Continuar</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Hecho</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>A&amp;yuda</translation>
    </message>
</context>
<context>
    <name>audio</name>
    <message>
        <source>the file does not exist</source>
        <translation>el archivo no existe</translation>
    </message>
    <message>
        <source>it is empty (0 bytes)</source>
        <translation>está vacío (0 bytes)</translation>
    </message>
    <message>
        <source>it is {format}, which formant does not decode. Convert it first: {command}</source>
        <translation>es {format}, que formant no decodifica. Antes hay que convertirlo: {command}</translation>
    </message>
    <message>
        <source>it is not a readable audio file ({reason}); convert it to WAV or FLAC, or record it again</source>
        <translation>no es un archivo de audio legible ({reason}); se puede convertir a WAV o FLAC, o grabar de nuevo</translation>
    </message>
    <message>
        <source>{file} is written at {to} Hz: its format does not support {from} Hz</source>
        <translation>{file} se escribe a {to} Hz: su formato no admite {from} Hz</translation>
    </message>
    <message>
        <source>it contains no samples</source>
        <translation>no contiene muestras de audio</translation>
    </message>
    <message>
        <source>it ends early: {read} of {all} samples are there</source>
        <translation>termina antes de tiempo: hay {read} de {all} muestras de audio</translation>
    </message>
    <message>
        <source>it contains samples that are not finite numbers</source>
        <translation>contiene muestras de audio que no son números finitos</translation>
    </message>
    <message>
        <source>{file} has no known audio extension; use one of {known}</source>
        <translation>{file} no tiene ninguna extensión de audio conocida; se puede usar una de estas: {known}</translation>
    </message>
    <message>
        <source>Sampling rate of the voice; recordings are resampled to it.</source>
        <translation>Frecuencia de muestreo de la voz; las grabaciones se remuestrean a ella.</translation>
    </message>
    <message>
        <source>FFT size, and length of the Hann window.</source>
        <translation>Tamaño de la FFT y longitud de la ventana de Hann.</translation>
    </message>
    <message>
        <source>Hop length: distance between two spectrogram frames.</source>
        <translation>Salto (hop length): distancia entre dos tramas del espectrograma.</translation>
    </message>
    <message>
        <source>Number of mel bands.</source>
        <translation>Número de bandas mel.</translation>
    </message>
    <message>
        <source>Lower edge of the lowest mel band.</source>
        <translation>Límite inferior de la banda mel más baja.</translation>
    </message>
    <message>
        <source>Upper edge of the highest mel band; at most half the sampling rate.</source>
        <translation>Límite superior de la banda mel más alta; como máximo, la mitad de la frecuencia de muestreo.</translation>
    </message>
    <message>
        <source>slaney: linear below 1 kHz, the default of librosa; htk: logarithmic throughout. Must match the vocoder.</source>
        <translation>slaney: lineal por debajo de 1 kHz, el valor predeterminado de librosa; htk: logarítmica en todo el rango. Debe coincidir con la del vocoder.</translation>
    </message>
    <message>
        <source>audio.hop_length is {hop}; it must be at most half of audio.n_fft, {n_fft}, or sound between the frames is lost</source>
        <translation>audio.hop_length es {hop}; debe ser como máximo la mitad de audio.n_fft, {n_fft}, o se pierde el sonido entre las tramas</translation>
    </message>
    <message>
        <source>audio.f_max_hz must be above audio.f_min_hz and at most half the sampling rate, {nyquist} Hz</source>
        <translation>audio.f_max_hz debe ser mayor que audio.f_min_hz y como máximo la mitad de la frecuencia de muestreo, {nyquist} Hz</translation>
    </message>
    <message>
        <source>cannot resample from {from} to {to} Hz: {reason}</source>
        <translation>no se puede remuestrear de {from} a {to} Hz: {reason}</translation>
    </message>
    <message>
        <source>cannot read {file}: {reason}</source>
        <translation>no se puede leer {file}: {reason}</translation>
    </message>
    <message>
        <source>its header says that it contains no samples, but it has {bytes} bytes: the recording was never completed. Repair it: {command}</source>
        <translation>su cabecera dice que no contiene muestras, pero tiene {bytes} bytes: la grabación quedó sin terminar. Se repara así: {command}</translation>
    </message>
    <message>
        <source>it ends early: its header promises {all} bytes of sound, {read} are there; copy it again</source>
        <translation>está cortado: su cabecera promete {all} bytes de sonido y hay {read}; hay que copiarlo de nuevo</translation>
    </message>
    <message>
        <source>its samples reach {peak}, far beyond full scale (1); divide them by {divisor}</source>
        <translation>sus muestras llegan a {peak}, muy por encima del máximo (1); hay que dividirlas entre {divisor}</translation>
    </message>
    <message>
        <source>its channels cancel each other out when they are mixed; set data.channels to left or right</source>
        <translation>sus canales se anulan entre sí al mezclarlos; hay que poner data.channels en left o right</translation>
    </message>
    <message>
        <source>cannot encode {file}: {reason}</source>
        <translation>no se puede codificar {file}: {reason}</translation>
    </message>
    <message>
        <source>magnitude: of the spectrum; power: its square, as XTTS reads recordings. Must match the vocoder.</source>
        <translation>magnitude: del espectro; power: su cuadrado, como XTTS lee las grabaciones. Tiene que coincidir con el vocoder.</translation>
    </message>
    <message>
        <source>audio.spectrum is power, which this model cannot be trained on; set it to magnitude</source>
        <translation>audio.spectrum es power, con el que este modelo no se puede entrenar; hay que ponerlo en magnitude</translation>
    </message>
</context>
<context>
    <name>base</name>
    <message>
        <source>cannot read {path}: {reason}</source>
        <translation>no se puede leer {path}: {reason}</translation>
    </message>
    <message>
        <source>cannot write the log {path}: {reason}</source>
        <translation>no se puede escribir el registro {path}: {reason}</translation>
    </message>
    <message>
        <source>there is no display</source>
        <translation>no hay pantalla</translation>
    </message>
    <message>
        <source>the display {name} does not answer</source>
        <translation>la pantalla {name} no responde</translation>
    </message>
    <message>
        <source>cannot open {path}: {reason}</source>
        <translation>no se puede abrir {path}: {reason}</translation>
    </message>
    <message>
        <source>cannot lock {path}: {reason}</source>
        <translation>no se puede bloquear {path}: {reason}</translation>
    </message>
    <message>
        <source>cannot write {path}: {reason}</source>
        <translation>no se puede escribir {path}: {reason}</translation>
    </message>
    <message>
        <source>cannot write {path} to the disk: {reason}</source>
        <translation>no se puede escribir {path} en el disco: {reason}</translation>
    </message>
    <message>
        <source>cannot replace {path}: {reason}</source>
        <translation>no se puede reemplazar {path}: {reason}</translation>
    </message>
    <message>
        <source>cannot create the folder {path}: {reason}</source>
        <translation>no se puede crear la carpeta {path}: {reason}</translation>
    </message>
    <message>
        <source>cannot remove {path}: {reason}</source>
        <translation>no se puede eliminar {path}: {reason}</translation>
    </message>
    <message>
        <source>writing was canceled</source>
        <translation>se ha cancelado la escritura</translation>
    </message>
    <message>
        <source>standard output was closed</source>
        <translation>se ha cerrado la salida estándar</translation>
    </message>
    <message>
        <source>cannot write standard output: {reason}</source>
        <translation>no se puede escribir en la salida estándar: {reason}</translation>
    </message>
    <message>
        <source>cannot start {program}: {reason}</source>
        <translation>no se puede iniciar {program}: {reason}</translation>
    </message>
    <message>
        <source>{file} is not a valid safetensors file: {why}</source>
        <translation>{file} no es un archivo safetensors válido: {why}</translation>
    </message>
    <message>
        <source>cannot write {file}: safetensors has no name for the type {type} of {name}</source>
        <translation>no se puede escribir {file}: safetensors no tiene nombre para el tipo {type} de {name}</translation>
    </message>
    <message>
        <source>the saved state has no entry &apos;{key}&apos; of the expected type; the file is damaged or of another version</source>
        <translation>el estado guardado no tiene ninguna entrada «{key}» del tipo esperado; el archivo está dañado o es de otra versión</translation>
    </message>
    <message>
        <source>{minutes}:{seconds}</source>
        <translation>{minutes}:{seconds}</translation>
    </message>
    <message>
        <source>{hours}:{minutes}:{seconds}</source>
        <translation>{hours}:{minutes}:{seconds}</translation>
    </message>
    <message>
        <source>{seconds} s</source>
        <translation>{seconds} s</translation>
    </message>
    <message>
        <source>{minutes} min {seconds} s</source>
        <translation>{minutes} min {seconds} s</translation>
    </message>
    <message>
        <source>{hours} h {minutes} min</source>
        <translation>{hours} h {minutes} min</translation>
    </message>
    <message>
        <source>cannot lock {path}: its file system has no locks ({reason}), so two processes could write the same files. Use a folder on another disk (for runs: --runs DIR), or mount this one with locks</source>
        <translation>no se puede bloquear {path}: su sistema de archivos no tiene bloqueos ({reason}), así que dos procesos podrían escribir los mismos archivos. Se puede usar una carpeta de otro disco (para las ejecuciones: --runs DIR), o montar este con bloqueos</translation>
    </message>
    <message>
        <source>{path} is in use by another formant process ({process}); stop that one first</source>
        <translation>{path} está en uso por otro proceso de formant ({process}); antes hay que detenerlo</translation>
    </message>
    <message>
        <source>a process whose number is unknown</source>
        <translation>un proceso de número desconocido</translation>
    </message>
    <message>
        <source>process {pid}</source>
        <translation>el proceso {pid}</translation>
    </message>
    <message>
        <source>process {pid} on the computer {host}</source>
        <translation>el proceso {pid} del equipo {host}</translation>
    </message>
    <message>
        <source>process {pid} in the container {host}</source>
        <translation>el proceso {pid} del contenedor {host}</translation>
    </message>
    <message>
        <source>process {pid} in another container</source>
        <translation>el proceso {pid} de otro contenedor</translation>
    </message>
    <message>
        <source>cannot create the folder {path}: {link} is a symbolic link to {target}, which does not exist. Is a disk not mounted? Mount it, or remove the link</source>
        <translation>no se puede crear la carpeta {path}: {link} es un enlace simbólico a {target}, que no existe. ¿Falta montar un disco? Móntelo o elimine el enlace</translation>
    </message>
    <message>
        <source>cannot start another thread: {reason}. The limit of the user (ulimit -u), of the container or of the batch system (pids.max) is reached. Raise it, end other programs, or use fewer threads: data.num_workers, data.preprocess_workers, OMP_NUM_THREADS</source>
        <translation>no se puede iniciar otro hilo: {reason}. Se ha alcanzado el límite del usuario (ulimit -u), del contenedor o del sistema de colas (pids.max). Auméntelo, cierre otros programas o use menos hilos: data.num_workers, data.preprocess_workers, OMP_NUM_THREADS</translation>
    </message>
    <message>
        <source>less than a second</source>
        <translation>menos de un segundo</translation>
    </message>
    <message>
        <source>this machine cannot reach {address}: {reason}</source>
        <translation>este equipo no puede alcanzar {address}: {reason}</translation>
    </message>
    <message>
        <source>no free network port: {reason}</source>
        <translation>no hay ningún puerto de red libre: {reason}</translation>
    </message>
    <message>
        <source>cannot read {path}: it has more than {bytes}, too much for a file of this kind</source>
        <translation>no se puede leer {path}: tiene más de {bytes}, demasiado para un archivo de este tipo</translation>
    </message>
    <message>
        <source>{file} is damaged: its numbers differ from their SHA-256</source>
        <translation>{file} está dañado: sus números no coinciden con su SHA-256</translation>
    </message>
    <message>
        <source>cannot read {path}: it is a device, a FIFO or a socket, not a file</source>
        <translation>no se puede leer {path}: es un dispositivo, una FIFO o un socket, no un archivo</translation>
    </message>
    <message>
        <source>{reason}. It belongs to a cache, and is rebuilt</source>
        <translation>{reason}. Pertenece a una caché y se reconstruye</translation>
    </message>
    <message>
        <source>cannot lock {path}, which belongs to the user {user}: {reason}. Only that user can use it; choose another folder (for runs: --runs DIR)</source>
        <translation>no se puede bloquear {path}, que pertenece al usuario {user}: {reason}. Solo ese usuario puede usarla; elija otra carpeta (para las ejecuciones: --runs DIR)</translation>
    </message>
    <message>
        <source>cannot read {path}: the disk failed, or another program shortened the file. Check the disk, then repeat the command</source>
        <translation>no se puede leer {path}: el disco falló u otro programa acortó el archivo. Compruebe el disco y repita el comando</translation>
    </message>
</context>
<context>
    <name>checkpoint</name>
    <message>
        <source>there is no checkpoint {file}</source>
        <translation>no existe el checkpoint {file}</translation>
    </message>
    <message>
        <source>{file} is a folder; name a checkpoint in it, such as final_ema.pt</source>
        <translation>{file} es una carpeta; hay que indicar un checkpoint de ella, como final_ema.pt</translation>
    </message>
    <message>
        <source>{file} is damaged: its SHA-256 differs from {file}.sha256</source>
        <translation>{file} está dañado: su SHA-256 difiere de {file}.sha256</translation>
    </message>
    <message>
        <source>{file} is not a formant checkpoint: the entry &apos;format&apos; is missing. To see its contents: formant checkpoint info {file}</source>
        <translation>{file} no es un checkpoint de formant: falta la entrada «format». Para ver su contenido: formant checkpoint info {file}</translation>
    </message>
    <message>
        <source>{file} cannot be verified: {file}.sha256 is missing, or cannot be read</source>
        <translation>no se puede verificar {file}: falta {file}.sha256 o no se puede leer</translation>
    </message>
    <message>
        <source>{file} was written by a newer version of formant (format {format}; this one reads up to {known})</source>
        <translation>{file} fue escrito por una versión más reciente de formant (formato {format}; esta lee hasta el {known})</translation>
    </message>
    <message>
        <source>{name} has values outside the range of half precision. Export without --half</source>
        <translation>{name} tiene valores fuera del rango de la media precisión. Hay que exportar sin --half</translation>
    </message>
    <message>
        <source>{file} holds a voice only, without training state. Resume from a step_N.pt, or start another run from its weights: train.pretrained_path</source>
        <translation>{file} solo contiene una voz, sin el estado del entrenamiento. Se puede reanudar desde un step_N.pt o iniciar otra ejecución a partir de sus pesos: train.pretrained_path</translation>
    </message>
    <message>
        <source>the checkpoint has no EMA weights. Export without --ema-only</source>
        <translation>el checkpoint no contiene pesos EMA. Hay que exportar sin --ema-only</translation>
    </message>
    <message>
        <source>cannot rename {file}: {reason}</source>
        <translation>no se puede cambiar el nombre de {file}: {reason}</translation>
    </message>
    <message>
        <source>the file has no weights: it is not a state dict and has no entry state_dict, model_state_dict, model or weights</source>
        <translation>el archivo no tiene pesos: no es un state dict ni tiene una entrada state_dict, model_state_dict, model o weights</translation>
    </message>
    <message>
        <source>cannot read the checkpoint {file}: {reason}</source>
        <translation>no se puede leer el checkpoint {file}: {reason}</translation>
    </message>
    <message>
        <source>{file} is not a checkpoint of formant (.pt, .safetensors) or PyTorch</source>
        <translation>{file} no es un checkpoint de formant (.pt, .safetensors) ni de PyTorch</translation>
    </message>
    <message>
        <source>{file} is intact, but holds a voice only. Start another run from its weights: --set name=NEW --set train.pretrained_path={file}</source>
        <translation>{file} está intacto, pero solo contiene una voz. Se puede iniciar otra ejecución con sus pesos: --set name=NEW --set train.pretrained_path={file}</translation>
    </message>
    <message>
        <source>Start a new run under another name (--set name=NEW), or select a checkpoint with --resume FILE</source>
        <translation>Se puede iniciar una ejecución nueva con otro nombre (--set name=NEW) o elegir un checkpoint con --resume FILE</translation>
    </message>
    <message>
        <source>no checkpoint in {folder} can be used; the newest: {reason}. {way}</source>
        <translation>ningún checkpoint de {folder} se puede usar; el más reciente: {reason}. {way}</translation>
    </message>
    <message>
        <source>{folder} has no checkpoint to resume from (step_N.pt), but {file} is there, and training from the first step would replace it. {way}</source>
        <translation>{folder} no tiene ningún checkpoint desde el que reanudar (step_N.pt), pero sí {file}, y entrenar desde el primer paso lo reemplazaría. {way}</translation>
    </message>
    <message>
        <source>there is no checkpoint {file}: {link} is a symbolic link to {target}, which does not exist</source>
        <translation>no existe el checkpoint {file}: {link} es un enlace simbólico a {target}, que no existe</translation>
    </message>
    <message>
        <source>the folder {folder} was removed, replaced or moved to another disk while the run was training, so nothing can be saved there. The steps after the last checkpoint are lost; start the run again</source>
        <translation>la carpeta {folder} se eliminó, se sustituyó o se movió a otro disco durante el entrenamiento, así que no se puede guardar nada en ella. Los pasos posteriores al último checkpoint se han perdido; inicie la ejecución de nuevo</translation>
    </message>
    <message>
        <source>the folder {before} was renamed to {now} while the run was training. The run saves there and ends; to resume it: formant --headless {run}</source>
        <translation>la carpeta {before} pasó a llamarse {now} durante el entrenamiento. La ejecución se guarda allí y termina; para reanudarla: formant --headless {run}</translation>
    </message>
    <message>
        <source>{entry} has values that are not finite numbers</source>
        <translation>{entry} tiene valores que no son números finitos</translation>
    </message>
    <message>
        <source>{entry} does not have the shape or the type of its weight</source>
        <translation>{entry} no tiene la forma o el tipo de su peso</translation>
    </message>
    <message>
        <source>{entry} is out of range</source>
        <translation>{entry} está fuera de rango</translation>
    </message>
    <message>
        <source>{file} cannot be resumed from: {fault}</source>
        <translation>no se puede continuar desde {file}: {fault}</translation>
    </message>
</context>
<context>
    <name>config</name>
    <message>
        <source>{where}: {key} is {value}; it must be between {minimum} and {maximum}</source>
        <translation>{where}: {key} es {value}; debe estar entre {minimum} y {maximum}</translation>
    </message>
    <message>
        <source>{where}: {key} is {value}; it must be between {minimum} and {maximum}, or be 0 for automatic</source>
        <translation>{where}: {key} es {value}; debe estar entre {minimum} y {maximum}, o ser 0 para automático</translation>
    </message>
    <message>
        <source>{where}: {key} is &apos;{value}&apos;; it must be one of: {choices}</source>
        <translation>{where}: {key} es «{value}»; debe ser uno de estos valores: {choices}</translation>
    </message>
    <message>
        <source>{where}: {key} is &apos;{value}&apos;; did you mean &apos;{meant}&apos;? It must be one of: {choices}</source>
        <translation>{where}: {key} es «{value}»; ¿quizá «{meant}»? Debe ser uno de estos valores: {choices}</translation>
    </message>
    <message>
        <source>{where}: unknown setting &apos;{key}&apos;; did you mean &apos;{meant}&apos;?</source>
        <translation>{where}: ajuste desconocido «{key}»; ¿quizá «{meant}»?</translation>
    </message>
    <message>
        <source>{where}: unknown setting &apos;{key}&apos;; `formant config help` lists all of them</source>
        <translation>{where}: ajuste desconocido «{key}»; `formant config help` los muestra todos</translation>
    </message>
    <message>
        <source>true or false</source>
        <translation>verdadero o falso</translation>
    </message>
    <message>
        <source>a whole number</source>
        <translation>un número entero</translation>
    </message>
    <message>
        <source>a number</source>
        <translation>un número</translation>
    </message>
    <message>
        <source>text</source>
        <translation>texto</translation>
    </message>
    <message>
        <source>a list of numbers</source>
        <translation>una lista de números</translation>
    </message>
    <message>
        <source>a list of texts</source>
        <translation>una lista de textos</translation>
    </message>
    <message>
        <source>{name} has a form that cannot be edited here; set {key} to {value} in it yourself</source>
        <translation>{name} tiene una forma que aquí no se puede editar; hay que poner {key} en {value} a mano</translation>
    </message>
    <message>
        <source>{name} has a form that cannot be edited here; remove {key} from it yourself</source>
        <translation>{name} tiene una forma que aquí no se puede editar; hay que quitar {key} a mano</translation>
    </message>
    <message>
        <source>{where}: {key} must be {type}</source>
        <translation>{where}: {key} debe ser {type}</translation>
    </message>
    <message>
        <source>{where}: a configuration is made of &apos;key: value&apos; lines, as in name: my-voice</source>
        <translation>{where}: una configuración se compone de líneas «clave: valor», como name: my-voice</translation>
    </message>
    <message>
        <source>{where}: &apos;{section}&apos; must be a section with &apos;key: value&apos; lines below it</source>
        <translation>{where}: «{section}» debe ser una sección con líneas «clave: valor» debajo</translation>
    </message>
    <message>
        <source>{where}: &apos;{key}&apos; is given twice; keep one</source>
        <translation>{where}: «{key}» aparece dos veces; debe quedar una</translation>
    </message>
    <message>
        <source>{where}: {key} and {other} are the same setting; keep one</source>
        <translation>{where}: {key} y {other} son el mismo ajuste; debe quedar uno</translation>
    </message>
    <message>
        <source>there is no configuration {path}; give one with --config</source>
        <translation>no existe la configuración {path}; se indica con --config</translation>
    </message>
    <message>
        <source>{where}: this line is not UTF-8; save the file as UTF-8, or convert it: iconv -f WINDOWS-1252 -t UTF-8 &apos;{file}&apos; &gt; NEW.yaml</source>
        <translation>{where}: esta línea no es UTF-8; hay que guardar el archivo como UTF-8 o convertirlo: iconv -f WINDOWS-1252 -t UTF-8 &apos;{file}&apos; &gt; NEW.yaml</translation>
    </message>
    <message>
        <source>{where}: not valid YAML: {reason}. Is a quote left open, a line indented with a tab, or a text with a character such as : ? # [ not in quotes?</source>
        <translation>{where}: YAML no válido: {reason}. ¿Hay comillas sin cerrar, una línea sangrada con tabulador o un texto sin comillas con un signo como : ? # [?</translation>
    </message>
    <message>
        <source>{where}: {old_key} is now called {key}; the old name is still read</source>
        <translation>{where}: {old_key} se llama ahora {key}; el nombre antiguo se sigue leyendo</translation>
    </message>
    <message>
        <source>{where}: not valid YAML: {reason}</source>
        <translation>{where}: YAML no válido: {reason}</translation>
    </message>
    <message>
        <source>{where}: write it as key=value</source>
        <translation>{where}: hay que escribirlo como key=value</translation>
    </message>
    <message>
        <source>{where}: a second YAML document begins here, after a line &apos;---&apos; or &apos;...&apos;; a configuration is one document: remove that line</source>
        <translation>{where}: aquí empieza un segundo documento YAML, tras una línea «---» o «...»; una configuración es un solo documento: hay que quitar esa línea</translation>
    </message>
    <message>
        <source>the configuration {path} is a symbolic link to {target}, which does not exist</source>
        <translation>la configuración {path} es un enlace simbólico a {target}, que no existe</translation>
    </message>
    <message>
        <source>line {line}</source>
        <translation>línea {line}</translation>
    </message>
    <message>
        <source>the configuration</source>
        <translation>la configuración</translation>
    </message>
    <message>
        <source>command line: {setting}</source>
        <translation>línea de órdenes: {setting}</translation>
    </message>
</context>
<context>
    <name>cuda</name>
    <message>
        <source>the NVIDIA driver does not respond for GPU {number}</source>
        <translation>el controlador de NVIDIA no responde por la GPU {number}</translation>
    </message>
    <message>
        <source>alignments of GPU and CPU differ</source>
        <translation>las alineaciones de la GPU y de la CPU difieren</translation>
    </message>
    <message>
        <source>alignment runs on the CPU, which is slower: {reason}</source>
        <translation>la alineación se calcula en la CPU, que es más lenta: {reason}</translation>
    </message>
    <message>
        <source>{call} of the NVIDIA driver failed: {reason} ({number})</source>
        <translation>la llamada {call} del controlador de NVIDIA ha fallado: {reason} ({number})</translation>
    </message>
    <message>
        <source>the NVIDIA driver is missing or too old to load kernels</source>
        <translation>falta el controlador de NVIDIA o es demasiado antiguo para cargar kernels</translation>
    </message>
    <message>
        <source>NVIDIA&apos;s run-time compiler (NVRTC) cannot be used: {reason}</source>
        <translation>no se puede usar el compilador de NVIDIA en tiempo de ejecución (NVRTC): {reason}</translation>
    </message>
</context>
<context>
    <name>data</name>
    <message>
        <source>out of memory while preparing a batch; reduce data.num_workers or data.prefetch_buffer_size ({reason})</source>
        <translation>memoria agotada al preparar un lote; conviene reducir data.num_workers o data.prefetch_buffer_size ({reason})</translation>
    </message>
    <message>
        <source>cannot prepare a batch: {reason}</source>
        <translation>no se puede preparar un lote: {reason}</translation>
    </message>
    <message>
        <source>stopped while reading the recordings; those that are decoded are kept</source>
        <translation>detenido mientras se leían las grabaciones; las ya decodificadas se conservan</translation>
    </message>
    <message>
        <source>none of the {count} recordings can be read; the first: {first}</source>
        <translation>ninguna de las {count} grabaciones se puede leer; la primera: {first}</translation>
    </message>
    <message>
        <source>cannot read the corpus {file}; is the path right?</source>
        <translation>no se puede leer el corpus {file}; ¿es correcta la ruta?</translation>
    </message>
    <message>
        <source>cannot read the corpus {file} ({setting}); is the path right?</source>
        <translation>no se puede leer el corpus {file} ({setting}); ¿es correcta la ruta?</translation>
    </message>
    <message>
        <source>data.corpus is not set; give the folder of your recordings or its metadata file</source>
        <translation>data.corpus no está definido; hay que indicar la carpeta de las grabaciones o su archivo de metadatos</translation>
    </message>
    <message>
        <source>the corpus {file} names no recording</source>
        <translation>el corpus {file} no nombra ninguna grabación</translation>
    </message>
    <message>
        <source>unknown corpus format &apos;{format}&apos; (data.format, or --format of doctor); known formats: {formats}</source>
        <translation>formato de corpus desconocido: «{format}» (data.format, o --format en doctor); formatos conocidos: {formats}</translation>
    </message>
    <message>
        <source>{folder} holds several files that may be its metadata ({names}); give the path of the right one instead of the folder</source>
        <translation>{folder} contiene varios archivos que podrían ser sus metadatos ({names}); en lugar de la carpeta hay que indicar el que corresponda</translation>
    </message>
    <message>
        <source>{file} is not a corpus of the format &apos;{format}&apos; (data.format, or --format of doctor), which has its metadata in {names}; give the metadata file itself if it has another name</source>
        <translation>{file} no es un corpus con el formato «{format}» (data.format, o --format en doctor), que tiene sus metadatos en {names}; si se llaman de otro modo, hay que indicar el propio archivo de metadatos</translation>
    </message>
    <message>
        <source>cannot recognize the format of the corpus {file}; set it with data.format, or --format of doctor ({formats})</source>
        <translation>no se reconoce el formato del corpus {file}; se puede fijar con data.format, o con --format en doctor ({formats})</translation>
    </message>
    <message>
        <source>there are no recordings in {folder}, and no metadata that lists any</source>
        <translation>no hay grabaciones en {folder}, ni metadatos que nombren alguna</translation>
    </message>
    <message>
        <source>a quote is not closed, or is inside a cell; write such a cell as &quot;he said &quot;&quot;no&quot;&quot;&quot;</source>
        <translation>hay unas comillas sin cerrar o dentro de una celda; una celda así se escribe &quot;dijo &quot;&quot;no&quot;&quot;&quot;</translation>
    </message>
    <message>
        <source>Folder or metadata file of the recordings; paths in the metadata are relative to it.</source>
        <translation>Carpeta de las grabaciones o su archivo de metadatos; las rutas que contiene son relativas a él.</translation>
    </message>
    <message>
        <source>Corpus format; auto: recognized by the files.</source>
        <translation>Formato del corpus; auto: se reconoce por sus archivos.</translation>
    </message>
    <message>
        <source>Prompt list of a profile folder to train on; all: every list.</source>
        <translation>Con qué lista de frases de una carpeta de perfil se entrena; all: con todas.</translation>
    </message>
    <message>
        <source>Folder or metadata file of a separate validation set; replaces validation_share.</source>
        <translation>Carpeta o archivo de metadatos de un conjunto de validación aparte; sustituye a validation_share.</translation>
    </message>
    <message>
        <source>Validation split: share of the recordings, chosen by a hash of their names.</source>
        <translation>Partición de validación: proporción de las grabaciones, elegidas según un hash de su nombre.</translation>
    </message>
    <message>
        <source>Data loader workers: threads that prepare batches.</source>
        <translation>Procesos de carga de datos: hilos que preparan lotes.</translation>
    </message>
    <message>
        <source>Preprocessing workers: processes that decode recordings before the first run; automatic: num_workers, if it is set.</source>
        <translation>Procesos de preprocesamiento: decodifican las grabaciones antes de la primera ejecución; automático: num_workers, si está definido.</translation>
    </message>
    <message>
        <source>Number of batches to prefetch.</source>
        <translation>Número de lotes que se preparan por adelantado.</translation>
    </message>
    <message>
        <source>Silence threshold relative to the peak: quieter ends of a recording are trimmed.</source>
        <translation>Umbral de silencio relativo al pico: se recortan los extremos de una grabación por debajo de él.</translation>
    </message>
    <message>
        <source>Silence kept at both ends of a recording after trimming.</source>
        <translation>Silencio que se deja en ambos extremos de una grabación tras el recorte.</translation>
    </message>
    <message>
        <source>Conversion of stereo recordings to mono: the mean of all channels, the left one, or the right one.</source>
        <translation>Conversión a mono de las grabaciones estéreo: la media de todos los canales, el izquierdo o el derecho.</translation>
    </message>
    <message>
        <source>Normalize the loudness of every recording (EBU R 128), with its peak at most at -1 dBFS.</source>
        <translation>Normaliza la sonoridad de todas las grabaciones (EBU R 128), con el pico como máximo a -1 dBFS.</translation>
    </message>
    <message>
        <source>Target loudness of normalise_loudness.</source>
        <translation>Sonoridad objetivo de normalise_loudness.</translation>
    </message>
    <message>
        <source>Bucket by length: batches samples of similar length, so that less is padding.</source>
        <translation>Agrupa por longitud: reúne en un lote ejemplos de longitud parecida, para que haya menos relleno.</translation>
    </message>
    <message>
        <source>Concatenates up to this many random recordings to a sample, so that a few short ones suffice; 1: off.</source>
        <translation>Concatena hasta este número de grabaciones al azar en un ejemplo, para que basten unas pocas cortas; 1: desactivado.</translation>
    </message>
    <message>
        <source>Longest silence between concatenated recordings.</source>
        <translation>Silencio más largo entre las grabaciones concatenadas.</translation>
    </message>
    <message>
        <source>Shortest silence at both ends of a concatenated sample.</source>
        <translation>Silencio más corto en ambos extremos de un ejemplo concatenado.</translation>
    </message>
    <message>
        <source>Longest silence at both ends of a concatenated sample.</source>
        <translation>Silencio más largo en ambos extremos de un ejemplo concatenado.</translation>
    </message>
    <message>
        <source>File of texts, one per line, that concatenation must not produce: reserved for tests.</source>
        <translation>Archivo con textos, uno por línea, que la concatenación no debe producir: reservados para pruebas.</translation>
    </message>
    <message>
        <source>Number of concatenated samples per epoch.</source>
        <translation>Número de ejemplos concatenados por época.</translation>
    </message>
    <message>
        <source>Recordings that take longer to decode are excluded.</source>
        <translation>Una grabación que tarde más en decodificarse se excluye.</translation>
    </message>
    <message>
        <source>data.concatenate_edge_ms_min is larger than data.concatenate_edge_ms_max</source>
        <translation>data.concatenate_edge_ms_min es mayor que data.concatenate_edge_ms_max</translation>
    </message>
    <message>
        <source>data.validation and data.validation_share are both set; remove one of them</source>
        <translation>data.validation y data.validation_share están definidos a la vez; hay que quitar uno de los dos</translation>
    </message>
    <message>
        <source>{file} cannot be used: its decoder crashed or took longer than {seconds} s (data.decode_timeout_s)</source>
        <translation>no se puede usar {file}: su decodificador falló o tardó más de {seconds} s (data.decode_timeout_s)</translation>
    </message>
    <message>
        <source>{file} cannot be used: {reason}</source>
        <translation>no se puede usar {file}: {reason}</translation>
    </message>
    <message>
        <source>its decoder gave an invalid answer</source>
        <translation>su decodificador no dio una respuesta válida</translation>
    </message>
    <message>
        <source>it is silent throughout</source>
        <translation>está en silencio de principio a fin</translation>
    </message>
    <message>
        <source>it needs more memory than allowed for a recording</source>
        <translation>necesita más memoria de la permitida para una grabación</translation>
    </message>
    <message>
        <source>{path} contains {there} samples, not {count}</source>
        <translation>{path} contiene {there} muestras de audio, no {count}</translation>
    </message>
    <message>
        <source>canceled</source>
        <translation>cancelado</translation>
    </message>
    <message>
        <source>unreadable audio</source>
        <translation>audio ilegible</translation>
    </message>
    <message>
        <source>no transcript</source>
        <translation>sin transcripción</translation>
    </message>
    <message>
        <source>silent</source>
        <translation>en silencio</translation>
    </message>
    <message>
        <source>clipped</source>
        <translation>saturada</translation>
    </message>
    <message>
        <source>too short</source>
        <translation>demasiado corta</translation>
    </message>
    <message>
        <source>too long</source>
        <translation>demasiado larga</translation>
    </message>
    <message>
        <source>duplicate audio</source>
        <translation>audio duplicado</translation>
    </message>
    <message>
        <source>duplicate text</source>
        <translation>texto duplicado</translation>
    </message>
    <message>
        <source>text and audio do not match</source>
        <translation>el texto y el audio no concuerdan</translation>
    </message>
    <message>
        <source>different sample rate</source>
        <translation>frecuencia de muestreo diferente</translation>
    </message>
    <message>
        <source>{file} is listed twice: {first}, {place}</source>
        <translation>{file} aparece dos veces: {first}, {place}</translation>
    </message>
    <message>
        <source>{file} has the same audio as {first}</source>
        <translation>{file} tiene el mismo audio que {first}</translation>
    </message>
    <message>
        <source>{file} has the same text as {first}; fine if both are takes of it</source>
        <translation>{file} tiene el mismo texto que {first}; no importa si son dos tomas del mismo texto</translation>
    </message>
    <message>
        <source>{file} has {found} Hz, most have {usual} Hz; it is resampled, but may sound different</source>
        <translation>{file} tiene {found} Hz y la mayoría {usual} Hz; se remuestrea, pero puede sonar distinta de las demás</translation>
    </message>
    <message>
        <source>{found} s of audio in {file} for a text of about {expected} s ({place}); wrong transcript?</source>
        <translation>{found} s de audio en {file} para un texto de unos {expected} s ({place}); ¿transcripción equivocada?</translation>
    </message>
    <message>
        <source>no recording of {corpus} would be kept; nothing was written</source>
        <translation>no quedaría ninguna grabación de {corpus}; no se ha escrito nada</translation>
    </message>
    <message>
        <source>{file} is clipped ({percent} % of it at full scale); record it again with less gain</source>
        <translation>{file} está saturada (el {percent} % llega al máximo de la escala); conviene grabarla de nuevo con menos ganancia</translation>
    </message>
    <message>
        <source>{file} has only {found} s of sound; at least {least} s are needed</source>
        <translation>{file} solo tiene {found} s de sonido; hacen falta al menos {least} s</translation>
    </message>
    <message>
        <source>{file} has {found} s of sound, more than {most} s; cut it into sentences</source>
        <translation>{file} tiene {found} s de sonido, más de {most} s; conviene cortarla en frases</translation>
    </message>
    <message>
        <source>{file} has no text; write what is said in it into {place}</source>
        <translation>{file} no tiene texto; hay que escribir lo que se dice en {place}</translation>
    </message>
    <message>
        <source>{file} is silent; was the microphone on?</source>
        <translation>{file} está en silencio; ¿estaba encendido el micrófono?</translation>
    </message>
    <message>
        <source>the feature cache {folder} cannot be used: {why}. It can be deleted and is then rebuilt</source>
        <translation>no se puede usar la caché de características {folder}: {why}. Se puede eliminar; entonces se genera de nuevo</translation>
    </message>
    <message>
        <source>{place}: not valid CSV: {reason}</source>
        <translation>{place}: CSV no válido: {reason}</translation>
    </message>
    <message>
        <source>{place}: this row has {found} cells, but the first line has {expected}</source>
        <translation>{place}: esta fila tiene {found} celdas, pero la primera línea tiene {expected}</translation>
    </message>
    <message>
        <source>{place}: each line must be like {example}</source>
        <translation>{place}: cada línea debe ser como {example}</translation>
    </message>
    <message>
        <source>{place}: {found} cells between &apos;|&apos;; a line must be path|text or path|speaker|text</source>
        <translation>{place}: hay {found} celdas entre «|»; una línea debe ser path|text o path|speaker|text</translation>
    </message>
    <message>
        <source>cannot list {folder}: {reason}</source>
        <translation>no se puede mostrar el contenido de {folder}: {reason}</translation>
    </message>
    <message>
        <source>{place}: {found} cells between &apos;|&apos;; a line must be id|text or id|text|normalized text</source>
        <translation>{place}: hay {found} celdas entre «|»; una línea debe ser id|text o id|text|normalized text</translation>
    </message>
    <message>
        <source>stopped while reading the corpus</source>
        <translation>detenido mientras se leía el corpus</translation>
    </message>
    <message>
        <source>{profile} has no recording of the prompt list &apos;{list}&apos; (data.prompt_list, or --prompt-list of doctor); it has: {lists}</source>
        <translation>{profile} no tiene ninguna grabación de la lista de frases «{list}» (data.prompt_list, o --prompt-list en doctor); tiene: {lists}</translation>
    </message>
    <message>
        <source>{file} is not a JSON object; it should be like {example}</source>
        <translation>{file} no es un objeto JSON; debería ser como {example}</translation>
    </message>
    <message>
        <source>recording</source>
        <translation>grabación</translation>
    </message>
    <message>
        <source>text</source>
        <translation>texto</translation>
    </message>
    <message>
        <source>normalized text</source>
        <translation>texto normalizado</translation>
    </message>
    <message>
        <source>speaker</source>
        <translation>hablante</translation>
    </message>
    <message>
        <source>language</source>
        <translation>idioma</translation>
    </message>
    <message>
        <source>ignored</source>
        <translation>ignorada</translation>
    </message>
    <message>
        <source>read as {form} with one speaker</source>
        <translation>leído como {form} con un hablante</translation>
    </message>
    <message>
        <source>read as {form} with {count} {speaker|speakers}: {names}</source>
        <translation>leído como {form} con {count} {hablante|hablantes}: {names}</translation>
    </message>
    <message>
        <source>garbled transcript</source>
        <translation>transcripción ilegible</translation>
    </message>
    <message>
        <source>the text of {file} in {place} is garbled (&apos;{text}&apos;): it was read with a wrong encoding; convert the original again, with the right one</source>
        <translation>el texto de {file} en {place} es ilegible («{text}»): se leyó con una codificación equivocada; hay que convertir de nuevo el original, con la correcta</translation>
    </message>
    <message>
        <source>{place}: the first line must name the columns: file,text (commas, semicolons, tabs or &apos;|&apos; between them), or contain an existing recording and its text; it is &apos;{found}&apos;. Known names: {files} for the recording, {texts} for the text</source>
        <translation>{place}: la primera línea debe nombrar las columnas: file,text (con comas, puntos y comas, tabuladores o «|» entre ellas), o llevar una grabación que exista y su texto; es «{found}». Los nombres conocidos son {files} para la grabación y {texts} para el texto</translation>
    </message>
    <message>
        <source>{place}: the file starts like a JSON array, but is not valid JSON</source>
        <translation>{place}: el archivo empieza como una lista JSON, pero no es JSON válido</translation>
    </message>
    <message>
        <source>{place}: this row is a part of {file} (offset {offset} s); cut the parts into files of their own and list these</source>
        <translation>{place}: esta fila es una parte de {file} (desde {offset} s); hay que cortar las partes en archivos propios y listar estos</translation>
    </message>
    <message>
        <source>{place}: {found} cells between &apos;|&apos;, and the rows do not show which one is the text and which the speaker; name the columns in a first line, such as {header}, or set data.format (--format of doctor) to filelist (path|text or path|speaker|text) or ljspeech (id|text or id|text|normalized text)</source>
        <translation>{place}: hay {found} celdas entre «|», y las filas no muestran cuál es el texto y cuál el hablante; hay que nombrar las columnas en una primera línea, como {header}, o poner data.format (--format de doctor) en filelist (path|text o path|speaker|text) o ljspeech (id|text o id|text|normalized text)</translation>
    </message>
    <message>
        <source>{place}: {found} cells between &apos;|&apos;, but most rows have {expected}; is a &apos;|&apos; part of the text, or missing?</source>
        <translation>{place}: hay {found} celdas entre «|», pero la mayoría de las filas tiene {expected}; ¿es un «|» parte del texto, o falta alguno?</translation>
    </message>
    <message>
        <source>{place}: this line is not UTF-8; if it means &apos;{text}&apos;, convert the file: {command}</source>
        <translation>{place}: esta línea no es UTF-8; si significa «{text}», hay que convertir el archivo: {command}</translation>
    </message>
    <message>
        <source>its name, or that of a folder on its path, is not UTF-8; rename it</source>
        <translation>su nombre, o el de una carpeta de su ruta, no está en UTF-8; hay que cambiarlo</translation>
    </message>
    <message>
        <source>the feature cache {folder} cannot be written: the disk is full. Free some disk space, or set XDG_CACHE_HOME to a folder on another disk</source>
        <translation>no se puede escribir la caché de características {folder}: el disco está lleno. Libere espacio o ponga en XDG_CACHE_HOME una carpeta de otro disco</translation>
    </message>
    <message>
        <source>read as {form} with one speaker, in {count} folders: {names}. If each folder is a speaker, set data.folders_are_speakers</source>
        <translation>leído como {form} con un hablante, en {count} carpetas: {names}. Si cada carpeta es un hablante, hay que activar data.folders_are_speakers</translation>
    </message>
    <message>
        <source>Each folder of recordings is a speaker, where the corpus names none.</source>
        <translation>Cada carpeta de grabaciones es un hablante, donde el corpus no nombra ninguno.</translation>
    </message>
    <message>
        <source>start</source>
        <translation>inicio</translation>
    </message>
    <message>
        <source>the cache of computed features {folder} cannot be opened: {reason}. Make it writable, or set XDG_CACHE_HOME to another folder</source>
        <translation>no se puede abrir la caché de características calculadas {folder}: {reason}. Haz que se pueda escribir en ella, o pon otra carpeta en XDG_CACHE_HOME</translation>
    </message>
    <message>
        <source>{file} is not a readable .npy file: {why}</source>
        <translation>{file} no es un archivo .npy legible: {why}</translation>
    </message>
    <message>
        <source>{place}: the record is not a JSON object</source>
        <translation>{place}: el registro no es un objeto JSON</translation>
    </message>
    <message>
        <source>{place}: the recording is the only one of its speaker, so none can be its prompt</source>
        <translation>{place}: la grabación es la única de su hablante, por lo que ninguna puede servirle de referencia</translation>
    </message>
    <message>
        <source>{place}: the record has no {key}</source>
        <translation>{place}: al registro le falta {key}</translation>
    </message>
    <message>
        <source>{file} holds no record</source>
        <translation>{file} no contiene ningún registro</translation>
    </message>
    <message>
        <source>Further manifests of prepared tokens to train on, besides corpus; FILE::LANGUAGE sets the language of its texts.</source>
        <translation>Más manifiestos de tokens preparados para entrenar, además de corpus; FILE::LANGUAGE fija el idioma de sus textos.</translation>
    </message>
    <message>
        <source>Further manifests of prepared tokens to validate on, besides validation.</source>
        <translation>Más manifiestos de tokens preparados para validar, además de validation.</translation>
    </message>
    <message>
        <source>{file} has the shape {shape}; the model needs {needed}. Prepare it with the checkpoint that is fine-tuned</source>
        <translation>{file} tiene la forma {shape}; el modelo necesita {needed}. Prepárelo con el punto de control que se ajusta</translation>
    </message>
    <message>
        <source>{file} holds whole numbers instead of the vectors of a speaker</source>
        <translation>{file} contiene números enteros en lugar de los vectores de un hablante</translation>
    </message>
    <message>
        <source>{file} holds values that are not finite (NaN or infinite)</source>
        <translation>{file} contiene valores que no son finitos (NaN o infinito)</translation>
    </message>
    <message>
        <source>{file} is not a list of whole numbers</source>
        <translation>{file} no es una lista de números enteros</translation>
    </message>
    <message>
        <source>{file} holds {count} tokens, but its record says {stated}</source>
        <translation>{file} contiene {count} tokens, pero su registro indica {stated}</translation>
    </message>
    <message>
        <source>{file} holds no tokens</source>
        <translation>{file} no contiene tokens</translation>
    </message>
    <message>
        <source>{file} holds the token {token}; the model has the tokens 0 to {last}</source>
        <translation>{file} contiene el token {token}; el modelo tiene los tokens de 0 a {last}</translation>
    </message>
    <message>
        <source>the prompt {id} is the recording itself, so the model would copy from it</source>
        <translation>la muestra de referencia {id} es la propia grabación, así que el modelo copiaría de ella</translation>
    </message>
    <message>
        <source>{file} holds a text of {length} tokens; the model reads at most {limit}</source>
        <translation>{file} contiene un texto de {length} tokens; el modelo lee como máximo {limit}</translation>
    </message>
    <message>
        <source>{file} holds a recording of {length} codes; the model speaks at most {limit}</source>
        <translation>{file} contiene una grabación de {length} códigos; el modelo habla como máximo {limit}</translation>
    </message>
    <message>
        <source>{place} was excluded: {reason}</source>
        <translation>{place} se ha excluido: {reason}</translation>
    </message>
    <message>
        <source>the index of the feature cache {folder} is damaged and is rebuilt, and the recordings are decoded again</source>
        <translation>el índice de la caché de características {folder} está dañado y se reconstruye, y las grabaciones se decodifican de nuevo</translation>
    </message>
    <message>
        <source>{reason}. Training continues, but what a network computes for recordings that are not cached yet is computed again in each epoch. To cache it, set XDG_CACHE_HOME to a folder on another disk and resume the run</source>
        <translation>{reason}. El entrenamiento continúa, pero lo que una red calcula para las grabaciones que aún no están en la caché se calcula de nuevo en cada época. Para guardarlo en la caché, defina XDG_CACHE_HOME como una carpeta de otro disco y reanude el entrenamiento</translation>
    </message>
    <message>
        <source>the feature cache {folder} cannot be used: {why}. Check the disk, or set XDG_CACHE_HOME to a folder on another disk</source>
        <translation>no se puede usar la caché de características {folder}: {why}. Compruebe el disco, o ponga en XDG_CACHE_HOME una carpeta de otro disco</translation>
    </message>
    <message>
        <source>its sample {first} cannot be found; convert it to WAV or FLAC</source>
        <translation>no se encuentra su muestra {first}; conviértala a WAV o FLAC</translation>
    </message>
    <message>
        <source>its channels cancel each other out when they are mixed; choose one of them</source>
        <translation>sus canales se anulan entre sí al mezclarse; elija uno de ellos</translation>
    </message>
    <message>
        <source>stopped while reading {file}</source>
        <translation>detenido mientras se leía {file}</translation>
    </message>
    <message>
        <source>{place}: expected a label of Audacity (begin and end in seconds and a text, with tabs between them); it is &apos;{found}&apos;</source>
        <translation>{place}: se esperaba una etiqueta de Audacity (principio y fin en segundos y un texto, separados por tabuladores); es «{found}»</translation>
    </message>
    <message>
        <source>{place}: the label has no length; drag one of its ends in Audacity, or delete it</source>
        <translation>{place}: la etiqueta no tiene duración; arrastre uno de sus extremos en Audacity o bórrela</translation>
    </message>
    <message>
        <source>cannot encode {file}: {reason}</source>
        <translation>no se puede codificar {file}: {reason}</translation>
    </message>
    <message>
        <source>{name} is {value} s; it must be between {lowest} and {highest} s</source>
        <translation>{name} es de {value} s; debe estar entre {lowest} y {highest} s</translation>
    </message>
    <message>
        <source>the longest clip</source>
        <translation>el clip más largo</translation>
    </message>
    <message>
        <source>the shortest clip</source>
        <translation>el clip más corto</translation>
    </message>
    <message>
        <source>the padding</source>
        <translation>el margen</translation>
    </message>
    <message>
        <source>the shortest pause</source>
        <translation>la pausa más corta</translation>
    </message>
    <message>
        <source>the longest pause in a joined clip</source>
        <translation>la pausa más larga en un clip unido</translation>
    </message>
    <message>
        <source>it is shorter than {seconds} s, and no neighbor is near enough to join</source>
        <translation>dura menos de {seconds} s, y no hay un vecino lo bastante cercano para unirlo</translation>
    </message>
    <message>
        <source>it is longer than {seconds} s, and no pause shows where it can be split</source>
        <translation>dura más de {seconds} s, y ninguna pausa muestra dónde se puede dividir</translation>
    </message>
    <message>
        <source>{place}: expected the times of a caption, such as 00:00:01,000 --&gt; 00:00:02,500; it is &apos;{found}&apos;</source>
        <translation>{place}: se esperaban los tiempos de un subtítulo, como 00:00:01,000 --&gt; 00:00:02,500; es «{found}»</translation>
    </message>
    <message>
        <source>{place}: the caption ends before it begins</source>
        <translation>{place}: el subtítulo termina antes de empezar</translation>
    </message>
    <message>
        <source>{place}: it is not a TextGrid of Praat, or is damaged here; save it in Praat as a text file</source>
        <translation>{place}: no es un TextGrid de Praat, o está dañado aquí; guárdelo en Praat como archivo de texto</translation>
    </message>
    <message>
        <source>{file} has no such tier of intervals with texts; its tiers: {tiers}</source>
        <translation>{file} no tiene ese nivel de intervalos con textos; sus niveles: {tiers}</translation>
    </message>
    <message>
        <source>{file} has several tiers with texts: {tiers}; choose one of them</source>
        <translation>{file} tiene varios niveles con textos: {tiers}; elija uno de ellos</translation>
    </message>
    <message>
        <source>it overlaps with the text at {seconds} s</source>
        <translation>se solapa con el texto en el segundo {seconds}</translation>
    </message>
    <message>
        <source>it begins after the end of the recording</source>
        <translation>empieza después del final de la grabación</translation>
    </message>
    <message>
        <source>{file} holds no captions or labels; cut by silence instead</source>
        <translation>{file} no contiene subtítulos ni etiquetas; corte por silencio</translation>
    </message>
    <message>
        <source>{file} has more captions or labels than a day of speech; divide it, and the recording</source>
        <translation>{file} tiene más subtítulos o etiquetas que un día de habla; divídalo, y también la grabación</translation>
    </message>
</context>
<context>
    <name>distributed</name>
    <message>
        <source>rank {rank} at {own} cannot connect to the other ranks: {reason}. The machines of a run must reach each other on all ports</source>
        <translation>el rango {rank} en {own} no puede conectarse con los demás rangos: {reason}. Los equipos de una ejecución deben poder alcanzarse entre sí por todos los puertos</translation>
    </message>
    <message>
        <source>the environment variable {name} is &quot;{value}&quot;, not a number; the launcher of a run with several ranks sets it</source>
        <translation>la variable de entorno {name} es &quot;{value}&quot;, que no es un número; la establece el lanzador de una ejecución con varios rangos</translation>
    </message>
    <message>
        <source>the environment variable MASTER_PORT is {port}; a port is between 1 and 65535</source>
        <translation>la variable de entorno MASTER_PORT es {port}; un puerto está entre 1 y 65535</translation>
    </message>
    <message>
        <source>the environment variable MASTER_ADDR is not set; with ranks on several machines, set it to the address of the machine of rank 0 (mpirun -x MASTER_ADDR=...)</source>
        <translation>la variable de entorno MASTER_ADDR no está definida; con rangos en varios equipos, asígnele la dirección del equipo del rango 0 (mpirun -x MASTER_ADDR=...)</translation>
    </message>
    <message>
        <source>the environment variable MASTER_ADDR is not set, but RANK and WORLD_SIZE are</source>
        <translation>la variable de entorno MASTER_ADDR no está definida, pero RANK y WORLD_SIZE sí</translation>
    </message>
    <message>
        <source>rank {rank} on {host} has been computing one step for {seconds} s while the other ranks wait for it; look for other work on that machine, or for errors of its GPU in the system log</source>
        <translation>el rango {rank} en {host} lleva {seconds} s calculando un paso mientras los demás rangos lo esperan; compruebe si ese equipo hace otro trabajo, o si el registro del sistema contiene errores de su GPU</translation>
    </message>
    <message>
        <source>rank {rank} on {host} has been validating for {seconds} s while the other ranks wait for it; look for other work on that machine, or for errors of its GPU in the system log</source>
        <translation>el rango {rank} en {host} lleva {seconds} s validando mientras los demás rangos lo esperan; compruebe si ese equipo hace otro trabajo, o si el registro del sistema contiene errores de su GPU</translation>
    </message>
    <message>
        <source>the connection to another rank failed: {reason}; check the network and the logs of the other ranks</source>
        <translation>falló la conexión con otro rango: {reason}; compruebe la red y los registros de los demás rangos</translation>
    </message>
    <message>
        <source>{rank_name} is {rank}, but {size_name} is {size}; ranks are numbered from 0</source>
        <translation>{rank_name} es {rank}, pero {size_name} es {size}; los rangos se numeran desde 0</translation>
    </message>
    <message>
        <source>rank {rank} on {host} does not respond: no heartbeat for {seconds} s; check its log and the system log of that machine</source>
        <translation>el rango {rank} en {host} no responde: sin señal de vida desde hace {seconds} s; consulte su registro y el registro del sistema de ese equipo</translation>
    </message>
    <message>
        <source>rank 0 does not respond: no connection to {address}:{port} ({reason}); check its log</source>
        <translation>el rango 0 no responde: no hay conexión con {address}:{port} ({reason}); consulte su registro</translation>
    </message>
    <message>
        <source>the launcher of the run does not respond: no connection to {address}:{port} ({reason}); check its log</source>
        <translation>el lanzador de la ejecución no responde: no hay conexión con {address}:{port} ({reason}); consulte su registro</translation>
    </message>
    <message>
        <source>rank {rank} of {size} cannot connect to the other ranks at {address}:{port}: {reason}. Check that all ranks were started, the firewall, and MASTER_ADDR and MASTER_PORT</source>
        <translation>el rango {rank} de {size} no puede conectarse con los demás en {address}:{port}: {reason}. Compruebe que todos los rangos se iniciaron, el cortafuegos, y MASTER_ADDR y MASTER_PORT</translation>
    </message>
    <message>
        <source>this build cannot train on several GPUs: the headers of NCCL were missing when it was built; train on one GPU, or add --gpu cpu</source>
        <translation>esta compilación no puede entrenar con varias GPU: faltaban las cabeceras de NCCL al compilarla; entrene con una GPU o añada --gpu cpu</translation>
    </message>
    <message>
        <source>rank {rank} cannot connect its GPU to those of the other ranks: {reason}. NCCL_DEBUG=INFO shows more</source>
        <translation>el rango {rank} no puede conectar su GPU con las de los demás rangos: {reason}. NCCL_DEBUG=INFO muestra más</translation>
    </message>
    <message>
        <source>{rank|ranks} {missing} of {size} did not come to {address}:{port}; check that all ranks were started, and their logs</source>
        <translation>{el rango|los rangos} {missing} de {size} no {llegó|llegaron} a {address}:{port}; compruebe que se iniciaron todos los rangos y consulte sus registros</translation>
    </message>
    <message>
        <source>stopped while waiting for the other ranks</source>
        <translation>detenido mientras esperaba a los demás rangos</translation>
    </message>
</context>
<context>
    <name>entry</name>
    <message>
        <source>A voice is being trained.</source>
        <translation>Se está entrenando una voz.</translation>
    </message>
</context>
<context>
    <name>field</name>
    <message>
        <source>Format version</source>
        <translation>Versión del formato</translation>
    </message>
    <message>
        <source>Run name</source>
        <translation>Nombre de la ejecución</translation>
    </message>
    <message>
        <source>Preset</source>
        <translation>Preajuste</translation>
    </message>
    <message>
        <source>Sample rate</source>
        <translation>Frecuencia de muestreo</translation>
    </message>
    <message>
        <source>FFT size (n_fft)</source>
        <translation>Tamaño de FFT (n_fft)</translation>
    </message>
    <message>
        <source>Hop length</source>
        <translation>Salto (hop length)</translation>
    </message>
    <message>
        <source>Mel bands</source>
        <translation>Bandas mel</translation>
    </message>
    <message>
        <source>Min. frequency (fmin)</source>
        <translation>Frecuencia mín. (fmin)</translation>
    </message>
    <message>
        <source>Max. frequency (fmax)</source>
        <translation>Frecuencia máx. (fmax)</translation>
    </message>
    <message>
        <source>Mel scale</source>
        <translation>Escala mel</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Idioma</translation>
    </message>
    <message>
        <source>Keep stress marks</source>
        <translation>Conservar las marcas de acento</translation>
    </message>
    <message>
        <source>Text mode</source>
        <translation>Modo de texto</translation>
    </message>
    <message>
        <source>Keep punctuation</source>
        <translation>Conservar la puntuación</translation>
    </message>
    <message>
        <source>Spell out numbers</source>
        <translation>Escribir números en palabras</translation>
    </message>
    <message>
        <source>Symbol set</source>
        <translation>Juego de símbolos</translation>
    </message>
    <message>
        <source>Symbol layout</source>
        <translation>Disposición de símbolos</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>Modelo</translation>
    </message>
    <message>
        <source>Model size</source>
        <translation>Tamaño del modelo</translation>
    </message>
    <message>
        <source>Encoder channels</source>
        <translation>Canales del codificador</translation>
    </message>
    <message>
        <source>Encoder blocks</source>
        <translation>Bloques del codificador</translation>
    </message>
    <message>
        <source>Decoder channels</source>
        <translation>Canales del decodificador</translation>
    </message>
    <message>
        <source>Decoder levels</source>
        <translation>Niveles del decodificador</translation>
    </message>
    <message>
        <source>Decoder blocks</source>
        <translation>Bloques del decodificador</translation>
    </message>
    <message>
        <source>Style channels</source>
        <translation>Canales de estilo</translation>
    </message>
    <message>
        <source>Style encoder channels</source>
        <translation>Canales del codificador de estilo</translation>
    </message>
    <message>
        <source>Vocoder</source>
        <translation>Vocoder</translation>
    </message>
    <message>
        <source>Minimum sigma of the flow</source>
        <translation>Sigma mínima del flujo</translation>
    </message>
    <message>
        <source>Reconstruction loss weight</source>
        <translation>Peso de la pérdida de reconstrucción</translation>
    </message>
    <message>
        <source>Prior loss weight</source>
        <translation>Peso de la pérdida prior</translation>
    </message>
    <message>
        <source>Duration loss weight</source>
        <translation>Peso de la pérdida de duración</translation>
    </message>
    <message>
        <source>KL loss weight</source>
        <translation>Peso de la pérdida KL</translation>
    </message>
    <message>
        <source>Reconstruction loss warm-up</source>
        <translation>Calentamiento de la pérdida de reconstrucción</translation>
    </message>
    <message>
        <source>Prior loss warm-up</source>
        <translation>Calentamiento de la pérdida prior</translation>
    </message>
    <message>
        <source>Duration loss warm-up</source>
        <translation>Calentamiento de la pérdida de duración</translation>
    </message>
    <message>
        <source>KL loss warm-up</source>
        <translation>Calentamiento de la pérdida KL</translation>
    </message>
    <message>
        <source>Latent channels</source>
        <translation>Canales latentes</translation>
    </message>
    <message>
        <source>Hidden channels</source>
        <translation>Canales ocultos</translation>
    </message>
    <message>
        <source>Feed-forward channels</source>
        <translation>Canales feed-forward</translation>
    </message>
    <message>
        <source>Attention heads</source>
        <translation>Cabezas de atención</translation>
    </message>
    <message>
        <source>Text encoder layers</source>
        <translation>Capas del codificador</translation>
    </message>
    <message>
        <source>Kernel size</source>
        <translation>Tamaño de kernel</translation>
    </message>
    <message>
        <source>Dropout</source>
        <translation>Dropout</translation>
    </message>
    <message>
        <source>Speaker channels</source>
        <translation>Canales del hablante</translation>
    </message>
    <message>
        <source>Single-speaker embedding</source>
        <translation>Embedding de un solo hablante</translation>
    </message>
    <message>
        <source>Stochastic duration predictor</source>
        <translation>Predictor estocástico de duración</translation>
    </message>
    <message>
        <source>Spectral normalization</source>
        <translation>Normalización espectral</translation>
    </message>
    <message>
        <source>Discriminator channels</source>
        <translation>Canales del discriminador</translation>
    </message>
    <message>
        <source>Segment size</source>
        <translation>Tamaño del segmento</translation>
    </message>
    <message>
        <source>Mel loss weight</source>
        <translation>Peso de la pérdida mel</translation>
    </message>
    <message>
        <source>Residual block type</source>
        <translation>Tipo de bloque residual</translation>
    </message>
    <message>
        <source>Residual block kernel sizes</source>
        <translation>Tamaños de kernel de los bloques residuales</translation>
    </message>
    <message>
        <source>Residual block dilations</source>
        <translation>Dilataciones de los bloques residuales</translation>
    </message>
    <message>
        <source>Upsample rates</source>
        <translation>Factores de sobremuestreo</translation>
    </message>
    <message>
        <source>Upsample kernel sizes</source>
        <translation>Tamaños de kernel de sobremuestreo</translation>
    </message>
    <message>
        <source>Upsample initial channels</source>
        <translation>Canales iniciales de sobremuestreo</translation>
    </message>
    <message>
        <source>Train on mels of</source>
        <translation>Entrenar con los mels de</translation>
    </message>
    <message>
        <source>Corpus</source>
        <translation>Corpus</translation>
    </message>
    <message>
        <source>Corpus format</source>
        <translation>Formato del corpus</translation>
    </message>
    <message>
        <source>Prompt list</source>
        <translation>Lista de frases</translation>
    </message>
    <message>
        <source>Validation set</source>
        <translation>Conjunto de validación</translation>
    </message>
    <message>
        <source>Validation split</source>
        <translation>Partición de validación</translation>
    </message>
    <message>
        <source>Data loader workers</source>
        <translation>Hilos de carga de datos</translation>
    </message>
    <message>
        <source>Preprocessing workers</source>
        <translation>Procesos de preprocesamiento</translation>
    </message>
    <message>
        <source>Prefetch buffer size</source>
        <translation>Tamaño del búfer de lotes</translation>
    </message>
    <message>
        <source>Trim threshold</source>
        <translation>Umbral de recorte</translation>
    </message>
    <message>
        <source>Padding kept after trimming</source>
        <translation>Silencio tras el recorte</translation>
    </message>
    <message>
        <source>Channels</source>
        <translation>Canales</translation>
    </message>
    <message>
        <source>Normalize loudness</source>
        <translation>Normalizar la sonoridad</translation>
    </message>
    <message>
        <source>Target loudness</source>
        <translation>Sonoridad objetivo</translation>
    </message>
    <message>
        <source>Bucket by length</source>
        <translation>Agrupar por longitud</translation>
    </message>
    <message>
        <source>Max. concatenated clips</source>
        <translation>Máx. de clips concatenados</translation>
    </message>
    <message>
        <source>Max. pause between clips</source>
        <translation>Pausa máx. entre clips</translation>
    </message>
    <message>
        <source>Min. silence at the edges</source>
        <translation>Silencio mín. en los extremos</translation>
    </message>
    <message>
        <source>Max. silence at the edges</source>
        <translation>Silencio máx. en los extremos</translation>
    </message>
    <message>
        <source>Excluded sequences (file)</source>
        <translation>Secuencias excluidas (archivo)</translation>
    </message>
    <message>
        <source>Samples per epoch</source>
        <translation>Ejemplos por época</translation>
    </message>
    <message>
        <source>Decoding timeout</source>
        <translation>Tiempo límite de decodificación</translation>
    </message>
    <message>
        <source>Pretrained checkpoint</source>
        <translation>Checkpoint preentrenado</translation>
    </message>
    <message>
        <source>Load partially</source>
        <translation>Cargar parcialmente</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>Pasos</translation>
    </message>
    <message>
        <source>Epochs</source>
        <translation>Épocas</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Semilla</translation>
    </message>
    <message>
        <source>Batch size</source>
        <translation>Tamaño de lote</translation>
    </message>
    <message>
        <source>Gradient accumulation</source>
        <translation>Acumulación de gradientes</translation>
    </message>
    <message>
        <source>Effective batch size</source>
        <translation>Tamaño de lote efectivo</translation>
    </message>
    <message>
        <source>Learning rate</source>
        <translation>Tasa de aprendizaje</translation>
    </message>
    <message>
        <source>Final learning rate ratio</source>
        <translation>Proporción final de la tasa de aprendizaje</translation>
    </message>
    <message>
        <source>Warm-up</source>
        <translation>Calentamiento</translation>
    </message>
    <message>
        <source>Learning rate schedule</source>
        <translation>Programación de la tasa de aprendizaje</translation>
    </message>
    <message>
        <source>Learning rate decay per epoch</source>
        <translation>Decaimiento de la tasa por época</translation>
    </message>
    <message>
        <source>AdamW betas</source>
        <translation>Betas de AdamW</translation>
    </message>
    <message>
        <source>Weight decay</source>
        <translation>Decaimiento de los pesos</translation>
    </message>
    <message>
        <source>AdamW epsilon</source>
        <translation>Épsilon de AdamW</translation>
    </message>
    <message>
        <source>Gradient clipping</source>
        <translation>Recorte de gradientes</translation>
    </message>
    <message>
        <source>EMA decay</source>
        <translation>Decaimiento de la EMA</translation>
    </message>
    <message>
        <source>Precision</source>
        <translation>Precisión</translation>
    </message>
    <message>
        <source>Initial loss scale</source>
        <translation>Escala de pérdida inicial</translation>
    </message>
    <message>
        <source>TF32</source>
        <translation>TF32</translation>
    </message>
    <message>
        <source>cuDNN benchmark</source>
        <translation>Benchmark de cuDNN</translation>
    </message>
    <message>
        <source>Gradient checkpointing</source>
        <translation>Gradient checkpointing</translation>
    </message>
    <message>
        <source>torch.compile (CUDA graphs)</source>
        <translation>torch.compile (CUDA graphs)</translation>
    </message>
    <message>
        <source>Compile mode</source>
        <translation>Modo de compilación</translation>
    </message>
    <message>
        <source>Compile full graph</source>
        <translation>Compilar el grafo completo</translation>
    </message>
    <message>
        <source>Preload data into RAM</source>
        <translation>Cargar los datos en la RAM</translation>
    </message>
    <message>
        <source>Debug mode</source>
        <translation>Modo de depuración</translation>
    </message>
    <message>
        <source>Trainable layers</source>
        <translation>Capas que se entrenan</translation>
    </message>
    <message>
        <source>Layer patterns</source>
        <translation>Patrones de capas</translation>
    </message>
    <message>
        <source>On plateau</source>
        <translation>En una meseta</translation>
    </message>
    <message>
        <source>Early stopping</source>
        <translation>Parada temprana</translation>
    </message>
    <message>
        <source>Patience</source>
        <translation>Paciencia</translation>
    </message>
    <message>
        <source>Loss explosion protection</source>
        <translation>Protección contra explosiones</translation>
    </message>
    <message>
        <source>Explosion threshold</source>
        <translation>Umbral de explosión</translation>
    </message>
    <message>
        <source>Roll back after skips</source>
        <translation>Volver atrás tras omitir</translation>
    </message>
    <message>
        <source>Validate every</source>
        <translation>Validar cada</translation>
    </message>
    <message>
        <source>Save every</source>
        <translation>Guardar cada</translation>
    </message>
    <message>
        <source>Generate samples every</source>
        <translation>Generar muestras cada</translation>
    </message>
    <message>
        <source>Checkpoints kept</source>
        <translation>Checkpoints que se conservan</translation>
    </message>
    <message>
        <source>TensorBoard</source>
        <translation>TensorBoard</translation>
    </message>
    <message>
        <source>Hardware polling rate</source>
        <translation>Frecuencia de lectura del hardware</translation>
    </message>
    <message>
        <source>Sample texts</source>
        <translation>Textos de muestra</translation>
    </message>
    <message>
        <source>Also sample raw weights</source>
        <translation>Muestras también con los pesos sin promediar</translation>
    </message>
    <message>
        <source>Folders are speakers</source>
        <translation>Las carpetas son hablantes</translation>
    </message>
    <message>
        <source>Max. frequency of the mel loss</source>
        <translation>Frecuencia máx. de la pérdida mel</translation>
    </message>
    <message>
        <source>{label} ({kind})</source>
        <translation>{label} ({kind})</translation>
    </message>
    <message>
        <source>Data-parallel size</source>
        <translation>Tamaño del paralelismo de datos</translation>
    </message>
    <message>
        <source>GPUs</source>
        <translation>GPU</translation>
    </message>
    <message>
        <source>Balance of ranks</source>
        <translation>Reparto entre rangos</translation>
    </message>
    <message>
        <source>Further manifests</source>
        <translation>Más manifiestos</translation>
    </message>
    <message>
        <source>Further validation manifests</source>
        <translation>Más manifiestos de validación</translation>
    </message>
    <message>
        <source>Speaker encoder width</source>
        <translation>Anchura del codificador de hablante</translation>
    </message>
    <message>
        <source>Speaker encoder inner width</source>
        <translation>Anchura interior del codificador de hablante</translation>
    </message>
    <message>
        <source>Speaker encoder heads</source>
        <translation>Cabezas del codificador de hablante</translation>
    </message>
    <message>
        <source>Speaker encoder blocks</source>
        <translation>Bloques del codificador de hablante</translation>
    </message>
    <message>
        <source>Speaker resampler factor</source>
        <translation>Factor del remuestreador de hablante</translation>
    </message>
    <message>
        <source>Emotion encoder width</source>
        <translation>Anchura del codificador de emoción</translation>
    </message>
    <message>
        <source>Emotion encoder inner width</source>
        <translation>Anchura interior del codificador de emoción</translation>
    </message>
    <message>
        <source>Emotion encoder heads</source>
        <translation>Cabezas del codificador de emoción</translation>
    </message>
    <message>
        <source>Emotion encoder blocks</source>
        <translation>Bloques del codificador de emoción</translation>
    </message>
    <message>
        <source>Emotion resampler factor</source>
        <translation>Factor del remuestreador de emoción</translation>
    </message>
    <message>
        <source>Transformer width</source>
        <translation>Anchura del transformador</translation>
    </message>
    <message>
        <source>Transformer layers</source>
        <translation>Capas del transformador</translation>
    </message>
    <message>
        <source>Max. text length</source>
        <translation>Longitud máx. del texto</translation>
    </message>
    <message>
        <source>Max. audio length</source>
        <translation>Longitud máx. del audio</translation>
    </message>
    <message>
        <source>Codebook size</source>
        <translation>Tamaño del libro de códigos</translation>
    </message>
    <message>
        <source>Speaker vectors</source>
        <translation>Vectores de hablante</translation>
    </message>
    <message>
        <source>Reference feature width</source>
        <translation>Anchura de las características de referencia</translation>
    </message>
    <message>
        <source>Reference positions</source>
        <translation>Posiciones de referencia</translation>
    </message>
    <message>
        <source>Text loss weight</source>
        <translation>Peso de la pérdida de texto</translation>
    </message>
    <message>
        <source>Audio loss weight</source>
        <translation>Peso de la pérdida de audio</translation>
    </message>
    <message>
        <source>Attention dropout</source>
        <translation>Dropout de atención</translation>
    </message>
    <message>
        <source>Attend to padding</source>
        <translation>Atender al relleno</translation>
    </message>
    <message>
        <source>Tokenizer</source>
        <translation>Tokenizador</translation>
    </message>
    <message>
        <source>Levels per channel</source>
        <translation>Niveles por canal</translation>
    </message>
    <message>
        <source>Channels of a code</source>
        <translation>Canales de un código</translation>
    </message>
    <message>
        <source>Codec width</source>
        <translation>Anchura del códec</translation>
    </message>
    <message>
        <source>Codec blocks</source>
        <translation>Bloques del códec</translation>
    </message>
    <message>
        <source>Commitment loss weight</source>
        <translation>Peso de la pérdida commitment</translation>
    </message>
    <message>
        <source>Codebook loss weight</source>
        <translation>Peso de la pérdida del libro de códigos</translation>
    </message>
    <message>
        <source>LoRA rank</source>
        <translation>Rango de LoRA</translation>
    </message>
    <message>
        <source>LoRA alpha</source>
        <translation>Alfa de LoRA</translation>
    </message>
    <message>
        <source>LoRA layers</source>
        <translation>Capas con LoRA</translation>
    </message>
    <message>
        <source>LoRA dropout</source>
        <translation>Dropout de LoRA</translation>
    </message>
    <message>
        <source>Reference length</source>
        <translation>Longitud de la referencia</translation>
    </message>
    <message>
        <source>Codec</source>
        <translation>Códec</translation>
    </message>
    <message>
        <source>Share of the default voice</source>
        <translation>Proporción de la voz predeterminada</translation>
    </message>
    <message>
        <source>Spectrum</source>
        <translation>Espectro</translation>
    </message>
    <message>
        <source>Frames per batch</source>
        <translation>Tramas por lote</translation>
    </message>
    <message>
        <source>Variant</source>
        <translation>Variante</translation>
    </message>
    <message>
        <source>Exclude the reference from the loss</source>
        <translation>Excluir la referencia de la pérdida</translation>
    </message>
    <message>
        <source>Start token</source>
        <translation>Token inicial</translation>
    </message>
    <message>
        <source>Speaker vector width</source>
        <translation>Anchura del vector del hablante</translation>
    </message>
    <message>
        <source>Speaker encoder channels</source>
        <translation>Canales del codificador de hablantes</translation>
    </message>
</context>
<context>
    <name>formant::ApplyBox</name>
    <message>
        <source>, </source>
        <comment>between the entries of a list</comment>
        <translation>, </translation>
    </message>
    <message>
        <source>Appl&amp;y to configuration</source>
        <translation>Pa&amp;sar a la configuración</translation>
    </message>
    <message>
        <source>Applied to the configuration: %1</source>
        <translation>Aplicado a la configuración: %1</translation>
    </message>
</context>
<context>
    <name>formant::ChangesLine</name>
    <message>
        <source>Earlier changes (transcripts and excluded recordings) are saved in %1.</source>
        <translation>Los cambios anteriores (transcripciones y grabaciones excluidas) están guardados en %1.</translation>
    </message>
    <message>
        <source>Changes are saved in %1; the original list and all recordings stay unchanged.</source>
        <translation>Los cambios se guardan en %1; la lista original y todas las grabaciones quedan intactas.</translation>
    </message>
    <message>
        <source>Continue &amp;with these changes</source>
        <translation>Continuar con estos cam&amp;bios</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Deshacer</translation>
    </message>
    <message>
        <source>Undoes the last change (Ctrl+Z).</source>
        <translation>Deshace el último cambio (Ctrl+Z).</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Rehacer</translation>
    </message>
    <message>
        <source>Repeats the change that was undone (Ctrl+Shift+Z).</source>
        <translation>Repite el cambio que se deshizo (Ctrl+Mayús+Z).</translation>
    </message>
</context>
<context>
    <name>formant::CheckpointActions</name>
    <message>
        <source>Verifying…</source>
        <translation>Verificando…</translation>
    </message>
    <message numerus="yes">
        <source>%n checkpoints verified, none corrupt.</source>
        <translation>
            <numerusform>%Ln checkpoint verificado, no está dañado.</numerusform>
            <numerusform>%Ln checkpoints verificados, ninguno dañado.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n checkpoints are corrupt.</source>
        <translation>
            <numerusform>%Ln checkpoint está dañado.</numerusform>
            <numerusform>%Ln checkpoints están dañados.</numerusform>
        </translation>
    </message>
    <message>
        <source>Updating…</source>
        <translation>Actualizando…</translation>
    </message>
    <message numerus="yes">
        <source>%n checkpoints pinned.</source>
        <translation>
            <numerusform>%Ln checkpoint marcado para conservarse.</numerusform>
            <numerusform>%Ln checkpoints marcados para conservarse.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n checkpoints unpinned.</source>
        <translation>
            <numerusform>%Ln checkpoint ya no está marcado para conservarse.</numerusform>
            <numerusform>%Ln checkpoints ya no están marcados para conservarse.</numerusform>
        </translation>
    </message>
    <message>
        <source>Saving the best checkpoint…</source>
        <translation>Guardando el mejor checkpoint…</translation>
    </message>
    <message>
        <source>%1 is now the best checkpoint.</source>
        <translation>%1 es ahora el mejor checkpoint.</translation>
    </message>
    <message>
        <source>Mark %1 as the best of this run? The current best is deleted unless it is pinned.</source>
        <translation>¿Marcar %1 como el mejor de esta ejecución? El mejor actual se eliminará, salvo que esté marcado para conservarse.</translation>
    </message>
    <message>
        <source>Mark as best</source>
        <translation>Marcar como el mejor</translation>
    </message>
    <message>
        <source>Exporting…</source>
        <translation>Exportando…</translation>
    </message>
    <message>
        <source>Deleting…</source>
        <translation>Eliminando…</translation>
    </message>
    <message numerus="yes">
        <source>%n checkpoints were deleted.</source>
        <translation>
            <numerusform>Se ha eliminado %Ln checkpoint.</numerusform>
            <numerusform>Se han eliminado %Ln checkpoints.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Delete %n checkpoints (%1)? This cannot be undone. Training can resume only from a remaining step checkpoint.</source>
        <translation>
            <numerusform>¿Eliminar %Ln checkpoint (%1)? No se puede deshacer. El entrenamiento solo se puede reanudar desde un checkpoint de paso que aún exista.</numerusform>
            <numerusform>¿Eliminar %Ln checkpoints (%1)? No se puede deshacer. El entrenamiento solo se puede reanudar desde un checkpoint de paso que aún exista.</numerusform>
        </translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Eliminar</translation>
    </message>
    <message numerus="yes">
        <source>%n files deleted, %1 freed.</source>
        <translation>
            <numerusform>%Ln archivo eliminado, %1 liberados.</numerusform>
            <numerusform>%Ln archivos eliminados, %1 liberados.</numerusform>
        </translation>
    </message>
    <message>
        <source>Checkpoints</source>
        <translation>Checkpoints</translation>
    </message>
    <message>
        <source>Checkpoint exported to %1.</source>
        <translation>Checkpoint exportado a %1.</translation>
    </message>
</context>
<context>
    <name>formant::CheckpointButtons</name>
    <message>
        <source>Verif&amp;y</source>
        <translation>&amp;Verificar</translation>
    </message>
    <message>
        <source>Verif&amp;y all</source>
        <translation>Veri&amp;ficar todos</translation>
    </message>
    <message>
        <source>Reads the files and compares them with their SHA-256.</source>
        <translation>Lee los archivos y los compara con su SHA-256.</translation>
    </message>
    <message>
        <source>Unp&amp;in</source>
        <translation>&amp;Dejar de conservar</translation>
    </message>
    <message>
        <source>P&amp;in</source>
        <translation>&amp;Conservar</translation>
    </message>
    <message>
        <source>Cleanup never deletes pinned checkpoints.</source>
        <translation>La limpieza nunca elimina los checkpoints marcados para conservar.</translation>
    </message>
    <message>
        <source>Mark as &amp;best</source>
        <translation>Marcar como el me&amp;jor</translation>
    </message>
    <message>
        <source>Saves this step as the best checkpoint of the run.</source>
        <translation>Guarda este paso como el mejor checkpoint de la ejecución.</translation>
    </message>
    <message>
        <source>Fine-t&amp;une from this</source>
        <translation>Aj&amp;uste fino desde este</translation>
    </message>
    <message>
        <source>Starts a new run from this checkpoint.</source>
        <translation>Inicia una ejecución nueva a partir de este checkpoint.</translation>
    </message>
    <message>
        <source>Synth&amp;esize</source>
        <translation>&amp;Sintetizar</translation>
    </message>
    <message>
        <source>Synthesizes a custom text with this checkpoint.</source>
        <translation>Sintetiza un texto propio con este checkpoint.</translation>
    </message>
    <message>
        <source>&amp;Delete…</source>
        <translation>Elimin&amp;ar…</translation>
    </message>
    <message>
        <source>Deletes the selected checkpoints after a confirmation.</source>
        <translation>Elimina los checkpoints seleccionados tras pedir confirmación.</translation>
    </message>
    <message>
        <source>&amp;Clean up…</source>
        <translation>&amp;Limpiar…</translation>
    </message>
    <message>
        <source>Deletes older checkpoints; first lists them and the space that is freed.</source>
        <translation>Elimina los checkpoints antiguos; antes los enumera e indica el espacio que se libera.</translation>
    </message>
    <message>
        <source>This run is being trained. Its checkpoints can be cleaned up after it has ended.</source>
        <translation>Este entrenamiento está en curso. Sus checkpoints se pueden limpiar cuando haya terminado.</translation>
    </message>
    <message>
        <source>E&amp;xport voice…</source>
        <translation>E&amp;xportar voz…</translation>
    </message>
    <message>
        <source>Exports the voice for Piper, Home Assistant, sherpa-onnx or a program of your own.</source>
        <translation>Exporta la voz para Piper, Home Assistant, sherpa-onnx o un programa propio.</translation>
    </message>
    <message>
        <source>Exp&amp;ort checkpoint…</source>
        <translation>Exp&amp;ortar checkpoint…</translation>
    </message>
    <message>
        <source>Exports the checkpoint without what only training needs, to share or fine-tune it.</source>
        <translation>Exporta el checkpoint sin lo que solo necesita el entrenamiento, para compartirlo o hacer un ajuste fino.</translation>
    </message>
    <message>
        <source>Impor&amp;t voice…</source>
        <translation>Impor&amp;tar voz…</translation>
    </message>
    <message>
        <source>Makes a checkpoint of a voice of Piper or another program.</source>
        <translation>Crea un checkpoint a partir de una voz de Piper o de otro programa.</translation>
    </message>
</context>
<context>
    <name>formant::CheckpointModel</name>
    <message>
        <source>File</source>
        <translation>Archivo</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>Paso</translation>
    </message>
    <message>
        <source>Training loss</source>
        <translation>Pérdida de entrenamiento</translation>
    </message>
    <message>
        <source>Validation loss</source>
        <translation>Pérdida de validación</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Tamaño</translation>
    </message>
    <message>
        <source>Integrity</source>
        <translation>Integridad</translation>
    </message>
    <message>
        <source>Retention</source>
        <translation>Conservación</translation>
    </message>
</context>
<context>
    <name>formant::CheckpointText</name>
    <message>
        <source>not checked yet</source>
        <translation>aún sin comprobar</translation>
    </message>
    <message>
        <source>truncated</source>
        <translation>truncado</translation>
    </message>
    <message>
        <source>intact</source>
        <translation>íntegro</translation>
    </message>
    <message>
        <source>no checksum</source>
        <translation>sin suma de verificación</translation>
    </message>
    <message>
        <source>corrupt</source>
        <translation>dañado</translation>
    </message>
    <message>
        <source>pinned</source>
        <translation>marcado para conservar</translation>
    </message>
    <message>
        <source>best</source>
        <translation>el mejor</translation>
    </message>
    <message>
        <source>end of training</source>
        <translation>fin del entrenamiento</translation>
    </message>
    <message numerus="yes">
        <source>among the newest %n</source>
        <comment>step checkpoints</comment>
        <translation>
            <numerusform>el más reciente (%Ln)</numerusform>
            <numerusform>entre los %Ln más recientes</numerusform>
        </translation>
    </message>
    <message>
        <source>archived; cleanup deletes it</source>
        <translation>archivado; la limpieza lo elimina</translation>
    </message>
    <message numerus="yes">
        <source>older than the newest %n; cleanup deletes it</source>
        <comment>step checkpoints</comment>
        <translation>
            <numerusform>anterior al más reciente (%Ln); la limpieza lo elimina</numerusform>
            <numerusform>anterior a los %Ln más recientes; la limpieza lo elimina</numerusform>
        </translation>
    </message>
    <message>
        <source>unknown origin</source>
        <translation>origen desconocido</translation>
    </message>
</context>
<context>
    <name>formant::CheckpointsPage</name>
    <message>
        <source>Checkpoints</source>
        <translation>Checkpoints</translation>
    </message>
    <message>
        <source>There are no checkpoints yet.</source>
        <translation>Aún no hay checkpoints.</translation>
    </message>
    <message numerus="yes">
        <source>%n checkpoints, %1 in total.</source>
        <translation>
            <numerusform>%Ln checkpoint, %1 en total.</numerusform>
            <numerusform>%Ln checkpoints, %1 en total.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>two sentences</comment>
        <translation>%1 %2</translation>
    </message>
</context>
<context>
    <name>formant::CleanDialog</name>
    <message>
        <source>Clean up checkpoints</source>
        <translation>Limpiar checkpoints</translation>
    </message>
    <message>
        <source>Keeps the newest step checkpoints, the best, the final and all pinned ones. Deletes older and archived ones, and leftovers of interrupted writes.</source>
        <translation>Conserva los checkpoints de paso más recientes, el mejor, el final y todos los marcados para conservar. Elimina los más antiguos, los archivados y los restos de escrituras interrumpidas.</translation>
    </message>
    <message>
        <source>Newest step checkpoints to &amp;keep:</source>
        <translation>Checkpoints de paso recientes &amp;que se conservan:</translation>
    </message>
    <message>
        <source>Files to delete</source>
        <translation>Archivos que se eliminarán</translation>
    </message>
    <message>
        <source>&amp;Delete these files</source>
        <translation>&amp;Eliminar estos archivos</translation>
    </message>
    <message>
        <source>Listing files…</source>
        <translation>Enumerando los archivos…</translation>
    </message>
    <message>
        <source>Deleting…</source>
        <translation>Eliminando…</translation>
    </message>
    <message>
        <source>Nothing to delete.</source>
        <translation>Nada que eliminar.</translation>
    </message>
    <message numerus="yes">
        <source>%n files will be deleted, freeing %1.</source>
        <translation>
            <numerusform>Se eliminará %Ln archivo, con lo que se liberan %1.</numerusform>
            <numerusform>Se eliminarán %Ln archivos, con lo que se liberan %1.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>formant::ClipPreview</name>
    <message>
        <source>Clips to cut</source>
        <translation>Clips que se cortarán</translation>
    </message>
    <message>
        <source>Recording</source>
        <translation>Grabación</translation>
    </message>
    <message>
        <source>Begins at</source>
        <translation>Empieza en</translation>
    </message>
    <message>
        <source>Length</source>
        <translation>Duración</translation>
    </message>
    <message>
        <source>Text, or why it is skipped</source>
        <translation>Texto, o por qué se omite</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1 s</translation>
    </message>
    <message>
        <source>(no text yet)</source>
        <translation>(aún sin texto)</translation>
    </message>
    <message numerus="yes">
        <source>%Ln clip(s), %1 of %2.</source>
        <translation>
            <numerusform>%Ln clip, %1 de %2.</numerusform>
            <numerusform>%Ln clips, %1 de %2.</numerusform>
        </translation>
    </message>
    <message>
        <source>Cut by silence.</source>
        <translation>Corte por silencio.</translation>
    </message>
    <message>
        <source>Cut by %1.</source>
        <translation>Corte según %1.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln part(s) are skipped; the list has the reasons.</source>
        <translation>
            <numerusform>Se omite %Ln parte; el motivo está en la lista.</numerusform>
            <numerusform>Se omiten %Ln partes; los motivos están en la lista.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>formant::CloseHandler</name>
    <message>
        <source>The queue saves its current job; then the window closes…</source>
        <translation>La cola guarda su tarea actual; después se cierra la ventana…</translation>
    </message>
</context>
<context>
    <name>formant::CloseQuestion</name>
    <message>
        <source>A paused run belongs to a separate process. It stays paused without the window, which follows it again when reopened.</source>
        <translation>Una ejecución en pausa pertenece a un proceso independiente. Permanece en pausa sin la ventana, que vuelve a seguirla cuando se abre de nuevo.</translation>
    </message>
    <message>
        <source>Training is paused. “Stop and save” lets you continue later from this point. “Keep running” ends the pause and continues it in the background; the window follows it when reopened.</source>
        <translation>El entrenamiento está en pausa. «Detener y guardar» permite continuar más tarde desde este punto. «Dejar en marcha» termina la pausa y lo continúa en segundo plano; la ventana lo sigue cuando se abre de nuevo.</translation>
    </message>
    <message>
        <source>Training is running in a separate process. It continues without the window, which follows it again when reopened.</source>
        <translation>Hay un entrenamiento en curso en un proceso independiente. Continúa sin la ventana, que vuelve a seguirlo cuando se abre de nuevo.</translation>
    </message>
    <message>
        <source>Training is running. “Stop and save” lets you continue later from this point. “Keep running” continues it in the background; the window follows it when reopened.</source>
        <translation>Hay un entrenamiento en curso. «Detener y guardar» permite continuar más tarde desde este punto. «Dejar en marcha» lo continúa en segundo plano; la ventana lo sigue cuando se abre de nuevo.</translation>
    </message>
    <message>
        <source>The queue is running. If stopped, it saves its current job, which continues when the queue is started again.</source>
        <translation>La cola está en marcha. Si se detiene, guarda su tarea actual, que continúa al iniciar de nuevo la cola.</translation>
    </message>
    <message>
        <source>The queue is also running. In both cases it saves its current job and stops until it is started again.</source>
        <translation>La cola también está en marcha. En ambos casos guarda su tarea actual y queda detenida hasta que se inicie de nuevo.</translation>
    </message>
    <message>
        <source>Close the window?</source>
        <translation>¿Cerrar la ventana?</translation>
    </message>
    <message>
        <source>&amp;Stop and save</source>
        <translation>&amp;Detener y guardar</translation>
    </message>
    <message>
        <source>&amp;Keep running</source>
        <translation>De&amp;jar en marcha</translation>
    </message>
</context>
<context>
    <name>formant::CompareDialog</name>
    <message>
        <source>Compare with other runs</source>
        <translation>Comparar con otras ejecuciones</translation>
    </message>
    <message>
        <source>Runs to compare with</source>
        <translation>Ejecuciones para comparar</translation>
    </message>
    <message>
        <source>Checked runs are drawn over the shown run.</source>
        <translation>Las ejecuciones marcadas se dibujan sobre la que se muestra.</translation>
    </message>
    <message>
        <source>&amp;Other folder…</source>
        <translation>&amp;Otra carpeta…</translation>
    </message>
    <message>
        <source>Choose a run folder</source>
        <translation>Elegir la carpeta de una ejecución</translation>
    </message>
</context>
<context>
    <name>formant::ConfigButtons</name>
    <message>
        <source>&amp;Open…</source>
        <translation>&amp;Abrir…</translation>
    </message>
    <message>
        <source>&amp;Import…</source>
        <translation>Imp&amp;ortar…</translation>
    </message>
    <message>
        <source>Imports a config.yaml of the legacy Python scripts, or a config.json of VITS, HiFi-GAN, Piper or Coqui.</source>
        <translation>Importa un config.yaml de los antiguos scripts de Python, o un config.json de VITS, HiFi-GAN, Piper o Coqui.</translation>
    </message>
    <message>
        <source>Sav&amp;e</source>
        <translation>&amp;Guardar</translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation>G&amp;uardar como…</translation>
    </message>
    <message>
        <source>Un&amp;do</source>
        <translation>De&amp;shacer</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>Reha&amp;cer</translation>
    </message>
    <message>
        <source>Prese&amp;t:</source>
        <translation>Prea&amp;juste:</translation>
    </message>
    <message>
        <source>Add to &amp;queue</source>
        <translation>Añadir a la co&amp;la</translation>
    </message>
    <message>
        <source>Use &amp;for training</source>
        <translation>Usar para e&amp;ntrenar</translation>
    </message>
    <message>
        <source>Saves the file and opens it on the Training page.</source>
        <translation>Guarda el archivo y lo abre en la página Entrenamiento.</translation>
    </message>
    <message>
        <source>Queues a snapshot of what is shown here. The file is not changed.</source>
        <translation>Pone en la cola una copia de lo que se muestra aquí. El archivo no cambia.</translation>
    </message>
</context>
<context>
    <name>formant::ConfigForm</name>
    <message>
        <source>Search settings</source>
        <translation>Buscar ajustes</translation>
    </message>
    <message>
        <source>No matching settings.</source>
        <translation>Ningún ajuste coincide.</translation>
    </message>
    <message>
        <source>Help on the setting</source>
        <translation>Ayuda sobre el ajuste</translation>
    </message>
    <message>
        <source>Choose a setting to read what it does.</source>
        <translation>Al elegir un ajuste se explica aquí qué hace.</translation>
    </message>
</context>
<context>
    <name>formant::ConfigurationPage</name>
    <message>
        <source>a new configuration</source>
        <translation>una configuración nueva</translation>
    </message>
    <message>
        <source>%1 – not saved</source>
        <translation>%1 – sin guardar</translation>
    </message>
    <message>
        <source>Not saved. %1</source>
        <translation>No se ha guardado. %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Not queued. %1</source>
        <translation>No se ha añadido a la cola. %1</translation>
    </message>
</context>
<context>
    <name>formant::CorpusChoice</name>
    <message>
        <source>&amp;Recordings:</source>
        <translation>&amp;Grabaciones:</translation>
    </message>
    <message>
        <source>folder of recordings (or drop it on the window)</source>
        <translation>carpeta de grabaciones (también se puede soltar en la ventana)</translation>
    </message>
    <message>
        <source>Open &amp;folder…</source>
        <translation>Abrir una &amp;carpeta…</translation>
    </message>
    <message>
        <source>Open CSV or &amp;JSONL file…</source>
        <translation>Abrir un archivo CSV o &amp;JSONL…</translation>
    </message>
    <message>
        <source>Recor&amp;d a voice…</source>
        <translation>Grabar una &amp;voz…</translation>
    </message>
    <message>
        <source>Folder of recordings</source>
        <translation>Carpeta de grabaciones</translation>
    </message>
    <message>
        <source>List of recordings and transcripts</source>
        <translation>Lista de grabaciones y transcripciones</translation>
    </message>
    <message>
        <source>Lists (*.csv *.jsonl *.json *.txt);;All files (*)</source>
        <translation>Listas (*.csv *.jsonl *.json *.txt);;Todos los archivos (*)</translation>
    </message>
    <message>
        <source>&amp;Cut long recordings…</source>
        <translation>Cortar grabaciones &amp;largas…</translation>
    </message>
    <message>
        <source>Cuts hours of speech into clips: by captions, labels or silence</source>
        <translation>Corta horas de habla en clips: por subtítulos, etiquetas o silencio</translation>
    </message>
</context>
<context>
    <name>formant::CustomTextBox</name>
    <message>
        <source>Custom text</source>
        <translation>Texto propio</translation>
    </message>
    <message>
        <source>&amp;Text:</source>
        <translation>&amp;Texto:</translation>
    </message>
    <message>
        <source>Text to synthesize</source>
        <translation>Texto que se sintetiza</translation>
    </message>
    <message>
        <source>&amp;Checkpoint:</source>
        <translation>&amp;Checkpoint:</translation>
    </message>
    <message>
        <source>none yet</source>
        <translation>aún ninguno</translation>
    </message>
    <message>
        <source>&amp;Weights:</source>
        <translation>Pes&amp;os:</translation>
    </message>
    <message>
        <source>EMA</source>
        <translation>EMA</translation>
    </message>
    <message>
        <source>non-EMA</source>
        <translation>sin EMA</translation>
    </message>
    <message>
        <source>Sp&amp;eaker:</source>
        <translation>Ha&amp;blante:</translation>
    </message>
    <message>
        <source>&amp;Vocoder:</source>
        <translation>&amp;Vocoder:</translation>
    </message>
    <message>
        <source>Synthesizing…</source>
        <translation>Sintetizando…</translation>
    </message>
    <message>
        <source>S&amp;ynthesize</source>
        <translation>&amp;Sintetizar</translation>
    </message>
    <message>
        <source>No checkpoint yet: press “Save checkpoint” during training, or wait for the next one.</source>
        <translation>Aún no hay ningún checkpoint: hay que pulsar «Guardar checkpoint» durante el entrenamiento o esperar al próximo.</translation>
    </message>
    <message>
        <source>default voice</source>
        <translation>voz predeterminada</translation>
    </message>
    <message>
        <source>Recording of the voice to speak with</source>
        <translation>Grabación de la voz con la que se habla</translation>
    </message>
    <message>
        <source>Re&amp;ference:</source>
        <translation>Re&amp;ferencia:</translation>
    </message>
    <message>
        <source>&amp;Language:</source>
        <translation>&amp;Idioma:</translation>
    </message>
    <message>
        <source>Export voice…</source>
        <translation>Exportar voz…</translation>
    </message>
    <message>
        <source>Exports the checkpoint for Piper, Home Assistant, sherpa-onnx or a program of your own.</source>
        <translation>Exporta el checkpoint para Piper, Home Assistant, sherpa-onnx o un programa propio.</translation>
    </message>
</context>
<context>
    <name>formant::DataPage</name>
    <message>
        <source>Clip duration histogram</source>
        <translation>Histograma de duración de los clips</translation>
    </message>
    <message>
        <source>clip duration (s)</source>
        <translation>duración del clip (s)</translation>
    </message>
    <message>
        <source>Transcript length histogram</source>
        <translation>Histograma de longitud de las transcripciones</translation>
    </message>
    <message>
        <source>characters per clip</source>
        <translation>caracteres por clip</translation>
    </message>
    <message>
        <source>Recordings are still being read. Wait or cancel before you open others.</source>
        <translation>Todavía se están leyendo grabaciones. Antes de abrir otras hay que esperar o cancelar.</translation>
    </message>
    <message>
        <source>Save the typed transcripts on the Data page?</source>
        <translation>¿Guardar las transcripciones escritas en la página Datos?</translation>
    </message>
</context>
<context>
    <name>formant::DatasetFacts</name>
    <message>
        <source>unnamed</source>
        <translation>sin nombre</translation>
    </message>
    <message>
        <source>%1 and more</source>
        <translation>%1 y más</translation>
    </message>
    <message>
        <source>Read from:</source>
        <translation>Leído de:</translation>
    </message>
    <message>
        <source>Clips:</source>
        <translation>Clips:</translation>
    </message>
    <message>
        <source>Speakers:</source>
        <translation>Hablantes:</translation>
    </message>
    <message>
        <source>Transcribed:</source>
        <translation>Transcritas:</translation>
    </message>
    <message>
        <source>Language:</source>
        <translation>Idioma:</translation>
    </message>
    <message>
        <source>Language of the transcripts</source>
        <translation>Idioma de las transcripciones</translation>
    </message>
    <message>
        <source>The language that is spoken in the recordings.</source>
        <translation>El idioma que se habla en las grabaciones.</translation>
    </message>
    <message>
        <source>Duration:</source>
        <translation>Duración:</translation>
    </message>
    <message>
        <source>Sample rates:</source>
        <translation>Frecuencias de muestreo:</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message numerus="yes">
        <source>%1, and %n unreadable row(s)</source>
        <translation>
            <numerusform>%1 y %Ln fila ilegible</numerusform>
            <numerusform>%1 y %Ln filas ilegibles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 (%n clip(s))</source>
        <translation>
            <numerusform>%1 (%Ln clip)</numerusform>
            <numerusform>%1 (%Ln clips)</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1 of %2 clips (%3 %)</source>
        <translation>%1 de %2 clips (%3 %)</translation>
    </message>
    <message numerus="yes">
        <source>%1 (%n text(s))</source>
        <translation>
            <numerusform>%1 (%Ln texto)</numerusform>
            <numerusform>%1 (%Ln textos)</numerusform>
        </translation>
    </message>
    <message>
        <source>no transcripts yet</source>
        <translation>aún sin transcripciones</translation>
    </message>
    <message>
        <source>known after the recordings are analyzed</source>
        <translation>se sabrá tras analizar las grabaciones</translation>
    </message>
    <message>
        <source>%1 hours, %2 of speech</source>
        <translation>%1 horas, %2 de habla</translation>
    </message>
    <message>
        <source>%1 minutes, %2 of speech</source>
        <translation>%1 minutos, %2 de habla</translation>
    </message>
    <message>
        <source>%1; aim for 30 to 60 minutes</source>
        <translation>%1; lo ideal es de 30 a 60 minutos</translation>
    </message>
    <message numerus="yes">
        <source>%1 Hz (%n clip(s))</source>
        <translation>
            <numerusform>%1 Hz (%Ln clip)</numerusform>
            <numerusform>%1 Hz (%Ln clips)</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 (%2: %3)</source>
        <translation>%1 (%2: %3)</translation>
    </message>
    <message>
        <source>Each folder is a &amp;speaker</source>
        <translation>Cada carpeta es un ha&amp;blante</translation>
    </message>
    <message>
        <source>Notes:</source>
        <translation>Notas:</translation>
    </message>
    <message numerus="yes">
        <source>%1; %n can be trained on</source>
        <translation>
            <numerusform>%1; %Ln sirve para entrenar</numerusform>
            <numerusform>%1; %Ln sirven para entrenar</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1; %n not analyzed yet</source>
        <translation>
            <numerusform>%1; %n aún sin analizar</numerusform>
            <numerusform>%1; %n aún sin analizar</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>formant::DatasetWork</name>
    <message>
        <source>Open the folder of your recordings first.</source>
        <translation>Primero hay que abrir la carpeta de las grabaciones.</translation>
    </message>
    <message numerus="yes">
        <source>Searching for recordings: %Ln folder(s) so far…</source>
        <translation>
            <numerusform>Buscando grabaciones: %Ln carpeta examinada hasta ahora…</numerusform>
            <numerusform>Buscando grabaciones: %Ln carpetas examinadas hasta ahora…</numerusform>
        </translation>
    </message>
    <message>
        <source>Reading the list of recordings…</source>
        <translation>Leyendo la lista de grabaciones…</translation>
    </message>
    <message>
        <source>Analyzing recordings…</source>
        <translation>Analizando las grabaciones…</translation>
    </message>
    <message>
        <source>Stopping…</source>
        <translation>Deteniendo…</translation>
    </message>
    <message numerus="yes">
        <source>%Ln recording(s) analyzed, no issues found.</source>
        <translation>
            <numerusform>%Ln grabación analizada, sin problemas.</numerusform>
            <numerusform>%Ln grabaciones analizadas, sin problemas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln recording(s) without a transcript. Select one in the list and type what is said.</source>
        <translation>
            <numerusform>%Ln grabación sin transcripción. Hay que seleccionarla en la lista y escribir lo que se dice.</numerusform>
            <numerusform>%Ln grabaciones sin transcripción. Hay que seleccionar una en la lista y escribir lo que se dice.</numerusform>
        </translation>
    </message>
    <message>
        <source>Analy&amp;ze recordings</source>
        <translation>An&amp;alizar las grabaciones</translation>
    </message>
    <message>
        <source>Exclude recordings with err&amp;ors</source>
        <translation>E&amp;xcluir grabaciones con errores</translation>
    </message>
    <message numerus="yes">
        <source>Exclude %n recording(s) with err&amp;ors</source>
        <translation>
            <numerusform>E&amp;xcluir %Ln grabación con errores</numerusform>
            <numerusform>E&amp;xcluir %Ln grabaciones con errores</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>Cance&amp;lar</translation>
    </message>
    <message>
        <source>Analyzed recordings</source>
        <translation>Grabaciones ya analizadas</translation>
    </message>
    <message>
        <source>Tra&amp;in a voice from these recordings</source>
        <translation>E&amp;ntrenar una voz con estas grabaciones</translation>
    </message>
    <message>
        <source>Creates a configuration for them and opens it on the Training page.</source>
        <translation>Crea una configuración para ellas y la abre en la página Entrenamiento.</translation>
    </message>
</context>
<context>
    <name>formant::DeviceBox</name>
    <message>
        <source>%1: seen, not usable</source>
        <translation>%1: detectado, no utilizable</translation>
    </message>
    <message>
        <source>Automatic: the saved device, or the best one</source>
        <translation>Automático: el dispositivo guardado o el mejor</translation>
    </message>
    <message>
        <source>automatic</source>
        <translation>automático</translation>
    </message>
    <message>
        <source>CPU</source>
        <translation>CPU</translation>
    </message>
    <message>
        <source>GPU %1: %2</source>
        <translation>GPU %1: %2</translation>
    </message>
    <message>
        <source>GPU %1</source>
        <translation>GPU %1</translation>
    </message>
</context>
<context>
    <name>formant::DeviceInput</name>
    <message>
        <source>No microphone found. Connect one, check that the sound settings of the desktop list it, and refresh.</source>
        <translation>No se ha encontrado ningún micrófono. Hay que conectar uno, comprobar que aparece en los ajustes de sonido del escritorio y pulsar «Actualizar».</translation>
    </message>
    <message>
        <source>%1 uses an unsupported sample format. Choose another microphone.</source>
        <translation>%1 usa un formato de muestras no compatible. Hay que elegir otro micrófono.</translation>
    </message>
    <message>
        <source>%1 cannot be opened. Allow microphones in the privacy settings of the desktop, close other recording programs, and refresh.</source>
        <translation>No se puede abrir %1. Hay que permitir el uso del micrófono en los ajustes de privacidad del escritorio, cerrar otros programas que graben y pulsar «Actualizar».</translation>
    </message>
    <message>
        <source>%1 stopped delivering sound. Reconnect it, or choose another microphone.</source>
        <translation>%1 ha dejado de entregar sonido. Hay que volver a conectarlo o elegir otro micrófono.</translation>
    </message>
</context>
<context>
    <name>formant::DeviceOutput</name>
    <message>
        <source>No audio output device found. Connect one, or play the file on a machine that has one.</source>
        <translation>No se ha encontrado ninguna salida de audio. Se puede conectar una o reproducir el archivo en un equipo que la tenga.</translation>
    </message>
    <message>
        <source>%1 does not support %2 Hz. Choose another output in the desktop&apos;s sound settings.</source>
        <translation>%1 no admite %2 Hz. Se puede elegir otra salida en los ajustes de sonido del escritorio.</translation>
    </message>
    <message>
        <source>Cannot open %1; another program may be using it.</source>
        <translation>No se puede abrir %1; quizá lo esté usando otro programa.</translation>
    </message>
</context>
<context>
    <name>formant::DevicePage</name>
    <message>
        <source>Training device</source>
        <translation>Dispositivo de entrenamiento</translation>
    </message>
    <message>
        <source>Training runs on this device by default. If it is not usable now, it is used again as soon as it is.</source>
        <translation>El entrenamiento se ejecuta en este dispositivo de forma predeterminada. Si ahora no se puede usar, se vuelve a usar en cuanto sea posible.</translation>
    </message>
    <message>
        <source>&amp;Train on:</source>
        <translation>&amp;Entrenar en:</translation>
    </message>
</context>
<context>
    <name>formant::DeviceSharing</name>
    <message>
        <source>The device is in use</source>
        <translation>El dispositivo está en uso</translation>
    </message>
    <message>
        <source>The queue trains %1 on this device.</source>
        <translation>La cola entrena %1 en este dispositivo.</translation>
    </message>
    <message>
        <source>Two runs on one device take longer, and may run out of memory. “Add to queue” starts this run after the jobs that are queued.</source>
        <translation>Dos ejecuciones en un dispositivo tardan más y pueden quedarse sin memoria. «Añadir a la cola» inicia esta ejecución después de los trabajos en cola.</translation>
    </message>
    <message>
        <source>Add to &amp;queue</source>
        <translation>Añadir a la co&amp;la</translation>
    </message>
    <message>
        <source>&amp;Start anyway</source>
        <translation>&amp;Iniciar de todos modos</translation>
    </message>
</context>
<context>
    <name>formant::DeviceUse</name>
    <message>
        <source>A training run is active: measuring now would slow it down and skew the results. Stop it first.</source>
        <translation>Hay una ejecución en marcha: medir ahora la ralentizaría y falsearía los resultados. Antes hay que detenerla.</translation>
    </message>
    <message>
        <source>The self-test is running. Wait until it ends, or cancel it.</source>
        <translation>La autoprueba está en marcha; hay que esperar a que termine o cancelarla.</translation>
    </message>
    <message>
        <source>Tuning is running. Wait until it ends, or cancel it.</source>
        <translation>La optimización está en marcha; hay que esperar a que termine o cancelarla.</translation>
    </message>
    <message>
        <source>The diagnosis is running. Wait until it ends, or cancel it.</source>
        <translation>El diagnóstico está en marcha; hay que esperar a que termine o cancelarlo.</translation>
    </message>
</context>
<context>
    <name>formant::DiagnosisPanel</name>
    <message>
        <source>Choose a configuration first: a few of its steps are run.</source>
        <translation>Primero hay que elegir una configuración, de la que se ejecutarán algunos pasos.</translation>
    </message>
    <message>
        <source>Runs real steps of a configuration, which stays unchanged, and measures where the time goes and what would speed it up.</source>
        <translation>Ejecuta pasos reales de una configuración, que queda intacta, y mide en qué se va el tiempo y qué la aceleraría.</translation>
    </message>
    <message>
        <source>Start t&amp;he diagnosis</source>
        <translation>Iniciar el diagnós&amp;tico</translation>
    </message>
    <message>
        <source>Stop the diagnosis</source>
        <translation>Detener el diagnóstico</translation>
    </message>
    <message>
        <source>C&amp;onfiguration:</source>
        <translation>&amp;Configuración:</translation>
    </message>
    <message>
        <source>Configuration to diagnose</source>
        <translation>Configuración que se diagnostica</translation>
    </message>
    <message>
        <source>&amp;Device:</source>
        <translation>&amp;Dispositivo:</translation>
    </message>
    <message>
        <source>S&amp;teps:</source>
        <translation>P&amp;asos:</translation>
    </message>
</context>
<context>
    <name>formant::ErrorNote</name>
    <message>
        <source>Copy details</source>
        <translation>Copiar detalles</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
</context>
<context>
    <name>formant::ExportDialog</name>
    <message>
        <source>Exports the weights needed for inference, without optimizer state. The file extension selects the format: .pt or .safetensors.</source>
        <translation>Exporta los pesos necesarios para la inferencia, sin el estado del optimizador. La extensión del archivo elige el formato: .pt o .safetensors.</translation>
    </message>
    <message>
        <source>&amp;File:</source>
        <translation>&amp;Archivo:</translation>
    </message>
    <message>
        <source>&amp;Browse…</source>
        <translation>E&amp;xaminar…</translation>
    </message>
    <message>
        <source>Only the &amp;averaged weights (EMA), used for inference</source>
        <translation>Solo los pesos &amp;promediados (EMA), usados en la inferencia</translation>
    </message>
    <message>
        <source>&amp;Half precision (half the size)</source>
        <translation>&amp;Media precisión (la mitad de tamaño)</translation>
    </message>
    <message>
        <source>&amp;Export</source>
        <translation>&amp;Exportar</translation>
    </message>
    <message>
        <source>Voices (*.safetensors *.pt)</source>
        <translation>Voces (*.safetensors *.pt)</translation>
    </message>
    <message>
        <source>Export the checkpoint</source>
        <translation>Exportar el checkpoint</translation>
    </message>
    <message>
        <source>Export the checkpoint to</source>
        <translation>Exportar el checkpoint a</translation>
    </message>
</context>
<context>
    <name>formant::ExportOptions</name>
    <message>
        <source>&amp;Vocoder:</source>
        <translation>&amp;Vocoder:</translation>
    </message>
    <message>
        <source>a checkpoint, or the folder of a run</source>
        <translation>un checkpoint o la carpeta de una ejecución</translation>
    </message>
    <message>
        <source>Turns the mel spectrograms of the voice into audio. No other program has Griffin-Lim, so the vocoder is exported with the voice.</source>
        <translation>Convierte en audio los espectrogramas mel de la voz. Ningún otro programa tiene Griffin-Lim, así que el vocoder se exporta con la voz.</translation>
    </message>
    <message>
        <source>&amp;Lexicon from:</source>
        <translation>&amp;Léxico de:</translation>
    </message>
    <message>
        <source>none; a text file with the words to speak</source>
        <translation>ninguno; un archivo de texto con las palabras que se dirán</translation>
    </message>
    <message>
        <source>sherpa-onnx 2 speaks only words of a lexicon. It is made of the words of this text.</source>
        <translation>sherpa-onnx 2 solo dice las palabras de un léxico. Se crea con las palabras de este texto.</translation>
    </message>
    <message>
        <source>More steps sound better, and take longer to speak.</source>
        <translation>Con más pasos suena mejor y tarda más en hablar.</translation>
    </message>
    <message>
        <source>Vocoder in a file of its o&amp;wn</source>
        <translation>Vocoder en un archivo ap&amp;arte</translation>
    </message>
    <message>
        <source>&amp;Half precision (half the size)</source>
        <translation>&amp;Media precisión (la mitad de tamaño)</translation>
    </message>
    <message>
        <source>&amp;Check the files: speak this text and compare it with the voice</source>
        <translation>&amp;Comprobar los archivos: decir este texto y compararlo con la voz</translation>
    </message>
    <message>
        <source>Text to compare</source>
        <translation>Texto que se compara</translation>
    </message>
    <message>
        <source>Files in half precision are not compared, because they speak a little differently.</source>
        <translation>Los archivos de media precisión no se comparan, porque hablan de forma un poco distinta.</translation>
    </message>
    <message>
        <source>Solver s&amp;teps:</source>
        <translation>Pasos de &amp;integración:</translation>
    </message>
</context>
<context>
    <name>formant::ExportSummary</name>
    <message>
        <source>Exported files</source>
        <translation>Archivos exportados</translation>
    </message>
    <message>
        <source>Open &amp;folder</source>
        <translation>Abrir la &amp;carpeta</translation>
    </message>
    <message>
        <source>The files speak as the voice does: they differ by less than %1 % of the loudest sample.</source>
        <translation>Los archivos hablan como la voz: difieren en menos del %1 % de la muestra más fuerte.</translation>
    </message>
    <message>
        <source>Exported to %1:</source>
        <translation>Exportado a %1:</translation>
    </message>
</context>
<context>
    <name>formant::FactsGrid</name>
    <message>
        <source>%1:</source>
        <comment>the name of a fact, before its value</comment>
        <translation>%1:</translation>
    </message>
</context>
<context>
    <name>formant::FieldGroup</name>
    <message numerus="yes">
        <source>%1 (⚠ %n invalid)</source>
        <translation>
            <numerusform>%1 (⚠ %Ln no válido)</numerusform>
            <numerusform>%1 (⚠ %Ln no válidos)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 (%n modified)</source>
        <translation>
            <numerusform>%1 (%Ln modificado)</numerusform>
            <numerusform>%1 (%Ln modificados)</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>formant::FieldRow</name>
    <message>
        <source>↺ Reset</source>
        <translation>↺ Restablecer</translation>
    </message>
    <message>
        <source>Reset to the preset&apos;s value, which is empty</source>
        <translation>Restablecer el valor del preajuste, que está vacío</translation>
    </message>
    <message>
        <source>Reset to the preset&apos;s value: %1</source>
        <translation>Restablecer el valor del preajuste: %1</translation>
    </message>
    <message>
        <source>automatic</source>
        <translation>automático</translation>
    </message>
    <message>
        <source>automatic: %1</source>
        <translation>automático: %1</translation>
    </message>
    <message>
        <source>⚠ %1</source>
        <translation>⚠ %1</translation>
    </message>
</context>
<context>
    <name>formant::FindingDetails</name>
    <message>
        <source>Pla&amp;y</source>
        <translation>Repr&amp;oducir</translation>
    </message>
    <message>
        <source>S&amp;ave and next</source>
        <translation>Guar&amp;dar y siguiente</translation>
    </message>
    <message>
        <source>Same as Ctrl+Enter in the text</source>
        <translation>Igual que Ctrl+Intro en el texto</translation>
    </message>
    <message>
        <source>Exc&amp;lude recordings</source>
        <translation>Excl&amp;uir grabaciones</translation>
    </message>
    <message numerus="yes">
        <source>Exc&amp;lude %n recording(s)</source>
        <translation>
            <numerusform>Excl&amp;uir %Ln grabación</numerusform>
            <numerusform>Excl&amp;uir %Ln grabaciones</numerusform>
        </translation>
    </message>
    <message>
        <source>R&amp;estore recordings</source>
        <translation>Rec&amp;uperar grabaciones</translation>
    </message>
    <message numerus="yes">
        <source>R&amp;estore %n recording(s)</source>
        <translation>
            <numerusform>Rec&amp;uperar %Ln grabación</numerusform>
            <numerusform>Rec&amp;uperar %Ln grabaciones</numerusform>
        </translation>
    </message>
    <message>
        <source>Select a finding to see and play its recording.</source>
        <translation>Al seleccionar un hallazgo se puede ver y reproducir su grabación.</translation>
    </message>
    <message>
        <source>Pause</source>
        <comment>playback</comment>
        <translation>Pausar</translation>
    </message>
    <message>
        <source>Stop</source>
        <comment>playback</comment>
        <translation>Detener</translation>
    </message>
</context>
<context>
    <name>formant::FindingsModel</name>
    <message>
        <source>text changed</source>
        <translation>texto modificado</translation>
    </message>
    <message>
        <source>excluded</source>
        <translation>excluida</translation>
    </message>
    <message>
        <source>restored</source>
        <translation>recuperada</translation>
    </message>
    <message>
        <source>The transcript was missing and is typed now.</source>
        <translation>Faltaba la transcripción y ahora está escrita.</translation>
    </message>
    <message>
        <source>The transcript is missing: listen to the recording and type what is said.</source>
        <translation>Falta la transcripción: hay que escuchar la grabación y escribir lo que se dice.</translation>
    </message>
    <message>
        <source>no issues</source>
        <translation>sin problemas</translation>
    </message>
    <message>
        <source>not analyzed yet</source>
        <translation>sin analizar aún</translation>
    </message>
    <message>
        <source>typed, not saved</source>
        <translation>texto sin guardar</translation>
    </message>
    <message>
        <source>no transcript</source>
        <translation>sin transcripción</translation>
    </message>
    <message>
        <source>error</source>
        <translation>error</translation>
    </message>
    <message>
        <source>info</source>
        <translation>información</translation>
    </message>
    <message>
        <source>Severity</source>
        <translation>Gravedad</translation>
    </message>
    <message>
        <source>Issue</source>
        <translation>Problema</translation>
    </message>
    <message>
        <source>Recording</source>
        <translation>Grabación</translation>
    </message>
    <message>
        <source>Details</source>
        <translation>Detalles</translation>
    </message>
</context>
<context>
    <name>formant::FindingsView</name>
    <message>
        <source>S&amp;how:</source>
        <translation>Mo&amp;strar:</translation>
    </message>
    <message>
        <source>Findings</source>
        <translation>Hallazgos</translation>
    </message>
    <message>
        <source>all findings</source>
        <translation>todos los hallazgos</translation>
    </message>
    <message>
        <source>all recordings</source>
        <translation>todas las grabaciones</translation>
    </message>
    <message>
        <source>excluded</source>
        <translation>excluidas</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>%1 (%2 of %3 open)</source>
        <translation>%1 (%2 de %3 por resolver)</translation>
    </message>
</context>
<context>
    <name>formant::FinishedRunOffer</name>
    <message>
        <source>Training is complete</source>
        <translation>Entrenamiento completo</translation>
    </message>
    <message>
        <source>The training of %1 is complete: it reached its last step, %2.</source>
        <translation>El entrenamiento de %1 está completo: ha alcanzado su último paso, el %2.</translation>
    </message>
    <message>
        <source>“Train longer” continues to step %1. “Train a new voice” starts %2 and keeps this one.</source>
        <translation>«Entrenar más tiempo» continúa hasta el paso %1. «Entrenar otra voz» inicia %2 y conserva esta.</translation>
    </message>
    <message>
        <source>Train &amp;longer</source>
        <translation>Entrenar &amp;más tiempo</translation>
    </message>
    <message>
        <source>Train a &amp;new voice</source>
        <translation>Entrenar &amp;otra voz</translation>
    </message>
</context>
<context>
    <name>formant::FirstRunWizard</name>
    <message>
        <source>Setup</source>
        <translation>Configuración inicial</translation>
    </message>
    <message>
        <source>&lt; &amp;Back</source>
        <translation>&lt; &amp;Atrás</translation>
    </message>
    <message>
        <source>&amp;Next &gt;</source>
        <translation>&amp;Siguiente &gt;</translation>
    </message>
    <message>
        <source>&amp;Finish</source>
        <translation>&amp;Finalizar</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
</context>
<context>
    <name>formant::FoldersPage</name>
    <message>
        <source>Folders</source>
        <translation>Carpetas</translation>
    </message>
    <message>
        <source>Checkpoints need space: choose a disk with tens of gigabytes free. “Finish” saves all your choices.</source>
        <translation>Los checkpoints necesitan espacio: conviene elegir un disco con decenas de gigabytes libres. «Finalizar» guarda todo lo que se ha elegido.</translation>
    </message>
    <message>
        <source>&amp;Runs: checkpoints, samples and logs</source>
        <translation>&amp;Ejecuciones: checkpoints, muestras y registros</translation>
    </message>
    <message>
        <source>Folder of the runs</source>
        <translation>Carpeta de las ejecuciones</translation>
    </message>
    <message>
        <source>Re&amp;cordings made with a microphone in Formant Studio</source>
        <translation>Gra&amp;baciones hechas con un micrófono en Formant Studio</translation>
    </message>
    <message>
        <source>Folder of the recordings</source>
        <translation>Carpeta de las grabaciones</translation>
    </message>
    <message>
        <source>%1 of disk space free</source>
        <translation>%1 libres en el disco</translation>
    </message>
    <message>
        <source>Then &amp;measure the fastest batch size (about a minute)</source>
        <translation>Después, &amp;medir el tamaño de lote más rápido (cerca de un minuto)</translation>
    </message>
</context>
<context>
    <name>formant::ForecastPanel</name>
    <message>
        <source>Memory and time</source>
        <translation>Memoria y tiempo</translation>
    </message>
    <message>
        <source>Checking this machine…</source>
        <translation>Comprobando este equipo…</translation>
    </message>
    <message>
        <source>On %1</source>
        <translation>En %1</translation>
    </message>
    <message>
        <source>Memory: %1</source>
        <translation>Memoria: %1</translation>
    </message>
    <message>
        <source>Time: %1</source>
        <translation>Tiempo: %1</translation>
    </message>
    <message>
        <source>⚠ %1</source>
        <translation>⚠ %1</translation>
    </message>
</context>
<context>
    <name>formant::Gauge</name>
    <message>
        <source>not available</source>
        <translation>no disponible</translation>
    </message>
</context>
<context>
    <name>formant::GpuCard</name>
    <message>
        <source>%1: %2</source>
        <comment>GPU 0: its name</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>can be used</source>
        <translation>se puede usar</translation>
    </message>
    <message>
        <source>seen, not usable: %1</source>
        <translation>detectada, no utilizable: %1</translation>
    </message>
    <message>
        <source>Note: %1</source>
        <translation>Nota: %1</translation>
    </message>
</context>
<context>
    <name>formant::GpuGauges</name>
    <message>
        <source>throttled: temperature and power limit</source>
        <translation>limitada: temperatura y potencia</translation>
    </message>
    <message>
        <source>throttled: temperature</source>
        <translation>limitada: temperatura</translation>
    </message>
    <message>
        <source>throttled: power limit</source>
        <translation>limitada: potencia</translation>
    </message>
    <message>
        <source>not throttled</source>
        <translation>sin limitar</translation>
    </message>
    <message>
        <source>core %1 MHz</source>
        <translation>núcleo %1 MHz</translation>
    </message>
    <message>
        <source>memory %1 MHz</source>
        <translation>memoria %1 MHz</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between the entries of a list</comment>
        <translation>, </translation>
    </message>
    <message>
        <source>not available</source>
        <translation>no disponible</translation>
    </message>
    <message>
        <source>Temperature: %1   Power: %2   Clocks: %3</source>
        <translation>Temperatura: %1   Potencia: %2   Frecuencias: %3</translation>
    </message>
    <message>
        <source>%1 °C</source>
        <translation>%1 °C</translation>
    </message>
    <message>
        <source>%1 W</source>
        <translation>%1 W</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>Utilization</source>
        <translation>Utilización</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>Memoria</translation>
    </message>
</context>
<context>
    <name>formant::HardwareGauges</name>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>Live usage</source>
        <translation>Uso en vivo</translation>
    </message>
    <message>
        <source>CPU</source>
        <translation>CPU</translation>
    </message>
    <message>
        <source>RAM</source>
        <translation>RAM</translation>
    </message>
</context>
<context>
    <name>formant::HardwarePage</name>
    <message>
        <source>Sections of the Hardware page</source>
        <translation>Secciones de la página Hardware</translation>
    </message>
    <message>
        <source>&amp;Report</source>
        <translation>I&amp;nforme</translation>
    </message>
    <message>
        <source>S&amp;elf-test</source>
        <translation>Autoprue&amp;ba</translation>
    </message>
    <message>
        <source>T&amp;uning</source>
        <translation>&amp;Optimización</translation>
    </message>
    <message>
        <source>D&amp;iagnosis</source>
        <translation>Dia&amp;gnóstico</translation>
    </message>
    <message>
        <source>&amp;Copy report</source>
        <translation>Copiar in&amp;forme</translation>
    </message>
    <message>
        <source>Copies the whole report as English text, for support.</source>
        <translation>Copia todo el informe como texto en inglés, para soporte.</translation>
    </message>
    <message>
        <source>Re&amp;fresh</source>
        <translation>Actuali&amp;zar</translation>
    </message>
    <message>
        <source>Run the setup &amp;wizard again…</source>
        <translation>Repetir el a&amp;sistente de configuración…</translation>
    </message>
</context>
<context>
    <name>formant::HealthLine</name>
    <message>
        <source>loss flat</source>
        <translation>pérdida estable</translation>
    </message>
    <message>
        <source>loss falling %1 % per hour</source>
        <translation>pérdida bajando un %1 % por hora</translation>
    </message>
    <message>
        <source>loss falling %1 % per minute</source>
        <translation>pérdida bajando un %1 % por minuto</translation>
    </message>
    <message>
        <source>loss rising %1 % per hour</source>
        <translation>pérdida subiendo un %1 % por hora</translation>
    </message>
    <message>
        <source>loss rising %1 % per minute</source>
        <translation>pérdida subiendo un %1 % por minuto</translation>
    </message>
    <message>
        <source>done at about %1</source>
        <translation>fin previsto: %1</translation>
    </message>
    <message>
        <source>done on %1 at about %2</source>
        <translation>fin previsto: %1, %2</translation>
    </message>
    <message>
        <source>GPU %1 % busy</source>
        <translation>GPU al %1 %</translation>
    </message>
    <message numerus="yes">
        <source>next checkpoint in %n steps</source>
        <translation>
            <numerusform>próximo checkpoint en %Ln paso</numerusform>
            <numerusform>próximo checkpoint en %Ln pasos</numerusform>
        </translation>
    </message>
    <message>
        <source>%1; %2</source>
        <comment>two facts in a list</comment>
        <translation>%1; %2</translation>
    </message>
    <message>
        <source>Paused</source>
        <translation>En pausa</translation>
    </message>
    <message>
        <source>Paused: %1</source>
        <translation>En pausa: %1</translation>
    </message>
    <message>
        <source>See the advice at step %1: %2</source>
        <translation>Ver el consejo del paso %1: %2</translation>
    </message>
    <message>
        <source>Warning: %1</source>
        <translation>Aviso: %1</translation>
    </message>
    <message>
        <source>Healthy: %1</source>
        <translation>En buen estado: %1</translation>
    </message>
    <message>
        <source>Waiting for disk space</source>
        <translation>Esperando espacio en disco</translation>
    </message>
    <message>
        <source>Waiting for disk space: %1</source>
        <translation>Esperando espacio en disco: %1</translation>
    </message>
</context>
<context>
    <name>formant::HistogramPlot</name>
    <message>
        <source>clips</source>
        <translation>clips</translation>
    </message>
</context>
<context>
    <name>formant::ImportReport</name>
    <message numerus="yes">
        <source>Values imported: %n. None were skipped.</source>
        <translation>
            <numerusform>Valores importados: %Ln. No se ha omitido ninguno.</numerusform>
            <numerusform>Valores importados: %Ln. No se ha omitido ninguno.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Imported. Values skipped for the reasons below: %n.</source>
        <translation>
            <numerusform>Importado. Valores omitidos por los motivos de abajo: %Ln.</numerusform>
            <numerusform>Importado. Valores omitidos por los motivos de abajo: %Ln.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2 – %3</source>
        <translation>%1: %2 – %3</translation>
    </message>
    <message>
        <source>Skipped values</source>
        <translation>Valores omitidos</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
</context>
<context>
    <name>formant::JobDialog</name>
    <message>
        <source>Queued job</source>
        <translation>Tarea de la cola</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>&amp;Abrir…</translation>
    </message>
    <message>
        <source>&amp;Configuration:</source>
        <translation>&amp;Configuración:</translation>
    </message>
    <message>
        <source>&amp;Setting overrides:</source>
        <translation>A&amp;justes propios:</translation>
    </message>
    <message>
        <source>One override per line, for example %1</source>
        <translation>Uno por línea; por ejemplo, %1</translation>
    </message>
    <message>
        <source>&amp;Device:</source>
        <translation>&amp;Dispositivo:</translation>
    </message>
    <message>
        <source>Configuration</source>
        <translation>Configuración</translation>
    </message>
    <message>
        <source>Open a configuration</source>
        <translation>Abrir una configuración</translation>
    </message>
    <message>
        <source>YAML (*.yaml *.yml)</source>
        <translation>YAML (*.yaml *.yml)</translation>
    </message>
    <message>
        <source>⚠ %1</source>
        <translation>⚠ %1</translation>
    </message>
</context>
<context>
    <name>formant::JobModel</name>
    <message>
        <source>Queued</source>
        <translation>En cola</translation>
    </message>
    <message>
        <source>Finished</source>
        <translation>Terminada</translation>
    </message>
    <message>
        <source>Failed: %1</source>
        <translation>Fallida: %1</translation>
    </message>
    <message>
        <source>Stopped</source>
        <translation>Detenida</translation>
    </message>
    <message>
        <source>Preparing</source>
        <translation>En preparación</translation>
    </message>
    <message>
        <source>Training: step %1 of %2</source>
        <translation>Entrenando: paso %1 de %2</translation>
    </message>
    <message>
        <source>automatic</source>
        <translation>automático</translation>
    </message>
    <message>
        <source>CPU</source>
        <translation>CPU</translation>
    </message>
    <message>
        <source>GPU %1</source>
        <translation>GPU %1</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Estado</translation>
    </message>
    <message>
        <source>Configuration</source>
        <translation>Configuración</translation>
    </message>
    <message>
        <source>Setting overrides</source>
        <translation>Ajustes propios</translation>
    </message>
    <message>
        <source>Device</source>
        <translation>Dispositivo</translation>
    </message>
    <message>
        <source>Waits for job %1</source>
        <translation>Espera a la tarea %1</translation>
    </message>
    <message>
        <source>Waits for job %1: queue it again</source>
        <translation>Espera a la tarea %1: hay que volver a ponerla en la cola</translation>
    </message>
</context>
<context>
    <name>formant::LanguageBox</name>
    <message>
        <source>%1 – %2</source>
        <comment>a language&apos;s name and its code</comment>
        <translation>%1 – %2</translation>
    </message>
</context>
<context>
    <name>formant::LanguageChoice</name>
    <message>
        <source>Interface language</source>
        <translation>Idioma de la interfaz</translation>
    </message>
</context>
<context>
    <name>formant::LanguagePage</name>
    <message>
        <source>Welcome to Formant Studio</source>
        <translation>Bienvenida a Formant Studio</translation>
    </message>
    <message>
        <source>This wizard checks your machine and recommends settings for it. Nothing is saved before the end, and it can be run again from the Hardware page.</source>
        <translation>Este asistente comprueba el equipo y recomienda ajustes para él. Nada se guarda hasta el final, y se puede repetir desde la página Hardware.</translation>
    </message>
    <message>
        <source>&amp;Language of the window:</source>
        <translation>&amp;Idioma de la ventana:</translation>
    </message>
    <message>
        <source>Language of the window</source>
        <translation>Idioma de la ventana</translation>
    </message>
</context>
<context>
    <name>formant::LatestSamples</name>
    <message>
        <source>Step %L1: “%2”</source>
        <translation>Paso %L1: «%2»</translation>
    </message>
    <message>
        <source>Samples</source>
        <translation>Muestras</translation>
    </message>
    <message>
        <source>Sampl&amp;es (click one to play it)</source>
        <translation>Mues&amp;tras (clic para reproducir)</translation>
    </message>
    <message>
        <source>Click a sample, or press Enter, to play it.</source>
        <translation>Clic en una muestra, o Intro, para reproducirla.</translation>
    </message>
</context>
<context>
    <name>formant::LayerLabels</name>
    <message>
        <source>All layers</source>
        <translation>Todas las capas</translation>
    </message>
    <message>
        <source>Custom layers</source>
        <translation>Capas personalizadas</translation>
    </message>
    <message>
        <source>%1 M</source>
        <comment>millions</comment>
        <translation>%1 M</translation>
    </message>
    <message>
        <source>%1 k</source>
        <comment>thousands</comment>
        <translation>%1 k</translation>
    </message>
    <message>
        <source>%1: %2 of %3 parameters</source>
        <comment>which layers; how many; of how many</comment>
        <translation>%1: %2 de %3 parámetros</translation>
    </message>
</context>
<context>
    <name>formant::LayerPanel</name>
    <message>
        <source>⚠ %1</source>
        <translation>⚠ %1</translation>
    </message>
    <message>
        <source>Trainable layers</source>
        <translation>Capas que se entrenan</translation>
    </message>
    <message>
        <source>Custom</source>
        <translation>Personalizado</translation>
    </message>
</context>
<context>
    <name>formant::LayerTreeView</name>
    <message>
        <source>Trainable layers</source>
        <translation>Capas que se entrenan</translation>
    </message>
    <message>
        <source>Layers</source>
        <translation>Capas</translation>
    </message>
    <message>
        <source>Parameters</source>
        <translation>Parámetros</translation>
    </message>
</context>
<context>
    <name>formant::LevelMeter</name>
    <message>
        <source>no sound yet</source>
        <translation>todavía sin sonido</translation>
    </message>
    <message>
        <source>Peak %1 dBFS: too loud</source>
        <translation>Pico %1 dBFS: demasiado fuerte</translation>
    </message>
    <message>
        <source>Peak %1 dBFS: too quiet</source>
        <translation>Pico %1 dBFS: demasiado bajo</translation>
    </message>
    <message>
        <source>Peak %1 dBFS: good</source>
        <translation>Pico %1 dBFS: bueno</translation>
    </message>
    <message>
        <source>Level:</source>
        <translation>Nivel:</translation>
    </message>
    <message>
        <source>Microphone level</source>
        <translation>Nivel del micrófono</translation>
    </message>
</context>
<context>
    <name>formant::LiveSettingsPanel</name>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Choose a configuration to edit its settings here.</source>
        <translation>Hay que elegir una configuración para editar aquí sus ajustes.</translation>
    </message>
    <message>
        <source>Same as the configuration.</source>
        <translation>Igual que la configuración.</translation>
    </message>
    <message numerus="yes">
        <source>%n setting(s) changed from the configuration; used when the run starts.</source>
        <translation>
            <numerusform>%Ln ajuste distinto del de la configuración; se usa al iniciar la ejecución.</numerusform>
            <numerusform>%Ln ajustes distintos de los de la configuración; se usan al iniciar la ejecución.</numerusform>
        </translation>
    </message>
    <message>
        <source>Applied at the next step…</source>
        <translation>Se aplicará en el siguiente paso…</translation>
    </message>
    <message numerus="yes">
        <source>%n pending change(s); press “Apply at next step” to use them.</source>
        <translation>
            <numerusform>%Ln cambio pendiente; se usa al pulsar «Aplicar en el siguiente paso».</numerusform>
            <numerusform>%Ln cambios pendientes; se usan al pulsar «Aplicar en el siguiente paso».</numerusform>
        </translation>
    </message>
    <message>
        <source>In sync with the run. Changes made here take effect at the next step once applied.</source>
        <translation>Igual que la ejecución. Los cambios que se hacen aquí surten efecto en el siguiente paso, una vez aplicados.</translation>
    </message>
    <message>
        <source>Appl&amp;y at next step</source>
        <translation>Aplicar en el si&amp;guiente paso</translation>
    </message>
    <message>
        <source>Rever&amp;t</source>
        <translation>Descartar los cam&amp;bios</translation>
    </message>
</context>
<context>
    <name>formant::MachinePage</name>
    <message>
        <source>Your machine</source>
        <translation>Este equipo</translation>
    </message>
    <message>
        <source>The system that Formant Studio runs on.</source>
        <translation>El sistema en el que se ejecuta Formant Studio.</translation>
    </message>
    <message>
        <source>Checking this machine…</source>
        <translation>Comprobando este equipo…</translation>
    </message>
    <message>
        <source>Checking this machine</source>
        <translation>Comprobación de este equipo</translation>
    </message>
</context>
<context>
    <name>formant::MainWindow</name>
    <message>
        <source>Connecting to the running training…</source>
        <translation>Conectando con el entrenamiento en curso…</translation>
    </message>
    <message>
        <source>Training is running here. Stop it first to watch a job.</source>
        <translation>Hay un entrenamiento en marcha aquí. Deténgalo antes de observar un trabajo.</translation>
    </message>
    <message>
        <source>Connecting to the running job…</source>
        <translation>Conectando con el trabajo en marcha…</translation>
    </message>
</context>
<context>
    <name>formant::Measurement</name>
    <message>
        <source>Running a few steps…</source>
        <translation>Ejecutando unos pasos…</translation>
    </message>
    <message>
        <source>Runs a few real steps; takes about a minute.</source>
        <translation>Ejecuta unos pasos reales; tarda alrededor de un minuto.</translation>
    </message>
    <message>
        <source>Save the configuration first: the saved file is measured.</source>
        <translation>Primero hay que guardar la configuración: se mide el archivo guardado.</translation>
    </message>
    <message>
        <source>Stop measuring</source>
        <translation>Detener la medición</translation>
    </message>
    <message>
        <source>Meas&amp;ure</source>
        <translation>Me&amp;dir</translation>
    </message>
    <message>
        <source>✓ Measured: %1</source>
        <translation>✓ Medido: %1</translation>
    </message>
    <message>
        <source>⚠ %1</source>
        <translation>⚠ %1</translation>
    </message>
</context>
<context>
    <name>formant::MessageEntries</name>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Step %L1, %2: %3</source>
        <translation>Paso %L1, %2: %3</translation>
    </message>
    <message>
        <source>OK: %1</source>
        <translation>Correcto: %1</translation>
    </message>
    <message>
        <source>Warning: %1</source>
        <translation>Aviso: %1</translation>
    </message>
    <message>
        <source>Failure: %1</source>
        <translation>Fallo: %1</translation>
    </message>
    <message>
        <source>Step %L1: %2</source>
        <translation>Paso %L1: %2</translation>
    </message>
</context>
<context>
    <name>formant::MessageList</name>
    <message>
        <source>Copy details</source>
        <translation>Copiar detalles</translation>
    </message>
</context>
<context>
    <name>formant::MetricPlot</name>
    <message>
        <source>step</source>
        <translation>paso</translation>
    </message>
    <message>
        <source>training time</source>
        <translation>tiempo de entrenamiento</translation>
    </message>
    <message>
        <source>Plot: %1</source>
        <translation>Gráfica: %1</translation>
    </message>
    <message>
        <source>%1 checkpoint, %2 advice, %3 resumed. Scroll to zoom, drag to pan, double-click to reset.</source>
        <translation>%1 checkpoint, %2 consejo, %3 reanudación. Rueda: ampliar; arrastrar: desplazar; doble clic: restablecer.</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>curve of a run</comment>
        <translation>%1 de %2</translation>
    </message>
    <message>
        <source>%1: %2 at step %L3</source>
        <translation>%1: %2 en el paso %L3</translation>
    </message>
    <message>
        <source>%1: %2 after %3</source>
        <translation>%1: %2 tras %3</translation>
    </message>
</context>
<context>
    <name>formant::MonitorPanel</name>
    <message>
        <source>Settings that can be changed while training</source>
        <translation>Ajustes que se pueden cambiar durante el entrenamiento</translation>
    </message>
</context>
<context>
    <name>formant::Notifications</name>
    <message>
        <source>Training advice</source>
        <translation>Consejo de entrenamiento</translation>
    </message>
    <message>
        <source>Training finished</source>
        <translation>Entrenamiento terminado</translation>
    </message>
    <message>
        <source>The voice is trained.</source>
        <translation>La voz está entrenada.</translation>
    </message>
    <message>
        <source>Training failed</source>
        <translation>El entrenamiento ha fallado</translation>
    </message>
</context>
<context>
    <name>formant::PageCoordinator</name>
    <message>
        <source>%1 is for other recordings and stays as it is. A new configuration with its settings was begun for these.</source>
        <translation>%1 es para otras grabaciones y se queda como está. Para estas se ha empezado una configuración nueva con sus ajustes.</translation>
    </message>
</context>
<context>
    <name>formant::PageStack</name>
    <message>
        <source>Pages</source>
        <translation>Páginas</translation>
    </message>
    <message>
        <source>Data</source>
        <translation>Datos</translation>
    </message>
    <message>
        <source>Configuration</source>
        <translation>Configuración</translation>
    </message>
    <message>
        <source>Training</source>
        <translation>Entrenamiento</translation>
    </message>
    <message>
        <source>Samples</source>
        <translation>Muestras</translation>
    </message>
    <message>
        <source>Checkpoints</source>
        <translation>Checkpoints</translation>
    </message>
    <message>
        <source>Queue</source>
        <translation>Cola</translation>
    </message>
    <message>
        <source>Hardware</source>
        <translation>Hardware</translation>
    </message>
</context>
<context>
    <name>formant::PathBox</name>
    <message>
        <source>Browse: %1</source>
        <translation>Examinar: %1</translation>
    </message>
    <message>
        <source>Choose a folder</source>
        <translation>Elegir una carpeta</translation>
    </message>
    <message>
        <source>Choose a list of sentences</source>
        <translation>Elegir una lista de frases</translation>
    </message>
    <message>
        <source>Texts (*.txt);;All files (*)</source>
        <translation>Textos (*.txt);;Todos los archivos (*)</translation>
    </message>
    <message>
        <source>Choose a configuration</source>
        <translation>Elegir una configuración</translation>
    </message>
    <message>
        <source>Configurations (*.yaml *.yml)</source>
        <translation>Configuraciones (*.yaml *.yml)</translation>
    </message>
    <message>
        <source>a folder</source>
        <translation>una carpeta</translation>
    </message>
    <message>
        <source>a text file</source>
        <translation>un archivo de texto</translation>
    </message>
    <message>
        <source>a configuration (YAML)</source>
        <translation>una configuración (YAML)</translation>
    </message>
    <message>
        <source>Browse…</source>
        <translation>Examinar…</translation>
    </message>
</context>
<context>
    <name>formant::PathBrowse</name>
    <message>
        <source>Browse…</source>
        <translation>Examinar…</translation>
    </message>
    <message>
        <source>Browse for the path</source>
        <translation>Examinar para elegir la ruta</translation>
    </message>
    <message>
        <source>Folder…</source>
        <translation>Carpeta…</translation>
    </message>
    <message>
        <source>File…</source>
        <translation>Archivo…</translation>
    </message>
    <message>
        <source>Choose a file</source>
        <translation>Elegir un archivo</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Todos los archivos (*)</translation>
    </message>
    <message>
        <source>Choose a folder</source>
        <translation>Elegir una carpeta</translation>
    </message>
</context>
<context>
    <name>formant::PlayerChoice</name>
    <message>
        <source>A vocoder speaks no texts, so it is exported for your own program only. Export a voice to include its vocoder.</source>
        <translation>Un vocoder no dice textos, así que solo se exporta para un programa propio. Al exportar una voz se incluye su vocoder.</translation>
    </message>
    <message>
        <source>Voices of this kind have no form that other programs can speak with.</source>
        <translation>Las voces de este tipo no tienen una forma con la que otros programas puedan hablar.</translation>
    </message>
    <message>
        <source>Export for</source>
        <translation>Exportar para</translation>
    </message>
    <message>
        <source>&amp;Piper: Home Assistant and other programs that use it</source>
        <translation>&amp;Piper: Home Assistant y otros programas que lo usan</translation>
    </message>
    <message>
        <source>&amp;sherpa-onnx: apps, phones and small devices</source>
        <translation>&amp;sherpa-onnx: aplicaciones, teléfonos y dispositivos pequeños</translation>
    </message>
    <message>
        <source>&amp;ONNX: a program of your own with ONNX Runtime</source>
        <translation>&amp;ONNX: un programa propio con ONNX Runtime</translation>
    </message>
    <message>
        <source>sa&amp;fetensors: a program of your own that loads the weights</source>
        <translation>sa&amp;fetensors: un programa propio que carga los pesos</translation>
    </message>
</context>
<context>
    <name>formant::PlotChoices</name>
    <message>
        <source>&amp;Log scale</source>
        <translation>Escala &amp;logarítmica</translation>
    </message>
    <message>
        <source>Smoot&amp;hing:</source>
        <translation>&amp;Suavizado:</translation>
    </message>
    <message>
        <source>none</source>
        <translation>ninguno</translation>
    </message>
    <message>
        <source>light</source>
        <translation>ligero</translation>
    </message>
    <message>
        <source>medium</source>
        <translation>medio</translation>
    </message>
    <message>
        <source>strong</source>
        <translation>fuerte</translation>
    </message>
    <message>
        <source>&amp;X axis:</source>
        <translation>Eje &amp;X:</translation>
    </message>
    <message>
        <source>steps</source>
        <translation>pasos</translation>
    </message>
    <message>
        <source>training time</source>
        <translation>tiempo</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>Comparar</translation>
    </message>
    <message>
        <source>Stop comparing</source>
        <translation>Dejar de comparar</translation>
    </message>
    <message>
        <source>Save plots</source>
        <translation>Guardar gráficas</translation>
    </message>
    <message>
        <source>As an image (PNG)…</source>
        <translation>Como imagen (PNG)…</translation>
    </message>
    <message>
        <source>As a table (CSV)…</source>
        <translation>Como tabla (CSV)…</translation>
    </message>
    <message>
        <source>With other runs…</source>
        <translation>Con otras ejecuciones…</translation>
    </message>
    <message>
        <source>Report</source>
        <translation>Informe</translation>
    </message>
    <message>
        <source>Writes a page about this run, with plots, samples, settings and checkpoints, and opens it; with other runs in the plots, a page that compares them.</source>
        <translation>Escribe una página sobre esta ejecución, con gráficas, muestras, ajustes y checkpoints, y la abre; con otras ejecuciones en las gráficas, una página que las compara.</translation>
    </message>
</context>
<context>
    <name>formant::PlotLabels</name>
    <message>
        <source>total</source>
        <translation>total</translation>
    </message>
    <message>
        <source>reconstruction</source>
        <translation>reconstrucción</translation>
    </message>
    <message>
        <source>prior</source>
        <translation>distribución previa</translation>
    </message>
    <message>
        <source>duration</source>
        <translation>duración</translation>
    </message>
    <message>
        <source>KL divergence</source>
        <translation>divergencia KL</translation>
    </message>
    <message>
        <source>loss</source>
        <translation>pérdida</translation>
    </message>
    <message>
        <source>validation</source>
        <translation>validación</translation>
    </message>
    <message>
        <source>learning rate</source>
        <translation>tasa de aprendizaje</translation>
    </message>
    <message>
        <source>gradient norm</source>
        <translation>norma del gradiente</translation>
    </message>
    <message>
        <source>loss scale</source>
        <translation>escala de pérdida</translation>
    </message>
    <message>
        <source>step time (ms)</source>
        <translation>tiempo por paso (ms)</translation>
    </message>
    <message>
        <source>samples/s</source>
        <translation>ejemplos/s</translation>
    </message>
    <message>
        <source>GPU utilization (%)</source>
        <translation>utilización de la GPU (%)</translation>
    </message>
    <message>
        <source>GPU memory (GiB)</source>
        <translation>memoria de la GPU (GiB)</translation>
    </message>
    <message>
        <source>GPU temperature (°C)</source>
        <translation>temperatura de la GPU (°C)</translation>
    </message>
    <message>
        <source>GPU power (W)</source>
        <translation>potencia de la GPU (W)</translation>
    </message>
    <message>
        <source>CPU utilization (%)</source>
        <translation>utilización de la CPU (%)</translation>
    </message>
    <message>
        <source>memory (GiB)</source>
        <translation>memoria (GiB)</translation>
    </message>
    <message>
        <source>gradient norm (%1)</source>
        <translation>norma del gradiente (%1)</translation>
    </message>
    <message>
        <source>this run</source>
        <translation>esta ejecución</translation>
    </message>
    <message>
        <source>system total</source>
        <translation>total del sistema</translation>
    </message>
    <message>
        <source>computing (ms per step)</source>
        <translation>cálculo (ms por paso)</translation>
    </message>
    <message>
        <source>waiting for others (ms per step)</source>
        <translation>espera a otros (ms por paso)</translation>
    </message>
    <message>
        <source>rank %1</source>
        <translation>rango %1</translation>
    </message>
</context>
<context>
    <name>formant::PlotPanel</name>
    <message>
        <source>Loss</source>
        <translation>Pérdida</translation>
    </message>
    <message>
        <source>Optimizer</source>
        <translation>Optimizador</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Velocidad</translation>
    </message>
    <message>
        <source>GPU</source>
        <translation>GPU</translation>
    </message>
    <message>
        <source>Machine</source>
        <translation>Equipo</translation>
    </message>
    <message>
        <source>Pictures (*.png)</source>
        <translation>Imágenes (*.png)</translation>
    </message>
    <message>
        <source>Tables (*.csv)</source>
        <translation>Tablas (*.csv)</translation>
    </message>
    <message>
        <source>Save plots</source>
        <translation>Guardar las gráficas</translation>
    </message>
    <message>
        <source>%1 cannot be written. Choose another folder or free disk space.</source>
        <translation>No se puede escribir %1. Se puede elegir otra carpeta o liberar espacio en el disco.</translation>
    </message>
    <message>
        <source>%1 cannot be written: %2</source>
        <translation>No se puede escribir %1: %2</translation>
    </message>
    <message>
        <source>Training plots</source>
        <translation>Gráficas del entrenamiento</translation>
    </message>
    <message>
        <source>Ranks</source>
        <translation>Rangos</translation>
    </message>
    <message>
        <source>The report is in %1. No program that opens it was found.</source>
        <translation>El informe está en %1. No se ha encontrado ningún programa que lo abra.</translation>
    </message>
</context>
<context>
    <name>formant::PreflightList</name>
    <message>
        <source>Pre-&amp;flight checks</source>
        <translation>Comprobació&amp;n previa</translation>
    </message>
    <message>
        <source>This run is paused.</source>
        <translation>Esta ejecución está en pausa.</translation>
    </message>
    <message>
        <source>This run is active.</source>
        <translation>Esta ejecución está en marcha.</translation>
    </message>
    <message>
        <source>Not checked yet.</source>
        <translation>Sin comprobar aún.</translation>
    </message>
    <message>
        <source>Checking…</source>
        <translation>Comprobando…</translation>
    </message>
    <message>
        <source>Ready to train.</source>
        <translation>Listo para entrenar.</translation>
    </message>
    <message>
        <source>Not ready to train; see the list for what to do.</source>
        <translation>Aún no está listo para entrenar; la lista indica qué hacer.</translation>
    </message>
    <message>
        <source>Checks not completed.</source>
        <translation>Comprobaciones sin terminar.</translation>
    </message>
    <message>
        <source>Training finished.</source>
        <translation>Entrenamiento terminado.</translation>
    </message>
    <message>
        <source>Stopped. “Continue training” continues from there.</source>
        <translation>Detenido. Con «Seguir entrenando» continúa desde ahí.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Run chec&amp;ks</source>
        <translation>C&amp;omprobar</translation>
    </message>
    <message>
        <source>Checks configuration, recordings, device, memory and disk, and estimates the training time.</source>
        <translation>Comprueba la configuración, las grabaciones, el dispositivo, la memoria y el disco, y estima la duración del entrenamiento.</translation>
    </message>
    <message numerus="yes">
        <source>Ready to train, with %n warning(s): see the first in the list.</source>
        <translation>
            <numerusform>Listo para entrenar, con %Ln aviso: véase el primero de la lista.</numerusform>
            <numerusform>Listo para entrenar, con %Ln avisos: véanse los primeros de la lista.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>formant::PresetChoice</name>
    <message>
        <source>Preset</source>
        <translation>Preajuste</translation>
    </message>
</context>
<context>
    <name>formant::ProgressLine</name>
    <message>
        <source>Progress</source>
        <translation>Progreso</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
</context>
<context>
    <name>formant::PromptView</name>
    <message>
        <source>Recording: read the sentence, then press Space.</source>
        <translation>Grabando: leer la frase y después pulsar la barra espaciadora.</translation>
    </message>
    <message>
        <source>Saving the recording…</source>
        <translation>Guardando la grabación…</translation>
    </message>
    <message>
        <source>All sentences are recorded. “Use these recordings” opens them on the Data page for training.</source>
        <translation>Todas las frases están grabadas. «Usar estas grabaciones» las abre en la página Datos para entrenar.</translation>
    </message>
    <message>
        <source>Recorded. Enter: next, P: play, R: record again.</source>
        <translation>Grabada. Intro: siguiente; P: reproducir; R: grabar de nuevo.</translation>
    </message>
    <message>
        <source>Press Space, wait a moment, and read the sentence.</source>
        <translation>Pulsar la barra espaciadora, esperar un momento y leer la frase.</translation>
    </message>
    <message>
        <source>No microphone to record with.</source>
        <translation>Ningún micrófono con el que grabar.</translation>
    </message>
    <message>
        <source>Sentence %1 of %2</source>
        <translation>Frase %1 de %2</translation>
    </message>
    <message numerus="yes">
        <source>%n recorded</source>
        <translation>
            <numerusform>%Ln grabada</numerusform>
            <numerusform>%Ln grabadas</numerusform>
        </translation>
    </message>
    <message>
        <source>Recorded sentences</source>
        <translation>Frases ya grabadas</translation>
    </message>
</context>
<context>
    <name>formant::QueuePage</name>
    <message>
        <source>Queued jobs</source>
        <translation>Tareas de la cola</translation>
    </message>
    <message>
        <source>&amp;Add…</source>
        <translation>&amp;Añadir…</translation>
    </message>
    <message>
        <source>D&amp;uplicate and edit…</source>
        <translation>D&amp;uplicar y editar…</translation>
    </message>
    <message>
        <source>&amp;Edit…</source>
        <translation>E&amp;ditar…</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>&amp;Quitar</translation>
    </message>
    <message>
        <source>Re-&amp;queue</source>
        <translation>Volver a poner en la &amp;cola</translation>
    </message>
    <message>
        <source>Move up</source>
        <translation>Subir</translation>
    </message>
    <message>
        <source>Move down</source>
        <translation>Bajar</translation>
    </message>
    <message>
        <source>S&amp;tart</source>
        <translation>I&amp;niciar</translation>
    </message>
    <message>
        <source>Stop after t&amp;his job</source>
        <translation>Detener tras es&amp;ta tarea</translation>
    </message>
    <message>
        <source>Save and st&amp;op now</source>
        <translation>&amp;Guardar y detener ahora</translation>
    </message>
    <message>
        <source>&amp;Continue on error</source>
        <translation>C&amp;ontinuar si hay errores</translation>
    </message>
    <message>
        <source>Opening the queue…</source>
        <translation>Abriendo la cola…</translation>
    </message>
    <message>
        <source>The queue is empty: add a configuration.</source>
        <translation>La cola está vacía: se puede añadir una configuración.</translation>
    </message>
    <message>
        <source>Stops after the current job.</source>
        <translation>Se detendrá tras la tarea en curso.</translation>
    </message>
    <message numerus="yes">
        <source>%n job(s) queued</source>
        <translation>
            <numerusform>%Ln tarea en cola</numerusform>
            <numerusform>%Ln tareas en cola</numerusform>
        </translation>
    </message>
    <message>
        <source>%1; %2</source>
        <translation>%1; %2</translation>
    </message>
    <message numerus="yes">
        <source>%n job(s) failed</source>
        <translation>
            <numerusform>%Ln tarea fallida</numerusform>
            <numerusform>%Ln tareas fallidas</numerusform>
        </translation>
    </message>
    <message>
        <source>Queue</source>
        <translation>Cola</translation>
    </message>
    <message>
        <source>Remove %1 from the queue? Its run folder is kept.</source>
        <translation>¿Quitar %1 de la cola? La carpeta de la ejecución se conserva.</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Quitar</translation>
    </message>
    <message>
        <source>&amp;Watch</source>
        <translation>Obser&amp;var</translation>
    </message>
    <message>
        <source>Shows the running job on the Training page.</source>
        <translation>Muestra el trabajo en marcha en la página Entrenamiento.</translation>
    </message>
    <message>
        <source>Waits until the training of %1 on this device ends.</source>
        <translation>Espera a que termine el entrenamiento de %1 en este dispositivo.</translation>
    </message>
    <message>
        <source>The queue cannot be opened yet, because another formant process still runs it. The job is added as soon as that has ended; keep this window open until then.</source>
        <translation>La cola aún no se puede abrir, porque otro proceso de formant la ejecuta todavía. El trabajo se añadirá en cuanto ese termine; deje abierta esta ventana hasta entonces.</translation>
    </message>
    <message>
        <source>Voice &amp;by a recipe…</source>
        <translation>Vo&amp;z con una receta…</translation>
    </message>
</context>
<context>
    <name>formant::RecipeDialog</name>
    <message>
        <source>&amp;Recipe:</source>
        <translation>&amp;Receta:</translation>
    </message>
    <message>
        <source>Re&amp;cordings:</source>
        <translation>&amp;Grabaciones:</translation>
    </message>
    <message>
        <source>&amp;Name of the voice:</source>
        <translation>&amp;Nombre de la voz:</translation>
    </message>
    <message>
        <source>&amp;Device:</source>
        <translation>&amp;Dispositivo:</translation>
    </message>
    <message>
        <source>Recordings</source>
        <translation>Grabaciones</translation>
    </message>
    <message>
        <source>⚠ %1</source>
        <translation>⚠ %1</translation>
    </message>
    <message>
        <source>Voice by a recipe</source>
        <translation>Voz con una receta</translation>
    </message>
    <message>
        <source>&amp;Voice to adapt:</source>
        <translation>&amp;Voz que se adapta:</translation>
    </message>
    <message>
        <source>Voice to adapt</source>
        <translation>Voz que se adapta</translation>
    </message>
</context>
<context>
    <name>formant::RecordingDialog</name>
    <message>
        <source>Record a voice</source>
        <translation>Grabar una voz</translation>
    </message>
    <message>
        <source>&amp;Microphone…</source>
        <translation>&amp;Micrófono…</translation>
    </message>
    <message>
        <source>&amp;Next</source>
        <translation>Siguie&amp;nte</translation>
    </message>
    <message>
        <source>&amp;Use these recordings</source>
        <translation>&amp;Usar estas grabaciones</translation>
    </message>
    <message>
        <source>Opens them on the Data page for training.</source>
        <translation>Las abre en la página Datos para entrenar.</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Cerrar</translation>
    </message>
    <message>
        <source>Close without keeping what you typed about the voice?</source>
        <translation>¿Cerrar sin conservar lo que ha escrito sobre la voz?</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Descartar</translation>
    </message>
</context>
<context>
    <name>formant::RecordingList</name>
    <message>
        <source>Long recordings</source>
        <translation>Grabaciones largas</translation>
    </message>
    <message>
        <source>&amp;Add…</source>
        <translation>&amp;Añadir…</translation>
    </message>
    <message>
        <source>Re&amp;move</source>
        <translation>&amp;Quitar</translation>
    </message>
    <message>
        <source>Recordings (*.wav *.flac *.mp3 *.ogg *.opus *.aiff *.aif *.caf *.w64);;All files (*)</source>
        <translation>Grabaciones (*.wav *.flac *.mp3 *.ogg *.opus *.aiff *.aif *.caf *.w64);;Todos los archivos (*)</translation>
    </message>
</context>
<context>
    <name>formant::RecordingPath</name>
    <message>
        <source>File of the recording</source>
        <translation>Archivo de la grabación</translation>
    </message>
    <message>
        <source>Open folder</source>
        <translation>Abrir la carpeta</translation>
    </message>
</context>
<context>
    <name>formant::RecordingPlot</name>
    <message>
        <source>Waveform and spectrogram of the recording</source>
        <translation>Forma de onda y espectrograma de la grabación</translation>
    </message>
    <message>
        <source>amplitude</source>
        <translation>amplitud</translation>
    </message>
    <message>
        <source>frequency</source>
        <translation>frecuencia</translation>
    </message>
    <message>
        <source>seconds</source>
        <translation>segundos</translation>
    </message>
    <message>
        <source>Click: seek. Drag: move. Wheel: zoom. Double-click: show all.</source>
        <translation>Clic: ir a ese punto. Arrastrar: mover. Rueda: ampliar. Doble clic: mostrar todo.</translation>
    </message>
</context>
<context>
    <name>formant::RecordingText</name>
    <message>
        <source>&amp;Transcript:</source>
        <translation>&amp;Transcripción:</translation>
    </message>
    <message>
        <source>what is said; Ctrl+Enter saves it and goes to the next</source>
        <translation>lo que se dice; Ctrl+Intro lo guarda y pasa a la siguiente</translation>
    </message>
</context>
<context>
    <name>formant::RememberedTuningsTable</name>
    <message>
        <source>%1 (not present)</source>
        <translation>%1 (no presente)</translation>
    </message>
    <message>
        <source>Saved tuning results</source>
        <translation>Optimizaciones guardadas</translation>
    </message>
    <message>
        <source>Saved tuning result of each device</source>
        <translation>Optimización guardada de cada dispositivo</translation>
    </message>
    <message>
        <source>Device</source>
        <translation>Dispositivo</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>Modelo</translation>
    </message>
    <message>
        <source>Precision</source>
        <translation>Precisión</translation>
    </message>
    <message>
        <source>Batch size</source>
        <translation>Tamaño de lote</translation>
    </message>
    <message>
        <source>Samples/s</source>
        <translation>Ejemplos/s</translation>
    </message>
    <message>
        <source>Measured</source>
        <translation>Medido</translation>
    </message>
    <message>
        <source>Version</source>
        <translation>Versión</translation>
    </message>
</context>
<context>
    <name>formant::ReportView</name>
    <message>
        <source>• %1</source>
        <comment>an entry of a list</comment>
        <translation>• %1</translation>
    </message>
    <message>
        <source>Hardware report</source>
        <translation>Informe del hardware</translation>
    </message>
    <message>
        <source>Graphics cards</source>
        <translation>Tarjetas gráficas</translation>
    </message>
    <message>
        <source>Machine</source>
        <translation>Equipo</translation>
    </message>
    <message>
        <source>Versions</source>
        <translation>Versiones</translation>
    </message>
    <message>
        <source>Recommendations</source>
        <translation>Recomendaciones</translation>
    </message>
    <message>
        <source>No recommendations.</source>
        <translation>Sin recomendaciones.</translation>
    </message>
    <message>
        <source>No usable graphics card: %1. Training uses the CPU.</source>
        <translation>Ninguna tarjeta gráfica utilizable: %1. Se entrena en la CPU.</translation>
    </message>
</context>
<context>
    <name>formant::RoomPage</name>
    <message>
        <source>&amp;Microphone:</source>
        <translation>&amp;Micrófono:</translation>
    </message>
    <message>
        <source>&amp;Refresh</source>
        <translation>Actuali&amp;zar</translation>
    </message>
    <message>
        <source>Speak as loudly as you will read, and check that the level is good. Then stay silent for two seconds to measure the room noise.</source>
        <translation>Conviene hablar con el mismo volumen con el que se va a leer y comprobar que el nivel es bueno. Después hay que guardar silencio dos segundos para medir el ruido de la sala.</translation>
    </message>
    <message>
        <source>M&amp;easure room noise</source>
        <translation>M&amp;edir el ruido</translation>
    </message>
    <message>
        <source>Progress of the noise measurement</source>
        <translation>Progreso de la medición del ruido</translation>
    </message>
    <message>
        <source>Noise: %1 dBFS. %2</source>
        <translation>Ruido: %1 dBFS. %2</translation>
    </message>
</context>
<context>
    <name>formant::RunChoice</name>
    <message>
        <source>&amp;Run:</source>
        <translation>Ejecució&amp;n:</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>Ejecución</translation>
    </message>
    <message>
        <source>no run yet</source>
        <translation>aún no hay ejecuciones</translation>
    </message>
    <message>
        <source>Refres&amp;h</source>
        <translation>Actuali&amp;zar</translation>
    </message>
    <message>
        <source>Reloads the list of runs.</source>
        <translation>Vuelve a cargar la lista de ejecuciones.</translation>
    </message>
</context>
<context>
    <name>formant::RunChoices</name>
    <message>
        <source>&amp;Configuration:</source>
        <translation>&amp;Configuración:</translation>
    </message>
    <message>
        <source>Demo voice: spoken numbers</source>
        <translation>Voz de demostración: números hablados</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>&amp;Abrir…</translation>
    </message>
    <message>
        <source>&amp;Device:</source>
        <translation>&amp;Dispositivo:</translation>
    </message>
    <message>
        <source>automatic</source>
        <translation>automático</translation>
    </message>
    <message>
        <source>CPU</source>
        <translation>CPU</translation>
    </message>
    <message>
        <source>Open a configuration</source>
        <translation>Abrir una configuración</translation>
    </message>
    <message>
        <source>YAML (*.yaml *.yml)</source>
        <translation>YAML (*.yaml *.yml)</translation>
    </message>
    <message>
        <source>GPU %1: %2 (%3)</source>
        <translation>GPU %1: %2 (%3)</translation>
    </message>
    <message>
        <source>No usable GPU: %1.</source>
        <translation>Ninguna GPU utilizable: %1.</translation>
    </message>
    <message>
        <source>GPU %1</source>
        <translation>GPU %1</translation>
    </message>
    <message>
        <source>Preparing the demo…</source>
        <translation>Preparando la demostración…</translation>
    </message>
    <message>
        <source>Prepare the demo</source>
        <translation>Preparar la demostración</translation>
    </message>
    <message>
        <source>Prepares the recordings of the demo voice, which takes some seconds.</source>
        <translation>Prepara las grabaciones de la voz de demostración; tarda unos segundos.</translation>
    </message>
    <message>
        <source>GPUs %1</source>
        <translation>GPU %1</translation>
    </message>
</context>
<context>
    <name>formant::RunController</name>
    <message>
        <source>Open recordings on the Data page, or a configuration, to begin.</source>
        <translation>Para empezar hay que abrir grabaciones en la página Datos o una configuración.</translation>
    </message>
    <message>
        <source>Ready. Press “Continue training” to continue.</source>
        <translation>Listo. Con «Seguir entrenando» continúa.</translation>
    </message>
    <message>
        <source>Ready. Press “Start” to train.</source>
        <translation>Listo. Con «Iniciar» empieza el entrenamiento.</translation>
    </message>
    <message>
        <source>Preparing…</source>
        <translation>Preparando…</translation>
    </message>
    <message>
        <source>Could not start: %1</source>
        <translation>No se ha podido iniciar: %1</translation>
    </message>
    <message>
        <source>Stopping: finishing the current step and saving…</source>
        <translation>Deteniendo: terminando el paso actual y guardando…</translation>
    </message>
    <message>
        <source>Training: loss %1, %2 samples/s</source>
        <translation>Entrenando: pérdida %1, %2 ejemplos/s</translation>
    </message>
    <message>
        <source>Saved %1</source>
        <translation>Se ha guardado %1</translation>
    </message>
    <message>
        <source>Training finished. Try the voice on the Samples page.</source>
        <translation>Entrenamiento terminado. La voz se puede probar en la página Muestras.</translation>
    </message>
    <message>
        <source>Failed: %1</source>
        <translation>Ha fallado: %1</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>two sentences</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>It ended unexpectedly at step %1, before its first save.</source>
        <translation>Terminó de forma inesperada en el paso %1, antes de guardarse por primera vez.</translation>
    </message>
    <message numerus="yes">
        <source>It ended unexpectedly at step %1: %n step(s) after the last save, at step %2, are lost and trained again.</source>
        <translation>
            <numerusform>Terminó de forma inesperada en el paso %1: se pierde %Ln paso posterior al último guardado, en el paso %2, que se entrena de nuevo.</numerusform>
            <numerusform>Terminó de forma inesperada en el paso %1: se pierden %Ln pasos posteriores al último guardado, en el paso %2, que se entrenan de nuevo.</numerusform>
        </translation>
    </message>
    <message>
        <source>The run continues without being shown; you can start another one here.</source>
        <translation>La ejecución continúa sin mostrarse; aquí se puede iniciar otra.</translation>
    </message>
    <message>
        <source>Trained to its last step. Press “Start” to train it longer or to train a new voice.</source>
        <translation>Entrenada hasta su último paso. Pulse «Iniciar» para entrenarla más tiempo o para entrenar una voz nueva.</translation>
    </message>
</context>
<context>
    <name>formant::RunControls</name>
    <message>
        <source>Training status</source>
        <translation>Estado del entrenamiento</translation>
    </message>
    <message>
        <source>Training progress</source>
        <translation>Progreso del entrenamiento</translation>
    </message>
    <message>
        <source>Sa&amp;ve checkpoint</source>
        <translation>Guardar c&amp;heckpoint</translation>
    </message>
    <message>
        <source>Saves a checkpoint after the current step and keeps it until you delete it.</source>
        <translation>Guarda un checkpoint después del paso actual y lo conserva hasta que se elimine a mano.</translation>
    </message>
    <message>
        <source>Ge&amp;nerate samples</source>
        <translation>Generar &amp;muestras</translation>
    </message>
    <message>
        <source>Synthesizes the sample texts after the current step.</source>
        <translation>Sintetiza los textos de muestra después del paso actual.</translation>
    </message>
    <message>
        <source>Detach</source>
        <translation>Separar</translation>
    </message>
    <message>
        <source>Resu&amp;me</source>
        <translation>&amp;Reanudar</translation>
    </message>
    <message>
        <source>&amp;Pause</source>
        <translation>&amp;Pausar</translation>
    </message>
    <message>
        <source>Continue trainin&amp;g</source>
        <translation>Segu&amp;ir entrenando</translation>
    </message>
    <message>
        <source>&amp;Start</source>
        <translation>&amp;Iniciar</translation>
    </message>
    <message>
        <source>Stopping…</source>
        <translation>Deteniendo…</translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <translation>D&amp;etener</translation>
    </message>
    <message>
        <source>step %L1 of %L2</source>
        <translation>paso %L1 de %L2</translation>
    </message>
    <message>
        <source>step %L1 of %L2, %3 left</source>
        <translation>paso %L1 de %L2, quedan %3</translation>
    </message>
    <message>
        <source>Voice</source>
        <translation>Voz</translation>
    </message>
    <message>
        <source>The run continues without being shown here, and you can start another one. Open its folder to follow it again.</source>
        <translation>La ejecución continúa sin mostrarse aquí y se puede iniciar otra. Abra su carpeta para seguirla de nuevo.</translation>
    </message>
</context>
<context>
    <name>formant::RunDetacher</name>
    <message>
        <source>Saved; handing over to a background process…</source>
        <translation>Guardado; un proceso en segundo plano se hace cargo…</translation>
    </message>
</context>
<context>
    <name>formant::SampleList</name>
    <message>
        <source>Samples</source>
        <translation>Muestras</translation>
    </message>
    <message>
        <source>Enter loads a sample into A. A and B play, or switch at the same position; Shift+A and Shift+B load the sample. Space pauses.</source>
        <translation>Intro carga una muestra en A. A y B reproducen, o alternan en el mismo punto; Mayús+A y Mayús+B cargan la muestra. La barra espaciadora pausa.</translation>
    </message>
    <message>
        <source>Load into &amp;A</source>
        <translation>Cargar en &amp;A</translation>
    </message>
    <message>
        <source>Load into &amp;B</source>
        <translation>Cargar en &amp;B</translation>
    </message>
    <message>
        <source>Export audio…</source>
        <translation>Exportar audio…</translation>
    </message>
</context>
<context>
    <name>formant::SampleModel</name>
    <message>
        <source>non-EMA</source>
        <translation>sin EMA</translation>
    </message>
    <message>
        <source>EMA</source>
        <translation>EMA</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>Paso</translation>
    </message>
    <message>
        <source>Weights</source>
        <translation>Pesos</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Texto</translation>
    </message>
</context>
<context>
    <name>formant::SampleSlot</name>
    <message>
        <source>Spectrogram of %1</source>
        <translation>Espectrograma de %1</translation>
    </message>
    <message>
        <source>Slot %1 is empty: choose a sample in the list.</source>
        <translation>La ranura %1 está vacía: se puede elegir una muestra en la lista.</translation>
    </message>
    <message>
        <source>Step %1, %2: “%3”</source>
        <translation>Paso %1, %2: «%3»</translation>
    </message>
    <message>
        <source>Pause %1</source>
        <translation>Pausar %1</translation>
    </message>
    <message>
        <source>Play %1</source>
        <translation>Reproducir %1</translation>
    </message>
    <message>
        <source>Shortcut in the list: %1</source>
        <translation>Atajo en la lista: %1</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Detener</translation>
    </message>
    <message>
        <source>Stop %1</source>
        <translation>Detener %1</translation>
    </message>
    <message>
        <source>Stops and goes back to the beginning.</source>
        <translation>Se detiene y vuelve al principio.</translation>
    </message>
</context>
<context>
    <name>formant::SamplesPage</name>
    <message>
        <source>Export audio</source>
        <translation>Exportar audio</translation>
    </message>
    <message>
        <source>Audio (*.flac)</source>
        <translation>Audio (*.flac)</translation>
    </message>
    <message>
        <source>%1 cannot be written: %2</source>
        <translation>No se puede escribir %1: %2</translation>
    </message>
    <message>
        <source>Saved to %1.</source>
        <translation>Guardado en %1.</translation>
    </message>
</context>
<context>
    <name>formant::SegmentDialog</name>
    <message>
        <source>Cut long recordings</source>
        <translation>Cortar grabaciones largas</translation>
    </message>
    <message>
        <source>Cuts recordings of any length into clips to train on. The recordings are only read; the clips and their texts are written to a folder of their own, and cutting can be undone.</source>
        <translation>Corta grabaciones de cualquier duración en clips para entrenar. Las grabaciones solo se leen; los clips y sus textos se escriben en una carpeta propia, y el corte se puede deshacer.</translation>
    </message>
    <message>
        <source>&amp;Recordings:</source>
        <translation>&amp;Grabaciones:</translation>
    </message>
    <message>
        <source>&amp;Folder for clips:</source>
        <translation>Carpeta para los cli&amp;ps:</translation>
    </message>
    <message>
        <source>Pre&amp;view</source>
        <translation>&amp;Vista previa</translation>
    </message>
    <message>
        <source>&amp;Cut</source>
        <translation>&amp;Cortar</translation>
    </message>
    <message>
        <source>Analyzing the recordings…</source>
        <translation>Analizando las grabaciones…</translation>
    </message>
    <message>
        <source>Cutting the clips…</source>
        <translation>Cortando los clips…</translation>
    </message>
    <message>
        <source>Transcribing the clips…</source>
        <translation>Transcribiendo los clips…</translation>
    </message>
</context>
<context>
    <name>formant::SegmentLine</name>
    <message>
        <source>These clips were cut from long recordings.</source>
        <translation>Estos clips se cortaron de grabaciones largas.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln suggested text(s) wait to be confirmed.</source>
        <translation>
            <numerusform>%Ln texto sugerido espera confirmación.</numerusform>
            <numerusform>%Ln textos sugeridos esperan confirmación.</numerusform>
        </translation>
    </message>
    <message>
        <source>Suggested te&amp;xts…</source>
        <translation>Con&amp;firmar textos sugeridos…</translation>
    </message>
    <message>
        <source>Undo c&amp;utting…</source>
        <translation>Deshace&amp;r el corte…</translation>
    </message>
    <message>
        <source>Undo cutting</source>
        <translation>Deshacer el corte</translation>
    </message>
    <message>
        <source>Remove the clips that were cut last? Clips and texts that you have changed since stay, and the long recordings are not touched.</source>
        <translation>¿Quitar los clips que se cortaron por última vez? Los clips y textos que haya cambiado desde entonces se quedan, y las grabaciones largas no se tocan.</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>&amp;Quitar</translation>
    </message>
    <message numerus="yes">
        <source>%Ln clip(s) that you have changed were kept, among them %1.</source>
        <translation>
            <numerusform>Se conservó %Ln clip que ha cambiado: %1.</numerusform>
            <numerusform>Se conservaron %Ln clips que ha cambiado, entre ellos %1.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>formant::SegmentOptions</name>
    <message>
        <source>Cut b&amp;y:</source>
        <translation>Cortar por (&amp;y):</translation>
    </message>
    <message>
        <source>captions or labels next to a recording, or else silence</source>
        <translation>subtítulos o etiquetas junto a la grabación, o si no, silencio</translation>
    </message>
    <message>
        <source>captions or labels</source>
        <translation>subtítulos o etiquetas</translation>
    </message>
    <message>
        <source>silence</source>
        <translation>silencio</translation>
    </message>
    <message>
        <source>Captions or la&amp;bels:</source>
        <translation>Su&amp;btítulos o etiquetas:</translation>
    </message>
    <message>
        <source>next to the recording (.srt, .vtt, .TextGrid, .txt)</source>
        <translation>junto a la grabación (.srt, .vtt, .TextGrid, .txt)</translation>
    </message>
    <message>
        <source>Captions (SRT, WebVTT), labels of Audacity, or a TextGrid of Praat.</source>
        <translation>Subtítulos (SRT, WebVTT), etiquetas de Audacity o un TextGrid de Praat.</translation>
    </message>
    <message>
        <source>T&amp;ier of a TextGrid:</source>
        <translation>N&amp;ivel del TextGrid:</translation>
    </message>
    <message>
        <source>automatic</source>
        <translation>automático</translation>
    </message>
    <message>
        <source>C&amp;hannels:</source>
        <translation>Canale&amp;s:</translation>
    </message>
    <message>
        <source>mixed</source>
        <translation>mezclados</translation>
    </message>
    <message>
        <source>left</source>
        <translation>izquierdo</translation>
    </message>
    <message>
        <source>right</source>
        <translation>derecho</translation>
    </message>
    <message>
        <source>&amp;Length of clips:</source>
        <translation>&amp;Duración de los clips:</translation>
    </message>
    <message>
        <source>to</source>
        <translation>a</translation>
    </message>
    <message>
        <source>Longest clip</source>
        <translation>Clip más largo</translation>
    </message>
    <message>
        <source>&amp;Padding:</source>
        <translation>&amp;Margen:</translation>
    </message>
    <message>
        <source>Kept before and after the speech, at most half of the pause there.</source>
        <translation>Se conserva antes y después del habla, como mucho la mitad de la pausa.</translation>
    </message>
    <message>
        <source>&amp;Shortest pause:</source>
        <translation>Pausa más c&amp;orta:</translation>
    </message>
    <message>
        <source>A shorter pause does not end a clip.</source>
        <translation>Una pausa más corta no termina un clip.</translation>
    </message>
    <message>
        <source>&amp;Transcriber:</source>
        <translation>&amp;Transcriptor:</translation>
    </message>
    <message>
        <source>none; a command: %1</source>
        <translation>ninguno; una orden: %1</translation>
    </message>
    <message>
        <source>A program that prints what is said in {file}, for clips without a text. Its texts are suggestions until you confirm them.</source>
        <translation>Un programa que escribe lo que se dice en {file}, para clips sin texto. Sus textos son sugerencias hasta que las confirme.</translation>
    </message>
    <message>
        <source> s</source>
        <comment>seconds</comment>
        <translation> s</translation>
    </message>
</context>
<context>
    <name>formant::SelfTestList</name>
    <message>
        <source>not supported</source>
        <translation>no compatible</translation>
    </message>
    <message>
        <source>passed</source>
        <translation>superada</translation>
    </message>
    <message>
        <source>failed</source>
        <translation>fallida</translation>
    </message>
    <message>
        <source>%1 GB/s</source>
        <translation>%1 GB/s</translation>
    </message>
    <message>
        <source>Self-test results</source>
        <translation>Resultados de la autoprueba</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Resultado</translation>
    </message>
    <message>
        <source>Test</source>
        <translation>Prueba</translation>
    </message>
    <message>
        <source>Error</source>
        <translation>Error</translation>
    </message>
    <message>
        <source>Tolerance</source>
        <translation>Tolerancia</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Nota</translation>
    </message>
</context>
<context>
    <name>formant::SelfTestPage</name>
    <message>
        <source>Verify the hardware</source>
        <translation>Verificar el hardware</translation>
    </message>
    <message>
        <source>A few seconds now can save days on a faulty GPU. You can skip this step.</source>
        <translation>Unos segundos ahora pueden ahorrar días con una GPU defectuosa. Este paso se puede omitir.</translation>
    </message>
</context>
<context>
    <name>formant::SelfTestPanel</name>
    <message numerus="yes">
        <source>All %n test(s) passed on this device.</source>
        <translation>
            <numerusform>La única prueba (%Ln) se ha superado en este dispositivo.</numerusform>
            <numerusform>Las %Ln pruebas se han superado en este dispositivo.</numerusform>
        </translation>
    </message>
    <message>
        <source>Runs typical training operations on the device and compares the results with a high-precision CPU reference. Takes a few seconds.</source>
        <translation>Ejecuta en el dispositivo operaciones típicas del entrenamiento y compara los resultados con una referencia de alta precisión de la CPU. Tarda unos segundos.</translation>
    </message>
    <message>
        <source>St&amp;art the self-test</source>
        <translation>Iniciar la a&amp;utoprueba</translation>
    </message>
    <message>
        <source>Stop the se&amp;lf-test</source>
        <translation>Detener &amp;la autoprueba</translation>
    </message>
    <message>
        <source>&amp;Device:</source>
        <translation>&amp;Dispositivo:</translation>
    </message>
</context>
<context>
    <name>formant::SettingsPage</name>
    <message>
        <source>Recommended settings</source>
        <translation>Ajustes recomendados</translation>
    </message>
    <message>
        <source>These values suit this computer: just press Next. Other values can be entered under “Value”.</source>
        <translation>Estos valores convienen a este equipo: basta con pulsar Siguiente. En «Valor» se pueden poner otros.</translation>
    </message>
    <message>
        <source>Setting</source>
        <translation>Ajuste</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Valor</translation>
    </message>
    <message>
        <source>Recommended</source>
        <translation>Recomendado</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Motivo</translation>
    </message>
    <message>
        <source>Use &amp;recommended values</source>
        <translation>Usar los valores &amp;recomendados</translation>
    </message>
</context>
<context>
    <name>formant::SeveralGpus</name>
    <message>
        <source>The ticked GPUs train one voice together: each computes a part of every batch.</source>
        <translation>Las GPU marcadas entrenan juntas una voz: cada una calcula una parte de cada lote.</translation>
    </message>
    <message>
        <source>GPU %1: %2</source>
        <translation>GPU %1: %2</translation>
    </message>
    <message>
        <source>Several GPUs</source>
        <translation>Varias GPU</translation>
    </message>
</context>
<context>
    <name>formant::ShownRun</name>
    <message>
        <source>Formant Studio</source>
        <translation>Formant Studio</translation>
    </message>
    <message>
        <source>%1 – %2</source>
        <comment>voice; program</comment>
        <translation>%1 – %2</translation>
    </message>
    <message>
        <source>%1: %2 %, step %3 of %4 – %5</source>
        <comment>voice; progress; program</comment>
        <translation>%1: %2 %, paso %3 de %4 – %5</translation>
    </message>
</context>
<context>
    <name>formant::SpeakerForm</name>
    <message>
        <source>&amp;Speaker:</source>
        <translation>&amp;Hablante:</translation>
    </message>
    <message>
        <source>name of the speaker, or a pseudonym</source>
        <translation>nombre del hablante o un seudónimo</translation>
    </message>
    <message>
        <source>&amp;Language:</source>
        <translation>&amp;Idioma:</translation>
    </message>
    <message>
        <source>The language of the sentences, or its espeak-ng code.</source>
        <translation>El idioma de las frases, o su código de espeak-ng.</translation>
    </message>
    <message>
        <source>The speaker &amp;agrees to training a voice from these recordings</source>
        <translation>El hablante &amp;acepta que se entrene una voz con estas grabaciones</translation>
    </message>
    <message>
        <source>&amp;Purpose:</source>
        <translation>&amp;Propósito:</translation>
    </message>
    <message>
        <source>in the speaker&apos;s own words (optional)</source>
        <translation>en palabras del propio hablante (opcional)</translation>
    </message>
    <message>
        <source>L&amp;icense:</source>
        <translation>&amp;Licencia:</translation>
    </message>
    <message>
        <source>what others may do with the recordings</source>
        <translation>qué pueden hacer otros con las grabaciones</translation>
    </message>
    <message>
        <source>A license from the list, or your own words, such as “nobody else may use them”. It is stored in every voice that is trained on them.</source>
        <translation>Una licencia de la lista, o una redacción propia, como «nadie más puede usarlas». Se guarda en cada voz que se entrene con las grabaciones.</translation>
    </message>
</context>
<context>
    <name>formant::SpectrogramPlot</name>
    <message>
        <source>seconds</source>
        <translation>segundos</translation>
    </message>
    <message>
        <source>mel band</source>
        <translation>banda mel</translation>
    </message>
    <message>
        <source>Click: seek. Drag: move. Wheel: zoom. Double-click: show all.</source>
        <translation>Clic: ir a ese punto. Arrastrar: mover. Rueda: ampliar. Doble clic: mostrar todo.</translation>
    </message>
</context>
<context>
    <name>formant::StageBars</name>
    <message>
        <source>%1: %2 ms</source>
        <translation>%1: %2 ms</translation>
    </message>
    <message>
        <source>%1: %2 ms, %3 %</source>
        <translation>%1: %2 ms, %3 %</translation>
    </message>
    <message>
        <source>%1 %2 %</source>
        <comment>a stage and its share of the time</comment>
        <translation>%1 %2 %</translation>
    </message>
    <message>
        <source>Where the time goes</source>
        <translation>En qué se va el tiempo</translation>
    </message>
</context>
<context>
    <name>formant::StageTable</name>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>Time of each stage</source>
        <translation>Tiempo de cada etapa</translation>
    </message>
    <message>
        <source>Stage</source>
        <translation>Etapa</translation>
    </message>
    <message>
        <source>ms</source>
        <translation>ms</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>Proporción</translation>
    </message>
    <message>
        <source>Thread</source>
        <translation>Hilo</translation>
    </message>
</context>
<context>
    <name>formant::StartQuestion</name>
    <message>
        <source>the demo voice</source>
        <translation>la voz de demostración</translation>
    </message>
    <message>
        <source>The configuration of %1 has changed on disk since it was opened on the Configuration page.</source>
        <translation>La configuración de %1 ha cambiado en el disco desde que se abrió en la página Configuración.</translation>
    </message>
    <message>
        <source>The configuration of %1 has changes that are not saved.</source>
        <translation>La configuración de %1 tiene cambios sin guardar.</translation>
    </message>
    <message>
        <source>The Configuration page shows other settings for %1 than the ones that are chosen for training.</source>
        <translation>La página Configuración muestra para %1 otros ajustes que los elegidos para entrenar.</translation>
    </message>
    <message>
        <source>The Configuration page shows %1, but %2 is chosen for training.</source>
        <translation>La página Configuración muestra %1, pero para entrenar está elegida %2.</translation>
    </message>
    <message>
        <source>The Configuration page shows %1 with changes that are not saved, but %2 is chosen for training.</source>
        <translation>La página Configuración muestra %1 con cambios sin guardar, pero para entrenar está elegida %2.</translation>
    </message>
    <message>
        <source>“Train the saved file” trains %1 as it is on disk. The Configuration page keeps what it shows.</source>
        <translation>«Entrenar el archivo guardado» entrena %1 tal como está en el disco. La página Configuración conserva lo que muestra.</translation>
    </message>
    <message>
        <source>Shown: %1</source>
        <translation>Mostrada: %1</translation>
    </message>
    <message>
        <source>Chosen: %1</source>
        <translation>Elegida: %1</translation>
    </message>
    <message>
        <source>&amp;Save and train what is shown</source>
        <translation>&amp;Guardar y entrenar lo que se muestra</translation>
    </message>
    <message>
        <source>&amp;Train what is shown</source>
        <translation>&amp;Entrenar lo que se muestra</translation>
    </message>
    <message>
        <source>&amp;Save and train %1</source>
        <translation>&amp;Guardar y entrenar %1</translation>
    </message>
    <message>
        <source>&amp;Train %1</source>
        <translation>&amp;Entrenar %1</translation>
    </message>
    <message>
        <source>Train the sa&amp;ved file</source>
        <translation>Entrenar el archi&amp;vo guardado</translation>
    </message>
    <message>
        <source>Trai&amp;n what is chosen</source>
        <translation>E&amp;ntrenar lo elegido</translation>
    </message>
    <message>
        <source>Trai&amp;n %1</source>
        <translation>E&amp;ntrenar %1</translation>
    </message>
    <message>
        <source>What should be trained?</source>
        <translation>¿Qué se debe entrenar?</translation>
    </message>
</context>
<context>
    <name>formant::SuggestionDialog</name>
    <message>
        <source>Suggested texts</source>
        <translation>Textos sugeridos</translation>
    </message>
    <message>
        <source>The transcriber suggested these texts. Correct them where they are wrong: only confirmed texts are trained on.</source>
        <translation>El transcriptor sugirió estos textos. Corríjalos donde estén mal: solo se entrena con textos confirmados.</translation>
    </message>
    <message>
        <source>Clip</source>
        <translation>Clip</translation>
    </message>
    <message>
        <source>Length</source>
        <translation>Duración</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Texto</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation>&amp;Reproducir</translation>
    </message>
    <message>
        <source>Check &amp;all</source>
        <translation>Marcar &amp;todos</translation>
    </message>
    <message>
        <source>Check &amp;none</source>
        <translation>Marcar &amp;ninguno</translation>
    </message>
    <message>
        <source>&amp;Confirm the checked texts</source>
        <translation>&amp;Confirmar los textos marcados</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1 s</translation>
    </message>
</context>
<context>
    <name>formant::TakeButtons</name>
    <message>
        <source>Previous (→)</source>
        <translation>Anterior (→)</translation>
    </message>
    <message>
        <source>Previous (←)</source>
        <translation>Anterior (←)</translation>
    </message>
    <message>
        <source>Stop (Space)</source>
        <translation>Detener (espacio)</translation>
    </message>
    <message>
        <source>Record (Space)</source>
        <translation>Grabar (espacio)</translation>
    </message>
    <message>
        <source>Record again (R)</source>
        <translation>Grabar de nuevo (R)</translation>
    </message>
    <message>
        <source>Or Backspace, on keyboards without an R</source>
        <translation>O Retroceso, en teclados sin R</translation>
    </message>
    <message>
        <source>Play (P)</source>
        <translation>Reproducir (P)</translation>
    </message>
    <message>
        <source>Or the down arrow, on keyboards without a P</source>
        <translation>O la flecha abajo, en teclados sin P</translation>
    </message>
    <message>
        <source>Next (Enter)</source>
        <translation>Siguiente (Intro)</translation>
    </message>
</context>
<context>
    <name>formant::TakeFeedback</name>
    <message>
        <source>No speech detected, so nothing was saved. Watch the level while you speak; the microphone may be muted.</source>
        <translation>No se ha detectado voz, así que no se ha guardado nada. Conviene mirar el nivel mientras se habla; puede que el micrófono esté silenciado.</translation>
    </message>
    <message>
        <source>Too loud: the signal clips. Move away from the microphone, or lower its gain.</source>
        <translation>Demasiado fuerte: la señal se satura. Hay que alejarse del micrófono o bajar su ganancia.</translation>
    </message>
    <message>
        <source>Too quiet. Move closer to the microphone, or raise its gain.</source>
        <translation>Demasiado bajo. Hay que acercarse al micrófono o subir su ganancia.</translation>
    </message>
    <message>
        <source>No silence found. Wait half a second before you speak and before you stop, without any noise.</source>
        <translation>No se ha encontrado ningún silencio. Hay que esperar medio segundo antes de hablar y antes de detener la grabación, sin ningún ruido.</translation>
    </message>
    <message>
        <source>Too noisy. Switch off fans and other sources of noise, or move closer to the microphone.</source>
        <translation>Demasiado ruido. Hay que apagar los ventiladores y otras fuentes de ruido, o acercarse al micrófono.</translation>
    </message>
    <message>
        <source>The beginning is cut off. Wait half a second before you speak.</source>
        <translation>El principio está cortado. Hay que esperar medio segundo antes de hablar.</translation>
    </message>
    <message>
        <source>The end is cut off. Wait half a second before you stop.</source>
        <translation>El final está cortado. Hay que esperar medio segundo antes de detener la grabación.</translation>
    </message>
    <message>
        <source>No signal from this microphone: it is muted or blocked. Unmute it in the sound settings, or allow it in the privacy settings.</source>
        <translation>No llega señal de este micrófono: está silenciado o bloqueado. Hay que activarlo en los ajustes de sonido o permitirlo en los de privacidad.</translation>
    </message>
    <message>
        <source>The room is quiet: good.</source>
        <translation>La sala está en silencio: bien.</translation>
    </message>
    <message>
        <source>The room is usable, but a quieter one gives a better voice.</source>
        <translation>La sala sirve, pero con una más silenciosa la voz será mejor.</translation>
    </message>
    <message>
        <source>The room is too noisy: the voice would learn the noise. Close the windows, switch off fans, or lower the gain and move closer.</source>
        <translation>Hay demasiado ruido en la sala: la voz aprendería el ruido. Hay que cerrar las ventanas, apagar los ventiladores, o bajar la ganancia y acercarse.</translation>
    </message>
    <message>
        <source>Good.</source>
        <translation>Bien.</translation>
    </message>
</context>
<context>
    <name>formant::TaskPanel</name>
    <message>
        <source>In progress</source>
        <translation>En curso</translation>
    </message>
    <message>
        <source>Canceling…</source>
        <translation>Cancelando…</translation>
    </message>
    <message>
        <source>Canceled by you.</source>
        <translation>Cancelado por el usuario.</translation>
    </message>
</context>
<context>
    <name>formant::TrainingPage</name>
    <message>
        <source>&amp;Advice</source>
        <translation>Conse&amp;jos</translation>
    </message>
    <message>
        <source>Training health</source>
        <translation>Salud del entrenamiento</translation>
    </message>
    <message>
        <source>Plots</source>
        <translation>Gráficas</translation>
    </message>
    <message>
        <source>Live settings</source>
        <translation>Ajustes en vivo</translation>
    </message>
    <message numerus="yes">
        <source>%n step(s)</source>
        <translation>
            <numerusform>%Ln paso</numerusform>
            <numerusform>%Ln pasos</numerusform>
        </translation>
    </message>
    <message>
        <source>This run ended unexpectedly at step %1, before its first save. It begins at step 1 again.</source>
        <translation>Esta ejecución terminó de forma inesperada en el paso %1, antes de guardarse por primera vez. Empieza de nuevo en el paso 1.</translation>
    </message>
    <message>
        <source>This run ended unexpectedly at step %1. Its last save is step %2: %3 are lost and trained again.</source>
        <translation>Esta ejecución terminó de forma inesperada en el paso %1. Se guardó por última vez en el paso %2: se pierden %3, que se entrenan de nuevo.</translation>
    </message>
    <message>
        <source>%1: not trained yet</source>
        <translation>%1: todavía sin entrenar</translation>
    </message>
    <message>
        <source>Run %1</source>
        <translation>Ejecución %1</translation>
    </message>
</context>
<context>
    <name>formant::TrainingWorkflow</name>
    <message>
        <source>Training is running. Stop it first, or queue this one with “Add to queue” on the Configuration page.</source>
        <translation>Hay un entrenamiento en curso. Primero hay que detenerlo, o poner este en la cola: «Añadir a la cola», en la página Configuración.</translation>
    </message>
</context>
<context>
    <name>formant::TroubleBanner</name>
    <message>
        <source>Save again</source>
        <translation>Guardar de nuevo</translation>
    </message>
    <message>
        <source>Show advice</source>
        <translation>Mostrar consejos</translation>
    </message>
    <message>
        <source>Delete checkpoints…</source>
        <translation>Eliminar checkpoints…</translation>
    </message>
    <message>
        <source>Step %1: %2</source>
        <comment>step; what happened</comment>
        <translation>Paso %1: %2</translation>
    </message>
    <message numerus="yes">
        <source>%1 (%n times)</source>
        <comment>what happened</comment>
        <translation>
            <numerusform>%1 (%Ln vez)</numerusform>
            <numerusform>%1 (%Ln veces)</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>two sentences</comment>
        <translation>%1 %2</translation>
    </message>
    <message numerus="yes">
        <source>%n other problem(s).</source>
        <translation>
            <numerusform>%Ln problema más.</numerusform>
            <numerusform>%Ln problemas más.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>formant::TunePanel</name>
    <message>
        <source>Choose a configuration first: its batch size is tuned.</source>
        <translation>Primero hay que elegir una configuración, cuyo tamaño de lote se optimizará.</translation>
    </message>
    <message>
        <source>Benchmarks batch sizes and keeps the fastest that fits in memory. The effective batch size stays the same, so results do not change. Takes a few minutes.</source>
        <translation>Mide varios tamaños de lote y se queda con el más rápido que cabe en la memoria. El tamaño de lote efectivo no cambia, así que los resultados tampoco. Tarda unos minutos.</translation>
    </message>
    <message>
        <source>Start &amp;tuning</source>
        <translation>Iniciar la op&amp;timización</translation>
    </message>
    <message>
        <source>Stop tuning</source>
        <translation>Detener la optimización</translation>
    </message>
    <message>
        <source>C&amp;onfiguration:</source>
        <translation>&amp;Configuración:</translation>
    </message>
    <message>
        <source>Configuration to tune</source>
        <translation>Configuración que se optimiza</translation>
    </message>
    <message>
        <source>&amp;Device:</source>
        <translation>&amp;Dispositivo:</translation>
    </message>
</context>
<context>
    <name>formant::TunedTrials</name>
    <message>
        <source>%1 of %2</source>
        <translation>%1 de %2</translation>
    </message>
    <message>
        <source>works</source>
        <translation>funciona</translation>
    </message>
    <message>
        <source>best: the fastest that fits</source>
        <translation>el mejor: el más rápido que cabe</translation>
    </message>
    <message>
        <source>Tried batch sizes</source>
        <translation>Tamaños de lote probados</translation>
    </message>
    <message>
        <source>Batch size</source>
        <translation>Tamaño de lote</translation>
    </message>
    <message>
        <source>Accumulation</source>
        <translation>Acumulación</translation>
    </message>
    <message>
        <source>Samples/s</source>
        <translation>Ejemplos/s</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>Memoria</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Resultado</translation>
    </message>
</context>
<context>
    <name>formant::VoiceExportDialog</name>
    <message>
        <source>Export voice</source>
        <translation>Exportar voz</translation>
    </message>
    <message>
        <source>Exports %1 for another program, with its EMA weights and a description of the voice.</source>
        <translation>Exporta %1 para otro programa, con sus pesos EMA y una descripción de la voz.</translation>
    </message>
    <message>
        <source>Folde&amp;r:</source>
        <translation>Ca&amp;rpeta:</translation>
    </message>
    <message>
        <source>&amp;Export</source>
        <translation>&amp;Exportar</translation>
    </message>
    <message>
        <source>Reading the voice…</source>
        <translation>Leyendo la voz…</translation>
    </message>
    <message>
        <source>Exporting…</source>
        <translation>Exportando…</translation>
    </message>
</context>
<context>
    <name>formant::VoiceImportDialog</name>
    <message>
        <source>Import voice</source>
        <translation>Importar voz</translation>
    </message>
    <message>
        <source>Makes a checkpoint of a voice of another program: voice.onnx of Piper, with voice.onnx.json next to it, or a .ckpt or .pth file with its config.json.</source>
        <translation>Crea un checkpoint a partir de una voz de otro programa: voice.onnx de Piper, con voice.onnx.json al lado, o un archivo .ckpt o .pth con su config.json.</translation>
    </message>
    <message>
        <source>&amp;Voice:</source>
        <translation>&amp;Voz:</translation>
    </message>
    <message>
        <source>&amp;Checkpoint:</source>
        <translation>&amp;Checkpoint:</translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation>Gu&amp;ardar como…</translation>
    </message>
    <message>
        <source>&amp;Import</source>
        <translation>&amp;Importar</translation>
    </message>
    <message>
        <source>Fine-t&amp;une from this</source>
        <translation>Aj&amp;uste fino desde este</translation>
    </message>
    <message>
        <source>Save the checkpoint as</source>
        <translation>Guardar el checkpoint como</translation>
    </message>
    <message>
        <source>Voices (*.safetensors *.pt)</source>
        <translation>Voces (*.safetensors *.pt)</translation>
    </message>
    <message>
        <source>Importing…</source>
        <translation>Importando…</translation>
    </message>
    <message>
        <source>The voice was imported to %1.</source>
        <translation>La voz se importó a %1.</translation>
    </message>
</context>
<context>
    <name>formant::VoicePage</name>
    <message>
        <source>%1 (continue)</source>
        <translation>%1 (continuar)</translation>
    </message>
    <message>
        <source>Built-in sentences: %1</source>
        <translation>Frases incluidas: %1</translation>
    </message>
    <message>
        <source>My text file (one sentence per line)</source>
        <translation>Mi archivo de texto (una frase por línea)</translation>
    </message>
    <message>
        <source>Recordings are saved in %1. Once there are some, “Use these recordings” opens that folder on the Data page for training.</source>
        <translation>Las grabaciones se guardan en %1. En cuanto haya alguna, «Usar estas grabaciones» abre esa carpeta en la página Datos para entrenar.</translation>
    </message>
    <message>
        <source>Read sentences aloud, one after another. Each is saved at once, and you can continue another day. 30 minutes of speech are enough for a usable voice; 60 are better.</source>
        <translation>Se leen frases en voz alta, una tras otra. Cada una se guarda al momento, y se puede continuar otro día. Con 30 minutos de habla basta para una voz utilizable; con 60 es mejor.</translation>
    </message>
    <message>
        <source>&amp;Voice:</source>
        <translation>&amp;Voz:</translation>
    </message>
    <message>
        <source>a new voice</source>
        <translation>una voz nueva</translation>
    </message>
    <message>
        <source>S&amp;entences:</source>
        <translation>&amp;Frases:</translation>
    </message>
    <message>
        <source>Text file of sentences</source>
        <translation>Archivo de texto con frases</translation>
    </message>
</context>
<context>
    <name>formant::YamlView</name>
    <message>
        <source>As te&amp;xt (YAML)</source>
        <translation>Como &amp;texto (YAML)</translation>
    </message>
    <message>
        <source>The configuration as text</source>
        <translation>La configuración como texto</translation>
    </message>
    <message>
        <source>Errors in the text</source>
        <translation>Errores del texto</translation>
    </message>
    <message>
        <source>Double-click or press Enter to go to the line.</source>
        <translation>Doble clic o Intro para ir a la línea.</translation>
    </message>
    <message>
        <source>⚠ %1</source>
        <translation>⚠ %1</translation>
    </message>
</context>
<context>
    <name>formant::memory_text</name>
    <message>
        <source>%1 GiB</source>
        <translation>%1 GiB</translation>
    </message>
    <message>
        <source>%1 of %2 GiB</source>
        <translation>%1 de %2 GiB</translation>
    </message>
</context>
<context>
    <name>hardware</name>
    <message>
        <source>/dev/kfd, the compute device of AMD GPUs, does not exist: load the kernel module amdgpu, or start the container with --device /dev/kfd --device /dev/dri</source>
        <translation>no existe /dev/kfd, el dispositivo de cómputo de las GPU de AMD: hay que cargar el módulo del núcleo amdgpu, o iniciar el contenedor con --device /dev/kfd --device /dev/dri</translation>
    </message>
    <message>
        <source>this user is in the groups render and video, but still cannot open /dev/kfd; ask the administrator of this machine</source>
        <translation>este usuario está en los grupos render y video, pero aun así no puede abrir /dev/kfd; conviene consultar al administrador de este equipo</translation>
    </message>
    <message>
        <source>this user cannot open /dev/kfd, the compute device of AMD GPUs: run sudo usermod -aG {groups} $USER, then log in again</source>
        <translation>este usuario no puede abrir /dev/kfd, el dispositivo de cómputo de las GPU de AMD: hay que ejecutar sudo usermod -aG {groups} $USER y después volver a iniciar sesión</translation>
    </message>
    <message>
        <source>if ROCm has no kernels for {gfx}, HSA_OVERRIDE_GFX_VERSION={version} makes it use those of {supported}</source>
        <translation>si ROCm no tiene kernels para {gfx}, HSA_OVERRIDE_GFX_VERSION={version} hace que use los de {supported}</translation>
    </message>
    <message>
        <source>if fragmented memory runs out, as with recordings of very different lengths, set PYTORCH_HIP_ALLOC_CONF=expandable_segments:True</source>
        <translation>si se agota la memoria por la fragmentación, como con grabaciones de longitudes muy distintas, hay que definir PYTORCH_HIP_ALLOC_CONF=expandable_segments:True</translation>
    </message>
    <message>
        <source>training on AMD GPUs is not supported yet: this version uses LibTorch ({version}) for NVIDIA only; AMD GPUs are listed and monitored</source>
        <translation>todavía no se puede entrenar en GPU de AMD: esta versión usa LibTorch ({version}) solo para NVIDIA; las GPU de AMD se muestran y se supervisan</translation>
    </message>
    <message>
        <source>there is no NVIDIA driver ({reason})</source>
        <translation>no hay ningún controlador de NVIDIA ({reason})</translation>
    </message>
    <message>
        <source>this build has no CUDA plug-in ({file} does not exist); installer/quickstart --cuda builds one with it</source>
        <translation>esta compilación no tiene el complemento de CUDA (falta {file}); installer/quickstart --cuda compila una que lo tiene</translation>
    </message>
    <message>
        <source>the CUDA plug-in cannot be opened ({reason}): NVIDIA&apos;s libraries for LibTorch are missing, or it is from another build; run {command}</source>
        <translation>no se puede abrir el complemento de CUDA ({reason}): faltan las bibliotecas de NVIDIA para LibTorch, o es de otra compilación; hay que ejecutar {command}</translation>
    </message>
    <message>
        <source>{file} is from another build of formant; rebuild formant</source>
        <translation>{file} pertenece a otra compilación de formant; hay que volver a compilar formant</translation>
    </message>
    <message>
        <source>GPU {index} cannot be used: {reason}. `--gpu cpu` uses the CPU</source>
        <translation>no se puede usar la GPU {index}: {reason}. Con `--gpu cpu` se usa la CPU</translation>
    </message>
    <message>
        <source>there is no GPU {index}; available: {gpus}. `--gpu cpu` uses the CPU</source>
        <translation>no existe la GPU {index}; disponibles: {gpus}. Con `--gpu cpu` se usa la CPU</translation>
    </message>
    <message>
        <source>--gpu {choice} matches several GPUs: {gpus}; give more of the UUID</source>
        <translation>--gpu {choice} coincide con varias GPU: {gpus}; hay que indicar más caracteres del UUID</translation>
    </message>
    <message>
        <source>--gpu is &apos;{choice}&apos;; it must be auto, cpu, the number of a GPU, or its UUID (GPU-...)</source>
        <translation>--gpu es «{choice}»; debe ser auto, cpu, el número de una GPU o su UUID (GPU-...)</translation>
    </message>
    <message>
        <source>{name}, the best GPU here</source>
        <translation>{name}, la mejor GPU de este equipo</translation>
    </message>
    <message>
        <source>the CPU, because {reason}</source>
        <translation>la CPU, porque {reason}</translation>
    </message>
    <message>
        <source>the CPU, because no GPU here can be used</source>
        <translation>la CPU, porque aquí no se puede usar ninguna GPU</translation>
    </message>
    <message>
        <source>it is not in this machine or is hidden</source>
        <translation>no está en este equipo o está oculta</translation>
    </message>
    <message>
        <source>{best}; {name}, which was chosen before, cannot be used: {reason}. Run `formant hardware --reconfigure` to choose again</source>
        <translation>{best}; {name}, que se eligió antes, no se puede usar: {reason}. Para elegir de nuevo, ejecutar `formant hardware --reconfigure`</translation>
    </message>
    <message>
        <source>{device}, set by --gpu</source>
        <translation>{device}, elegido con --gpu</translation>
    </message>
    <message>
        <source>the CPU, as chosen</source>
        <translation>la CPU, tal como se eligió</translation>
    </message>
    <message>
        <source>{name}, as chosen</source>
        <translation>{name}, tal como se eligió</translation>
    </message>
    <message>
        <source>is &apos;{value}&apos;: hides every GPU, so training is on the CPU; unset it to train on a GPU</source>
        <translation>vale «{value}»: oculta todas las GPU, así que se entrena en la CPU; hay que quitarla para entrenar en una GPU</translation>
    </message>
    <message>
        <source>is &apos;{value}&apos;: only these GPUs are offered, numbered in this order from 0; unset it for all</source>
        <translation>vale «{value}»: solo se ofrecen estas GPU, numeradas en este orden desde 0; quitarla para tenerlas todas</translation>
    </message>
    <message>
        <source>is &apos;{value}&apos;: with PCI_BUS_ID GPUs have the numbers that nvidia-smi shows, else the fastest is GPU 0</source>
        <translation>vale «{value}»: con PCI_BUS_ID las GPU tienen los números que muestra nvidia-smi; si no, la más rápida es la GPU 0</translation>
    </message>
    <message>
        <source>is &apos;{value}&apos;: this container was given only these GPUs</source>
        <translation>vale «{value}»: a este contenedor solo se le han dado estas GPU</translation>
    </message>
    <message>
        <source>is &apos;{value}&apos;: only these AMD GPUs are offered, numbered in this order from 0; unset it for all</source>
        <translation>vale «{value}»: solo se ofrecen estas GPU de AMD, numeradas en este orden desde 0; quitarla para tenerlas todas</translation>
    </message>
    <message>
        <source>is &apos;{value}&apos;: only these AMD GPUs are offered; HIP_VISIBLE_DEVICES selects among them. Unset it for all</source>
        <translation>vale «{value}»: solo se ofrecen estas GPU de AMD; HIP_VISIBLE_DEVICES elige entre ellas. Quitarla para tenerlas todas</translation>
    </message>
    <message>
        <source>is &apos;{value}&apos;: ROCm treats AMD GPUs as this model; a value of another family causes crashes or wrong results</source>
        <translation>vale «{value}»: ROCm trata las GPU de AMD como este modelo; un valor de otra familia causa cierres inesperados o resultados erróneos</translation>
    </message>
    <message>
        <source>is &apos;{value}&apos;: kernels run synchronously, which makes training much slower; meant for debugging only, unset it</source>
        <translation>vale «{value}»: los kernels se ejecutan de forma síncrona, lo que hace el entrenamiento mucho más lento; solo sirve para depurar, conviene quitarla</translation>
    </message>
    <message>
        <source>is &apos;{value}&apos;: every allocation goes to the driver, which makes training much slower; unset it</source>
        <translation>vale «{value}»: cada reserva de memoria pasa por el controlador, lo que hace el entrenamiento mucho más lento; conviene quitarla</translation>
    </message>
    <message>
        <source>is &apos;{value}&apos;: how LibTorch divides the GPU&apos;s memory; a setting made for another program can cost memory or speed</source>
        <translation>vale «{value}»: cómo reparte LibTorch la memoria de la GPU; un valor pensado para otro programa puede costar memoria o velocidad</translation>
    </message>
    <message>
        <source>is &apos;{value}&apos;: how LibTorch divides an AMD GPU&apos;s memory; a setting made for another program can cost memory or speed</source>
        <translation>vale «{value}»: cómo reparte LibTorch la memoria de una GPU de AMD; un valor pensado para otro programa puede costar memoria o velocidad</translation>
    </message>
    <message>
        <source>is &apos;{value}&apos;: disables TF32, so fp32 matmuls are several times slower on Ampere and newer; unset it</source>
        <translation>vale «{value}»: desactiva TF32, así que los productos de matrices en fp32 son varias veces más lentos en Ampere y posteriores; conviene quitarla</translation>
    </message>
    <message>
        <source>is &apos;{value}&apos;: overrides formant&apos;s TF32 setting</source>
        <translation>vale «{value}»: prevalece sobre el ajuste de TF32 de formant</translation>
    </message>
    <message>
        <source>is &apos;{value}&apos;: the maximum number of CPU threads; unset it to use all cores</source>
        <translation>vale «{value}»: el número máximo de hilos de la CPU; conviene quitarla para usar todos los núcleos</translation>
    </message>
    <message>
        <source>is &apos;{value}&apos;: the maximum number of threads of matrix products on the CPU; unset it to use all cores</source>
        <translation>vale «{value}»: el número máximo de hilos de los productos de matrices en la CPU; conviene quitarla para usar todos los núcleos</translation>
    </message>
    <message>
        <source>is &apos;{value}&apos;: this file replaces the driver&apos;s own NVML library</source>
        <translation>vale «{value}»: este archivo sustituye a la biblioteca NVML del propio controlador</translation>
    </message>
    <message>
        <source>{file} was written by a newer version of formant (format {version}); it is kept but not used. Update formant, or remove the file</source>
        <translation>{file} fue escrito por una versión más reciente de formant (formato {version}); se conserva, pero no se usa. Hay que actualizar formant o eliminar el archivo</translation>
    </message>
    <message>
        <source>{file}, which stores the chosen GPU, is damaged. It was renamed to {bad}; the GPU is chosen again</source>
        <translation>{file}, que guarda la GPU elegida, está dañado. Se le ha cambiado el nombre a {bad}; la GPU se elige de nuevo</translation>
    </message>
    <message>
        <source>{file}, which stores the chosen GPU, is damaged and cannot be renamed to {bad}; the GPU is chosen again</source>
        <translation>{file}, que guarda la GPU elegida, está dañado y no se le puede cambiar el nombre a {bad}; la GPU se elige de nuevo</translation>
    </message>
    <message>
        <source>CUDA_VISIBLE_DEVICES={value} hides it</source>
        <translation>CUDA_VISIBLE_DEVICES={value} la oculta</translation>
    </message>
    <message>
        <source>CUDA does not list this GPU; it may be too old for this driver&apos;s CUDA, divided into slices (MIG), or reserved for another program (see Compute Mode in nvidia-smi -q)</source>
        <translation>CUDA no muestra esta GPU; puede ser demasiado antigua para el CUDA de este controlador, estar dividida en porciones (MIG) o reservada a otro programa (véase Compute Mode en nvidia-smi -q)</translation>
    </message>
    <message>
        <source>{variables} hides it</source>
        <translation>{variables} la oculta</translation>
    </message>
    <message>
        <source>no NVIDIA GPU answers ({reason})</source>
        <translation>no responde ninguna GPU de NVIDIA ({reason})</translation>
    </message>
    <message>
        <source>this LibTorch ({version}, CUDA {cuda}) has kernels for {kernels} but none for this card&apos;s {target}; run installer/quickstart --libtorch DIR with one that has them (for an older card, built for an older CUDA)</source>
        <translation>este LibTorch ({version}, CUDA {cuda}) tiene kernels para {kernels}, pero ninguno para {target}, de esta tarjeta; hay que ejecutar installer/quickstart --libtorch DIR con uno que los tenga (para una tarjeta antigua, uno compilado para un CUDA anterior)</translation>
    </message>
    <message>
        <source>found {gpus}, but this LibTorch ({version}) cannot use it with this driver; {command} gets one for CUDA</source>
        <translation>se ha encontrado {gpus}, pero este LibTorch ({version}) no puede usarla con este controlador; {command} obtiene uno para CUDA</translation>
    </message>
    <message>
        <source>{path} is on a Windows drive ({mount}), which WSL2 accesses slowly; a copy in the Linux file system, for example ~/voice, is many times faster</source>
        <translation>{path} está en una unidad de Windows ({mount}), que WSL2 lee y escribe con lentitud; una copia en el sistema de archivos de Linux, como en ~/voice, es muchas veces más rápida</translation>
    </message>
    <message>
        <source>{path} is on a network file system ({mount}, {type}), which can slow down training; a copy on a local disk is faster</source>
        <translation>{path} está en un sistema de archivos de red ({mount}, {type}), que puede ralentizar el entrenamiento; una copia en un disco local es más rápida</translation>
    </message>
    <message>
        <source>Windows gives WSL2 only part of its RAM, half by default. To change that, set [wsl2] memory=24GB in the file .wslconfig of your Windows user folder, then run `wsl --shutdown`</source>
        <translation>Windows solo da a WSL2 una parte de su RAM, la mitad de forma predeterminada. Para cambiarlo, hay que poner [wsl2] memory=24GB en el archivo .wslconfig de la carpeta de usuario de Windows y ejecutar `wsl --shutdown`</translation>
    </message>
    <message>
        <source>under WSL2, memory that does not fit on the GPU spills into system RAM, which makes training many times slower. If that happens, lower train.batch_size, or set &quot;CUDA - Sysmem Fallback Policy&quot; to &quot;Prefer No Sysmem Fallback&quot; in the NVIDIA Control Panel in Windows</source>
        <translation>en WSL2, la memoria que no cabe en la GPU se desborda a la RAM del sistema, lo que hace el entrenamiento muchas veces más lento. Si ocurre, conviene reducir train.batch_size o poner «CUDA - Sysmem Fallback Policy» en «Prefer No Sysmem Fallback» en el panel de control de NVIDIA en Windows</translation>
    </message>
    <message>
        <source>NVML cannot list the GPUs ({reason})</source>
        <translation>NVML no puede enumerar las GPU ({reason})</translation>
    </message>
    <message>
        <source>NVML&apos;s GPU {index} does not answer ({reason})</source>
        <translation>la GPU {index} de NVML no responde ({reason})</translation>
    </message>
    <message>
        <source>NVIDIA&apos;s NVML was not found ({reason})</source>
        <translation>no se ha encontrado NVML de NVIDIA ({reason})</translation>
    </message>
    <message>
        <source>{file} is not a supported NVML library; install a newer driver</source>
        <translation>{file} no es una biblioteca NVML compatible; hay que instalar un controlador más reciente</translation>
    </message>
    <message>
        <source>NVIDIA&apos;s NVML cannot be initialized ({reason})</source>
        <translation>NVML de NVIDIA no se puede inicializar ({reason})</translation>
    </message>
    <message>
        <source>{backend} attention</source>
        <translation>atención {backend}</translation>
    </message>
    <message>
        <source>{device} does not compute correctly: {reason}. Run `formant hardware --self-test` for details; `--gpu cpu` uses the CPU</source>
        <translation>{device} no calcula correctamente: {reason}. Para más detalles, ejecutar `formant hardware --self-test`; con `--gpu cpu` se usa la CPU</translation>
    </message>
    <message>
        <source>its results differ from the CPU&apos;s</source>
        <translation>sus resultados difieren de los de la CPU</translation>
    </message>
    <message>
        <source>this LibTorch ({version}) has no kernels for this GPU: the GPU is newer or older than those it was built for. Run installer/quickstart --cuda to install a matching LibTorch; for an AMD GPU, set HSA_OVERRIDE_GFX_VERSION as shown by `formant hardware`</source>
        <translation>este LibTorch ({version}) no tiene kernels para esta GPU: la GPU es más nueva o más antigua que aquellas para las que se compiló. Con installer/quickstart --cuda se instala el LibTorch adecuado; para una GPU de AMD hay que definir HSA_OVERRIDE_GFX_VERSION como lo indica `formant hardware`</translation>
    </message>
    <message>
        <source>the GPU&apos;s driver is too old for this LibTorch ({version}); install a newer driver and reboot</source>
        <translation>el controlador de la GPU es demasiado antiguo para este LibTorch ({version}); hay que instalar uno más reciente y reiniciar el equipo</translation>
    </message>
    <message>
        <source>this LibTorch ({version}) was built without operators for this type of device; {command} gets one for NVIDIA GPUs</source>
        <translation>este LibTorch ({version}) se hizo sin operadores para este tipo de dispositivo; {command} obtiene uno para GPU de NVIDIA</translation>
    </message>
    <message>
        <source>computation failed: {reason}</source>
        <translation>el cálculo ha fallado: {reason}</translation>
    </message>
    <message>
        <source>the result differs from the CPU&apos;s by more than rounding error; check for overclocking or a damaged driver</source>
        <translation>el resultado difiere del de la CPU más que un error de redondeo; conviene comprobar si hay overclocking o un controlador dañado</translation>
    </message>
    <message>
        <source>not supported by this device; not required</source>
        <translation>no compatible con este dispositivo; no es necesario</translation>
    </message>
    <message>
        <source>copy from the CPU to the device</source>
        <translation>copia de la CPU al dispositivo</translation>
    </message>
    <message>
        <source>copy from the device to the CPU</source>
        <translation>copia del dispositivo a la CPU</translation>
    </message>
    <message>
        <source>{precision} matmul</source>
        <translation>producto de matrices en {precision}</translation>
    </message>
    <message>
        <source>convolution</source>
        <translation>convolución</translation>
    </message>
    <message>
        <source>convolution gradients</source>
        <translation>gradientes de la convolución</translation>
    </message>
    <message>
        <source>STFT/iSTFT round trip</source>
        <translation>STFT/iSTFT de ida y vuelta</translation>
    </message>
    <message>
        <source>AdamW update</source>
        <translation>actualización de AdamW</translation>
    </message>
    <message>
        <source>default for {card}; run `formant hardware --tune` to measure</source>
        <translation>valor predeterminado para {card}; para medirlo, ejecutar `formant hardware --tune`</translation>
    </message>
    <message>
        <source>conservative, because the driver does not report the card&apos;s memory</source>
        <translation>conservador, porque el controlador no indica la memoria de la tarjeta</translation>
    </message>
    <message>
        <source>default for a card with {gib} GiB; run `formant hardware --tune` to measure</source>
        <translation>valor predeterminado para una tarjeta con {gib} GiB; para medirlo, ejecutar `formant hardware --tune`</translation>
    </message>
    <message>
        <source>{reason}; reduced, because model and optimizer take {percent} % of the memory</source>
        <translation>{reason}; reducido, porque el modelo y el optimizador ocupan el {percent} % de la memoria</translation>
    </message>
    <message>
        <source>conservative CPU default; run `formant hardware --tune` to find a faster value</source>
        <translation>valor predeterminado prudente para una CPU; para hallar uno más rápido, ejecutar `formant hardware --tune`</translation>
    </message>
    <message>
        <source>the fastest measured here ({date}): {speed} samples/s</source>
        <translation>lo más rápido que se ha medido aquí ({date}): {speed} ejemplos/s</translation>
    </message>
    <message>
        <source>limited by the effective batch size</source>
        <translation>limitado por el tamaño de lote efectivo</translation>
    </message>
    <message>
        <source>this CPU supports it natively (AMX)</source>
        <translation>esta CPU lo admite de forma nativa (AMX)</translation>
    </message>
    <message>
        <source>bf16 is slower on a CPU without AMX</source>
        <translation>bf16 es más lento en una CPU sin AMX</translation>
    </message>
    <message>
        <source>makes float32 matmuls several times faster, at 10 bits of precision</source>
        <translation>hace varias veces más rápidos los productos de matrices en float32, con 10 bits de precisión</translation>
    </message>
    <message>
        <source>requires an Ampere or newer GPU</source>
        <translation>requiere una GPU Ampere o posterior</translation>
    </message>
    <message>
        <source>all recordings have the same length, so one benchmark pays off</source>
        <translation>todas las grabaciones tienen la misma longitud, así que compensa una medición</translation>
    </message>
    <message>
        <source>variable input lengths would trigger re-benchmarking</source>
        <translation>con longitudes de entrada variables habría que medir una y otra vez</translation>
    </message>
    <message>
        <source>one per usable core ({cores}), at most {most}</source>
        <translation>uno por núcleo utilizable ({cores}), como máximo {most}</translation>
    </message>
    <message>
        <source>one decoding process per core, at most {most}, with 1 GB of memory each</source>
        <translation>un proceso de decodificación por núcleo, como máximo {most}, con 1 GB de memoria cada uno</translation>
    </message>
    <message>
        <source>faster GPUs need a larger buffer: 32 batches from 24 GB of memory, 16 from 12 GB, else 8</source>
        <translation>las GPU más rápidas necesitan un búfer mayor: 32 lotes a partir de 24 GB de memoria, 16 a partir de 12 GB, si no 8</translation>
    </message>
    <message>
        <source>this model does not support gradient checkpointing</source>
        <translation>este modelo no admite gradient checkpointing</translation>
    </message>
    <message>
        <source>below 12 GB, saving memory is worth the extra time</source>
        <translation>por debajo de 12 GB, el ahorro de memoria compensa el tiempo adicional</translation>
    </message>
    <message>
        <source>there is enough memory without it</source>
        <translation>hay memoria suficiente sin ello</translation>
    </message>
    <message>
        <source>the size of the recordings is unknown; the system caches what is read often</source>
        <translation>se desconoce el tamaño de las grabaciones; el sistema guarda en caché lo que se lee a menudo</translation>
    </message>
    <message>
        <source>the recordings ({gb} GB) take at most half of the free memory</source>
        <translation>las grabaciones ({gb} GB) ocupan como máximo la mitad de la memoria libre</translation>
    </message>
    <message>
        <source>the recordings ({gb} GB) take more than half of the free memory</source>
        <translation>las grabaciones ({gb} GB) ocupan más de la mitad de la memoria libre</translation>
    </message>
    <message>
        <source>the GPU supports it natively, and it needs no loss scaling</source>
        <translation>la GPU lo admite de forma nativa y no necesita escalado de la pérdida</translation>
    </message>
    <message>
        <source>the GPU has fast fp16 but no bf16; loss scaling preserves small gradients</source>
        <translation>la GPU tiene fp16 rápido, pero no bf16; el escalado de la pérdida conserva los gradientes pequeños</translation>
    </message>
    <message>
        <source>half precision is not faster on this GPU</source>
        <translation>la media precisión no es más rápida en esta GPU</translation>
    </message>
    <message>
        <source>for an effective batch size of at least {count}</source>
        <translation>para un tamaño de lote efectivo de al menos {count}</translation>
    </message>
    <message>
        <source>GPU utilization was {share} over the last minute; `formant diagnose --config C` shows the bottleneck</source>
        <translation>la utilización de la GPU fue del {share} en el último minuto; `formant diagnose --config C` muestra el cuello de botella</translation>
    </message>
    <message>
        <source>GPU utilization was {share} over the last minute: {verdict}</source>
        <translation>la utilización de la GPU fue del {share} en el último minuto: {verdict}</translation>
    </message>
    <message>
        <source>GPU memory grows by {growth} per step and will be full in about {steps} steps ({used} of {total} in use)</source>
        <translation>la memoria de la GPU crece {growth} por paso y se llenará en unos {steps} pasos (se usan {used} de {total})</translation>
    </message>
    <message>
        <source>the GPU is too hot{degrees} and has slowed down; check its fans and the airflow</source>
        <translation>la GPU está demasiado caliente{degrees} y se ha ralentizado; conviene revisar los ventiladores y la ventilación</translation>
    </message>
    <message>
        <source>the GPU is slowed by its power limit{watts}; this is normal under full load</source>
        <translation>el límite de potencia{watts} frena la GPU; es normal a plena carga</translation>
    </message>
    <message>
        <source>another process has allocated {bytes} of GPU memory; the training may run out of memory</source>
        <translation>otro proceso ha reservado {bytes} de la memoria de la GPU; el entrenamiento puede quedarse sin memoria</translation>
    </message>
    <message>
        <source>{used} of {total} RAM are in use; when it is full, the system kills a process, possibly this one</source>
        <translation>se usan {used} de {total} de la memoria (RAM); cuando se llene, el sistema terminará un proceso, quizá este</translation>
    </message>
    <message>
        <source>{architecture} cards are fast in bf16, which needs no loss scaling: keep train.precision automatic or set it to bf16</source>
        <translation>Las tarjetas {architecture} son rápidas en bf16, que no necesita escalado de la pérdida: conviene dejar train.precision en automático o ponerlo en bf16</translation>
    </message>
    <message>
        <source>{architecture} cards are fast in fp16 but have no bf16: if the loss scale keeps halving, set train.precision to float32</source>
        <translation>Las tarjetas {architecture} son rápidas en fp16, pero no tienen bf16: si la escala de la pérdida se reduce a la mitad una y otra vez, conviene poner train.precision en float32</translation>
    </message>
    <message>
        <source>This card is not faster in half precision; --amp still saves memory</source>
        <translation>Esta tarjeta no es más rápida en media precisión; aun así, --amp ahorra memoria</translation>
    </message>
    <message>
        <source>Blackwell cards need a LibTorch for CUDA 12.8 or newer; formant hardware --self-test checks it</source>
        <translation>Las tarjetas Blackwell necesitan una LibTorch para CUDA 12.8 o posterior; formant hardware --self-test lo comprueba</translation>
    </message>
    <message>
        <source>Steps are short on this card: if it waits for data, formant diagnose names the setting that helps</source>
        <translation>Los pasos son cortos en esta tarjeta: si espera a los datos, formant diagnose nombra el ajuste que ayuda</translation>
    </message>
    <message>
        <source>one per usable core ({cores}), at most {most} for a card of this size</source>
        <translation>uno por núcleo utilizable ({cores}), como máximo {most} para una tarjeta de este tamaño</translation>
    </message>
    <message>
        <source>off; compile_mode: reduce-overhead replays steps as CUDA graphs</source>
        <translation>desactivado; compile_mode: reduce-overhead repite los pasos como grafos de CUDA</translation>
    </message>
    <message>
        <source>CUDA graphs need an NVIDIA GPU, and a build with CUDA&apos;s headers</source>
        <translation>los grafos CUDA necesitan una GPU de NVIDIA y una compilación con las cabeceras de CUDA</translation>
    </message>
</context>
<context>
    <name>layers</name>
    <message>
        <source>Generator</source>
        <translation>Generador</translation>
    </message>
    <message>
        <source>Period discriminators</source>
        <translation>Discriminadores de periodo</translation>
    </message>
    <message>
        <source>Scale discriminators</source>
        <translation>Discriminadores de escala</translation>
    </message>
    <message>
        <source>Text encoder</source>
        <translation>Codificador de texto</translation>
    </message>
    <message>
        <source>Duration predictor</source>
        <translation>Predictor de duración</translation>
    </message>
    <message>
        <source>Global (style) encoder</source>
        <translation>Codificador global (de estilo)</translation>
    </message>
    <message>
        <source>U-Net decoder</source>
        <translation>Decodificador U-Net</translation>
    </message>
    <message>
        <source>Speaker embedding</source>
        <translation>Embedding del hablante</translation>
    </message>
    <message>
        <source>Posterior encoder</source>
        <translation>Codificador posterior</translation>
    </message>
    <message>
        <source>Flow</source>
        <translation>Flujo</translation>
    </message>
    <message>
        <source>Decoder</source>
        <translation>Decodificador</translation>
    </message>
    <message>
        <source>Scale discriminator</source>
        <translation>Discriminador de escala</translation>
    </message>
    <message>
        <source>All but the text encoder</source>
        <translation>Todo menos el codificador de texto</translation>
    </message>
    <message>
        <source>Speaker adaptation</source>
        <translation>Adaptación al hablante</translation>
    </message>
    <message>
        <source>Global (style) encoder only</source>
        <translation>Solo el codificador global (de estilo)</translation>
    </message>
    <message>
        <source>U-Net only</source>
        <translation>Solo la U-Net</translation>
    </message>
    <message>
        <source>Decoder only</source>
        <translation>Solo el decodificador</translation>
    </message>
    <message>
        <source>Discriminator of period 2</source>
        <translation>Discriminador de periodo 2</translation>
    </message>
    <message>
        <source>Discriminator of period 3</source>
        <translation>Discriminador de periodo 3</translation>
    </message>
    <message>
        <source>Discriminator of period 5</source>
        <translation>Discriminador de periodo 5</translation>
    </message>
    <message>
        <source>Discriminator of period 7</source>
        <translation>Discriminador de periodo 7</translation>
    </message>
    <message>
        <source>Discriminator of period 11</source>
        <translation>Discriminador de periodo 11</translation>
    </message>
    <message>
        <source>Transformer</source>
        <translation>Transformador</translation>
    </message>
    <message>
        <source>Duration embedding</source>
        <translation>Embedding de duración</translation>
    </message>
    <message>
        <source>Encoder</source>
        <translation>Codificador</translation>
    </message>
    <message>
        <source>Codebook</source>
        <translation>Libro de códigos</translation>
    </message>
    <message>
        <source>Text tokens</source>
        <translation>Tokens de texto</translation>
    </message>
    <message>
        <source>Audio tokens</source>
        <translation>Tokens de audio</translation>
    </message>
    <message>
        <source>Positions</source>
        <translation>Posiciones</translation>
    </message>
    <message>
        <source>New text tokens only</source>
        <translation>Solo los tokens de texto nuevos</translation>
    </message>
    <message>
        <source>LoRA only</source>
        <translation>Solo LoRA</translation>
    </message>
    <message>
        <source>LoRA</source>
        <translation>LoRA</translation>
    </message>
    <message>
        <source>Speaker encoder</source>
        <translation>Codificador de hablante</translation>
    </message>
    <message>
        <source>Posterior encoder only</source>
        <translation>Solo el codificador posterior</translation>
    </message>
</context>
<context>
    <name>models</name>
    <message>
        <source>{key}: {why}</source>
        <translation>{key}: {why}</translation>
    </message>
    <message>
        <source>must be positive integers</source>
        <translation>deben ser enteros positivos</translation>
    </message>
    <message>
        <source>sizes must be odd; even ones would change the length</source>
        <translation>los tamaños deben ser impares; los pares cambiarían la longitud</translation>
    </message>
    <message>
        <source>must have as many entries as resblock_kernel_sizes</source>
        <translation>debe tener tantas entradas como resblock_kernel_sizes</translation>
    </message>
    <message>
        <source>must have one size per upsampling rate, each at least the rate, and both odd or both even</source>
        <translation>debe tener un tamaño por cada factor de sobremuestreo, no menor que este y de su misma paridad</translation>
    </message>
    <message>
        <source>too small: each level halves it, which leaves no channels in the last</source>
        <translation>demasiado pequeño: cada nivel lo reduce a la mitad y al último no le quedaría ningún canal</translation>
    </message>
    <message>
        <source>{section}.upsample_rates multiply to {product}, but audio.hop_length is {hop}; change one so that they are equal</source>
        <translation>el producto de {section}.upsample_rates es {product}, pero audio.hop_length es {hop}; hay que cambiar uno de los dos para que coincidan</translation>
    </message>
    <message>
        <source>Residual blocks of the waveform generator. 1: two convolutions for each of the first three dilations; 2: one for each of the first two.</source>
        <translation>Bloques residuales del generador de la forma de onda. 1: dos convoluciones por cada una de las tres primeras dilataciones; 2: una por cada una de las dos primeras.</translation>
    </message>
    <message>
        <source>Kernel sizes of the residual blocks, one per block of a level.</source>
        <translation>Tamaños de kernel de los bloques residuales, uno por cada bloque de un nivel.</translation>
    </message>
    <message>
        <source>Dilations of the residual blocks, one string per block of a level, as in [1 3 5, 1 3 5, 1 3 5].</source>
        <translation>Dilataciones de los bloques residuales, una cadena por cada bloque de un nivel, como en [1 3 5, 1 3 5, 1 3 5].</translation>
    </message>
    <message>
        <source>Upsampling rate of each level; their product is audio.hop_length.</source>
        <translation>Factor de sobremuestreo de cada nivel; su producto es audio.hop_length.</translation>
    </message>
    <message>
        <source>Kernel size of each level&apos;s transposed convolution.</source>
        <translation>Tamaño de kernel de la convolución transpuesta de cada nivel.</translation>
    </message>
    <message>
        <source>Channels before the first level; each level halves them.</source>
        <translation>Canales antes del primer nivel; cada nivel los reduce a la mitad.</translation>
    </message>
    <message>
        <source>Channels of the discriminators&apos; widest layers: 1024, 512, 256, 128 or 64; upstream weights fit only 1024.</source>
        <translation>Canales de las capas más anchas de los discriminadores: 1024, 512, 256, 128 o 64; los pesos originales solo encajan con 1024.</translation>
    </message>
    <message>
        <source>Segment size: frames of each recording per step.</source>
        <translation>Tamaño del segmento: tramas de cada grabación por paso.</translation>
    </message>
    <message>
        <source>Weight of the loss `mel`: L1 distance of the log-mel spectra.</source>
        <translation>Peso de la pérdida `mel`: distancia L1 entre los espectros log-mel.</translation>
    </message>
    <message>
        <source>Highest frequency in the loss `mel`; 0: half the sample rate.</source>
        <translation>Frecuencia más alta que tiene en cuenta la pérdida `mel`; 0: la mitad de la frecuencia de muestreo.</translation>
    </message>
    <message>
        <source>{section}.discriminator_channels is {channels}; it must be 1024, 512, 256, 128 or 64</source>
        <translation>{section}.discriminator_channels es {channels}; debe ser 1024, 512, 256, 128 o 64</translation>
    </message>
    <message>
        <source>{section}.segment_frames is {frames}; with audio.n_fft {n_fft} and audio.hop_length {hop} it must be at least {least}</source>
        <translation>{section}.segment_frames es {frames}; con audio.n_fft {n_fft} y audio.hop_length {hop} debe ser al menos {least}</translation>
    </message>
    <message>
        <source>unknown model &apos;{name}&apos;</source>
        <translation>modelo desconocido: «{name}»</translation>
    </message>
    <message>
        <source>Width of the text encoder; a multiple of 8.</source>
        <translation>Anchura del codificador de texto; un múltiplo de 8.</translation>
    </message>
    <message>
        <source>Residual convolution blocks of the text encoder.</source>
        <translation>Bloques convolucionales residuales del codificador de texto.</translation>
    </message>
    <message>
        <source>Width of the U-Net decoder; a multiple of 8.</source>
        <translation>Anchura del decodificador U-Net; un múltiplo de 8.</translation>
    </message>
    <message>
        <source>Levels of the U-Net; each halves the time axis.</source>
        <translation>Niveles de la U-Net; cada uno reduce a la mitad el eje temporal.</translation>
    </message>
    <message>
        <source>Residual blocks on each level, down and up.</source>
        <translation>Bloques residuales en cada nivel, al bajar y al subir.</translation>
    </message>
    <message>
        <source>Size of the style vector (output of the global encoder).</source>
        <translation>Tamaño del vector de estilo (salida del codificador global).</translation>
    </message>
    <message>
        <source>Width of the global encoder; a multiple of 8.</source>
        <translation>Anchura del codificador global; un múltiplo de 8.</translation>
    </message>
    <message>
        <source>Vocoder (a hifigan checkpoint, or the folder of its run) that converts mels to audio, for samples and for synthesis with checkpoints. Empty: Griffin-Lim.</source>
        <translation>Vocoder (un checkpoint de hifigan o la carpeta de su ejecución) que convierte los espectros mel en audio, para las muestras y para la síntesis con los checkpoints. Vacío: Griffin-Lim.</translation>
    </message>
    <message>
        <source>Standard deviation at the end point of the flow.</source>
        <translation>Desviación típica en el punto final del flujo.</translation>
    </message>
    <message>
        <source>Weight of the loss `recon`: flow matching of the decoder.</source>
        <translation>Peso de la pérdida `recon`: flow matching del decodificador.</translation>
    </message>
    <message>
        <source>Weight of the loss `prior`: fit of the text encoder&apos;s mean.</source>
        <translation>Peso de la pérdida `prior`: ajuste de la media del codificador de texto.</translation>
    </message>
    <message>
        <source>Weight of the loss `duration`: squared error of the log duration.</source>
        <translation>Peso de la pérdida `duration`: error cuadrático del logaritmo de la duración.</translation>
    </message>
    <message>
        <source>Weight of the loss `kl`: keeps style vectors near the standard normal distribution.</source>
        <translation>Peso de la pérdida `kl`: mantiene los vectores de estilo cerca de la distribución normal estándar.</translation>
    </message>
    <message>
        <source>Steps over which the weight of the loss `recon` rises from 0.</source>
        <translation>Pasos durante los cuales el peso de la pérdida `recon` sube desde 0.</translation>
    </message>
    <message>
        <source>Steps over which the weight of the loss `prior` rises from 0.</source>
        <translation>Pasos durante los cuales el peso de la pérdida `prior` sube desde 0.</translation>
    </message>
    <message>
        <source>Steps over which the weight of the loss `duration` rises from 0.</source>
        <translation>Pasos durante los cuales el peso de la pérdida `duration` sube desde 0.</translation>
    </message>
    <message>
        <source>Steps over which the weight of the loss `kl` rises from 0.</source>
        <translation>Pasos durante los cuales el peso de la pérdida `kl` sube desde 0.</translation>
    </message>
    <message>
        <source>model.unet.{name} is {width}; it must be a multiple of 8 (the groups of the normalization)</source>
        <translation>model.unet.{name} es {width}; debe ser un múltiplo de 8 (el número de grupos de la normalización)</translation>
    </message>
    <message>
        <source>model.vits.{name} is {value}; it must be a multiple of {divisor}</source>
        <translation>model.vits.{name} es {value}; debe ser un múltiplo de {divisor}</translation>
    </message>
    <message>
        <source>Channels of the latent variable between text and audio; even.</source>
        <translation>Canales de la variable latente entre el texto y el audio; un número par.</translation>
    </message>
    <message>
        <source>Width of the encoders and of the flow; a multiple of n_heads.</source>
        <translation>Anchura de los codificadores y del flujo; un múltiplo de n_heads.</translation>
    </message>
    <message>
        <source>Width of the text encoder&apos;s feed-forward layers.</source>
        <translation>Anchura de las capas feed-forward del codificador de texto.</translation>
    </message>
    <message>
        <source>Attention heads of the text encoder.</source>
        <translation>Cabezas de atención del codificador de texto.</translation>
    </message>
    <message>
        <source>Layers of the text encoder.</source>
        <translation>Capas del codificador de texto.</translation>
    </message>
    <message>
        <source>Kernel size of the text encoder&apos;s convolutions.</source>
        <translation>Tamaño de kernel de las convoluciones del codificador de texto.</translation>
    </message>
    <message>
        <source>Dropout probability in the text encoder.</source>
        <translation>Probabilidad de dropout en el codificador de texto.</translation>
    </message>
    <message>
        <source>Width of the speaker embedding. 0: 256 for several speakers, or as wide as in the pretrained weights.</source>
        <translation>Anchura del embedding de hablante. Con 0: 256 si hay varios hablantes, o la de los pesos preentrenados.</translation>
    </message>
    <message>
        <source>Speaker embedding also for a single speaker. auto: only if the pretrained weights have several speakers, to keep what they learned of them.</source>
        <translation>Embedding de hablante también con un solo hablante. auto: solo si los pesos preentrenados tienen varios hablantes, para conservar lo aprendido de ellos.</translation>
    </message>
    <message>
        <source>Stochastic duration predictor: durations vary as in human speech. false: always the same durations.</source>
        <translation>Predictor estocástico de duración: las duraciones varían como en el habla humana. false: siempre las mismas.</translation>
    </message>
    <message>
        <source>Spectral norm instead of weight norm in the discriminators.</source>
        <translation>Normalización espectral en los discriminadores, en lugar de normalización de pesos.</translation>
    </message>
    <message>
        <source>Weight of the loss `kl`: divergence of the posterior (recording) from the prior (text).</source>
        <translation>Peso de la pérdida `kl`: divergencia de la distribución a posteriori (grabación) respecto a la a priori (texto).</translation>
    </message>
    <message>
        <source>has shape {theirs} instead of {own}</source>
        <translation>tiene la forma {theirs} en lugar de {own}</translation>
    </message>
    <message>
        <source>is missing</source>
        <translation>falta</translation>
    </message>
    <message>
        <source>{tensor} ({reason})</source>
        <translation>{tensor} ({reason})</translation>
    </message>
    <message>
        <source>{first}, {rest}</source>
        <translation>{first}, {rest}</translation>
    </message>
    <message>
        <source>is not part of the model</source>
        <translation>no forma parte del modelo</translation>
    </message>
    <message>
        <source>the saved weights do not fit this model: {name} {why}. Use the configuration they were trained with</source>
        <translation>los pesos guardados no corresponden a este modelo: {name} {why}. Hay que usar la configuración con la que se entrenaron</translation>
    </message>
    <message>
        <source>{count} more</source>
        <translation>{count} más</translation>
    </message>
    <message>
        <source>the speaker embedding of the pretrained weights is kept: the voice has one of width {width} (model.vits.speaker_embedding)</source>
        <translation>se conserva el embedding de hablante de los pesos preentrenados: la voz tiene uno de anchura {width} (model.vits.speaker_embedding)</translation>
    </message>
    <message>
        <source>model.vits.speaker_embedding stays {value}: a resumed run keeps the layers it started with; a new run (name) may have others</source>
        <translation>model.vits.speaker_embedding sigue siendo {value}: una ejecución reanudada conserva las capas con las que empezó; una nueva (name) puede tener otras</translation>
    </message>
    <message>
        <source>the pretrained weights have a speaker embedding, and this voice has none: set model.vits.speaker_embedding to auto and model.vits.gin_channels to 0 or {width}, or load what fits without it (--partial)</source>
        <translation>los pesos preentrenados tienen un embedding de hablante y esta voz no: hay que poner model.vits.speaker_embedding en auto y model.vits.gin_channels en 0 o {width}, o cargar lo que encaje sin él (--partial)</translation>
    </message>
    <message>
        <source>a model of type {name} cannot distinguish speakers, and these recordings have {count}; use recordings of one speaker, or set model.name to one of {others}</source>
        <translation>un modelo de tipo {name} no puede distinguir hablantes, y estas grabaciones tienen {count}; usa grabaciones de un solo hablante, o pon en model.name uno de {others}</translation>
    </message>
    <message>
        <source>small, medium and large are V3, V2 and V1</source>
        <translation>small, medium y large son V3, V2 y V1</translation>
    </message>
    <message>
        <source>{model}: {text}.</source>
        <translation>{model}: {text}.</translation>
    </message>
    <message>
        <source>Model type.</source>
        <translation>Tipo de modelo.</translation>
    </message>
    <message>
        <source>Preset of widths and depths; single settings override it.</source>
        <translation>Conjunto de anchuras y profundidades; los ajustes concretos prevalecen sobre él.</translation>
    </message>
    <message>
        <source>text to mel, best with little data</source>
        <translation>de texto a mel, el mejor con pocos datos</translation>
    </message>
    <message>
        <source>2.3, 5.9, 17.6 or 37.3 million parameters</source>
        <translation>2,3; 5,9; 17,6 o 37,3 millones de parámetros</translation>
    </message>
    <message>
        <source>text to waveform, compatible with upstream checkpoints</source>
        <translation>de texto a forma de onda, compatible con los checkpoints originales</translation>
    </message>
    <message>
        <source>large is upstream&apos;s ljs_base</source>
        <translation>large es el ljs_base original</translation>
    </message>
    <message>
        <source>{width_key} {width} is not a multiple of {heads_key} {heads}</source>
        <translation>{width_key} {width} no es múltiplo de {heads_key} {heads}</translation>
    </message>
    <message>
        <source>Width of the transformer; a multiple of heads.</source>
        <translation>Anchura del transformador; un múltiplo de heads.</translation>
    </message>
    <message>
        <source>Layers of the transformer.</source>
        <translation>Capas del transformador.</translation>
    </message>
    <message>
        <source>Attention heads of the transformer.</source>
        <translation>Cabezas de atención del transformador.</translation>
    </message>
    <message>
        <source>Longest text that the model has positions for.</source>
        <translation>Texto más largo para el que el modelo tiene posiciones.</translation>
    </message>
    <message>
        <source>Longest recording that the model has positions for.</source>
        <translation>Grabación más larga para la que el modelo tiene posiciones.</translation>
    </message>
    <message>
        <source>Number of codes of the codec; start and stop token follow.</source>
        <translation>Número de códigos del códec; les siguen los tokens de inicio y fin.</translation>
    </message>
    <message>
        <source>Number of vectors that describe a speaker.</source>
        <translation>Número de vectores que describen a un hablante.</translation>
    </message>
    <message>
        <source>Width of the features of a reference recording.</source>
        <translation>Anchura de las características de una grabación de referencia.</translation>
    </message>
    <message>
        <source>Positions of the encoders of a reference recording.</source>
        <translation>Posiciones de los codificadores de una grabación de referencia.</translation>
    </message>
    <message>
        <source>Weight of the loss `text`: cross-entropy of the next text token.</source>
        <translation>Peso de la pérdida `text`: entropía cruzada del siguiente token de texto.</translation>
    </message>
    <message>
        <source>Weight of the loss `audio`: cross-entropy of the next audio token.</source>
        <translation>Peso de la pérdida `audio`: entropía cruzada del siguiente token de audio.</translation>
    </message>
    <message>
        <source>Dropout rate after embeddings, attention and feed-forward layers.</source>
        <translation>Tasa de dropout tras los embeddings, la atención y las capas feed-forward.</translation>
    </message>
    <message>
        <source>Dropout rate of attention weights. Upstream&apos;s trainers have 0.1; above 0, fused attention cannot be used.</source>
        <translation>Tasa de dropout de los pesos de atención. Los entrenadores originales usan 0.1; por encima de 0 no se puede usar la atención fusionada.</translation>
    </message>
    <message>
        <source>The audio attends to the padding of shorter texts, as in upstream&apos;s trainers: only to compare with them, because losses depend on the other samples of a batch then.</source>
        <translation>El audio atiende al relleno de los textos más cortos, como en los entrenadores originales: solo para comparar con ellos, porque entonces las pérdidas dependen de las demás muestras del lote.</translation>
    </message>
    <message>
        <source>Width of the encoder of a reference recording; a multiple of its heads.</source>
        <translation>Anchura del codificador de una grabación de referencia; un múltiplo de sus cabezas.</translation>
    </message>
    <message>
        <source>Width of the encoder&apos;s feed-forward layers.</source>
        <translation>Anchura de las capas feed-forward del codificador.</translation>
    </message>
    <message>
        <source>Attention heads of the encoder and its resampler.</source>
        <translation>Cabezas de atención del codificador y de su remuestreador.</translation>
    </message>
    <message>
        <source>Conformer blocks of the encoder.</source>
        <translation>Bloques Conformer del codificador.</translation>
    </message>
    <message>
        <source>Width of the resampler&apos;s feed-forward layers, as a multiple of its width.</source>
        <translation>Anchura de las capas feed-forward del remuestreador, como múltiplo de su anchura.</translation>
    </message>
    <message>
        <source>text to audio tokens, the GPT of IndexTTS2; trained on a manifest of prepared tokens</source>
        <translation>de texto a tokens de audio, el GPT de IndexTTS2; se entrena con un manifiesto de tokens preparados</translation>
    </message>
    <message>
        <source>large is the published model</source>
        <translation>large es el modelo publicado</translation>
    </message>
    <message>
        <source>Levels to which each channel of a code is rounded; 0: codes are entries of a learned codebook, as in XTTS.</source>
        <translation>Niveles a los que se redondea cada canal de un código; 0: los códigos son entradas de un libro de códigos aprendido, como en XTTS.</translation>
    </message>
    <message>
        <source>Channels of a code. There are levels ^ code_width codes.</source>
        <translation>Canales de un código. Hay levels ^ code_width códigos.</translation>
    </message>
    <message>
        <source>Number of codes, if they are learned (levels: 0).</source>
        <translation>Número de códigos, si se aprenden (levels: 0).</translation>
    </message>
    <message>
        <source>Channels after the first convolution; the inner layers have twice as many.</source>
        <translation>Canales tras la primera convolución; las capas interiores tienen el doble.</translation>
    </message>
    <message>
        <source>Residual blocks of the encoder, and of the decoder.</source>
        <translation>Bloques residuales del codificador, y otros tantos del decodificador.</translation>
    </message>
    <message>
        <source>Weight of the loss `commitment`, which draws the encoder towards the codebook; with a learned codebook only.</source>
        <translation>Peso de la pérdida `commitment`, que acerca el codificador al libro de códigos; solo con un libro de códigos aprendido.</translation>
    </message>
    <message>
        <source>Weight of the loss `codebook`, which draws the codebook towards the encoder; with a learned codebook only.</source>
        <translation>Peso de la pérdida `codebook`, que acerca el libro de códigos al codificador; solo con un libro de códigos aprendido.</translation>
    </message>
    <message>
        <source>mel to audio tokens and back; a voice model over audio tokens is trained on its tokens</source>
        <translation>de mel a tokens de audio y a la inversa; un modelo de voz basado en tokens de audio se entrena con sus tokens</translation>
    </message>
    <message>
        <source>large is the published codec of XTTS</source>
        <translation>large es el códec publicado de XTTS</translation>
    </message>
    <message>
        <source>Rank of LoRA: small matrices that are trained in place of the layers of a transformer, with a fraction of the memory. Needs train.layers: lora, or custom. 0 adds none.</source>
        <translation>Rango de LoRA: matrices pequeñas que se entrenan en lugar de las capas de un transformador, con una fracción de la memoria. Necesita train.layers: lora, o custom. Con 0 no se añade ninguna.</translation>
    </message>
    <message>
        <source>Scale of LoRA: what the matrices add is multiplied by alpha / rank.</source>
        <translation>Escala de LoRA: lo que añaden las matrices se multiplica por alfa / rango.</translation>
    </message>
    <message>
        <source>Layers that get LoRA: those of the attention, the feed-forward layers, or all of both.</source>
        <translation>Capas que reciben LoRA: las de la atención, las capas feed-forward o todas ellas.</translation>
    </message>
    <message>
        <source>Dropout rate of the input of LoRA&apos;s matrices.</source>
        <translation>Tasa de dropout de la entrada de las matrices de LoRA.</translation>
    </message>
    <message>
        <source>model.lora_rank is {rank}, but a model of type {name} has no layers for LoRA; set it to 0, or model.name to one of {others}</source>
        <translation>model.lora_rank es {rank}, pero un modelo de tipo {name} no tiene capas para LoRA; hay que ponerlo en 0, o poner en model.name uno de {others}</translation>
    </message>
    <message>
        <source>Longest part of a recording that describes its speaker. It is at most half of the recording; its tokens are not predicted.</source>
        <translation>Longitud máxima de la parte de una grabación que describe a su hablante. Esa parte es como máximo la mitad de la grabación; sus tokens no se predicen.</translation>
    </message>
    <message>
        <source>Codec: a dvae checkpoint, or the folder of its run. The voice is trained on its tokens, and keeps a copy.</source>
        <translation>Códec: un checkpoint de dvae o la carpeta de su ejecución. La voz se entrena con los tokens del códec y conserva una copia de él.</translation>
    </message>
    <message>
        <source>Vocoder for the synthesis: a hifigan checkpoint, or the folder of its run. Empty: Griffin-Lim.</source>
        <translation>Vocoder para la síntesis: un checkpoint de hifigan o la carpeta de su ejecución. Vacío: Griffin-Lim.</translation>
    </message>
    <message>
        <source>Dropout rate of attention weights. Above 0, fused attention cannot be used.</source>
        <translation>Tasa de dropout de los pesos de atención. Por encima de 0 no se puede usar la atención fusionada.</translation>
    </message>
    <message>
        <source>Share of the samples that are trained with the default voice, which speaks where no reference recording is given. 0: the model has none, and each synthesis needs a reference.</source>
        <translation>Proporción de los ejemplos que se entrenan con la voz predeterminada, que habla cuando no se indica una grabación de referencia. 0: el modelo no la tiene, y cada síntesis necesita una referencia.</translation>
    </message>
    <message>
        <source>text to audio tokens to mel, in the voice of a reference recording; needs a codec (model.xtts.codec)</source>
        <translation>de texto a tokens de audio y de estos a mel, con la voz de una grabación de referencia; necesita un códec (model.xtts.codec)</translation>
    </message>
    <message>
        <source>large has the sizes of XTTS v2</source>
        <translation>large tiene los tamaños de XTTS v2</translation>
    </message>
    <message>
        <source>model.dvae.levels {levels} and model.dvae.code_width {width} give too few or too many codes; there must be {min} to {max} (levels ^ code_width)</source>
        <translation>model.dvae.levels {levels} y model.dvae.code_width {width} dan muy pocos o demasiados códigos; debe haber de {min} a {max} (levels ^ code_width)</translation>
    </message>
    <message>
        <source>Teacher: a unet or xtts voice, or a dvae codec (a checkpoint, or the folder of its run) whose teacher-forced mels the vocoder is trained on; recordings need texts then. Empty: mels of the recordings.</source>
        <translation>Modelo maestro: una voz de unet o xtts, o un códec dvae (un checkpoint o la carpeta de su ejecución) con cuyos espectros mel (teacher forcing) se entrena el vocoder; las grabaciones necesitan entonces textos. Vacío: los espectros mel de las grabaciones.</translation>
    </message>
    <message>
        <source>vocoder (mel to waveform) for unet and xtts voices</source>
        <translation>vocoder (de mel a forma de onda) para las voces de unet y xtts</translation>
    </message>
    <message>
        <source>the codec has the sizes of the pretrained weights, not those of the settings (model.dvae)</source>
        <translation>el códec tiene los tamaños de los pesos preentrenados, no los de los ajustes (model.dvae)</translation>
    </message>
    <message>
        <source>a codec with model.dvae.levels above 0 has no upstream format: upstream&apos;s codec has a learned codebook (levels: 0)</source>
        <translation>un códec con model.dvae.levels mayor que 0 no tiene formato original: el códec original tiene un libro de códigos aprendido (levels: 0)</translation>
    </message>
    <message>
        <source>a model of the variant v2 (model.xtts.variant) needs the tokenizer of XTTS, which has the piece {piece}: name its vocab.json in text.tokenizer (--tokenizer)</source>
        <translation>un modelo de la variante v2 (model.xtts.variant) necesita el tokenizador de XTTS, que tiene la pieza {piece}: indique su vocab.json en text.tokenizer (--tokenizer)</translation>
    </message>
    <message>
        <source>{key} must be {needed} in the variant v2 (model.xtts.variant)</source>
        <translation>{key} debe ser {needed} en la variante v2 (model.xtts.variant)</translation>
    </message>
    <message>
        <source>four numbers from 8 to 4096</source>
        <translation>cuatro números de 8 a 4096</translation>
    </message>
    <message>
        <source>four numbers from 1 to 64</source>
        <translation>cuatro números de 1 a 64</translation>
    </message>
    <message>
        <source>own: a voice that can be trained from nothing, whose codec writes mels. v2: XTTS v2 as published, for its weights: texts in pieces of words (text.tokenizer), always a reference, audio of 24 kHz from its own decoder.</source>
        <translation>own: una voz que se puede entrenar desde cero, cuyo códec escribe mels. v2: XTTS v2 tal como se publicó, para sus pesos: textos en piezas de palabras (text.tokenizer), siempre una referencia, audio de 24 kHz de su propio decodificador.</translation>
    </message>
    <message>
        <source>Whether v2 excludes the part of a recording that describes its speaker from the loss. upstream: in the last sample of a micro-batch only, and at other places, as the upstream code does; for comparisons.</source>
        <translation>Si v2 excluye de la pérdida la parte de una grabación que describe a su hablante. upstream: solo en la última muestra de un microlote, y en otros lugares, como hace el código original; para comparaciones.</translation>
    </message>
    <message>
        <source>Token that starts a text, in v2. A run sets it to that of its tokenizer.</source>
        <translation>Token con el que empieza un texto, en v2. Una ejecución toma el de su tokenizador.</translation>
    </message>
    <message>
        <source>Channels of v2&apos;s decoder after its first convolution. A run has those of the weights that it starts from.</source>
        <translation>Canales del decodificador de v2 después de su primera convolución. Una ejecución tiene los de los pesos de los que parte.</translation>
    </message>
    <message>
        <source>Width of the vector of a speaker that v2&apos;s decoder reads. A run has that of the weights that it starts from.</source>
        <translation>Anchura del vector de un hablante que lee el decodificador de v2. Una ejecución tiene la de los pesos de los que parte.</translation>
    </message>
    <message>
        <source>Channels of the four stages of v2&apos;s encoder of speakers. A run has those of the weights that it starts from.</source>
        <translation>Canales de las cuatro etapas del codificador de hablantes de v2. Una ejecución tiene los de los pesos de los que parte.</translation>
    </message>
    <message>
        <source>Blocks of the four stages of v2&apos;s encoder of speakers. A run has those of the weights that it starts from.</source>
        <translation>Bloques de las cuatro etapas del codificador de hablantes de v2. Una ejecución tiene los de los pesos de los que parte.</translation>
    </message>
    <message>
        <source>a voice of the variant own (model.xtts.variant) has no upstream format; one of the variant v2 has</source>
        <translation>una voz de la variante own (model.xtts.variant) no tiene formato original; una de la variante v2 sí</translation>
    </message>
    <message>
        <source>Coqui Public Model License: for non-commercial use</source>
        <translation>Coqui Public Model License: para uso no comercial</translation>
    </message>
    <message>
        <source>bilibili Model Use License: not to improve other models</source>
        <translation>bilibili Model Use License: no para mejorar otros modelos</translation>
    </message>
    <message>
        <source>that of the published model: 22050 Hz, n_fft 1024, hop_length 256, 80 mels to 8000 Hz, mel_scale htk, spectrum power</source>
        <translation>el del modelo publicado: 22050 Hz, n_fft 1024, hop_length 256, 80 mels hasta 8000 Hz, mel_scale htk, spectrum power</translation>
    </message>
    <message>
        <source>the graph is not one of VITS, the model of Piper&apos;s voices</source>
        <translation>el grafo no es de VITS, el modelo de las voces de Piper</translation>
    </message>
    <message>
        <source>the graph rearranges the ids of a text, so it was not trained by Piper: use the checkpoint that it was exported from</source>
        <translation>el grafo reordena los identificadores de un texto, así que no fue entrenado por Piper: use el checkpoint del que se exportó</translation>
    </message>
</context>
<context>
    <name>onnx</name>
    <message>
        <source>cannot read the ONNX file {file}: {why}</source>
        <translation>no se puede leer el archivo ONNX {file}: {why}</translation>
    </message>
    <message>
        <source>{file} would be larger than 2 GiB, the limit of an ONNX file; --half halves the weights</source>
        <translation>{file} superaría los 2 GiB, el límite de un archivo ONNX; --half reduce los pesos a la mitad</translation>
    </message>
    <message>
        <source>the graph {graph} cannot be played: {reason}</source>
        <translation>el grafo {graph} no se puede reproducir: {reason}</translation>
    </message>
</context>
<context>
    <name>preset</name>
    <message>
        <source>None</source>
        <translation>Ninguno</translation>
    </message>
    <message>
        <source>Demo</source>
        <translation>Demostración</translation>
    </message>
    <message>
        <source>Automatic</source>
        <translation>Automático</translation>
    </message>
    <message>
        <source>Small GPU</source>
        <translation>GPU pequeña</translation>
    </message>
    <message>
        <source>Balanced</source>
        <translation>Equilibrado</translation>
    </message>
    <message>
        <source>Large GPU</source>
        <translation>GPU grande</translation>
    </message>
    <message>
        <source>Fine-tune from a checkpoint</source>
        <translation>Ajuste fino desde un checkpoint</translation>
    </message>
    <message>
        <source>VITS, small</source>
        <translation>VITS, pequeño</translation>
    </message>
    <message>
        <source>VITS, medium</source>
        <translation>VITS, mediano</translation>
    </message>
    <message>
        <source>VITS, large</source>
        <translation>VITS, grande</translation>
    </message>
    <message>
        <source>Vocoder (HiFi-GAN)</source>
        <translation>Vocoder (HiFi-GAN)</translation>
    </message>
    <message>
        <source>IndexTTS2 (GPT)</source>
        <translation>IndexTTS2 (GPT)</translation>
    </message>
    <message>
        <source>Codec (DVAE)</source>
        <translation>Códec (DVAE)</translation>
    </message>
    <message>
        <source>Voice over tokens, tiny</source>
        <translation>Voz basada en tokens, muy pequeña</translation>
    </message>
    <message>
        <source>Voice over tokens, small</source>
        <translation>Voz basada en tokens, pequeña</translation>
    </message>
    <message>
        <source>XTTS v2, fine-tuning</source>
        <translation>XTTS v2, ajuste fino</translation>
    </message>
</context>
<context>
    <name>questions</name>
    <message>
        <source>Unsaved changes</source>
        <translation>Cambios sin guardar</translation>
    </message>
</context>
<context>
    <name>recipe</name>
    <message>
        <source>Voice over tokens from nothing, tiny</source>
        <translation>Voz basada en tokens, desde cero, muy pequeña</translation>
    </message>
    <message>
        <source>Voice over tokens from nothing, small</source>
        <translation>Voz basada en tokens, desde cero, pequeña</translation>
    </message>
    <message>
        <source>Adapt a voice of Piper</source>
        <translation>Adaptar una voz de Piper</translation>
    </message>
</context>
<context>
    <name>scripts</name>
    <message>
        <source>Arabic script</source>
        <translation>alfabeto árabe</translation>
    </message>
    <message>
        <source>Bengali script</source>
        <translation>alfabeto bengalí</translation>
    </message>
    <message>
        <source>Cyrillic script</source>
        <translation>alfabeto cirílico</translation>
    </message>
    <message>
        <source>Devanagari script</source>
        <translation>escritura devanagari</translation>
    </message>
    <message>
        <source>Greek script</source>
        <translation>alfabeto griego</translation>
    </message>
    <message>
        <source>Korean script</source>
        <translation>escritura coreana</translation>
    </message>
    <message>
        <source>Chinese characters</source>
        <translation>caracteres chinos</translation>
    </message>
    <message>
        <source>Hebrew script</source>
        <translation>alfabeto hebreo</translation>
    </message>
    <message>
        <source>Japanese script</source>
        <translation>escritura japonesa</translation>
    </message>
    <message>
        <source>Latin script</source>
        <translation>alfabeto latino</translation>
    </message>
    <message>
        <source>Thai script</source>
        <translation>alfabeto tailandés</translation>
    </message>
    <message>
        <source>script %1</source>
        <translation>escritura %1</translation>
    </message>
</context>
<context>
    <name>section</name>
    <message>
        <source>Run</source>
        <translation>Ejecución</translation>
    </message>
    <message>
        <source>Audio</source>
        <translation>Audio</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Texto</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>Modelo</translation>
    </message>
    <message>
        <source>Data</source>
        <translation>Datos</translation>
    </message>
    <message>
        <source>Training</source>
        <translation>Entrenamiento</translation>
    </message>
    <message>
        <source>Model: %1</source>
        <translation>Modelo: %1</translation>
    </message>
</context>
<context>
    <name>session</name>
    <message>
        <source>{file} exists already; choose another folder with --out</source>
        <translation>{file} ya existe; se puede elegir otra carpeta con --out</translation>
    </message>
    <message>
        <source>{file}: unknown format; the name must end in .pt or .safetensors</source>
        <translation>{file}: formato desconocido; el nombre debe terminar en .pt o .safetensors</translation>
    </message>
    <message>
        <source>{file} exists already; choose another name with --out</source>
        <translation>{file} ya existe; se puede elegir otro nombre con --out</translation>
    </message>
    <message>
        <source>{file} changes nothing: every setting has its default value</source>
        <translation>{file} no cambia nada: todos los ajustes tienen su valor predeterminado</translation>
    </message>
    <message>
        <source>data.corpus is not set: give the folder of your recordings or their metadata file</source>
        <translation>data.corpus no está definido: hay que indicar la carpeta de las grabaciones o su archivo de metadatos</translation>
    </message>
    <message>
        <source>only used by another kind of model</source>
        <translation>solo se aplica a otro tipo de modelo</translation>
    </message>
    <message>
        <source>only used by a model that is trained on texts</source>
        <translation>solo se aplica a un modelo que se entrena con textos</translation>
    </message>
    <message>
        <source>only used by a model that synthesizes speech from texts</source>
        <translation>solo se aplica a un modelo que sintetiza habla a partir de textos</translation>
    </message>
    <message>
        <source>only used if texts are converted to phonemes</source>
        <translation>solo se aplica si los textos se convierten en fonemas</translation>
    </message>
    <message>
        <source>only used if recordings are concatenated (concatenate_max above 1)</source>
        <translation>solo se aplica si se concatenan grabaciones (concatenate_max mayor que 1)</translation>
    </message>
    <message>
        <source>only used with normalise_loudness</source>
        <translation>solo se aplica con normalise_loudness</translation>
    </message>
    <message>
        <source>only used with schedule: cosine</source>
        <translation>solo se aplica con schedule: cosine</translation>
    </message>
    <message>
        <source>only used with schedule: exponential</source>
        <translation>solo se aplica con schedule: exponential</translation>
    </message>
    <message>
        <source>train.epochs determines when training ends</source>
        <translation>train.epochs determina cuándo termina el entrenamiento</translation>
    </message>
    <message>
        <source>only used if batch_size or gradient_accumulation_steps is automatic</source>
        <translation>solo se aplica si batch_size o gradient_accumulation_steps es automático</translation>
    </message>
    <message>
        <source>only used in fp16</source>
        <translation>solo se aplica en fp16</translation>
    </message>
    <message>
        <source>only used with layers: custom</source>
        <translation>solo se aplica con layers: custom</translation>
    </message>
    <message>
        <source>only used with pretrained_path</source>
        <translation>solo se aplica con pretrained_path</translation>
    </message>
    <message>
        <source>only used if plateaus are detected: on_plateau or early_stopping</source>
        <translation>solo se aplica si se detectan mesetas: on_plateau o early_stopping</translation>
    </message>
    <message>
        <source>only used with loss_explosion_protection</source>
        <translation>solo se aplica con loss_explosion_protection</translation>
    </message>
    <message>
        <source>The defaults alone.</source>
        <translation>Solo los valores predeterminados.</translation>
    </message>
    <message>
        <source>A voice with a vocabulary of a few words, from a minute of recordings, trained in minutes on two CPU cores.</source>
        <translation>Una voz con un vocabulario de pocas palabras a partir de un minuto de grabaciones, entrenada en minutos con dos núcleos de CPU.</translation>
    </message>
    <message>
        <source>For a GPU with 8 to 16 GB and a corpus of some hours: the usual start.</source>
        <translation>Para una GPU de 8 a 16 GB y un corpus de algunas horas: el punto de partida más habitual.</translation>
    </message>
    <message>
        <source>For fine-tuning a trained voice on other recordings: low learning rate, few steps, frequent validation, and early stopping when the validation loss stops improving.</source>
        <translation>Para el ajuste fino de una voz entrenada con otras grabaciones: tasa de aprendizaje baja, pocos pasos, validación frecuente y parada temprana cuando la pérdida de validación deja de mejorar.</translation>
    </message>
    <message>
        <source>VITS, an end-to-end text-to-speech model, small and fast.</source>
        <translation>VITS, un modelo de texto a voz de extremo a extremo, pequeño y rápido.</translation>
    </message>
    <message>
        <source>VITS with the upstream encoders and a light decoder.</source>
        <translation>VITS con los codificadores originales y un decodificador ligero.</translation>
    </message>
    <message>
        <source>VITS with the sizes of the upstream ljs_base.</source>
        <translation>VITS con los tamaños del ljs_base original.</translation>
    </message>
    <message>
        <source>Version of the configuration format.</source>
        <translation>Versión del formato de la configuración.</translation>
    </message>
    <message>
        <source>Named set of base values. Values given in the configuration or on the command line override it.</source>
        <translation>Conjunto de valores base con nombre. Los valores de la configuración o de la línea de comandos prevalecen sobre él.</translation>
    </message>
    <message>
        <source>&apos;{name}&apos; cannot be the name of a run: it names a folder, so it must not contain &apos;/&apos; or tabs, start with &apos;.&apos; or &apos;-&apos;, or begin or end with a space</source>
        <translation>«{name}» no puede ser el nombre de una ejecución: da nombre a una carpeta, así que no debe contener «/» ni tabuladores, empezar por «.» o «-», ni empezar o terminar con un espacio</translation>
    </message>
    <message>
        <source>invalid rows</source>
        <translation>filas no válidas</translation>
    </message>
    <message>
        <source>{file} was restored by you</source>
        <translation>{file}: recuperada por el usuario</translation>
    </message>
    <message>
        <source>{metadata} no longer has the recording {file} with this text; reload the corpus</source>
        <translation>{metadata} ya no tiene la grabación {file} con este texto; hay que volver a cargar el corpus</translation>
    </message>
    <message>
        <source>{file} was excluded by you</source>
        <translation>{file}: excluida por el usuario</translation>
    </message>
    <message>
        <source>stopped while reading the recordings</source>
        <translation>detenido mientras se leían las grabaciones</translation>
    </message>
    <message>
        <source>texts without a recording</source>
        <translation>textos sin grabación</translation>
    </message>
    <message>
        <source>{file} has no recording next to it</source>
        <translation>{file} no tiene ninguna grabación a su lado</translation>
    </message>
    <message>
        <source>excluded by you</source>
        <translation>excluida por el usuario</translation>
    </message>
    <message>
        <source>{file} has no prompt lists, as its format is &apos;{format}&apos;; omit --prompt-list</source>
        <translation>{file} no tiene listas de frases, pues su formato es «{format}»; hay que omitir --prompt-list</translation>
    </message>
    <message>
        <source>cannot read {file} (data.exclude_sequences)</source>
        <translation>no se puede leer {file} (data.exclude_sequences)</translation>
    </message>
    <message>
        <source>a row was skipped: {reason}</source>
        <translation>se ha omitido una fila: {reason}</translation>
    </message>
    <message>
        <source>{file} was excluded: its text has nothing to speak</source>
        <translation>{file} se ha excluido: su texto no tiene nada que decir</translation>
    </message>
    <message>
        <source>{file} was excluded: its speaker {speaker} has no recordings to train on</source>
        <translation>{file} se ha excluido: no hay grabaciones de su hablante {speaker} con las que entrenar</translation>
    </message>
    <message>
        <source>{file} was excluded: its text has symbols that the voice in the checkpoint does not know</source>
        <translation>{file} se ha excluido: su texto tiene símbolos que la voz del checkpoint no conoce</translation>
    </message>
    <message>
        <source>{file} was excluded: it is too short for its text; check the transcript</source>
        <translation>{file} se ha excluido: es demasiado corta para su texto; conviene revisar la transcripción</translation>
    </message>
    <message>
        <source>no recording is left to train on; first reason: {first}</source>
        <translation>no queda ninguna grabación para entrenar; primer motivo: {first}</translation>
    </message>
    <message>
        <source>you chose it for this device</source>
        <translation>elegido expresamente para este dispositivo</translation>
    </message>
    <message>
        <source>CPU: {cpu}</source>
        <translation>CPU: {cpu}</translation>
    </message>
    <message>
        <source>{name} is saved in {file}; while it is unavailable ({reason}), runs use the best available device</source>
        <translation>{name} está guardado en {file}; mientras no esté disponible ({reason}), las ejecuciones usan el mejor dispositivo disponible</translation>
    </message>
    <message>
        <source>{name} is saved in {file}; `formant hardware --reconfigure` changes the choice, and --gpu chooses a device for one run</source>
        <translation>{name} está guardado en {file}; `formant hardware --reconfigure` cambia la elección y --gpu elige un dispositivo para una sola ejecución</translation>
    </message>
    <message>
        <source>{system}, in a container ({container})</source>
        <translation>{system}, en un contenedor ({container})</translation>
    </message>
    <message>
        <source>CPU</source>
        <translation>CPU</translation>
    </message>
    <message>
        <source>, {count} {core|cores}</source>
        <translation>, {count} {núcleo|núcleos}</translation>
    </message>
    <message>
        <source>, {memory} of memory</source>
        <translation>, {memory} de memoria</translation>
    </message>
    <message>
        <source>{model}{cores}, {threads} usable {thread|threads}{memory}</source>
        <translation>{model}{cores}, {threads} {hilo utilizable|hilos utilizables}{memory}</translation>
    </message>
    <message>
        <source>{name} ({facts})</source>
        <translation>{name} ({facts})</translation>
    </message>
    <message>
        <source>{variable}: {effect}</source>
        <translation>{variable}: {effect}</translation>
    </message>
    <message>
        <source>not available</source>
        <translation>no disponible</translation>
    </message>
    <message>
        <source>GPU {index}</source>
        <translation>GPU {index}</translation>
    </message>
    <message>
        <source>seen, not usable</source>
        <translation>detectada, no utilizable</translation>
    </message>
    <message>
        <source>chosen automatically: {settings}</source>
        <translation>elegido automáticamente: {settings}</translation>
    </message>
    <message>
        <source>from the original run: {settings}</source>
        <translation>de la ejecución original: {settings}</translation>
    </message>
    <message>
        <source>as configured: {settings}</source>
        <translation>según la configuración: {settings}</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>sí</translation>
    </message>
    <message>
        <source>no</source>
        <translation>no</translation>
    </message>
    <message>
        <source>{total}, {free} of it free</source>
        <translation>{total}, de ellos {free} libres</translation>
    </message>
    <message>
        <source>Platform    {platform}</source>
        <translation>Plataforma  {platform}</translation>
    </message>
    <message>
        <source>CPU         {cpu}</source>
        <translation>CPU         {cpu}</translation>
    </message>
    <message>
        <source>Disk        {free} free in {folder}</source>
        <translation>Disco       {free} libres en {folder}</translation>
    </message>
    <message>
        <source>            free memory {free}, driver {driver}, power limit {power}, {uuid}</source>
        <translation>            memoria libre {free}, controlador {driver}, límite de potencia {power}, {uuid}</translation>
    </message>
    <message>
        <source>            bf16 {bf16}, fp16 {fp16}, TF32 {tf32}, kernels in this LibTorch {kernels}, attention {attention}</source>
        <translation>            bf16 {bf16}, fp16 {fp16}, TF32 {tf32}, kernels en este LibTorch {kernels}, atención {attention}</translation>
    </message>
    <message>
        <source>{index}       {gpu}</source>
        <translation>{index}       {gpu}</translation>
    </message>
    <message>
        <source>            cannot be used: {reason}</source>
        <translation>            no se puede usar: {reason}</translation>
    </message>
    <message>
        <source>GPU         none: {reason}</source>
        <translation>GPU         ninguna: {reason}</translation>
    </message>
    <message>
        <source>Chosen      {how}</source>
        <translation>Elegido     {how}</translation>
    </message>
    <message>
        <source>Remembered  {name} ({device}), {date}</source>
        <translation>Recordado   {name} ({device}), {date}</translation>
    </message>
    <message>
        <source>Versions    {versions}</source>
        <translation>Versiones   {versions}</translation>
    </message>
    <message>
        <source>automatic</source>
        <translation>automático</translation>
    </message>
    <message>
        <source>from the original run</source>
        <translation>de la ejecución original</translation>
    </message>
    <message>
        <source>configured</source>
        <translation>configurado</translation>
    </message>
    <message>
        <source>{value} is recommended for this machine: {reason}</source>
        <translation>se recomienda {value} para este equipo: {reason}</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Ajustes</translation>
    </message>
    <message>
        <source>  {setting}  {source}: {reason}</source>
        <translation>  {setting}  {source}: {reason}</translation>
    </message>
    <message>
        <source>  - {item}</source>
        <translation>  - {item}</translation>
    </message>
    <message>
        <source>float32 only</source>
        <translation>solo float32</translation>
    </message>
    <message>
        <source>{free} free in {folder}</source>
        <translation>{free} libres en {folder}</translation>
    </message>
    <message>
        <source>GPU driver</source>
        <translation>Controlador de la GPU</translation>
    </message>
    <message>
        <source>Maximum CUDA version of the driver</source>
        <translation>Versión máxima de CUDA del controlador</translation>
    </message>
    <message>
        <source>Environment</source>
        <translation>Entorno</translation>
    </message>
    <message>
        <source>Recommendations</source>
        <translation>Recomendaciones</translation>
    </message>
    <message>
        <source>Architecture</source>
        <translation>Arquitectura</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>Memoria</translation>
    </message>
    <message>
        <source>Driver</source>
        <translation>Controlador</translation>
    </message>
    <message>
        <source>Fast number formats</source>
        <translation>Formatos numéricos rápidos</translation>
    </message>
    <message>
        <source>Attention</source>
        <translation>Atención</translation>
    </message>
    <message>
        <source>LibTorch kernels</source>
        <translation>Kernels de LibTorch</translation>
    </message>
    <message>
        <source>Power limit</source>
        <translation>Límite de potencia</translation>
    </message>
    <message>
        <source>PCI bus ID</source>
        <translation>ID de bus PCI</translation>
    </message>
    <message>
        <source>UUID</source>
        <translation>UUID</translation>
    </message>
    <message>
        <source>Platform</source>
        <translation>Plataforma</translation>
    </message>
    <message>
        <source>Instruction sets</source>
        <translation>Conjuntos de instrucciones</translation>
    </message>
    <message>
        <source>Disk</source>
        <translation>Disco</translation>
    </message>
    <message>
        <source>{device} failed its self-test: {lines}. Do not train on it before this is fixed; `--gpu cpu` uses the CPU</source>
        <translation>{device} no ha superado su autoprueba: {lines}. No conviene entrenar en él hasta que se arregle; con `--gpu cpu` se usa la CPU</translation>
    </message>
    <message>
        <source>the self-test was stopped</source>
        <translation>se ha detenido la autoprueba</translation>
    </message>
    <message>
        <source>{key} is {value} in the configuration; {suggestion} is recommended for this machine: {reason}</source>
        <translation>{key} es {value} en la configuración; para este equipo se recomienda {suggestion}: {reason}</translation>
    </message>
    <message>
        <source>&apos;{folder}&apos; is not an absolute path; it must begin with &apos;/&apos;</source>
        <translation>«{folder}» no es una ruta absoluta; debe empezar por «/»</translation>
    </message>
    <message>
        <source>{folder} is not writable; choose another folder</source>
        <translation>no se puede escribir en {folder}; hay que elegir otra carpeta</translation>
    </message>
    <message>
        <source>runs on {device}: {how}</source>
        <translation>se ejecuta en {device}: {how}</translation>
    </message>
    <message>
        <source>{where}: &apos;{value}&apos; is not a valid value of {name}</source>
        <translation>{where}: «{value}» no es un valor válido de {name}</translation>
    </message>
    <message>
        <source>{key}: there is no {file}; paths in {out} are relative to its folder, so give an absolute path</source>
        <translation>{key}: no existe {file}; las rutas de {out} son relativas a su carpeta, así que hay que indicar una ruta absoluta</translation>
    </message>
    <message>
        <source>it has no value</source>
        <translation>no tiene valor</translation>
    </message>
    <message>
        <source>{where}: unknown setting &apos;{key}&apos;</source>
        <translation>{where}: ajuste desconocido «{key}»</translation>
    </message>
    <message>
        <source>{first} already sets {key}</source>
        <translation>{first} ya define {key}</translation>
    </message>
    <message>
        <source>{file} cannot be imported, as it is not YAML or JSON of sections and settings: {reason}</source>
        <translation>{file} no se puede importar, ya que no es YAML ni JSON con secciones y ajustes: {reason}</translation>
    </message>
    <message>
        <source>batches are always prefetched by threads; see data.num_workers and data.prefetch_buffer_size</source>
        <translation>los lotes siempre se preparan por adelantado con hilos; véanse data.num_workers y data.prefetch_buffer_size</translation>
    </message>
    <message>
        <source>an option of TensorFlow, which this program does not use</source>
        <translation>una opción de TensorFlow, que este programa no usa</translation>
    </message>
    <message>
        <source>compilation by TensorFlow; the equivalent setting is train.use_torch_compile</source>
        <translation>compilación de TensorFlow; el ajuste equivalente es train.use_torch_compile</translation>
    </message>
    <message>
        <source>the window is always as long as the FFT, audio.n_fft</source>
        <translation>la ventana siempre es tan larga como la FFT, audio.n_fft</translation>
    </message>
    <message>
        <source>every step is logged to metrics.jsonl of the run</source>
        <translation>cada paso se registra en metrics.jsonl de la ejecución</translation>
    </message>
    <message>
        <source>{file}, which names the speakers of the weights next to it, is not valid JSON</source>
        <translation>{file}, que nombra a los hablantes de los pesos que hay junto a él, no es JSON válido</translation>
    </message>
    <message>
        <source>{file} must have one symbol per line: the padding first, and a space further down</source>
        <translation>{file} debe tener un símbolo por línea: primero el de relleno y, más abajo, un espacio</translation>
    </message>
    <message>
        <source>{file}, which describes the text processing of the weights next to it, cannot be read: {reason}</source>
        <translation>{file}, que describe el procesamiento de texto de los pesos que hay junto a él, no se puede leer: {reason}</translation>
    </message>
    <message>
        <source>stopped before training started</source>
        <translation>detenido antes de que empezara el entrenamiento</translation>
    </message>
    <message>
        <source>the defaults and the command-line settings are valid</source>
        <translation>los valores predeterminados y los ajustes de la línea de comandos son válidos</translation>
    </message>
    <message>
        <source>{file} is valid</source>
        <translation>{file} es válido</translation>
    </message>
    <message>
        <source>train.precision is fp16, which is meant for GPUs: on a CPU, a step of a large model takes minutes instead of seconds; use --set train.precision=float32</source>
        <translation>train.precision es fp16, que está pensado para GPU: en una CPU, un paso de un modelo grande tarda minutos en lugar de segundos; conviene usar --set train.precision=float32</translation>
    </message>
    <message>
        <source>train.precision is {precision}, which is slower than float32 on this CPU; use --set train.precision=float32</source>
        <translation>train.precision es {precision}, más lento que float32 en esta CPU; conviene usar --set train.precision=float32</translation>
    </message>
    <message>
        <source>{name} is trained on audio only: no texts are read</source>
        <translation>{name} se entrena solo con audio: no se leen textos</translation>
    </message>
    <message>
        <source>text frontend: {mode}, language &apos;{language}&apos;</source>
        <translation>procesamiento de texto: {mode}, idioma «{language}»</translation>
    </message>
    <message>
        <source>{file} does not exist</source>
        <translation>{file} no existe</translation>
    </message>
    <message>
        <source>{file} is empty (0 bytes)</source>
        <translation>{file} está vacío (0 bytes)</translation>
    </message>
    <message>
        <source>{file} has no text</source>
        <translation>{file} no tiene texto</translation>
    </message>
    <message>
        <source>{file} is {format}, a format that formant cannot decode</source>
        <translation>{file} es {format}, un formato que formant no puede decodificar</translation>
    </message>
    <message>
        <source>{file} lists {count} recordings, all found</source>
        <translation>{file} contiene {count} grabaciones, todas encontradas</translation>
    </message>
    <message>
        <source>{file} lists {count} recordings, all found and with a text</source>
        <translation>{file} contiene {count} grabaciones, todas encontradas y con texto</translation>
    </message>
    <message>
        <source>{unfit} of the {count} recordings in {file} will be skipped; first: {first}. The Data page and `formant doctor` list them all</source>
        <translation>se omitirán {unfit} de las {count} grabaciones de {file}; la primera: {first}. La página Datos y `formant doctor` las muestran todas</translation>
    </message>
    <message>
        <source>none of the {count} recordings in {file} can be used; first: {first}</source>
        <translation>ninguna de las {count} grabaciones de {file} se puede usar; la primera: {first}</translation>
    </message>
    <message>
        <source>text.language is &apos;{language}&apos;, but most texts are written in another script. Set the language of the texts. First: {text}</source>
        <translation>text.language es «{language}», pero la mayoría de los textos tiene otra escritura. Hay que definir el idioma de los textos. El primero: {text}</translation>
    </message>
    <message>
        <source>{count} recordings are used for validation</source>
        <translation>se usan {count} grabaciones para validar</translation>
    </message>
    <message>
        <source>train.early_stopping and train.on_plateau need validation data, and there is none: set data.validation or a larger data.validation_share</source>
        <translation>train.early_stopping y train.on_plateau necesitan datos de validación, y no hay ninguno: hay que definir data.validation o un data.validation_share mayor</translation>
    </message>
    <message>
        <source>training steps with {batch} {sample|samples} fail on this machine: {reason}</source>
        <translation>los pasos de entrenamiento con {batch} {ejemplo|ejemplos} fallan en este equipo: {reason}</translation>
    </message>
    <message>
        <source>training needs about {need} of memory, but only {limit} are available; {batch} samples of up to {seconds} s take {activations}: halve train.batch_size and double train.gradient_accumulation_steps</source>
        <translation>el entrenamiento necesita unos {need} de memoria, pero solo hay {limit} disponibles; {batch} ejemplos de hasta {seconds} s ocupan {activations}: conviene reducir train.batch_size a la mitad y duplicar train.gradient_accumulation_steps</translation>
    </message>
    <message>
        <source>training needs about {need} of memory, but only {limit} are available; {batch} samples of up to {seconds} s take {activations}: halve train.batch_size and double train.gradient_accumulation_steps, or set train.use_gradient_checkpointing</source>
        <translation>el entrenamiento necesita unos {need} de memoria, pero solo hay {limit} disponibles; {batch} ejemplos de hasta {seconds} s ocupan {activations}: conviene reducir train.batch_size a la mitad y duplicar train.gradient_accumulation_steps, o activar train.use_gradient_checkpointing</translation>
    </message>
    <message>
        <source>training needs about {need} of {limit}: {parameters} for weights, gradients, optimizer state and EMA, {program} for the program, {activations} for {batch} samples of up to {seconds} s (measured with 1 and {larger})</source>
        <translation>el entrenamiento necesita unos {need} de {limit}: {parameters} para pesos, gradientes, estado del optimizador y EMA, {program} para el programa, {activations} para {batch} ejemplos de hasta {seconds} s (medido con 1 y {larger})</translation>
    </message>
    <message>
        <source>training steps with one sample fit into memory; two at a time would not</source>
        <translation>los pasos de entrenamiento con un ejemplo caben en la memoria; con dos a la vez no cabrían</translation>
    </message>
    <message>
        <source>{name} with {millions} million parameters</source>
        <translation>{name} con {millions} millones de parámetros</translation>
    </message>
    <message>
        <source>{name} does not support train.use_gradient_checkpointing; set it to off</source>
        <translation>{name} no admite train.use_gradient_checkpointing; hay que desactivarlo</translation>
    </message>
    <message>
        <source>device {device} passed the self-test</source>
        <translation>el dispositivo {device} ha superado la autoprueba</translation>
    </message>
    <message>
        <source>{tried} of the {count} recordings were decoded as a test: {seconds} s of audio each on average, {total} in total</source>
        <translation>se han decodificado {tried} de las {count} grabaciones como prueba: {seconds} s de sonido de media, {total} en total</translation>
    </message>
    <message>
        <source>none of the {tried} recordings that were decoded as a test can be used; first: {first}</source>
        <translation>no se puede usar ninguna de las {tried} grabaciones decodificadas como prueba; la primera: {first}</translation>
    </message>
    <message>
        <source>{unusable} of {tried} recordings that were decoded as a test cannot be used; first: {first}. The Data page and `formant doctor` check all {count}</source>
        <translation>no se pueden usar {unusable} de las {tried} grabaciones decodificadas como prueba; la primera: {first}. La página Datos y `formant doctor` examinan las {count}</translation>
    </message>
    <message>
        <source>{folder} is not writable; choose another folder with --runs</source>
        <translation>no se puede escribir en {folder}; se puede elegir otra carpeta con --runs</translation>
    </message>
    <message>
        <source>checkpoints need up to {need}; {free} are free in {folder}</source>
        <translation>los checkpoints necesitan hasta {need}; hay {free} libres en {folder}</translation>
    </message>
    <message>
        <source>checkpoints need up to {need}, but only {free} are free in {folder}; training will pause when the disk is full. Free some space, lower train.keep_checkpoints, or choose another folder with --runs</source>
        <translation>los checkpoints necesitan hasta {need}, pero solo hay {free} libres en {folder}; el entrenamiento se pausará cuando el disco se llene. Conviene liberar espacio, reducir train.keep_checkpoints o elegir otra carpeta con --runs</translation>
    </message>
    <message>
        <source>{folder}, the cache for decoded recordings, is not writable; set XDG_CACHE_HOME to another folder</source>
        <translation>no se puede escribir en {folder}, la caché de grabaciones decodificadas; XDG_CACHE_HOME permite poner otra carpeta</translation>
    </message>
    <message>
        <source>decoded recordings need up to {need}; {free} are free in {folder}</source>
        <translation>las grabaciones decodificadas necesitan hasta {need}; hay {free} libres en {folder}</translation>
    </message>
    <message>
        <source>decoded recordings need up to {need}, but only {free} are free in {folder}; free some space, or set XDG_CACHE_HOME to another folder</source>
        <translation>las grabaciones decodificadas necesitan hasta {need}, pero solo hay {free} libres en {folder}; conviene liberar espacio o poner otra carpeta en XDG_CACHE_HOME</translation>
    </message>
    <message>
        <source>run folder: {folder}</source>
        <translation>carpeta de la ejecución: {folder}</translation>
    </message>
    <message>
        <source>the disk of the recordings reads only {speed} MB/s; a copy on a local disk would be faster</source>
        <translation>el disco de las grabaciones solo lee {speed} MB/s; una copia en un disco local sería más rápida</translation>
    </message>
    <message>
        <source>the disk of the recordings reads {speed} MB/s</source>
        <translation>el disco de las grabaciones lee {speed} MB/s</translation>
    </message>
    <message>
        <source>{file} (train.pretrained_path) has no weights for this model</source>
        <translation>{file} (train.pretrained_path) no tiene pesos para este modelo</translation>
    </message>
    <message>
        <source>the run {run} was trained on the recordings in {before} and would resume with different ones; if they are of another voice, use another run name</source>
        <translation>la ejecución {run} se entrenó con las grabaciones de {before} y se reanudaría con otras; si son de otra voz, hay que usar otro nombre de ejecución</translation>
    </message>
    <message>
        <source>resumes from {file} after step {step}</source>
        <translation>se reanuda desde {file} tras el paso {step}</translation>
    </message>
    <message>
        <source>the preset fine_tune needs a trained voice, and none is set; name its checkpoint with --set train.pretrained_path=FILE</source>
        <translation>el preajuste fine_tune necesita una voz entrenada, y no se ha definido ninguna; hay que indicar su checkpoint con --set train.pretrained_path=FILE</translation>
    </message>
    <message>
        <source>starts from pretrained weights: {file}</source>
        <translation>parte de pesos preentrenados: {file}</translation>
    </message>
    <message>
        <source>trains on mel spectrograms predicted by {file} (teacher forcing)</source>
        <translation>se entrena con los espectrogramas mel que predice {file} (teacher forcing)</translation>
    </message>
    <message>
        <source>vocoder: {file}</source>
        <translation>vocoder: {file}</translation>
    </message>
    <message>
        <source>{file} is not a queue of training runs; expected {example}</source>
        <translation>{file} no es una cola de entrenamientos; se esperaba {example}</translation>
    </message>
    <message>
        <source>{file}: job {number} is invalid ({reason}); expected {example}</source>
        <translation>{file}: la tarea {number} no es válida ({reason}); se esperaba {example}</translation>
    </message>
    <message>
        <source>{file} was written by a newer version of formant; use that version, or another file</source>
        <translation>{file} fue escrito por una versión más reciente de formant; hay que usar esa versión u otro archivo</translation>
    </message>
    <message>
        <source>a running job cannot be changed; stop it first</source>
        <translation>no se puede cambiar una tarea en marcha; antes hay que detenerla</translation>
    </message>
    <message>
        <source>cannot play {file}: {reason}</source>
        <translation>no se puede reproducir {file}: {reason}</translation>
    </message>
    <message>
        <source>there is no list of sentences {file}</source>
        <translation>no existe la lista de frases {file}</translation>
    </message>
    <message>
        <source>{folder} holds a voice already; continue it, or give the new one another name</source>
        <translation>{folder} ya contiene una voz; se puede continuar con ella o dar otro nombre a la nueva</translation>
    </message>
    <message>
        <source>a voice needs a speaker, the speaker&apos;s consent, a license and a language</source>
        <translation>una voz necesita un hablante, su consentimiento, una licencia y un idioma</translation>
    </message>
    <message>
        <source>{folder} holds no recorded voice: it needs profile.json and the folder recordings/</source>
        <translation>{folder} no contiene ninguna voz grabada: necesita profile.json y la carpeta recordings/</translation>
    </message>
    <message>
        <source>{file} has no sentences; write one on each line</source>
        <translation>{file} no contiene frases; hay que escribir una en cada línea</translation>
    </message>
    <message>
        <source>the list &apos;{list}&apos; has no sentence {number}</source>
        <translation>la lista «{list}» no tiene la frase {number}</translation>
    </message>
    <message>
        <source>the run has ended</source>
        <translation>la ejecución ha terminado</translation>
    </message>
    <message>
        <source>the process for training {config} ended right after its start (exit code {code}): {words}</source>
        <translation>el proceso para entrenar {config} terminó justo después de iniciarse (código de salida {code}): {words}</translation>
    </message>
    <message>
        <source>process {pid} was started for training but cannot be followed yet; it may still start: check with formant status</source>
        <translation>se ha iniciado el proceso {pid} para entrenar, pero todavía no se puede seguir; aún puede empezar: se comprueba con formant status</translation>
    </message>
    <message>
        <source>cannot follow {run}: {socket}: {reason}</source>
        <translation>no se puede seguir {run}: {socket}: {reason}</translation>
    </message>
    <message>
        <source>the process that trains {run} does not respond; it is unknown whether the settings were changed</source>
        <translation>el proceso que entrena {run} no responde; se desconoce si los ajustes se cambiaron</translation>
    </message>
    <message>
        <source>process {pid}, which trains {run}, runs another version of formant; this one cannot follow it</source>
        <translation>el proceso {pid}, que entrena {run}, usa otra versión de formant; esta no puede seguirlo</translation>
    </message>
    <message>
        <source>cannot create the socket {path} for following the run: {reason}</source>
        <translation>no se puede crear el socket {path} para seguir la ejecución: {reason}</translation>
    </message>
    <message>
        <source>no process is training {run}</source>
        <translation>ningún proceso está entrenando {run}</translation>
    </message>
    <message>
        <source>the connection to process {pid} was lost, but it is still training {run}, which can be followed again</source>
        <translation>se ha perdido la conexión con el proceso {pid}, pero sigue entrenando {run}, que se puede volver a seguir</translation>
    </message>
    <message>
        <source>process {pid}, which trained {run}, ended unexpectedly at step {step}: it was killed or crashed (see log.txt). Start it again to resume from the newest checkpoint</source>
        <translation>el proceso {pid}, que entrenaba {run}, terminó inesperadamente en el paso {step}: se forzó su cierre o falló (véase log.txt). Para reanudar desde el checkpoint más reciente basta con iniciarla de nuevo</translation>
    </message>
    <message>
        <source>name a run: its folder, or its name in {runs}</source>
        <translation>hay que indicar una ejecución: su carpeta o su nombre en {runs}</translation>
    </message>
    <message>
        <source>there is no run {run}, neither as a folder nor in {runs}</source>
        <translation>no existe la ejecución {run}, ni como carpeta ni en {runs}</translation>
    </message>
    <message>
        <source>there are no checkpoints of {path}: it is neither a run in {runs}, nor the folder of a run or of checkpoints</source>
        <translation>no hay checkpoints de {path}: no es una ejecución de {runs} ni la carpeta de una ejecución o de checkpoints</translation>
    </message>
    <message>
        <source>{path} is a run or a folder of checkpoints; name one of the files in it, which are listed by: formant checkpoint list {path}</source>
        <translation>{path} es una ejecución o una carpeta de checkpoints; hay que indicar uno de sus archivos, que muestra: formant checkpoint list {path}</translation>
    </message>
    <message>
        <source>the run {run} is already trained: it has reached step {step}, and train.max_steps is {steps}. To train it longer, set a larger train.max_steps; to train another voice, use another name</source>
        <translation>la ejecución {run} ya está entrenada: ha alcanzado el paso {step} y train.max_steps es {steps}. Para entrenarla más tiempo, hay que poner un train.max_steps mayor; para entrenar otra voz, usar otro nombre</translation>
    </message>
    <message>
        <source>there is no checkpoint {path} ({setting}), and no run with checkpoints in that folder; name a checkpoint of the model, or the folder of its run</source>
        <translation>no hay ningún checkpoint {path} ({setting}), ni ninguna ejecución con checkpoints en esa carpeta; hay que indicar un checkpoint del modelo o la carpeta de su ejecución</translation>
    </message>
    <message>
        <source>{folder} is not the folder of a run: it has no config.yaml. Name a run folder or a configuration file</source>
        <translation>{folder} no es la carpeta de una ejecución: no tiene config.yaml. Hay que indicar una carpeta de ejecución o un archivo de configuración</translation>
    </message>
    <message>
        <source>the run {folder} already has checkpoints, and --resume never would overwrite them; use --resume auto or another name</source>
        <translation>la ejecución {folder} ya tiene checkpoints y --resume never los sobrescribiría; hay que usar --resume auto u otro nombre</translation>
    </message>
    <message>
        <source>{run} is not training</source>
        <translation>{run} no se está entrenando</translation>
    </message>
    <message>
        <source>another recording is already converted to {file}; rename one, or choose another folder</source>
        <translation>otra grabación ya se ha convertido en {file}; hay que cambiar el nombre de una o elegir otra carpeta</translation>
    </message>
    <message>
        <source>the output {file} would overwrite one of the input recordings; choose another folder</source>
        <translation>la salida {file} sobrescribiría una de las grabaciones de entrada; hay que elegir otra carpeta</translation>
    </message>
    <message>
        <source>--only cannot be used with standard input: the ids of its lines are not known in advance</source>
        <translation>--only no se puede usar con la entrada estándar: los id de sus líneas no se conocen de antemano</translation>
    </message>
    <message>
        <source>cannot read a style from the reference: {reason}</source>
        <translation>no se puede obtener un estilo de la referencia: {reason}</translation>
    </message>
    <message>
        <source>speech synthesis failed: {reason}</source>
        <translation>la síntesis de voz ha fallado: {reason}</translation>
    </message>
    <message>
        <source>out of memory while speaking a single sentence: &apos;{sentence}&apos;; split it into shorter sentences, close other programs that use this memory, or use --gpu cpu</source>
        <translation>memoria agotada al sintetizar una sola frase: «{sentence}»; conviene dividirla en frases más cortas, cerrar otros programas que usen esta memoria o usar --gpu cpu</translation>
    </message>
    <message>
        <source>the id &apos;{id}&apos; is not a valid file name; its text is written to {file}</source>
        <translation>el id «{id}» no es un nombre de archivo válido; su texto se escribe en {file}</translation>
    </message>
    <message>
        <source>the id &apos;{id}&apos; occurs more than once, perhaps in other case (a, A); the later text is written to {file}</source>
        <translation>el id «{id}» aparece más de una vez, quizá con otras mayúsculas (a, A); el texto posterior se escribe en {file}</translation>
    </message>
    <message>
        <source>no text has the id &apos;{id}&apos;; did you mean &apos;{nearest}&apos;?</source>
        <translation>ningún texto tiene el id «{id}»; ¿quizá «{nearest}»?</translation>
    </message>
    <message>
        <source>no text has the id &apos;{id}&apos;</source>
        <translation>ningún texto tiene el id «{id}»</translation>
    </message>
    <message>
        <source>nothing to speak: give --text or --list</source>
        <translation>nada que sintetizar: hay que indicar --text o --list</translation>
    </message>
    <message>
        <source>{place}: each line must look like {example}</source>
        <translation>{place}: cada línea debe ser como {example}</translation>
    </message>
    <message>
        <source>{place}: the first line must name the columns: id,text</source>
        <translation>{place}: la primera línea debe nombrar las columnas: id,text</translation>
    </message>
    <message>
        <source>{file} is not a supported list of texts; use .txt (one text per line), .csv (columns id,text) or .jsonl (keys id, text)</source>
        <translation>{file} no es una lista de textos compatible; se puede usar .txt (un texto por línea), .csv (columnas id,text) o .jsonl (claves id, text)</translation>
    </message>
    <message>
        <source>speaking was stopped; {done} of {all} texts are in {folder}</source>
        <translation>se ha detenido la síntesis; {done} de {all} textos están en {folder}</translation>
    </message>
    <message>
        <source>speaking was stopped</source>
        <translation>se ha detenido la síntesis</translation>
    </message>
    <message>
        <source>speaking ended early: {reason}</source>
        <translation>la síntesis ha terminado antes de tiempo: {reason}</translation>
    </message>
    <message>
        <source>its sentences cannot be joined: {reason}</source>
        <translation>sus frases no se pueden unir: {reason}</translation>
    </message>
    <message>
        <source>out of memory; split it into shorter recordings, or use --gpu cpu</source>
        <translation>memoria agotada; hay que dividirla en grabaciones más cortas o usar --gpu cpu</translation>
    </message>
    <message>
        <source>voice conversion failed: {reason}</source>
        <translation>la conversión de voz ha fallado: {reason}</translation>
    </message>
    <message>
        <source>conversion was stopped; {done} of {all} recordings are in {folder}</source>
        <translation>se ha detenido la conversión; {done} de {all} grabaciones están en {folder}</translation>
    </message>
    <message>
        <source>the checkpoint was trained with the speakers {saved}, but the corpus has {found}; resume with the original corpus, or start a new run (name) from train.pretrained_path</source>
        <translation>el checkpoint se entrenó con los hablantes {saved}, pero el corpus tiene {found}; hay que reanudar con el corpus original o iniciar otra ejecución (name) a partir de train.pretrained_path</translation>
    </message>
    <message>
        <source>model {name}: {count} parameters</source>
        <translation>modelo {name}: {count} parámetros</translation>
    </message>
    <message>
        <source>  {title}: {count}</source>
        <translation>  {title}: {count}</translation>
    </message>
    <message>
        <source>the loss or gradient of the first step is not a number</source>
        <translation>la pérdida o el gradiente del primer paso no es un número</translation>
    </message>
    <message>
        <source>one training step: loss {loss}, gradient norm {norm}</source>
        <translation>un paso de entrenamiento: pérdida {loss}, norma del gradiente {norm}</translation>
    </message>
    <message>
        <source>speaks: {frames} frames</source>
        <translation>sintetiza: {frames} tramas</translation>
    </message>
    <message>
        <source>the checkpoint was trained on a different corpus; training continues on the new one</source>
        <translation>el checkpoint se entrenó con otro corpus; el entrenamiento continúa con el nuevo</translation>
    </message>
    <message>
        <source>changed since the checkpoint: {keys}; training continues with the new values, so the result differs from that of an uninterrupted run</source>
        <translation>cambiado desde el checkpoint: {keys}; el entrenamiento continúa con los valores nuevos, así que el resultado difiere del de una ejecución sin interrupción</translation>
    </message>
    <message>
        <source>the damaged checkpoint was renamed to {file}</source>
        <translation>el checkpoint dañado ha pasado a llamarse {file}</translation>
    </message>
    <message>
        <source>{count} newer {checkpoint was|checkpoints were} renamed to abandoned_step_N.pt, because the run continues from an earlier step</source>
        <translation>{count} {checkpoint más reciente ha|checkpoints más recientes han} pasado a llamarse abandoned_step_N.pt, porque la ejecución continúa desde un paso anterior</translation>
    </message>
    <message>
        <source>no step for {seconds} s, more than 20 times as long as usual; is the GPU or the disk busy with something else, or the machine out of memory?</source>
        <translation>ningún paso desde hace {seconds} s, más de 20 veces lo habitual; ¿están la GPU o el disco ocupados con otra cosa, o el equipo sin memoria?</translation>
    </message>
    <message>
        <source>other processes cannot follow this run: the path of its folder is too long for a socket, and XDG_RUNTIME_DIR is not set</source>
        <translation>otros procesos no pueden seguir esta ejecución: la ruta de su carpeta es demasiado larga para un socket y XDG_RUNTIME_DIR no está definido</translation>
    </message>
    <message>
        <source>training on mel spectrograms that {file} predicts for the recordings (teacher forcing)</source>
        <translation>se entrena con espectrogramas mel que {file} predice de las grabaciones (teacher forcing)</translation>
    </message>
    <message>
        <source>reading the recordings of {corpus}</source>
        <translation>leyendo las grabaciones de {corpus}</translation>
    </message>
    <message>
        <source>{training} {recording|recordings} to train on, {validation} to validate</source>
        <translation>{training} {grabación|grabaciones} para entrenar, {validation} para validar</translation>
    </message>
    <message>
        <source>{count} speakers: {names}</source>
        <translation>{count} hablantes: {names}</translation>
    </message>
    <message>
        <source>resuming after step {step} from {file}</source>
        <translation>reanudando tras el paso {step} de {file}</translation>
    </message>
    <message>
        <source>train.sample_texts is empty; samples use {count} {text|texts} of the validation set</source>
        <translation>train.sample_texts está vacío; las muestras usan {count} {texto|textos} del conjunto de validación</translation>
    </message>
    <message>
        <source>train.sample_texts is empty; samples use {count} {text|texts} of the training set, because there is no validation set</source>
        <translation>train.sample_texts está vacío; las muestras usan {count} {texto|textos} del conjunto de entrenamiento, porque no hay conjunto de validación</translation>
    </message>
    <message>
        <source>starting from the pretrained weights {file}</source>
        <translation>a partir de los pesos preentrenados {file}</translation>
    </message>
    <message>
        <source>and from {file} next to it</source>
        <translation>y de {file}, que está al lado</translation>
    </message>
    <message>
        <source>{need} of {limit} (measured on this machine): too much. Halve train.batch_size and double train.gradient_accumulation_steps</source>
        <translation>{need} de {limit} (medido en este equipo): demasiado. Conviene reducir train.batch_size a la mitad y duplicar train.gradient_accumulation_steps</translation>
    </message>
    <message>
        <source>about {need} of {limit} (estimate): probably too much. Halve train.batch_size and double train.gradient_accumulation_steps</source>
        <translation>unos {need} de {limit} (estimación): probablemente demasiado. Conviene reducir train.batch_size a la mitad y duplicar train.gradient_accumulation_steps</translation>
    </message>
    <message>
        <source>{need} of {limit} (measured on this machine)</source>
        <translation>{need} de {limit} (medido en este equipo)</translation>
    </message>
    <message>
        <source>about {need} of {limit} (rough estimate; the preflight check measures it)</source>
        <translation>unos {need} de {limit} (estimación aproximada; la comprobación previa lo mide)</translation>
    </message>
    <message>
        <source>{whole} for all {all} steps, {time} for an epoch of {steps} {step|steps} (measured on this machine)</source>
        <translation>{whole} para los {all} pasos en total, {time} para una época de {steps} {paso|pasos} (medido en este equipo)</translation>
    </message>
    <message>
        <source>unknown until data.corpus names recordings</source>
        <translation>desconocido mientras data.corpus no indique grabaciones</translation>
    </message>
    <message>
        <source>read</source>
        <translation>lectura</translation>
    </message>
    <message>
        <source>decode</source>
        <translation>decodificación</translation>
    </message>
    <message>
        <source>resample</source>
        <translation>remuestreo</translation>
    </message>
    <message>
        <source>join</source>
        <translation>unión</translation>
    </message>
    <message>
        <source>features</source>
        <translation>características</translation>
    </message>
    <message>
        <source>collate</source>
        <translation>formación del lote</translation>
    </message>
    <message>
        <source>copy to device</source>
        <translation>copia al dispositivo</translation>
    </message>
    <message>
        <source>wait for data</source>
        <translation>espera de datos</translation>
    </message>
    <message>
        <source>forward</source>
        <translation>propagación hacia delante</translation>
    </message>
    <message>
        <source>backward</source>
        <translation>propagación hacia atrás</translation>
    </message>
    <message>
        <source>optimizer</source>
        <translation>optimizador</translation>
    </message>
    <message>
        <source>logging</source>
        <translation>registro</translation>
    </message>
    <message>
        <source>step</source>
        <translation>paso</translation>
    </message>
    <message>
        <source>other</source>
        <translation>otros</translation>
    </message>
    <message>
        <source>{device}: {steps} steps of {batch} x {accumulation} samples, {ms} ms each: {speed} samples/s</source>
        <translation>{device}: {steps} pasos de {batch} x {accumulation} ejemplos, {ms} ms cada uno: {speed} ejemplos/s</translation>
    </message>
    <message>
        <source>utilization: {mean} % on average, minimum {lowest} %, 5th percentile {fifth} %, variation {swing} %</source>
        <translation>utilización: {mean} % de media, mínimo {lowest} %, percentil 5 {fifth} %, variación {swing} %</translation>
    </message>
    <message>
        <source>No setting would make it notably faster.</source>
        <translation>Ningún ajuste lo haría notablemente más rápido.</translation>
    </message>
    <message>
        <source>Most effective change: {settings}: about {gain} % more samples/s ({why})</source>
        <translation>Cambio más eficaz: {settings}: aproximadamente un {gain} % más de ejemplos/s ({why})</translation>
    </message>
    <message>
        <source>{device} is no longer available; the measurement was not saved</source>
        <translation>{device} ya no está disponible; la medición no se ha guardado</translation>
    </message>
    <message>
        <source>saved in {file}: batch size {batch} on {device}, for {model} in {precision}; used when train.batch_size is 0 (automatic)</source>
        <translation>guardado en {file}: tamaño de lote {batch} en {device}, para {model} en {precision}; se usa si train.batch_size es 0 (automático)</translation>
    </message>
    <message>
        <source>Training thread, one step</source>
        <translation>Hilo de entrenamiento, un paso</translation>
    </message>
    <message>
        <source>{count} {worker makes|workers make} batches, one sample</source>
        <translation>{count} {hilo prepara|hilos preparan} lotes, un ejemplo</translation>
    </message>
    <message>
        <source>{count} {process prepares|processes prepare} recordings, one recording</source>
        <translation>{count} {proceso prepara|procesos preparan} grabaciones, una grabación</translation>
    </message>
    <message>
        <source>it failed: {reason}</source>
        <translation>ha fallado: {reason}</translation>
    </message>
    <message>
        <source>its process hangs or was killed, as happens when memory runs out</source>
        <translation>su proceso está bloqueado o se forzó su cierre, como ocurre cuando se agota la memoria</translation>
    </message>
    <message>
        <source>stopped</source>
        <translation>detenido</translation>
    </message>
    <message>
        <source>not even one sample at a time can be trained: {reason}; use a smaller model, or exclude the longest recordings</source>
        <translation>ni siquiera se puede entrenar con un ejemplo cada vez: {reason}; conviene usar un modelo más pequeño o excluir las grabaciones más largas</translation>
    </message>
    <message>
        <source>not even one sample at a time can be trained: {reason}; use train.use_gradient_checkpointing, a smaller model, or exclude the longest recordings</source>
        <translation>ni siquiera se puede entrenar con un ejemplo cada vez: {reason}; conviene usar train.use_gradient_checkpointing, un modelo más pequeño o excluir las grabaciones más largas</translation>
    </message>
    <message>
        <source>one sample needs more than 85 % of the memory</source>
        <translation>un solo ejemplo necesita más del 85 % de la memoria</translation>
    </message>
    <message>
        <source>{file} (train.pretrained_path) is a checkpoint of the model &apos;{saved}&apos;, but model.name is &apos;{model}&apos;</source>
        <translation>{file} (train.pretrained_path) es un checkpoint del modelo «{saved}», pero model.name es «{model}»</translation>
    </message>
    <message>
        <source>the {count} speakers of the pretrained weights are dropped: the corpus has one speaker</source>
        <translation>se descartan los {count} hablantes de los pesos preentrenados: el corpus tiene un solo hablante</translation>
    </message>
    <message>
        <source>all speakers are new to the pretrained weights</source>
        <translation>todos los hablantes son nuevos para los pesos preentrenados</translation>
    </message>
    <message>
        <source>the pretrained weights include all speakers</source>
        <translation>los pesos preentrenados incluyen a todos los hablantes</translation>
    </message>
    <message>
        <source>the pretrained weights include the speakers {known}; new speakers: {fresh}</source>
        <translation>los pesos preentrenados incluyen a los hablantes {known}; hablantes nuevos: {fresh}</translation>
    </message>
    <message>
        <source>the pretrained weights do not name their speakers: they are assumed to be those of the corpus, in the order of their names</source>
        <translation>los pesos preentrenados no indican los nombres de sus hablantes: se supone que son los del corpus, en el orden de sus nombres</translation>
    </message>
    <message>
        <source>the pretrained weights have {count} speakers without names; the speaker of the corpus is new</source>
        <translation>los pesos preentrenados tienen {count} hablantes sin nombre; el hablante del corpus es nuevo</translation>
    </message>
    <message>
        <source>the pretrained weights do not fit this model: {tensors}. Use the configuration they were trained with, or load what fits with train.pretrained_partial (--partial)</source>
        <translation>los pesos preentrenados no corresponden a este modelo: {tensors}. Hay que usar la configuración con la que se entrenaron o cargar lo que encaje con train.pretrained_partial (--partial)</translation>
    </message>
    <message>
        <source>{count} {tensor|tensors} of the pretrained weights {was|were} loaded</source>
        <translation>se {ha|han} cargado {count} {tensor|tensores} de los pesos preentrenados</translation>
    </message>
    <message>
        <source>initialized randomly: {tensors}</source>
        <translation>inicializados con valores aleatorios: {tensors}</translation>
    </message>
    <message>
        <source>skipped tensors of the file: {tensors}</source>
        <translation>tensores del archivo omitidos: {tensors}</translation>
    </message>
    <message>
        <source>the pretrained weights do not name their symbols: they are assumed to be those of the texts, in the same order. If they differ, the voice has to learn to read again; put their symbols.txt, one symbol per line, next to the file</source>
        <translation>los pesos preentrenados no indican sus símbolos: se supone que son los de los textos, en el mismo orden. Si son otros, la voz tendrá que aprender a leer de nuevo; conviene poner su symbols.txt, con un símbolo por línea, junto al archivo</translation>
    </message>
    <message>
        <source>the pretrained weights were trained with other audio settings: {theirs}; this run has {own}. The model must relearn them: use the settings of the weights if the recordings allow it</source>
        <translation>los pesos preentrenados se entrenaron con otros ajustes de audio: {theirs}; esta ejecución tiene {own}. El modelo tendrá que aprenderlos de nuevo: conviene usar los ajustes de los pesos si las grabaciones lo permiten</translation>
    </message>
    <message>
        <source>the pretrained weights were trained on {theirs}, but text.mode is {ours}: the same ids mean other sounds</source>
        <translation>los pesos preentrenados se entrenaron con {theirs}, pero text.mode es {ours}: los mismos identificadores significan otros sonidos</translation>
    </message>
    <message>
        <source>texts are converted to ids as for the pretrained weights: with their table of {count} symbols, layout {layout} (text.layout)</source>
        <translation>los textos se convierten en identificadores como en los pesos preentrenados: con su tabla de {count} símbolos y la disposición {layout} (text.layout)</translation>
    </message>
    <message>
        <source>this voice has one speaker, who is not called &apos;{name}&apos;; omit --speaker, and the speaker column in lists</source>
        <translation>esta voz tiene un solo hablante, que no se llama «{name}»; hay que omitir --speaker y la columna de hablantes de las listas</translation>
    </message>
    <message>
        <source>this voice has no speaker &apos;{name}&apos;; it has {names}</source>
        <translation>esta voz no tiene ningún hablante «{name}»; tiene {names}</translation>
    </message>
    <message>
        <source>this voice has several speakers, and the first one speaks; select another with --speaker: {names}</source>
        <translation>esta voz tiene varios hablantes y habla el primero; se puede elegir otro con --speaker: {names}</translation>
    </message>
    <message>
        <source>{file} was written by another program, and no file next to it names the symbols of its ids: put its config.json or symbols.txt (one symbol per line) there</source>
        <translation>{file} se escribió con otro programa y ningún archivo junto a él nombra los símbolos de sus identificadores: hay que poner allí su config.json o symbols.txt (un símbolo por línea)</translation>
    </message>
    <message>
        <source>{file} does not match the config.json next to it: {tensors}</source>
        <translation>{file} no coincide con el config.json que hay junto a él: {tensors}</translation>
    </message>
    <message>
        <source>the vocoder was trained by another program, whose mels differ in quiet parts: fine-tune it on the voice&apos;s recordings for better sound (train.pretrained_path)</source>
        <translation>el vocoder se entrenó con otro programa, cuyos espectrogramas mel difieren en las partes de poco volumen: con un ajuste fino con las grabaciones de la voz suena mejor (train.pretrained_path)</translation>
    </message>
    <message>
        <source>using Griffin-Lim instead of the vocoder of the voice: {reason}</source>
        <translation>se usa Griffin-Lim en lugar del vocoder de la voz: {reason}</translation>
    </message>
    <message>
        <source>espeak-ng has no pronunciation in &apos;{language}&apos; for {switched} of {count} words and names their letters in another language. Set text.mode to characters, write the texts as they are spoken, or set another text.language. First: {text}</source>
        <translation>espeak-ng no tiene pronunciación en «{language}» para {switched} de {count} palabras y nombra sus letras en otro idioma. Se puede poner text.mode en characters, escribir los textos como se pronuncian, o poner otro text.language. El primero: {text}</translation>
    </message>
    <message>
        <source>{run} ended without saving at step {step}; its newest checkpoint is {file}</source>
        <translation>{run} terminó sin guardar en el paso {step}; su checkpoint más reciente es {file}</translation>
    </message>
    <message>
        <source>{total} of speech are too little even to fine-tune a voice; record at least 5 minutes</source>
        <translation>{total} de habla es demasiado poco incluso para ajustar una voz; hay que grabar al menos 5 minutos</translation>
    </message>
    <message>
        <source>{total} of speech are too little for a new voice, which needs 30 to 60 minutes; record more, or start from the weights of a trained voice (train.pretrained_path)</source>
        <translation>{total} de habla es demasiado poco para una voz nueva, que necesita de 30 a 60 minutos; hay que grabar más, o partir de los pesos de una voz entrenada (train.pretrained_path)</translation>
    </message>
    <message>
        <source>no recordings are held back for validation, so overfitting is not detected; data.validation_share holds some back</source>
        <translation>no se reservan grabaciones para validar, así que el sobreajuste no se detecta; data.validation_share reserva algunas</translation>
    </message>
    <message>
        <source>the pretrained weights know all {count} symbols of the texts</source>
        <translation>los pesos preentrenados conocen los {count} símbolos de los textos</translation>
    </message>
    <message>
        <source>the pretrained weights know {known} of the {count} symbols of the texts; {new} start from random values: {list}</source>
        <translation>los pesos preentrenados conocen {known} de los {count} símbolos de los textos; {new} empiezan con valores aleatorios: {list}</translation>
    </message>
    <message>
        <source>the pretrained weights do not know {new} of the {count} symbols of the texts: {list}. {unfit} of {texts} texts have them, and their recordings will be skipped. Set train.pretrained_partial (--partial) to add the symbols</source>
        <translation>los pesos preentrenados no conocen {new} de los {count} símbolos de los textos: {list}. {unfit} de {texts} textos los tienen, y sus grabaciones se omitirán. Con train.pretrained_partial (--partial) se añaden los símbolos</translation>
    </message>
    <message>
        <source>the checkpoint was trained with {saved}, but this configuration has {own}: a run keeps its audio settings. Set those of the checkpoint, or start a run with another name</source>
        <translation>el checkpoint se entrenó con {saved}, pero esta configuración tiene {own}: una ejecución conserva sus ajustes de audio. Hay que poner los del checkpoint, o empezar una ejecución con otro nombre</translation>
    </message>
    <message>
        <source>the pretrained weights know marks such as {mark}, but the texts are read without them: set {key} to {value} if the weights were trained with them</source>
        <translation>los pesos preentrenados conocen signos como {mark}, pero los textos se leen sin ellos: si los pesos se entrenaron con ellos, hay que poner {key} en {value}</translation>
    </message>
    <message>
        <source>Name of the run and of its folder in the runs folder. Empty: that of the configuration file, or of the folder of recordings if there is no file or it is called config.yaml.</source>
        <translation>Nombre de la ejecución y de su carpeta en la carpeta de ejecuciones. Vacío: el del archivo de configuración, o el de la carpeta de grabaciones si no hay archivo o se llama config.yaml.</translation>
    </message>
    <message>
        <source>the run {run} was trained on other recordings than those of {corpus}. Train another voice under another name (--set name=NEW); if these are the same recordings, processed, resume with --allow-changes</source>
        <translation>la ejecución {run} se entrenó con otras grabaciones que las de {corpus}. Otra voz se entrena con otro nombre (--set name=NEW); si son las mismas grabaciones, procesadas, se reanuda con --allow-changes</translation>
    </message>
    <message>
        <source>&apos;{line}&apos; is not a command for a run; use pause, resume, stop, save_now, save_recent, sample_now, or change with settings</source>
        <translation>«{line}» no es una orden para una ejecución; las órdenes son pause, resume, stop, save_now, save_recent, sample_now y change con ajustes</translation>
    </message>
    <message>
        <source>{process} trains {run}, but it cannot be followed: it is a window, or has just started</source>
        <translation>{process} entrena {run}, pero no se puede seguir: es una ventana, o acaba de empezar</translation>
    </message>
    <message>
        <source>{process} trains {run}, but its socket {socket} is not there. Follow the run on the computer and in the container where it is trained</source>
        <translation>{process} entrena {run}, pero su socket {socket} no está aquí. La ejecución se puede seguir en el equipo y el contenedor donde se entrena</translation>
    </message>
    <message>
        <source>the run {run} is trained by {process}, which cannot be reached from here. Stop it on the computer and in the container where it is trained: press Ctrl-C there, or run: formant stop {run}</source>
        <translation>{process} entrena la ejecución {run} y no se le puede contactar desde aquí. Hay que detenerla en el equipo y el contenedor donde se entrena: pulsando Ctrl-C allí, o con: formant stop {run}</translation>
    </message>
    <message>
        <source>{process} was asked to stop but is still running; it may be in a long step</source>
        <translation>{process} ha recibido la orden de detenerse, pero sigue en marcha; puede estar en un paso largo</translation>
    </message>
    <message>
        <source>the run {folder} is training ({process}); stop it first</source>
        <translation>la ejecución {folder} se está entrenando ({process}); antes hay que detenerla</translation>
    </message>
    <message>
        <source>this job of the queue is not running</source>
        <translation>este trabajo de la cola no está en marcha</translation>
    </message>
    <message>
        <source>{file} has no configuration, so it cannot be continued as a whole; name it in train.pretrained_path of a configuration</source>
        <translation>{file} no contiene ninguna configuración, así que no se puede continuar entero; hay que indicarlo en train.pretrained_path de una configuración</translation>
    </message>
    <message>
        <source>the settings cannot be written to {file}, because it is not a file; save the configuration to a file and name that one</source>
        <translation>no se pueden escribir los ajustes en {file} porque no es un archivo; guarde la configuración en un archivo e indíquelo</translation>
    </message>
    <message>
        <source>For any machine: a long training as in balanced, with batch size, precision and buffers chosen for its GPU or CPU (see formant hardware).</source>
        <translation>Para cualquier equipo: un entrenamiento largo como en balanced, con tamaño de lote, precisión y búferes según su GPU o su CPU (véase formant hardware).</translation>
    </message>
    <message>
        <source>For a GPU with 4 to 8 GB: small batches with gradient accumulation, and low memory use.</source>
        <translation>Para una GPU de 4 a 8 GB: lotes pequeños con acumulación de gradientes y poco uso de memoria.</translation>
    </message>
    <message>
        <source>For a GPU with 24 GB or more: large batches, more of them prefetched.</source>
        <translation>Para una GPU de 24 GB o más: lotes grandes, con más de ellos preparados por adelantado.</translation>
    </message>
    <message>
        <source>{where}: the configuration has version {value} of the format; this version of formant reads version 1. Use the newer formant that wrote it, or write version: 1</source>
        <translation>{where}: la configuración tiene la versión {value} del formato; esta versión de formant lee la versión 1. Use el formant más reciente que la escribió, o escriba version: 1</translation>
    </message>
    <message>
        <source>the model is {model}, which the preset {preset} selects</source>
        <translation>el modelo es {model}, que elige el preajuste {preset}</translation>
    </message>
    <message>
        <source>the model is {model}, the default, because the configuration names none; --model (model.name) selects another</source>
        <translation>el modelo es {model}, el predeterminado, porque la configuración no nombra ninguno; --model (model.name) elige otro</translation>
    </message>
    <message>
        <source>a step trains on {count} {sample|samples}</source>
        <translation>un paso entrena con {count} {ejemplo|ejemplos}</translation>
    </message>
    <message>
        <source>chosen for this device: {settings}</source>
        <translation>elegido para este dispositivo: {settings}</translation>
    </message>
    <message>
        <source>chosen for this device</source>
        <translation>elegido para este dispositivo</translation>
    </message>
    <message>
        <source>{run} ended without saving at step {step}; its newest checkpoint is {file}. The reason: {reason}</source>
        <translation>{run} terminó sin guardar en el paso {step}; su checkpoint más reciente es {file}. El motivo: {reason}</translation>
    </message>
    <message>
        <source>half precision is slower than float32 on this CPU, so training runs in float32; a GPU would use it</source>
        <translation>la media precisión es más lenta que float32 en esta CPU, así que el entrenamiento se hace en float32; una GPU sí la usaría</translation>
    </message>
    <message>
        <source>not measured: training steps with {batch} {sample|samples} did not end within {seconds} s on this machine; such a run is very slow. A smaller model (model.size), shorter recordings or a GPU are faster</source>
        <translation>no se midió: los pasos de entrenamiento con {batch} {ejemplo|ejemplos} no terminaron en {seconds} s en este equipo; una ejecución así es muy lenta. Un modelo menor (model.size), grabaciones más cortas o una GPU son más rápidos</translation>
    </message>
    <message>
        <source>not measured: the trial steps failed on this machine: {reason}</source>
        <translation>no se midió: los pasos de prueba fallaron en este equipo: {reason}</translation>
    </message>
    <message>
        <source>{file} is not valid JSON: {reason}; expected {example}</source>
        <translation>{file} no es JSON válido: {reason}; se esperaba {example}</translation>
    </message>
    <message>
        <source>{where}: unknown key &apos;{key}&apos;; known are {known}. Your own notes may be called note, comment or begin with an underscore</source>
        <translation>{where}: clave desconocida «{key}»; se conocen {known}. Sus propias notas pueden llamarse note, comment o empezar con un guion bajo</translation>
    </message>
    <message>
        <source>{where}: unknown key &apos;{key}&apos;; did you mean &apos;{meant}&apos;? Your own notes may be called note, comment or begin with an underscore</source>
        <translation>{where}: clave desconocida «{key}»; ¿quiso decir «{meant}»? Sus propias notas pueden llamarse note, comment o empezar con un guion bajo</translation>
    </message>
    <message>
        <source>the queue {file} is already run by another formant process ({process}); wait for it or stop it</source>
        <translation>otro proceso de formant ({process}) ya está procesando la cola {file}; espere a que acabe o deténgalo</translation>
    </message>
    <message>
        <source>the demo recordings were not prepared</source>
        <translation>las grabaciones de demostración no se han preparado</translation>
    </message>
    <message>
        <source>the demo recordings could not be prepared: {reason}</source>
        <translation>no se han podido preparar las grabaciones de demostración: {reason}</translation>
    </message>
    <message>
        <source>--resume: {folder} is a folder without a step_N.pt to resume from; name a checkpoint file, auto or never</source>
        <translation>--resume: {folder} es una carpeta sin ningún step_N.pt desde el que reanudar; indique un archivo de checkpoint, auto o never</translation>
    </message>
    <message>
        <source>--resume: {folder} is a folder. To resume from the newest checkpoint in it: --resume {file}; from that of this run: --resume auto</source>
        <translation>--resume: {folder} es una carpeta. Para reanudar desde su checkpoint más reciente: --resume {file}; desde el de esta ejecución: --resume auto</translation>
    </message>
    <message>
        <source>--resume: there is no checkpoint {file}; give the path of a step_N.pt, or auto (resume from the newest checkpoint of the run) or never</source>
        <translation>--resume: no existe el checkpoint {file}; indique la ruta de un step_N.pt, o auto (reanudar desde el checkpoint más reciente de la ejecución) o never</translation>
    </message>
    <message>
        <source>{error}. That is: --set name=NEW --set train.pretrained_path={file}</source>
        <translation>{error}. Es decir: --set name=NEW --set train.pretrained_path={file}</translation>
    </message>
    <message>
        <source>{error}. That is: --resume {newest}, or --set name=NEW --set train.pretrained_path={file}</source>
        <translation>{error}. Es decir: --resume {newest}, o --set name=NEW --set train.pretrained_path={file}</translation>
    </message>
    <message>
        <source>the run folder {folder} was removed or replaced</source>
        <translation>la carpeta de la ejecución {folder} se eliminó o se sustituyó</translation>
    </message>
    <message>
        <source>the memory may become short: trying a step in another process first</source>
        <translation>la memoria puede quedar justa: primero se prueba un paso en otro proceso</translation>
    </message>
    <message>
        <source>a step with {batch} samples at a time comes too near the memory limit: training starts with {count} {sample|samples} at a time; the effective batch size stays the same</source>
        <translation>un paso con {batch} ejemplos a la vez se acerca demasiado al límite de memoria: el entrenamiento empieza con {count} {ejemplo|ejemplos} a la vez; el tamaño de lote efectivo no cambia</translation>
    </message>
    <message>
        <source>--apply changes a configuration file, but none is given; name one with --config</source>
        <translation>--apply modifica un archivo de configuración, pero no se ha dado ninguno; indíquelo con --config</translation>
    </message>
    <message>
        <source>they took longer than {seconds} s</source>
        <translation>tardaron más de {seconds} s</translation>
    </message>
    <message>
        <source>{count} {text|texts} with markup or dots between syllables, which are not spoken</source>
        <translation>{count} {texto|textos} con signos de formato o puntos entre sílabas, que no se pronuncian</translation>
    </message>
    <message>
        <source>{training} {recording|recordings} to train on, {validation} to validate; {skipped} will be skipped, one of them because: {reason}</source>
        <translation>{training} {grabación|grabaciones} para entrenar, {validation} para validar; se omitirán {skipped}, una de ellas porque: {reason}</translation>
    </message>
    <message>
        <source>{file} looks like a configuration of another program or of the legacy scripts; convert it: {command}. The error: {error}</source>
        <translation>{file} parece una configuración de otro programa o de los scripts anteriores; se convierte así: {command}. El error: {error}</translation>
    </message>
    <message>
        <source>{file} was excluded: its text is garbled, because it was read with a wrong encoding</source>
        <translation>{file} quedó excluido: su texto es ilegible, porque se leyó con una codificación equivocada</translation>
    </message>
    <message>
        <source>the text of {file} is garbled: it was read with a wrong encoding</source>
        <translation>el texto de {file} es ilegible: se leyó con una codificación equivocada</translation>
    </message>
    <message>
        <source>the demo recordings do not exist yet ({file}); open your own recordings, or have these prepared: with “Prepare the demo” on the Training page, or with {script}</source>
        <translation>las grabaciones de la demostración aún no existen ({file}); abra sus propias grabaciones o haga preparar estas: con «Preparar la demostración» en la página Entrenamiento, o con {script}</translation>
    </message>
    <message>
        <source>data.validation_share {share} puts all recordings into the validation set that this run was started with: start a new run, or set data.validation</source>
        <translation>data.validation_share {share} pone todas las grabaciones en el conjunto de validación con el que empezó esta ejecución: hay que empezar una nueva o definir data.validation</translation>
    </message>
    <message>
        <source>data.validation_share {share} selects none of the {count} recordings for validation: increase it, or set data.validation</source>
        <translation>data.validation_share {share} no selecciona ninguna de las {count} grabaciones para validar: hay que aumentarlo o definir data.validation</translation>
    </message>
    <message>
        <source>training took {need} of {limit} when this configuration was last trained here</source>
        <translation>el entrenamiento ocupó {need} de {limit} la última vez que se entrenó aquí esta configuración</translation>
    </message>
    <message>
        <source>training took {need} when this configuration was last trained here, but only {limit} are available: halve train.batch_size and double train.gradient_accumulation_steps</source>
        <translation>el entrenamiento ocupó {need} la última vez que se entrenó aquí esta configuración, pero solo hay {limit} disponibles: hay que reducir train.batch_size a la mitad y duplicar train.gradient_accumulation_steps</translation>
    </message>
    <message>
        <source>{time} for {steps} steps: a step took {seconds} s when this configuration was last trained here</source>
        <translation>{time} para {steps} pasos: un paso tardó {seconds} s la última vez que se entrenó aquí esta configuración</translation>
    </message>
    <message>
        <source>{time} for {steps} steps: a step on synthetic samples of {sample_s} s, the mean length in this corpus, took {seconds} s</source>
        <translation>{time} para {steps} pasos: un paso con ejemplos sintéticos de {sample_s} s, la duración media de este corpus, tardó {seconds} s</translation>
    </message>
    <message>
        <source>{whole} for all {all} steps, {time} for an epoch of {steps} {step|steps} (rough estimate, may be several times off; the preflight check measures it)</source>
        <translation>{whole} para los {all} pasos en total, {time} para una época de {steps} {paso|pasos} (estimación aproximada, puede errar en varias veces; la comprobación previa lo mide)</translation>
    </message>
    <message>
        <source>metadata that is not read</source>
        <translation>metadatos que no se leen</translation>
    </message>
    <message>
        <source>{file} may hold the texts, but its format is not read; save them as metadata.csv with the columns file and text</source>
        <translation>{file} puede contener los textos, pero su formato no se lee; hay que guardarlos como metadata.csv con las columnas file y text</translation>
    </message>
    <message>
        <source>{count} {text|texts} with marks of stress (a plus sign, an accent or a capital letter at a Cyrillic vowel), which set the stress of the spoken word</source>
        <translation>{count} {texto|textos} con marcas de acento (un signo más, una tilde o una mayúscula en una vocal cirílica), que fijan el acento de la palabra hablada</translation>
    </message>
    <message>
        <source>a model &apos;{model}&apos; cannot be converted; these have an upstream format: {kinds}</source>
        <translation>un modelo «{model}» no se puede convertir; estos tienen un formato original: {kinds}</translation>
    </message>
    <message>
        <source>the acoustic model that predicts the mels is not the one used before, or was trained further; training continues on the mels that it predicts now</source>
        <translation>el modelo acústico que predice los espectrogramas mel no es el que se usaba antes o se ha seguido entrenando; el entrenamiento continúa con los que predice ahora</translation>
    </message>
    <message>
        <source>the teacher {file} knows the speakers {known}, but not {speaker} of the recordings; exclude those recordings, or train the teacher with them</source>
        <translation>el modelo maestro {file} conoce a los hablantes {known}, pero no a {speaker}, que aparece en las grabaciones; hay que excluir esas grabaciones o entrenar el modelo maestro con ellas</translation>
    </message>
    <message>
        <source>the checkpoint is of an earlier version; from here on, dropout draws other masks than that version would</source>
        <translation>el checkpoint es de una versión anterior; a partir de aquí, el dropout sortea otras máscaras que las que sortearía esa versión</translation>
    </message>
    <message>
        <source>only used with compile_mode: reduce-overhead</source>
        <translation>solo se usa con compile_mode: reduce-overhead</translation>
    </message>
    <message>
        <source>train.compile_fullgraph: {reason}; set it to false to train eagerly</source>
        <translation>train.compile_fullgraph: {reason}; ponlo en false para entrenar sin grafos</translation>
    </message>
    <message>
        <source>{reason}: training runs eagerly; the resulting voice is the same</source>
        <translation>{reason}: el entrenamiento se ejecuta sin grafos; la voz resultante es la misma</translation>
    </message>
    <message>
        <source>not tested</source>
        <translation>no probado</translation>
    </message>
    <message>
        <source>{option} has no effect on this voice of the model &apos;{kind}&apos;, whose options are {options}; remove {option}</source>
        <translation>{option} no tiene efecto en esta voz del modelo «{kind}», cuyas opciones son {options}; elimine {option}</translation>
    </message>
    <message>
        <source>cannot read {file} to send it to the other ranks</source>
        <translation>no se puede leer {file} para enviarlo a los demás rangos</translation>
    </message>
    <message>
        <source>a rank failed (exit code {code}); restarting all ranks from the newest checkpoint; {left} {restart|restarts} left</source>
        <translation>un rango falló (código de salida {code}); se reinician todos los rangos desde el punto de control más reciente; quedan {left} {reinicio|reinicios}</translation>
    </message>
    <message>
        <source>settings can be changed on rank 0 only</source>
        <translation>los ajustes solo se pueden cambiar en el rango 0</translation>
    </message>
    <message>
        <source>no GPU of this machine can be used</source>
        <translation>no se puede usar ninguna GPU de este equipo</translation>
    </message>
    <message>
        <source>{reason}; see `formant hardware`, or train on the CPU with --gpu cpu</source>
        <translation>{reason}; consulte `formant hardware` o entrene con la CPU mediante --gpu cpu</translation>
    </message>
    <message>
        <source>there is no GPU &quot;{name}&quot; here; GPUs that can be used: {usable}</source>
        <translation>aquí no hay ninguna GPU &quot;{name}&quot;; GPU que se pueden usar: {usable}</translation>
    </message>
    <message>
        <source>{gpu} cannot be used: {reason}</source>
        <translation>{gpu} no se puede usar: {reason}</translation>
    </message>
    <message>
        <source>GPU {gpu} is named twice; each rank needs its own</source>
        <translation>la GPU {gpu} se indica dos veces; cada rango necesita la suya</translation>
    </message>
    <message>
        <source>rank 0 computes on a GPU, but rank {rank} on {host} on the CPU; add --gpu cpu, or give each rank a GPU</source>
        <translation>el rango 0 calcula en una GPU, pero el rango {rank} en {host}, en la CPU; añada --gpu cpu o dé una GPU a cada rango</translation>
    </message>
    <message>
        <source>rank 0 computes on the CPU, but rank {rank} on {host} on a GPU; add --gpu cpu, or give each rank a GPU</source>
        <translation>el rango 0 calcula en la CPU, pero el rango {rank} en {host}, en una GPU; añada --gpu cpu o dé una GPU a cada rango</translation>
    </message>
    <message>
        <source>ranks {one} and {other} have the same GPU of {host} ({gpu}); each needs its own: start one rank for each GPU</source>
        <translation>los rangos {one} y {other} tienen la misma GPU de {host} ({gpu}); cada uno necesita la suya: inicie un rango por GPU</translation>
    </message>
    <message>
        <source>--ranks and --gpus start the ranks themselves, but variables of another launcher are set; remove the option, or start the program without torchrun, srun or mpirun</source>
        <translation>--ranks y --gpus inician los rangos por sí mismos, pero hay variables de otro lanzador; quite la opción o inicie el programa sin torchrun, srun ni mpirun</translation>
    </message>
    <message>
        <source>rank {rank} was ended by signal {signal}</source>
        <translation>la señal {signal} terminó el rango {rank}</translation>
    </message>
    <message>
        <source>rank {rank} has not ended after another one; ending it</source>
        <translation>el rango {rank} no ha terminado después de otro; se termina ahora</translation>
    </message>
    <message>
        <source>{step}, shared by {ranks} ranks</source>
        <translation>{step}, repartidas entre {ranks} rangos</translation>
    </message>
    <message>
        <source>a sum over the ranks is wrong; check the network cards and GPUs, and that all ranks run the same build</source>
        <translation>una suma de los rangos es incorrecta; revise las tarjetas de red y las GPU, y que todos los rangos ejecuten la misma compilación</translation>
    </message>
    <message>
        <source>the measurement was stopped</source>
        <translation>la medición se detuvo</translation>
    </message>
    <message>
        <source>there is one rank only, so there is nothing to measure; add --gpus or --ranks</source>
        <translation>solo hay un rango, así que no hay nada que medir; añada --gpus o --ranks</translation>
    </message>
    <message>
        <source>train.gpus has no effect here: the queue trains each run on one device</source>
        <translation>train.gpus no tiene efecto aquí: la cola entrena cada ejecución en un dispositivo</translation>
    </message>
    <message>
        <source>communication</source>
        <translation>comunicación</translation>
    </message>
    <message>
        <source>{device}: {steps} steps of {batch} x {accumulation} samples on each of {ranks} ranks, {ms} ms each: {speed} samples/s</source>
        <translation>{device}: {steps} pasos de {batch} x {accumulation} ejemplos en cada uno de {ranks} rangos, {ms} ms cada uno: {speed} ejemplos/s</translation>
    </message>
    <message>
        <source>only used by a model that is trained on prepared tokens</source>
        <translation>solo se aplica a un modelo que se entrena con tokens preparados</translation>
    </message>
    <message>
        <source>Fine-tuning of the GPT of IndexTTS2 on a manifest of prepared tokens, as its community trains it.</source>
        <translation>Ajuste fino del GPT de IndexTTS2 con un manifiesto de tokens preparados, como lo entrena su comunidad.</translation>
    </message>
    <message>
        <source>data.concatenate_max is {count}, but prepared tokens are not concatenated; set it to 1</source>
        <translation>data.concatenate_max es {count}, pero los tokens preparados no se concatenan; póngalo en 1</translation>
    </message>
    <message>
        <source>several manifests are given, but a model of type {model} trains on one corpus of recordings (data.corpus)</source>
        <translation>se han dado varios manifiestos, pero un modelo de tipo {model} se entrena con un solo corpus de grabaciones (data.corpus)</translation>
    </message>
    <message>
        <source>text.tokenizer is not set: name the SentencePiece model with which the texts were tokenized (--tokenizer bpe.model)</source>
        <translation>text.tokenizer no está definido: indique el modelo SentencePiece con el que se tokenizaron los textos (--tokenizer bpe.model)</translation>
    </message>
    <message>
        <source>no record of the manifest is left to train on; first reason: {first}</source>
        <translation>no queda ningún registro del manifiesto para entrenar; primer motivo: {first}</translation>
    </message>
    <message>
        <source>data.corpus is not set: name the manifest of prepared tokens (--train-manifest FILE)</source>
        <translation>data.corpus no está definido: indique el manifiesto de tokens preparados (--train-manifest FILE)</translation>
    </message>
    <message>
        <source>{key} is {value}, which this program&apos;s model cannot follow: {reason}</source>
        <translation>{key} es {value}, algo que el modelo de este programa no puede seguir: {reason}</translation>
    </message>
    <message>
        <source>{training} {example|examples} of prepared tokens to train on, {validation} to validate; {tokens} text tokens</source>
        <translation>{training} {ejemplo|ejemplos} de tokens preparados para entrenar, {validation} para validar; {tokens} tokens de texto</translation>
    </message>
    <message>
        <source>{training} {example|examples} of prepared tokens to train on, {validation} to validate; {skipped} will be skipped, first: {first}</source>
        <translation>{training} {ejemplo|ejemplos} de tokens preparados para entrenar, {validation} para validar; se omitirán {skipped}, el primero: {first}</translation>
    </message>
    <message>
        <source>the pretrained weights have {theirs} rows of text tokens, this run has {own}: {common} are kept, the others start from random values</source>
        <translation>los pesos preentrenados tienen {theirs} filas de tokens de texto y esta ejecución {own}: se conservan {common}, las demás parten de valores aleatorios</translation>
    </message>
    <message>
        <source>a model of type {model} trains on prepared tokens: there are no recordings to preprocess</source>
        <translation>un modelo de tipo {model} se entrena con tokens preparados: no hay grabaciones que preprocesar</translation>
    </message>
    <message>
        <source>{file} has no LoRA; convert it without --lora</source>
        <translation>{file} no tiene LoRA; hay que convertirlo sin --lora</translation>
    </message>
    <message>
        <source>only used with LoRA (model.lora_rank above 0)</source>
        <translation>solo se aplica con LoRA (model.lora_rank mayor que 0)</translation>
    </message>
    <message>
        <source>A codec that turns mel spectrograms into audio tokens and back, for a voice model over audio tokens. It is trained on audio alone, so recordings need no texts.</source>
        <translation>Un códec que convierte los espectrogramas mel en tokens de audio y a la inversa, para un modelo de voz basado en tokens de audio. Se entrena solo con audio, así que las grabaciones no necesitan textos.</translation>
    </message>
    <message>
        <source>A voice over audio tokens with a vocabulary of a few words, from a minute of recordings, trained in minutes on two CPU cores. Needs a codec (preset dvae, model.size tiny).</source>
        <translation>Una voz basada en tokens de audio, con un vocabulario de pocas palabras a partir de un minuto de grabaciones, entrenada en minutos con dos núcleos de CPU. Necesita un códec (preajuste dvae, model.size tiny).</translation>
    </message>
    <message>
        <source>A voice over audio tokens that speaks in the voice of a reference recording, trained from nothing on hours of recordings. Needs a codec (preset dvae).</source>
        <translation>Una voz basada en tokens de audio que habla con la voz de una grabación de referencia, entrenada desde cero con horas de grabaciones. Necesita un códec (preajuste dvae).</translation>
    </message>
    <message>
        <source>{count} concatenated recordings may have {tokens} text tokens and {frames} frames, and the model has positions for {text} and {audio}: reduce data.concatenate_max, or raise max_text_tokens and max_audio_tokens of the model</source>
        <translation>{count} grabaciones concatenadas pueden tener {tokens} tokens de texto y {frames} tramas, y el modelo tiene posiciones para {text} y {audio}: hay que reducir data.concatenate_max, o aumentar max_text_tokens y max_audio_tokens del modelo</translation>
    </message>
    <message>
        <source>trains on the tokens of {file}</source>
        <translation>se entrena con los tokens de {file}</translation>
    </message>
    <message>
        <source>training on the tokens of the codec {file}</source>
        <translation>se entrena con los tokens del códec {file}</translation>
    </message>
    <message>
        <source>the LoRA of the pretrained weights was merged into the layers that it adapts</source>
        <translation>la LoRA de los pesos preentrenados se ha fusionado con las capas que adapta</translation>
    </message>
    <message>
        <source>a model of type {model} is trained on the tokens of a codec; train one first ({codecs}: formant --headless --model {codecs}), and name its checkpoint or run in {setting} (--codec)</source>
        <translation>un modelo de tipo {model} se entrena con los tokens de un códec; primero hay que entrenar uno ({codecs}: formant --headless --model {codecs}) e indicar su checkpoint o ejecución en {setting} (--codec)</translation>
    </message>
    <message>
        <source>{file} ({setting}) is a checkpoint of a model &apos;{model}&apos;, which is not a codec</source>
        <translation>{file} ({setting}) es un checkpoint de un modelo «{model}», que no es un códec</translation>
    </message>
    <message>
        <source>the codec {file} ({setting}) was trained with {theirs}, but this run has {own}: set those of the codec</source>
        <translation>el códec {file} ({setting}) se entrenó con {theirs}, pero esta ejecución tiene {own}: hay que poner los valores del códec</translation>
    </message>
    <message>
        <source>no samples are written: a model of type {model} does not turn texts into audio</source>
        <translation>no se escriben muestras: un modelo de tipo {model} no convierte textos en audio</translation>
    </message>
    <message>
        <source>A vocoder (HiFi-GAN V3) that converts the mel spectrograms of unet and xtts voices to audio. It is trained on audio alone, so recordings need no texts.</source>
        <translation>Un vocoder (HiFi-GAN V3) que convierte en audio los espectrogramas mel de las voces de unet y xtts. Se entrena solo con audio, así que las grabaciones no necesitan textos.</translation>
    </message>
    <message>
        <source>{file} was excluded: its text has {tokens} tokens, and the model has positions for {max} (max_text_tokens)</source>
        <translation>{file} se ha excluido: su texto tiene {tokens} tokens y el modelo tiene posiciones para {max} (max_text_tokens)</translation>
    </message>
    <message>
        <source>{file} was excluded: it has {frames} frames, and the model has positions for {max} (max_audio_tokens)</source>
        <translation>{file} se ha excluido: tiene {frames} tramas y el modelo tiene posiciones para {max} (max_audio_tokens)</translation>
    </message>
    <message>
        <source>{file}: jobs wait for each other in a cycle (after), so none of them can start</source>
        <translation>{file}: hay tareas que se esperan unas a otras en círculo (after), así que ninguna de ellas puede empezar</translation>
    </message>
    <message>
        <source>there is no recipe &apos;{name}&apos;; there are {names}</source>
        <translation>no existe la receta «{name}»; las que existen son {names}</translation>
    </message>
    <message>
        <source>{setting} cannot be set for all runs of a recipe, which chooses models and training itself; set data, audio, text, train.seed and name here, and all else for a single job of the queue</source>
        <translation>{setting} no se puede definir para todas las ejecuciones de una receta, que elige ella misma los modelos y el entrenamiento; aquí se definen data, audio, text, train.seed y name, y todo lo demás, para una sola tarea de la cola</translation>
    </message>
    <message>
        <source>Codec, vocoder and voice with a vocabulary of a few words, from a minute of recordings, on two CPU cores.</source>
        <translation>Códec, vocoder y voz con un vocabulario de pocas palabras a partir de un minuto de grabaciones, con dos núcleos de CPU.</translation>
    </message>
    <message>
        <source>Codec, vocoder and voice that speaks in the voice of a reference recording, from hours of recordings, on a GPU.</source>
        <translation>Códec, vocoder y voz que habla con la voz de una grabación de referencia, a partir de horas de grabaciones, en una GPU.</translation>
    </message>
    <message>
        <source>rank {rank} on {host} has other recordings or texts, or another teacher or codec, than rank 0; the files must be the same on all machines, and espeak-ng of the same version</source>
        <translation>el rango {rank} en {host} tiene otras grabaciones, otros textos, otro maestro u otro códec que el rango 0; los archivos deben ser los mismos en todos los equipos, y espeak-ng, de la misma versión</translation>
    </message>
    <message>
        <source>{file} ({setting}) is not used: the pretrained weights hold the codec that they were trained with</source>
        <translation>{file} ({setting}) no se usa: los pesos preentrenados contienen el códec con el que se entrenaron</translation>
    </message>
    <message>
        <source>train.layers is {layers}, which trains a small addition to pretrained weights, and none are set: name them (train.pretrained_path), or train all layers (full)</source>
        <translation>train.layers es {layers}, que entrena un pequeño añadido a pesos preentrenados, y no se ha definido ninguno: hay que indicarlos (train.pretrained_path) o entrenar todas las capas (full)</translation>
    </message>
    <message>
        <source>a recipe needs recordings (data.corpus), and there are none at &apos;{path}&apos;</source>
        <translation>una receta necesita grabaciones (data.corpus), y en «{path}» no hay ninguna</translation>
    </message>
    <message>
        <source>the queue has a run &apos;{name}&apos; with other settings; use another name (name), or remove that job</source>
        <translation>la cola tiene una ejecución «{name}» con otros ajustes; se puede usar otro nombre (name) o quitar esa tarea</translation>
    </message>
    <message>
        <source>{folder} holds a run of a model of type {existing}, and the recipe would train one of type {model} there; use another name (name)</source>
        <translation>{folder} contiene una ejecución de un modelo de tipo {existing}, y la receta entrenaría allí uno de tipo {model}; se puede usar otro nombre (name)</translation>
    </message>
    <message>
        <source>&apos;{sentence}&apos; did not end before the longest that this voice speaks, and was cut off there; speak it with another seed or a lower temperature, or train the voice longer</source>
        <translation>«{sentence}» no terminó antes de la duración máxima que habla esta voz y se cortó ahí; se puede sintetizar con otra semilla o una temperatura menor, o entrenar la voz más tiempo</translation>
    </message>
    <message>
        <source>model.lora_alpha stays {trained}, with which the LoRA was trained, not {requested}</source>
        <translation>model.lora_alpha sigue siendo {trained}, con el que se entrenó la LoRA, y no {requested}</translation>
    </message>
    <message>
        <source>the voice in {file} reads pieces of words (text.tokenizer), which the upstream code of its model does not: it cannot be converted</source>
        <translation>la voz de {file} lee piezas de palabras (text.tokenizer), cosa que el código original de su modelo no hace: no se puede convertir</translation>
    </message>
    <message>
        <source>not used with a tokenizer (text.tokenizer), which reads the texts as they are written</source>
        <translation>no se usa con un tokenizador (text.tokenizer), que lee los textos tal como están escritos</translation>
    </message>
    <message>
        <source>the sample &apos;{text}&apos; did not end before the longest that this voice speaks, and was cut off there; a voice that is trained longer ends its speech itself</source>
        <translation>la muestra «{text}» no terminó antes de la duración máxima que habla esta voz y se cortó ahí; una voz entrenada más tiempo termina de hablar por sí misma</translation>
    </message>
    <message>
        <source>text.tokenizer stays that of the checkpoint, whose texts the model has learned, not &apos;{requested}&apos;</source>
        <translation>text.tokenizer sigue siendo el del checkpoint, cuyos textos ha aprendido el modelo, y no «{requested}»</translation>
    </message>
    <message>
        <source>the model was trained with {own}, and upstream&apos;s code of it knows {needed} alone: it cannot be converted</source>
        <translation>el modelo se entrenó con {own}, y su código original solo conoce {needed}: no se puede convertir</translation>
    </message>
    <message>
        <source>the codec was trained from nothing, and shifts the bands of its mels; upstream&apos;s code only scales them: it cannot be converted</source>
        <translation>el códec se entrenó desde cero y desplaza las bandas de sus mels; el código original solo las escala: no se puede convertir</translation>
    </message>
    <message>
        <source>{file} lacks a part of the model that the code which wrote it keeps in {companion}: put that file next to it</source>
        <translation>a {file} le falta una parte del modelo que el código que lo escribió guarda en {companion}: ponga ese archivo a su lado</translation>
    </message>
    <message>
        <source>{file} was written by another program, and the tokenizer that reads its texts is missing: put its {tokenizer} next to it</source>
        <translation>{file} lo escribió otro programa, y falta el tokenizador que lee sus textos: ponga su {tokenizer} a su lado</translation>
    </message>
    <message>
        <source>the weights come from another program: {origin}</source>
        <translation>los pesos proceden de otro programa: {origin}</translation>
    </message>
    <message>
        <source>this model has parts that are not trained, and come from pretrained weights: name them (train.pretrained_path, --base-checkpoint)</source>
        <translation>este modelo tiene partes que no se entrenan y que proceden de pesos preentrenados: indíquelos (train.pretrained_path, --base-checkpoint)</translation>
    </message>
    <message>
        <source>{file} has {pieces} pieces, but the weights next to it have rows for {rows}: put the tokenizer there with which they were trained</source>
        <translation>{file} tiene {pieces} piezas, pero los pesos a su lado tienen filas para {rows}: ponga ahí el tokenizador con el que se entrenaron</translation>
    </message>
    <message>
        <source>{file} ({setting}) holds no weights of a codec</source>
        <translation>{file} ({setting}) no contiene pesos de un códec</translation>
    </message>
    <message>
        <source>Fine-tunes the published XTTS v2 on recordings of one or several voices. Needs its files in one folder; name its model.pth in train.pretrained_path (--base-checkpoint).</source>
        <translation>Ajusta el XTTS v2 publicado con grabaciones de una o varias voces. Necesita sus archivos en una carpeta; indique su model.pth en train.pretrained_path (--base-checkpoint).</translation>
    </message>
    <message>
        <source>the take was not written completely to {folder}, and is not kept. Check the disk, then record it again</source>
        <translation>la toma no se escribió completa en {folder} y no se guarda. Compruebe el disco y grábela de nuevo</translation>
    </message>
    <message>
        <source>{count} programs follow this run already, and no more can; close one of them</source>
        <translation>{count} programas siguen ya esta ejecución y no puede haber más; cierre uno de ellos</translation>
    </message>
    <message>
        <source>cannot write the checkpoint of rank 0 to {file}: {reason}</source>
        <translation>no se puede escribir el checkpoint del rango 0 en {file}: {reason}</translation>
    </message>
    <message>
        <source>a voice of type {model} has no form that other programs&apos; players know; formant checkpoint convert writes it for the program that it comes from</source>
        <translation>una voz de tipo {model} no tiene ninguna forma que conozcan los reproductores de otros programas; formant checkpoint convert la escribe para el programa del que procede</translation>
    </message>
    <message>
        <source>the voice has no vocoder, and no player has Griffin-Lim; name one with --vocoder (a checkpoint, or the folder of a run)</source>
        <translation>la voz no tiene vocoder y ningún reproductor tiene Griffin-Lim; indique uno con --vocoder (un checkpoint o la carpeta de una ejecución)</translation>
    </message>
    <message>
        <source>the symbols of this voice lack one that players write around every text: the space, or the beginning or end of a text</source>
        <translation>a los símbolos de esta voz les falta uno que los reproductores escriben alrededor de cada texto: el espacio, o el principio o el final de un texto</translation>
    </message>
    <message>
        <source>Piper reads letters one by one: it spells no numbers, and skips the marks of letters such as é unless they are symbols of their own</source>
        <translation>Piper lee letra por letra: no deletrea los números y omite los signos de letras como é, salvo que sean símbolos propios</translation>
    </message>
    <message>
        <source>no voice can be exported for the player {player}; known are: {players}</source>
        <translation>no se puede exportar ninguna voz para el reproductor {player}; se conocen: {players}</translation>
    </message>
    <message>
        <source>the exported files speak {theirs} samples, the voice {ours}: a fault of this program, which you can report</source>
        <translation>los archivos exportados hablan {theirs} muestras y la voz {ours}: es un fallo de este programa, del que puede informar</translation>
    </message>
    <message>
        <source>the exported files sound different from the voice (by {difference}): a fault of this program, which you can report</source>
        <translation>los archivos exportados suenan distinto de la voz (en {difference}): es un fallo de este programa, del que puede informar</translation>
    </message>
    <message>
        <source>sherpa-onnx knows symbols of one character only, so it never speaks these: {symbols}</source>
        <translation>sherpa-onnx solo conoce símbolos de un carácter, así que nunca pronuncia estos: {symbols}</translation>
    </message>
    <message>
        <source>sherpa-onnx 1 pronounces texts if it is given the folder espeak-ng-data; sherpa-onnx 2 looks words up in a lexicon, which --lexicon-from FILE makes of the words of a text</source>
        <translation>sherpa-onnx 1 pronuncia los textos si se le da la carpeta espeak-ng-data; sherpa-onnx 2 busca las palabras en un léxico, que --lexicon-from ARCHIVO crea con las palabras de un texto</translation>
    </message>
    <message>
        <source>the next examination will measure all recordings again: {reason}</source>
        <translation>el próximo examen volverá a medir todas las grabaciones: {reason}</translation>
    </message>
    <message>
        <source>formant status and the window show a former state of this run: {reason}</source>
        <translation>formant status y la ventana muestran un estado anterior de esta ejecución: {reason}</translation>
    </message>
    <message>
        <source>other processes cannot follow this run: {reason}</source>
        <translation>otros procesos no pueden seguir esta ejecución: {reason}</translation>
    </message>
    <message>
        <source>--check compares weights in full precision: a voice in half precision speaks a little differently; omit --half or --check</source>
        <translation>--check compara pesos con precisión completa: una voz con media precisión habla un poco distinto; omita --half o --check</translation>
    </message>
    <message>
        <source>{file} is a checkpoint of this program already; formant checkpoint export writes it without what only training needs</source>
        <translation>{file} ya es un checkpoint de este programa; formant checkpoint export lo escribe sin lo que solo necesita el entrenamiento</translation>
    </message>
    <message>
        <source>the file lacks what only training needs: the voice speaks; a run from it (train.pretrained_path) starts with --layers posterior_encoder_only</source>
        <translation>al archivo le falta lo que solo necesita el entrenamiento: la voz habla; un entrenamiento a partir de ella (train.pretrained_path) empieza con --layers posterior_encoder_only</translation>
    </message>
    <message>
        <source>{file} was written by another program, and no {config} next to it describes the model: put the one it was trained with there</source>
        <translation>{file} fue escrito por otro programa, y ningún {config} junto a él describe el modelo: ponga ahí aquel con el que se entrenó</translation>
    </message>
    <message>
        <source>{file} describes no model whose weights this program reads</source>
        <translation>{file} no describe ningún modelo cuyos pesos lea este programa</translation>
    </message>
    <message>
        <source>this voice makes its samples without a vocoder; omit --separate-vocoder</source>
        <translation>esta voz produce sus muestras sin vocoder; omita --separate-vocoder</translation>
    </message>
    <message>
        <source>{option} has no effect on a voice for {player}; omit it</source>
        <translation>{option} no tiene efecto en una voz para {player}; omítala</translation>
    </message>
    <message>
        <source>{file} is a vocoder, which speaks no texts: name a voice, and the vocoder with --vocoder; alone it is exported by --to onnx or safetensors</source>
        <translation>{file} es un vocoder, que no habla textos: indique una voz, y el vocoder con --vocoder; solo se exporta con --to onnx o safetensors</translation>
    </message>
    <message>
        <source>{file} exists already and is not a report; choose another file with --out, or replace it with --force</source>
        <translation>{file} ya existe y no es un informe; se puede elegir otro archivo con --out, o reemplazarlo con --force</translation>
    </message>
    <message>
        <source>{duration} of audio to train on</source>
        <translation>{duration} de audio para entrenar</translation>
    </message>
    <message>
        <source>initialized randomly (needed for training only, not in the file): {parts}</source>
        <translation>inicializados con valores aleatorios (solo los necesita el entrenamiento; no están en el archivo): {parts}</translation>
    </message>
    <message>
        <source>A voice made for synthesis only (Piper&apos;s voice.onnx) gets a posterior encoder, then learns the voice of the recordings.</source>
        <translation>Una voz hecha solo para la síntesis (voice.onnx de Piper) recibe un codificador posterior y después aprende la voz de las grabaciones.</translation>
    </message>
    <message>
        <source>{file} has all weights that training needs, so it is adapted by one run: set train.pretrained_path, with the preset fine_tune</source>
        <translation>{file} tiene todos los pesos que necesita el entrenamiento, así que se adapta con una sola ejecución: indique train.pretrained_path, con el preajuste fine_tune</translation>
    </message>
    <message>
        <source>the recipe {name} adapts a voice: set train.pretrained_path to its file</source>
        <translation>la receta {name} adapta una voz: indique su archivo en train.pretrained_path</translation>
    </message>
    <message>
        <source>{file} is shorter than when it was analyzed; cut it again</source>
        <translation>{file} es más corto que cuando se analizó; córtelo otra vez</translation>
    </message>
    <message>
        <source>{file} has changed since it was analyzed; cut it again</source>
        <translation>{file} ha cambiado desde que se analizó; córtelo otra vez</translation>
    </message>
    <message>
        <source>{place}: it is not a record of a cut clip; restore the line, or delete it</source>
        <translation>{place}: no es el registro de un clip cortado; restaure la línea o bórrela</translation>
    </message>
    <message>
        <source>{place}: the columns are no longer file,text; restore them, or choose another folder</source>
        <translation>{place}: las columnas ya no son file,text; restáurelas o elija otra carpeta</translation>
    </message>
    <message>
        <source>the clips need {needed}, but {folder} has {there} of free space; free some, or choose another folder</source>
        <translation>los clips necesitan {needed}, pero {folder} tiene {there} libres; libere espacio o elija otra carpeta</translation>
    </message>
    <message>
        <source>{folder} has clips of {file} that were cut with other settings or texts; undo that first, or choose another folder</source>
        <translation>{folder} tiene clips de {file} cortados con otros ajustes o textos; deshágalo antes o elija otra carpeta</translation>
    </message>
    <message>
        <source>{file} was cut into these clips before</source>
        <translation>{file} ya se había cortado en estos clips</translation>
    </message>
    <message>
        <source>{edited}, which holds your edits, does not have the new clips; they are in {metadata}</source>
        <translation>{edited}, que contiene sus cambios, no tiene los clips nuevos; están en {metadata}</translation>
    </message>
    <message>
        <source>no clip can be cut from {file}; the first part is skipped because {reason}</source>
        <translation>no se puede cortar ningún clip de {file}; la primera parte se omite porque {reason}</translation>
    </message>
    <message>
        <source>no speech was found in the recordings</source>
        <translation>no se encontró habla en las grabaciones</translation>
    </message>
    <message>
        <source>{folder} holds other files; choose a new or empty folder, or one of clips that were cut before</source>
        <translation>{folder} contiene otros archivos; elija una carpeta nueva o vacía, o una de clips cortados antes</translation>
    </message>
    <message>
        <source>{folder} holds no clips that were cut from long recordings</source>
        <translation>{folder} no contiene clips cortados de grabaciones largas</translation>
    </message>
    <message>
        <source>next to {file} are several files that may be its texts: {names}; choose one of them, or cut by silence</source>
        <translation>junto a {file} hay varios archivos que pueden ser sus textos: {names}; elija uno de ellos o corte por silencio</translation>
    </message>
    <message>
        <source>no captions or labels are next to {file} (.srt, .vtt, .TextGrid, or .txt of Audacity); choose their file, or cut by silence</source>
        <translation>no hay subtítulos ni etiquetas junto a {file} (.srt, .vtt, .TextGrid o .txt de Audacity); elija su archivo o corte por silencio</translation>
    </message>
    <message>
        <source>a file of captions or labels belongs to one recording; name one recording, or put each file next to its recording, with its name</source>
        <translation>un archivo de subtítulos o etiquetas pertenece a una grabación; indique una sola, o ponga cada archivo junto a su grabación, con su nombre</translation>
    </message>
    <message>
        <source>{file} is named twice, or a copy of another recording; name each recording once</source>
        <translation>{file} se indica dos veces o es copia de otra grabación; indique cada grabación una vez</translation>
    </message>
    <message>
        <source>the transcriber failed for the first clips, so the others were not tried; correct its command, then cut again</source>
        <translation>el transcriptor falló con los primeros clips, así que no se probaron los demás; corrija su orden y corte otra vez</translation>
    </message>
    <message>
        <source>{edited} holds your edits of these clips, and would name clips that are gone; delete it first if the edits are not needed</source>
        <translation>{edited} contiene sus cambios de estos clips y nombraría clips que ya no existen; bórrelo antes si no necesita los cambios</translation>
    </message>
    <message>
        <source>all segmentations into {folder} were undone; the clips that remain were changed</source>
        <translation>todos los cortes en {folder} se deshicieron; los clips que quedan se cambiaron</translation>
    </message>
    <message>
        <source>{edited} holds your edits of these clips; write the other texts on the Data page, too, or delete that file if the edits are not needed</source>
        <translation>{edited} contiene sus cambios de estos clips; escriba también los demás textos en la página Datos, o borre ese archivo si no necesita los cambios</translation>
    </message>
    <message>
        <source>{file} has no suggested text that waits to be confirmed</source>
        <translation>{file} no tiene ningún texto sugerido que espere confirmación</translation>
    </message>
    <message>
        <source>cannot split the command of the transcriber into arguments: {command}; close each quote, and write a backslash as \\</source>
        <translation>no se puede dividir en argumentos la orden del transcriptor: {command}; cierre cada comilla y escriba una barra invertida como \\</translation>
    </message>
    <message>
        <source>the transcriber failed for {file}: {reason}{said}</source>
        <translation>el transcriptor falló con {file}: {reason}{said}</translation>
    </message>
    <message>
        <source>its output is not UTF-8</source>
        <translation>su salida no es UTF-8</translation>
    </message>
    <message>
        <source>the command of the transcriber has no &apos;{mark}&apos;, which stands for the clip: {command}</source>
        <translation>la orden del transcriptor no tiene «{mark}», que representa el clip: {command}</translation>
    </message>
    <message>
        <source>there is no program &apos;{program}&apos; to transcribe with; install it, or give its path</source>
        <translation>no existe el programa «{program}» para transcribir; instálelo o indique su ruta</translation>
    </message>
    <message>
        <source>the time limit of the transcriber must be above 0 s</source>
        <translation>el límite de tiempo del transcriptor debe ser mayor que 0 s</translation>
    </message>
    <message>
        <source>stopped while transcribing</source>
        <translation>detenido mientras se transcribía</translation>
    </message>
    <message>
        <source>it took longer than {seconds} s</source>
        <translation>tardó más de {seconds} s</translation>
    </message>
    <message>
        <source>it ended with code {code}</source>
        <translation>terminó con el código {code}</translation>
    </message>
    <message>
        <source>{folder} is a link; clips are made and removed only in a folder itself: put that folder in its place</source>
        <translation>{folder} es un enlace; los clips solo se crean y se eliminan en una carpeta propia: ponga esa carpeta en su lugar</translation>
    </message>
    <message>
        <source>it prints without an end</source>
        <translation>su salida no termina</translation>
    </message>
</context>
<context>
    <name>synth</name>
    <message>
        <source>the checkpoint&apos;s list of speakers is empty. Use an older checkpoint</source>
        <translation>la lista de hablantes del checkpoint está vacía. Hay que usar un checkpoint anterior</translation>
    </message>
    <message>
        <source>the checkpoint&apos;s list of {entry} is damaged. Use an older checkpoint</source>
        <translation>la lista de {entry} del checkpoint está dañada. Hay que usar un checkpoint anterior</translation>
    </message>
    <message>
        <source>the mel settings of vocoder and voice differ: vocoder {vocoder}; voice {voice}. Train a vocoder with the voice&apos;s audio settings</source>
        <translation>los ajustes mel del vocoder y de la voz difieren: vocoder, {vocoder}; voz, {voice}. Hay que entrenar un vocoder con los ajustes de audio de la voz</translation>
    </message>
    <message>
        <source>the text is empty</source>
        <translation>el texto está vacío</translation>
    </message>
    <message>
        <source>&apos;{text}&apos; contains nothing that this voice can speak</source>
        <translation>«{text}» no contiene nada que esta voz pueda decir</translation>
    </message>
    <message>
        <source>this checkpoint is a vocoder, which cannot speak texts; pass it with --vocoder, next to the checkpoint of a voice</source>
        <translation>este checkpoint es un vocoder, que no puede sintetizar textos; hay que pasarlo con --vocoder, junto al checkpoint de una voz</translation>
    </message>
    <message>
        <source>this voice does not use a vocoder; remove the vocoder</source>
        <translation>esta voz no usa vocoder; hay que quitarlo</translation>
    </message>
    <message>
        <source>speaking was stopped</source>
        <translation>se ha detenido la síntesis</translation>
    </message>
    <message>
        <source>skipped phonemes that are not in the training data: {symbols}</source>
        <translation>se han omitido fonemas que no están en los datos de entrenamiento: {symbols}</translation>
    </message>
    <message>
        <source>this voice does not support reference recordings; remove the reference</source>
        <translation>esta voz no admite grabaciones de referencia; hay que quitar la referencia</translation>
    </message>
    <message>
        <source>this voice has one speaker; voice conversion needs a voice that was trained on both speakers</source>
        <translation>esta voz tiene un solo hablante; la conversión de voz necesita una voz entrenada con ambos hablantes</translation>
    </message>
    <message>
        <source>the voice in {setting} has {voice}, but this run has {training}: use the settings of the voice</source>
        <translation>la voz de {setting} tiene {voice}, pero esta ejecución tiene {training}: hay que usar los ajustes de la voz</translation>
    </message>
    <message>
        <source>the checkpoint given as vocoder is a voice; a vocoder is trained with model.name {kinds}</source>
        <translation>el checkpoint indicado como vocoder es una voz; un vocoder se entrena con model.name {kinds}</translation>
    </message>
    <message>
        <source>the checkpoint is a model &apos;{name}&apos;; only voices of {kinds} support voice conversion</source>
        <translation>el checkpoint es un modelo «{name}»; solo las voces de {kinds} admiten la conversión de voz</translation>
    </message>
    <message>
        <source>this checkpoint of a model of type {model} outputs audio tokens, for which this program has no decoder; convert it for the program that has one (formant checkpoint convert)</source>
        <translation>este punto de control de un modelo de tipo {model} produce tokens de audio, para los que este programa no tiene decodificador; conviértalo para el programa que lo tenga (formant checkpoint convert)</translation>
    </message>
    <message>
        <source>this checkpoint is a codec, which cannot speak texts; train a voice on its tokens (--codec)</source>
        <translation>este checkpoint es un códec, que no puede sintetizar textos; hay que entrenar una voz con sus tokens (--codec)</translation>
    </message>
    <message>
        <source>the checkpoint in {setting} is a model &apos;{name}&apos;; the teacher must be a voice of a model that predicts mels, or a codec: {kinds}</source>
        <translation>el checkpoint de {setting} es un modelo «{name}»; el modelo maestro debe ser una voz de un modelo que predice espectrogramas mel, o un códec: {kinds}</translation>
    </message>
    <message>
        <source>the text has {tokens} tokens, and this voice has positions for {max}: split it into shorter sentences</source>
        <translation>el texto tiene {tokens} tokens y esta voz tiene posiciones para {max}: hay que dividirlo en frases más cortas</translation>
    </message>
    <message>
        <source>this voice has no default voice; choose a reference recording of the voice to speak with (--reference)</source>
        <translation>esta voz no tiene voz predeterminada; hay que elegir una grabación de referencia de la voz con la que debe hablar (--reference)</translation>
    </message>
    <message>
        <source>{rate} Hz, n_fft {n_fft}, hop {hop}, {n_mels} {scale} mels of the {spectrum}, {low} to {high} Hz</source>
        <translation>{rate} Hz, n_fft {n_fft}, salto {hop}, {n_mels} bandas mel {scale} ({spectrum}), de {low} a {high} Hz</translation>
    </message>
    <message>
        <source>this voice speaks {language} alone; remove --language</source>
        <translation>esta voz solo habla {language}; quite --language</translation>
    </message>
    <message>
        <source>this voice comes from a file that was made for speaking texts, without the part that converts recordings: train it first (train.pretrained_path)</source>
        <translation>esta voz viene de un archivo hecho para hablar textos, sin la parte que convierte grabaciones: entrénela primero (train.pretrained_path)</translation>
    </message>
</context>
<context>
    <name>text</name>
    <message>
        <source>espeak-ng does not start; is the package espeak-ng-data installed?</source>
        <translation>espeak-ng no se inicia; ¿está instalado el paquete espeak-ng-data?</translation>
    </message>
    <message>
        <source>text.language is &apos;{language}&apos;, which espeak-ng does not support; `espeak-ng --voices` lists all voices</source>
        <translation>text.language es «{language}», que espeak-ng no admite; `espeak-ng --voices` muestra todas las voces</translation>
    </message>
    <message>
        <source>Language of the texts, as espeak-ng names it: es for Spanish, fa for Persian, sv for Swedish, de for German, en-us for American English.</source>
        <translation>Idioma de los textos, tal como lo nombra espeak-ng: es para español, fa para persa, sv para sueco, de para alemán, en-us para inglés estadounidense.</translation>
    </message>
    <message>
        <source>phonemes: IPA from espeak-ng; characters: the letters of the text, for languages that espeak-ng reads poorly or not at all.</source>
        <translation>phonemes: AFI (IPA) de espeak-ng; characters: las letras del texto, para idiomas que espeak-ng lee mal o no lee.</translation>
    </message>
    <message>
        <source>Keep punctuation that ends sentences and clauses, so that the voice can learn intonation and pauses.</source>
        <translation>Conserva la puntuación que cierra frases y cláusulas, para que la voz pueda aprender la entonación y las pausas.</translation>
    </message>
    <message>
        <source>Spell out numbers by ICU&apos;s rules; off: espeak-ng reads the digits. Always on in characters mode.</source>
        <translation>Escribe los números en palabras según las reglas de ICU; desactivado: espeak-ng lee las cifras. Siempre activado en el modo characters.</translation>
    </message>
    <message>
        <source>Table of token ids. auto: that of the pretrained weights (train.pretrained_path) if it is known, else as corpus; corpus: the symbols of the texts, sorted; vits: the table of upstream VITS; piper: that of Piper.</source>
        <translation>Tabla de identificadores de los símbolos. auto: la de los pesos preentrenados (train.pretrained_path) si se conoce; si no, como corpus; corpus: los símbolos de los textos, ordenados; vits: la tabla del VITS original; piper: la de Piper.</translation>
    </message>
    <message>
        <source>it is not valid JSON</source>
        <translation>no es JSON válido</translation>
    </message>
    <message>
        <source>Keep stress and length marks, which distinguish words in many languages. auto: as the checkpoint that is resumed, or the pretrained weights; on for a new voice.</source>
        <translation>Conserva las marcas de acento y de duración, que distinguen palabras en muchos idiomas. auto: como el checkpoint que se reanuda o los pesos preentrenados; on para una voz nueva.</translation>
    </message>
    <message>
        <source>{file} is not a SentencePiece model (bpe.model)</source>
        <translation>{file} no es un modelo SentencePiece (bpe.model)</translation>
    </message>
    <message>
        <source>the first pieces of the SentencePiece model {file} are {first} and {second}; they must be &lt;s&gt; and &lt;/s&gt;: train it with --bos_id=0 --eos_id=1 --unk_id=2</source>
        <translation>las primeras piezas del modelo SentencePiece {file} son {first} y {second}; deben ser &lt;s&gt; y &lt;/s&gt;: entrénelo con --bos_id=0 --eos_id=1 --unk_id=2</translation>
    </message>
    <message>
        <source>{file} is not a tokenizer of XTTS (vocab.json): {why}</source>
        <translation>{file} no es un tokenizador de XTTS (vocab.json): {why}</translation>
    </message>
    <message>
        <source>the tokenizer has no language {language}; set text.language to one that it has: {known}</source>
        <translation>el tokenizador no tiene el idioma {language}; hay que poner en text.language uno que tenga: {known}</translation>
    </message>
    <message>
        <source>Separators between symbols. auto: matches the symbol table; spaced: spaces before, between and after words; plain: spaces between words; blanks: as plain, with a blank between symbols and at both ends (add_blank of upstream VITS); piper: blanks, with begin and end marks; pieces: as plain, after a marker of the language.</source>
        <translation>Separadores entre símbolos. auto: según la tabla de símbolos; spaced: espacios antes de las palabras, entre ellas y después; plain: espacios entre palabras; blanks: como plain, con un blanco entre símbolos y en ambos extremos (add_blank del VITS original); piper: blancos, con marcas de principio y fin; pieces: como plain, tras una marca del idioma.</translation>
    </message>
    <message>
        <source>SentencePiece model (bpe.model) with which the texts of prepared tokens were tokenized, or the vocab.json of XTTS with which texts are split into pieces, in place of phonemes or characters.</source>
        <translation>Modelo SentencePiece (bpe.model) con el que se tokenizaron los textos de los tokens preparados, o el vocab.json de XTTS con el que los textos se dividen en piezas, en lugar de fonemas o caracteres.</translation>
    </message>
</context>
<context>
    <name>train</name>
    <message>
        <source>{key} cannot be changed during training; stop the run, change it, and start the run again. These can be changed: {keys}</source>
        <translation>{key} no se puede cambiar durante el entrenamiento; hay que detener la ejecución, cambiarlo e iniciarla de nuevo. Se pueden cambiar: {keys}</translation>
    </message>
    <message>
        <source>the disk is full; removed {count} older {checkpoint|checkpoints} of this run to make space for the new one</source>
        <translation>el disco está lleno; se {ha|han} eliminado {count} {checkpoint anterior|checkpoints anteriores} de esta ejecución para hacer sitio al nuevo</translation>
    </message>
    <message>
        <source>paused because the disk is full: {reason}. Training continues automatically once space is free</source>
        <translation>en pausa porque el disco está lleno: {reason}. El entrenamiento continúa automáticamente cuando haya espacio</translation>
    </message>
    <message>
        <source>out of memory; use a smaller train.batch_size or a smaller model ({reason})</source>
        <translation>memoria agotada; conviene usar un train.batch_size menor o un modelo más pequeño ({reason})</translation>
    </message>
    <message>
        <source>internal error: {reason}</source>
        <translation>error interno: {reason}</translation>
    </message>
    <message>
        <source>{list}, {last}</source>
        <translation>{list}, {last}</translation>
    </message>
    <message>
        <source>{trained} of {all} parameters are trained: {layers}</source>
        <translation>se entrenan {trained} de {all} parámetros: {layers}</translation>
    </message>
    <message>
        <source>{trained} of {all} parameters are trained: {layers}; frozen: {fixed}</source>
        <translation>se entrenan {trained} de {all} parámetros: {layers}; congelado: {fixed}</translation>
    </message>
    <message>
        <source>train.layers is custom, but train.layer_patterns is empty</source>
        <translation>train.layers es custom, pero train.layer_patterns está vacío</translation>
    </message>
    <message>
        <source>from step {step} on: {settings}</source>
        <translation>a partir del paso {step}: {settings}</translation>
    </message>
    <message>
        <source>{changed}; {layers}</source>
        <translation>{changed}; {layers}</translation>
    </message>
    <message>
        <source>the settings were not changed, and training continues: {reason}</source>
        <translation>los ajustes no se han cambiado y el entrenamiento continúa: {reason}</translation>
    </message>
    <message>
        <source>the gradient norm was {norm}, above {limit}; the step was skipped</source>
        <translation>la norma del gradiente fue {norm}, por encima de {limit}; el paso se omitió</translation>
    </message>
    <message>
        <source>the gradient norm of the phase &apos;{phase}&apos; was {norm}, above {limit}; the phase was skipped</source>
        <translation>la norma del gradiente de la fase «{phase}» fue {norm}, por encima de {limit}; la fase se omitió</translation>
    </message>
    <message>
        <source>the gradients overflow in fp16, although the loss scale was halved {count} times in a row; use train.precision: bf16</source>
        <translation>los gradientes se desbordan en fp16, aunque la escala de pérdida se redujo a la mitad {count} veces seguidas; conviene usar train.precision: bf16</translation>
    </message>
    <message>
        <source>the loss or its gradient was NaN or infinite; the step was skipped</source>
        <translation>la pérdida o su gradiente era NaN o infinito; el paso se omitió</translation>
    </message>
    <message>
        <source>too many skipped steps in a row; rolled back to the last good state, with {share} times the scheduled learning rate</source>
        <translation>demasiados pasos omitidos seguidos; se ha vuelto al último estado bueno, con la tasa de aprendizaje prevista multiplicada por {share}</translation>
    </message>
    <message>
        <source>the training diverged: {count} rollbacks to the last good state did not help, and it ends here</source>
        <translation>el entrenamiento ha divergido: {count} vueltas al último estado bueno no ayudaron, y termina aquí</translation>
    </message>
    <message>
        <source>the model is overfitting: the validation loss rose three times in a row while the training loss fell. The best checkpoint is kept; more recordings help</source>
        <translation>el modelo se está sobreajustando: la pérdida de validación ha subido tres veces seguidas mientras la de entrenamiento bajaba. Se conserva el mejor checkpoint; más grabaciones ayudan</translation>
    </message>
    <message>
        <source>no improvement for {count} {validation|validations}: training ends here (train.early_stopping)</source>
        <translation>sin mejora durante {count} {validación|validaciones}: el entrenamiento termina aquí (train.early_stopping)</translation>
    </message>
    <message>
        <source>no improvement for {count} {validation|validations}: the learning rate is halved (train.on_plateau)</source>
        <translation>sin mejora durante {count} {validación|validaciones}: la tasa de aprendizaje se reduce a la mitad (train.on_plateau)</translation>
    </message>
    <message>
        <source>no improvement for {count} {validation|validations}; training continues</source>
        <translation>sin mejora durante {count} {validación|validaciones}; el entrenamiento continúa</translation>
    </message>
    <message>
        <source>out of memory: from this step on, gradients are accumulated over {slices} micro-batches of {count} {sample|samples}; the effective batch size stays the same</source>
        <translation>memoria agotada: a partir de este paso los gradientes se acumulan en {slices} microlotes de {count} {ejemplo|ejemplos}; el tamaño de lote efectivo no cambia</translation>
    </message>
    <message>
        <source>out of memory with one sample at a time: this step and all later ones use gradient checkpointing, which takes a third more time; the result is the same</source>
        <translation>memoria agotada con un solo ejemplo cada vez: este paso y los siguientes usan gradient checkpointing, que tarda un tercio más; el resultado es el mismo</translation>
    </message>
    <message>
        <source>the checkpoint was saved with {saved} threads, this run uses {now}: it continues but is not bit-exact</source>
        <translation>el checkpoint se guardó con {saved} hilos y esta ejecución usa {now}: continúa, pero no es exacta bit a bit</translation>
    </message>
    <message>
        <source>out of memory at step {step} with one sample at a time and gradient checkpointing; close other programs that use this memory, exclude the longest recordings, or use a smaller model</source>
        <translation>memoria agotada en el paso {step} con un solo ejemplo cada vez y gradient checkpointing; conviene cerrar otros programas que usen esta memoria, excluir las grabaciones más largas o usar un modelo más pequeño</translation>
    </message>
    <message>
        <source>out of memory at step {step} with one sample at a time; close other programs that use this memory, exclude the longest recordings, or use a smaller model</source>
        <translation>memoria agotada en el paso {step} con un solo ejemplo cada vez; conviene cerrar otros programas que usen esta memoria, excluir las grabaciones más largas o usar un modelo más pequeño</translation>
    </message>
    <message>
        <source>train.layer_patterns requires train.layers: custom, but that is &apos;{layers}&apos;; set it to custom or remove the patterns</source>
        <translation>train.layer_patterns requiere train.layers: custom, pero es «{layers}»; hay que ponerlo en custom o quitar los patrones</translation>
    </message>
    <message>
        <source>Pretrained checkpoint (.pt, .pth or .safetensors) that a new run is initialized from, for fine-tuning. A resumed run does not read it.</source>
        <translation>Checkpoint preentrenado (.pt, .pth o .safetensors) del que parte una ejecución nueva, para el ajuste fino. Una ejecución reanudada no lo lee.</translation>
    </message>
    <message>
        <source>Load pretrained_path partially: tensors that do not match (other symbols, speakers or sizes) start random, and all are listed. false: mismatched weights are an error.</source>
        <translation>Carga pretrained_path parcialmente: los tensores que no encajan (otros símbolos, hablantes o tamaños) empiezan con valores aleatorios, y todos se enumeran. false: los pesos que no encajan son un error.</translation>
    </message>
    <message>
        <source>Number of optimizer steps after which training ends.</source>
        <translation>Número de pasos del optimizador tras los que termina el entrenamiento.</translation>
    </message>
    <message>
        <source>Number of epochs after which training ends, instead of max_steps; 0: max_steps counts.</source>
        <translation>Número de épocas tras las que termina el entrenamiento, en lugar de max_steps; 0: se aplica max_steps.</translation>
    </message>
    <message>
        <source>Random seed. The same seed, data and settings give the same voice.</source>
        <translation>Semilla aleatoria. Con la misma semilla, los mismos datos y ajustes se obtiene la misma voz.</translation>
    </message>
    <message>
        <source>Samples per micro-batch on each GPU.</source>
        <translation>Ejemplos por microlote en cada GPU.</translation>
    </message>
    <message>
        <source>Micro-batches whose gradients are accumulated per optimizer step; saves memory.</source>
        <translation>Microlotes cuyos gradientes se acumulan en cada paso del optimizador; ahorra memoria.</translation>
    </message>
    <message>
        <source>Peak learning rate, after warmup.</source>
        <translation>Tasa de aprendizaje máxima, tras el calentamiento.</translation>
    </message>
    <message>
        <source>Final learning rate of the cosine schedule, as a share of the peak.</source>
        <translation>Tasa de aprendizaje final de la programación cosine, como proporción de la máxima.</translation>
    </message>
    <message>
        <source>Steps of linear learning rate warmup.</source>
        <translation>Pasos de calentamiento lineal de la tasa de aprendizaje.</translation>
    </message>
    <message>
        <source>Learning rate schedule after warmup. cosine: decays to learning_rate_final. exponential: multiplied by learning_rate_decay after each epoch, as VITS and HiFi-GAN are trained.</source>
        <translation>Programación de la tasa de aprendizaje tras el calentamiento. cosine: desciende hasta learning_rate_final. exponential: se multiplica por learning_rate_decay tras cada época, como se entrenan VITS y HiFi-GAN.</translation>
    </message>
    <message>
        <source>Factor on the learning rate per epoch (gamma), with schedule exponential.</source>
        <translation>Factor de la tasa de aprendizaje por época (gamma), con schedule exponential.</translation>
    </message>
    <message>
        <source>AdamW betas: decay rates of the running averages of the gradient and its square.</source>
        <translation>Betas de AdamW: decaimiento de las medias móviles del gradiente y de su cuadrado.</translation>
    </message>
    <message>
        <source>AdamW weight decay.</source>
        <translation>Decaimiento de los pesos de AdamW.</translation>
    </message>
    <message>
        <source>AdamW epsilon, added to the denominator.</source>
        <translation>Épsilon de AdamW, que se suma al denominador.</translation>
    </message>
    <message>
        <source>Maximum gradient norm (gradient clipping).</source>
        <translation>Norma máxima del gradiente (recorte de gradientes).</translation>
    </message>
    <message>
        <source>Decay of the exponential moving average (EMA) of the weights, which is used for inference.</source>
        <translation>Decaimiento de la media móvil exponencial (EMA) de los pesos, que se usa en la inferencia.</translation>
    </message>
    <message>
        <source>Initial loss scale of fp16; it adapts automatically.</source>
        <translation>Escala de pérdida inicial de fp16; se adapta automáticamente.</translation>
    </message>
    <message>
        <source>TF32 for float32 matrix products: several times as fast, with 10 bits of precision. Needs an Ampere GPU or newer; auto: on for those.</source>
        <translation>TF32 para los productos de matrices float32: varias veces más rápido, con 10 bits de precisión. Necesita una GPU Ampere o posterior; auto: activado en ellas.</translation>
    </message>
    <message>
        <source>Lets cuDNN benchmark its algorithms for each new batch length. Only useful if all lengths are equal; auto: on only in that case.</source>
        <translation>Deja que cuDNN mida sus algoritmos con cada longitud nueva de un lote. Solo es útil si todas las longitudes son iguales; auto: activado solo en ese caso.</translation>
    </message>
    <message>
        <source>Preload all recordings into RAM at the start, instead of reading them from the cache files. auto: if they need at most half of the free memory.</source>
        <translation>Carga todas las grabaciones en la RAM al empezar, en lugar de leerlas de los archivos de la caché. auto: si necesitan como máximo la mitad de la memoria libre.</translation>
    </message>
    <message>
        <source>Layer groups, prefixes of parameter names, or globs, as in [duration_predictor, &quot;decoder.up.*&quot;].</source>
        <translation>Grupos de capas, prefijos de nombres de parámetros o patrones glob, como en [duration_predictor, &quot;decoder.up.*&quot;].</translation>
    </message>
    <message>
        <source>What to do if the validation loss has not improved for patience validations.</source>
        <translation>Qué hacer si la pérdida de validación no ha mejorado durante patience validaciones.</translation>
    </message>
    <message>
        <source>End training if the validation loss has not improved for patience validations.</source>
        <translation>Termina el entrenamiento si la pérdida de validación no ha mejorado durante patience validaciones.</translation>
    </message>
    <message>
        <source>Validations without improvement that count as a plateau.</source>
        <translation>Validaciones sin mejora que cuentan como meseta.</translation>
    </message>
    <message>
        <source>Skip a step whose gradient norm exceeds explosion_threshold times its median; models with discriminators check each phase separately. Steps with NaN or infinity are always skipped.</source>
        <translation>Omite un paso cuya norma del gradiente supera explosion_threshold veces su mediana; en los modelos con discriminadores, cada fase por separado. Los pasos con NaN o infinito siempre se omiten.</translation>
    </message>
    <message>
        <source>Number of skipped steps in a row after which the last good state is restored, with half the learning rate.</source>
        <translation>Número de pasos omitidos seguidos tras los que se restaura el último estado bueno, con la mitad de la tasa de aprendizaje.</translation>
    </message>
    <message>
        <source>Steps between two validations.</source>
        <translation>Pasos entre dos validaciones.</translation>
    </message>
    <message>
        <source>Steps between two checkpoints.</source>
        <translation>Pasos entre dos checkpoints.</translation>
    </message>
    <message>
        <source>Steps between two rounds of samples.</source>
        <translation>Pasos entre dos rondas de muestras.</translation>
    </message>
    <message>
        <source>Number of newest step checkpoints to keep.</source>
        <translation>Número de checkpoints de paso recientes que se conservan.</translation>
    </message>
    <message>
        <source>Also write losses and samples for TensorBoard into the run folder (tensorboard --logdir).</source>
        <translation>Escribe también las pérdidas y las muestras para TensorBoard en la carpeta de la ejecución (tensorboard --logdir).</translation>
    </message>
    <message>
        <source>How often GPU, CPU, memory and disk are sampled during training, per second; 0: never. The run keeps one record per 5 seconds.</source>
        <translation>Cuántas veces por segundo se miden la GPU, la CPU, la memoria y el disco durante el entrenamiento; 0: nunca. La ejecución guarda un registro cada 5 segundos.</translation>
    </message>
    <message>
        <source>Texts to synthesize during training. Empty: three short texts of the recordings, from the validation set if there is one. Several speakers take turns.</source>
        <translation>Textos que se sintetizan durante el entrenamiento. Vacío: tres textos cortos de las grabaciones, del conjunto de validación si lo hay. Varios hablantes se turnan.</translation>
    </message>
    <message>
        <source>Also synthesize samples with the raw weights, to hear whether the EMA still lags behind.</source>
        <translation>Sintetiza las muestras también con los pesos sin promediar, para oír si la EMA todavía va por detrás.</translation>
    </message>
    <message>
        <source>train.betas has {count} numbers; AdamW needs two, as in [0.9, 0.98]</source>
        <translation>train.betas tiene {count} números; AdamW necesita dos, como en [0.9, 0.98]</translation>
    </message>
    <message>
        <source>step {step}, stopped by train.debug: anomaly: {what}</source>
        <translation>paso {step}, detenido por train.debug: anomaly: {what}</translation>
    </message>
    <message>
        <source>paused at step {step}</source>
        <translation>en pausa en el paso {step}</translation>
    </message>
    <message>
        <source>training resumed</source>
        <translation>entrenamiento reanudado</translation>
    </message>
    <message>
        <source>stopped before the first step; nothing to save</source>
        <translation>detenido antes del primer paso; nada que guardar</translation>
    </message>
    <message>
        <source>stopped and saved at step {step}</source>
        <translation>detenido y guardado en el paso {step}</translation>
    </message>
    <message>
        <source>done after {step} {step|steps}</source>
        <translation>terminado tras {step} {paso|pasos}</translation>
    </message>
    <message>
        <source>{done}: no improvement for {count} {validation|validations} (train.early_stopping, train.patience)</source>
        <translation>{done}: sin mejora durante {count} {validación|validaciones} (train.early_stopping, train.patience)</translation>
    </message>
    <message>
        <source>{done}; best validation: {file}</source>
        <translation>{done}; mejor validación: {file}</translation>
    </message>
    <message>
        <source>older checkpoints of this run could not be removed: {reason}</source>
        <translation>no se pudieron eliminar los checkpoints anteriores de esta ejecución: {reason}</translation>
    </message>
    <message>
        <source>waiting for disk space: {reason}</source>
        <translation>esperando espacio en disco: {reason}</translation>
    </message>
    <message>
        <source>stopped while waiting for disk space; the steps after the last checkpoint are lost: {reason}</source>
        <translation>detenido mientras esperaba espacio en disco; los pasos posteriores al último checkpoint se han perdido: {reason}</translation>
    </message>
    <message>
        <source>a checkpoint was not saved: {reason}. The older ones are kept. The run tries again at the next save, and ends after {count} failures in a row</source>
        <translation>no se guardó un checkpoint: {reason}. Los anteriores se conservan. La ejecución lo intenta de nuevo en el próximo guardado y termina tras {count} fallos seguidos</translation>
    </message>
    <message>
        <source>the loss was {loss}, above {limit}; the step was skipped</source>
        <translation>la pérdida fue {loss}, por encima de {limit}; el paso se omitió</translation>
    </message>
    <message>
        <source>the loss of the phase &apos;{phase}&apos; was {loss}, above {limit}; the phase was skipped</source>
        <translation>la pérdida de la fase «{phase}» fue {loss}, por encima de {limit}; la fase se omitió</translation>
    </message>
    <message>
        <source>Compute precision. A CPU is fastest in float32. bf16 needs an Ampere GPU or newer, fp16 any GPU; both are faster and use less memory. Weights stay float32. auto: the fastest for the device. half: bf16 where the device supports it natively, else fp16 on a GPU and float32 on a CPU.</source>
        <translation>Precisión de cálculo. Una CPU es más rápida en float32. bf16 necesita una GPU Ampere o posterior, fp16 cualquier GPU; ambos son más rápidos y usan menos memoria. Los pesos siguen en float32. auto: lo más rápido para el dispositivo. half: bf16 si el dispositivo lo admite de forma nativa; si no, fp16 en una GPU y float32 en una CPU.</translation>
    </message>
    <message>
        <source>change while training</source>
        <translation>cambio durante el entrenamiento</translation>
    </message>
    <message>
        <source>train.layers is {recipe}, but the model has no &apos;{part}&apos;; its groups are {groups}. Use train.layers: {nearest}, or another model (model.name)</source>
        <translation>train.layers es {recipe}, pero el modelo no tiene «{part}»; sus grupos son {groups}. Se puede usar train.layers: {nearest}, u otro modelo (model.name)</translation>
    </message>
    <message>
        <source>train.layer_patterns: the model has no layers &apos;{pattern}&apos;; its groups are {groups}, and a pattern may also be the beginning of a parameter&apos;s name</source>
        <translation>train.layer_patterns: el modelo no tiene capas «{pattern}»; sus grupos son {groups}, y un patrón también puede ser el comienzo del nombre de un parámetro</translation>
    </message>
    <message>
        <source>steps run eagerly from here on, without CUDA graphs: {reason}</source>
        <translation>a partir de aquí los pasos se ejecutan sin grafos de CUDA: {reason}</translation>
    </message>
    <message>
        <source>step {step} cannot be replayed as a CUDA graph ({reason}); set train.compile_fullgraph to false to train eagerly</source>
        <translation>el paso {step} no se puede repetir como grafo de CUDA ({reason}); pon train.compile_fullgraph en false para entrenar sin grafos</translation>
    </message>
    <message>
        <source>steps run eagerly: {reason}</source>
        <translation>los pasos se ejecutan sin grafos: {reason}</translation>
    </message>
    <message>
        <source>The same as compile_mode: reduce-overhead, as legacy configurations write it.</source>
        <translation>Lo mismo que compile_mode: reduce-overhead, como lo escriben las configuraciones antiguas.</translation>
    </message>
    <message>
        <source>Stop with an error if steps cannot be recorded, instead of running them eagerly.</source>
        <translation>Detenerse con un error si los pasos no se pueden grabar, en lugar de ejecutarlos sin grafos.</translation>
    </message>
    <message>
        <source>default: eager steps. reduce-overhead: record a step as a CUDA graph for each shape of a batch, and replay it; NVIDIA GPUs only.</source>
        <translation>default: pasos sin grafos. reduce-overhead: graba un paso como grafo de CUDA para cada forma de lote y lo repite; solo en GPU NVIDIA.</translation>
    </message>
    <message>
        <source>anomaly: stop at the operation whose gradient is NaN and name it (slow). layer_norms: log the gradient norm of each layer group. eager: run eagerly, whatever compile_mode says.</source>
        <translation>anomaly: se detiene en la operación cuyo gradiente es NaN y la nombra (lento). layer_norms: registra la norma del gradiente de cada grupo de capas. eager: modo eager, incluso con compile_mode.</translation>
    </message>
    <message>
        <source>Recomputes activations in the backward pass instead of storing them: less memory, about a third more time, the same result. Not all models support it. auto: on for GPUs with less than 12 GB.</source>
        <translation>Recalcula las activaciones en la propagación hacia atrás en lugar de guardarlas: menos memoria, alrededor de un tercio más de tiempo, el mismo resultado. No todos los modelos lo admiten. auto: activado en GPU con menos de 12 GB.</translation>
    </message>
    <message>
        <source>steps run eagerly: train.compile_mode has no effect with several ranks</source>
        <translation>los pasos se ejecutan de forma inmediata: train.compile_mode no tiene efecto con varios rangos</translation>
    </message>
    <message>
        <source>a rank ran out of memory while it updated the weights, when the step could no longer be repeated; close other programs that use this memory, or use a smaller model</source>
        <translation>un rango se quedó sin memoria al actualizar los pesos, cuando el paso ya no podía repetirse; cierre otros programas que usen esta memoria, o use un modelo más pequeño</translation>
    </message>
    <message>
        <source>the weights of the ranks differed, because their processors round differently; all continue with those of rank 0</source>
        <translation>los pesos de los rangos diferían porque sus procesadores redondean de forma distinta; todos continúan con los del rango 0</translation>
    </message>
    <message>
        <source>Target number of samples per step and GPU for an automatic batch_size or gradient_accumulation_steps; unused if both are set.</source>
        <translation>Número deseado de muestras por paso y GPU cuando batch_size o gradient_accumulation_steps son automáticos; no se usa si ambos están definidos.</translation>
    </message>
    <message>
        <source>Factor of the samples per step: the number of ranks (GPUs or processes) that are to share a step. 0: as many as there are when the run starts. A run that resumes with more or fewer keeps it, and so its samples per step.</source>
        <translation>Factor de las muestras por paso: el número de rangos (GPU o procesos) que comparten un paso. 0: tantos como haya al iniciar la ejecución. Una ejecución que se reanuda con más o menos lo conserva, y con él sus muestras por paso.</translation>
    </message>
    <message>
        <source>GPUs that train together: their numbers, such as &quot;0,1&quot;, or all. Empty: one device, the one of --gpu. The options --gpus and --gpu come first.</source>
        <translation>GPU que entrenan juntas: sus números, como &quot;0,1&quot;, o all. Vacío: un dispositivo, el de --gpu. Las opciones --gpus y --gpu tienen prioridad.</translation>
    </message>
    <message>
        <source>the other ranks wait for rank {rank} on {host}, which waits {own} ms a step for its data instead of {usual} ms; check the disk or network file system of that machine, and what else it runs</source>
        <translation>los demás rangos esperan al rango {rank} en {host}, que espera {own} ms por paso a sus datos en lugar de {usual} ms; compruebe el disco o el sistema de archivos de red de ese equipo y qué más ejecuta</translation>
    </message>
    <message>
        <source>the other ranks wait for rank {rank} on {host}, which computes {own} ms a step instead of {usual} ms; check what else that machine runs</source>
        <translation>los demás rangos esperan al rango {rank} en {host}, que calcula {own} ms por paso en lugar de {usual} ms; compruebe qué más ejecuta ese equipo</translation>
    </message>
    <message>
        <source>the ranks are not equally fast, so they share each batch by their measured speeds from now on: {counts} samples; train.balance=equal prevents this</source>
        <translation>los rangos no son igual de rápidos, así que desde ahora se reparten cada lote según su velocidad medida: {counts} ejemplos; train.balance=equal lo impide</translation>
    </message>
    <message>
        <source>How several ranks share a batch. auto: equally, or by their measured speeds if their GPUs (or processors) are of different types. equal: always equally, so that a repeated run is bit-exact.</source>
        <translation>Cómo se reparten un lote varios rangos. auto: por igual, o según su velocidad medida si sus GPU (o procesadores) son de distinto tipo. equal: siempre por igual, para que una ejecución repetida sea exacta bit a bit.</translation>
    </message>
    <message>
        <source>the shares by measured speed were no better, so the ranks share each batch as before: {counts} samples</source>
        <translation>el reparto según la velocidad medida no era mejor, así que los rangos se reparten cada lote como antes: {counts} ejemplos</translation>
    </message>
    <message>
        <source>train.layers is lora, but model.lora_rank is 0, so there is nothing to train; set the rank (--lora-rank 16)</source>
        <translation>train.layers es lora, pero model.lora_rank es 0, así que no hay nada que entrenar; hay que definir el rango (--lora-rank 16)</translation>
    </message>
    <message>
        <source>train.layers is full, but model.lora_rank adds LoRA to layers that are to be frozen; set train.layers to lora (--layers lora), or to custom for more</source>
        <translation>train.layers es full, pero model.lora_rank añade LoRA a capas que deben quedar congeladas; hay que poner train.layers en lora (--layers lora), o en custom para entrenar más</translation>
    </message>
    <message>
        <source>train.layers is new_tokens, but the pretrained weights have all tokens of text.tokenizer; train other layers</source>
        <translation>train.layers es new_tokens, pero los pesos preentrenados tienen todos los tokens de text.tokenizer; hay que entrenar otras capas</translation>
    </message>
    <message>
        <source>Trainable layers; the others are frozen. decoder_only: decoder of waveforms (VITS) or of a codec (DVAE). freeze_text_encoder: all but the text encoder. speaker_adaptation: layers for the sound of a speaker, for few recordings of a new one. global_encoder, unet_only: that part of the U-Net model. lora: only LoRA (model.lora_rank). new_tokens: only text tokens that the pretrained weights do not have. custom: see layer_patterns.</source>
        <translation>Capas que se entrenan; las demás quedan congeladas. decoder_only: decodificador de la forma de onda (VITS) o de un códec (DVAE). freeze_text_encoder: todas menos el codificador de texto. speaker_adaptation: las capas del sonido de un hablante, para pocas grabaciones de uno nuevo. global_encoder, unet_only: esa parte del modelo U-Net. lora: solo LoRA (model.lora_rank). new_tokens: solo los tokens de texto que los pesos preentrenados no tienen. custom: véase layer_patterns.</translation>
    </message>
    <message>
        <source>Largest size of a micro-batch: frames of its longest sample times samples; for a model over prepared tokens, tokens. Long samples then share a micro-batch with fewer others than batch_size. The samples per step stay the same. 0: no limit.</source>
        <translation>Tamaño máximo de un microlote: tramas de su muestra más larga por el número de muestras; en un modelo sobre tokens preparados, tokens. Las muestras largas comparten entonces microlote con menos muestras que batch_size. Las muestras por paso no cambian. 0: sin límite.</translation>
    </message>
    <message>
        <source>the checkpoint has no optimizer state of {count} {parameter that is|parameters that are} trained now, as after a change of train.layers; it starts at zero</source>
        <translation>el checkpoint no tiene el estado del optimizador de {count} {parámetro que se entrena|parámetros que se entrenan} ahora, como tras un cambio de train.layers; empieza en cero</translation>
    </message>
    <message>
        <source>Gradient norm that counts as an explosion, as a multiple of the running median; up to ten times as much for batches that are known as hard, and for norms that vary a lot or grow from step to step.</source>
        <translation>Norma del gradiente que cuenta como explosión, como múltiplo de la mediana móvil; hasta diez veces más para lotes que se sabe que son difíciles y para normas que varían mucho o crecen de un paso a otro.</translation>
    </message>
    <message>
        <source>{path} is incomplete: its last records could not be written: {reason}</source>
        <translation>{path} está incompleto: no se han podido escribir sus últimos registros: {reason}</translation>
    </message>
    <message>
        <source>{path} could not be written for too long; its records will be incomplete</source>
        <translation>{path} no se ha podido escribir durante demasiado tiempo; sus registros estarán incompletos</translation>
    </message>
    <message>
        <source>{path} is written again, with the records that were kept</source>
        <translation>{path} se vuelve a escribir, con los registros que se habían guardado</translation>
    </message>
    <message>
        <source>cannot write {path}: {reason}; its records are kept in memory until it can be written</source>
        <translation>no se puede escribir {path}: {reason}; sus registros se guardan en la memoria hasta que se pueda</translation>
    </message>
    <message>
        <source>cannot write {path} to the disk: {reason}; a power cut now could lose its last records</source>
        <translation>no se puede escribir {path} en el disco: {reason}; un corte de corriente ahora podría perder sus últimos registros</translation>
    </message>
</context>
<context>
    <name>tuning</name>
    <message>
        <source>the same samples per step in larger micro-batches, if they fit in memory</source>
        <translation>los mismos ejemplos por paso en microlotes mayores, si caben en la memoria</translation>
    </message>
    <message>
        <source>if it fits in memory; a step then has {samples} samples, so fewer steps are needed</source>
        <translation>si cabe en la memoria; un paso tiene entonces {samples} ejemplos, así que hacen falta menos pasos</translation>
    </message>
    <message>
        <source>avoids the second forward pass, if it fits in memory</source>
        <translation>evita la segunda propagación hacia delante, si cabe en la memoria</translation>
    </message>
    <message>
        <source>the GPU is too hot and lowers its clocks; check its fans and airflow</source>
        <translation>la GPU está demasiado caliente y baja su frecuencia; conviene revisar sus ventiladores y la ventilación</translation>
    </message>
    <message>
        <source>the GPU lowers its clocks to stay within its power limit; a higher limit (nvidia-smi -pl) would make it faster</source>
        <translation>la GPU baja su frecuencia para no superar su límite de potencia; un límite mayor (nvidia-smi -pl) la haría más rápida</translation>
    </message>
    <message>
        <source>each update then uses twice as many samples, so half as many steps are needed</source>
        <translation>cada actualización usa entonces el doble de ejemplos, así que hace falta la mitad de los pasos</translation>
    </message>
    <message>
        <source>compute-bound: the optimizer takes {share} % of a step, more than the model itself</source>
        <translation>limitado por el cálculo: el optimizador ocupa el {share} % de un paso, más que el propio modelo</translation>
    </message>
    <message>
        <source>launch-bound: {share} % of the forward and backward time does not depend on the batch size; {batch} {sample|samples} at a time are too few for this device</source>
        <translation>limitado por el lanzamiento de kernels: el {share} % del tiempo de las propagaciones hacia delante y hacia atrás no depende del tamaño de lote; {batch} {ejemplo|ejemplos} a la vez {es poco|son pocos} para este dispositivo</translation>
    </message>
    <message>
        <source>compute-bound (healthy): the model takes {share} % of a step (forward {forward} %, backward {backward} %)</source>
        <translation>limitado por el cálculo (normal): el modelo ocupa el {share} % de un paso (hacia delante {forward} %, hacia atrás {backward} %)</translation>
    </message>
    <message>
        <source>data-bound: one of {workers} decode workers takes {slow} ms for a recording, the others {fast} ms; does something else use its core?</source>
        <translation>limitado por los datos: uno de los {workers} procesos de decodificación tarda {slow} ms por grabación y los demás {fast} ms; ¿usa otra cosa su núcleo?</translation>
    </message>
    <message>
        <source>storage-bound: reading each of the {recordings} recordings takes {ms} ms, and preprocessing ({seconds} s) takes longer than training; a copy on a local disk would be faster</source>
        <translation>limitado por el almacenamiento: leer cada una de las {recordings} grabaciones tarda {ms} ms, y el preprocesamiento ({seconds} s) tarda más que el entrenamiento; una copia en un disco local sería más rápida</translation>
    </message>
    <message>
        <source>data-bound: preprocessing {recordings} recordings takes {seconds} s, longer than training; most of it is {stage} ({ms} ms per recording). It is done once and cached</source>
        <translation>limitado por los datos: preprocesar {recordings} grabaciones tarda {seconds} s, más que el entrenamiento; la mayor parte se va en la etapa «{stage}» ({ms} ms por grabación). Se hace una sola vez y se guarda en caché</translation>
    </message>
    <message>
        <source>as many as cores and memory allow</source>
        <translation>tantos como permiten los núcleos y la memoria</translation>
    </message>
    <message>
        <source>data-bound: training waits {share} % of its time for data; increase data.num_workers, or run `formant diagnose` to find the slow part</source>
        <translation>limitado por los datos: el entrenamiento espera datos el {share} % de su tiempo; conviene aumentar data.num_workers o ejecutar `formant diagnose` para encontrar la parte lenta</translation>
    </message>
    <message>
        <source>training does not wait for data, so the batches may be too small for the GPU, or something else slows it down; run `formant diagnose` to find out</source>
        <translation>el entrenamiento no espera datos, así que los lotes pueden ser demasiado pequeños para la GPU, o algo más lo frena; para averiguarlo, ejecutar `formant diagnose`</translation>
    </message>
    <message>
        <source>stopped</source>
        <translation>detenido</translation>
    </message>
    <message>
        <source>enough workers to keep up with training</source>
        <translation>hilos suficientes para mantener el ritmo del entrenamiento</translation>
    </message>
    <message>
        <source>reads the recordings once, if they fit in memory</source>
        <translation>lee las grabaciones una sola vez, si caben en la memoria</translation>
    </message>
    <message>
        <source>storage-bound: training waits {share} % of its time for data, and reading a sample from the cache takes {ms} ms</source>
        <translation>limitado por el almacenamiento: el entrenamiento espera datos el {share} % de su tiempo, y leer un ejemplo de la caché tarda {ms} ms</translation>
    </message>
    <message>
        <source>data-bound: training waits {share} % of its time for data; {workers} workers need {ms} ms each for the {stage} of a sample</source>
        <translation>limitado por los datos: el entrenamiento espera datos el {share} % de su tiempo; {workers} hilos necesitan {ms} ms cada uno para la etapa «{stage}» de un ejemplo</translation>
    </message>
    <message>
        <source>communication-bound: the other ranks wait up to {wait} ms in each step for rank {rank} on {host}, which computes for {own} ms; check what else that machine runs, or train without it</source>
        <translation>limitado por la comunicación: los demás rangos esperan hasta {wait} ms en cada paso al rango {rank} en {host}, que calcula durante {own} ms; compruebe qué más ejecuta ese equipo, o entrene sin él</translation>
    </message>
    <message>
        <source>gradients are then summed over the ranks half as often; a step has twice as many samples</source>
        <translation>los gradientes se suman entonces entre los rangos la mitad de veces; un paso tiene el doble de ejemplos</translation>
    </message>
    <message>
        <source>communication-bound: {share} % of a step is the sum of the gradients over the ranks; `formant hardware --self-test` with the same ranks measures the link between them</source>
        <translation>limitado por la comunicación: el {share} % de un paso es la suma de los gradientes entre los rangos; `formant hardware --self-test` con los mismos rangos mide el enlace entre ellos</translation>
    </message>
    <message>
        <source>communication-bound: the other ranks wait up to {wait} ms in each step for rank {rank} on {host}, which waits {own} ms for its data; check the disk or network file system of that machine</source>
        <translation>limitado por la comunicación: los demás rangos esperan hasta {wait} ms en cada paso al rango {rank} en {host}, que espera {own} ms a sus datos; compruebe el disco o el sistema de archivos de red de ese equipo</translation>
    </message>
</context>
<context>
    <name>unit</name>
    <message>
        <source>Hz</source>
        <translation>Hz</translation>
    </message>
    <message>
        <source>LUFS</source>
        <translation>LUFS</translation>
    </message>
    <message>
        <source>audio samples</source>
        <translation>muestras</translation>
    </message>
    <message>
        <source>dB</source>
        <translation>dB</translation>
    </message>
    <message>
        <source>epochs</source>
        <translation>épocas</translation>
    </message>
    <message>
        <source>frames</source>
        <translation>tramas</translation>
    </message>
    <message>
        <source>ms</source>
        <translation>ms</translation>
    </message>
    <message>
        <source>recordings</source>
        <translation>grabaciones</translation>
    </message>
    <message>
        <source>s</source>
        <translation>s</translation>
    </message>
    <message>
        <source>samples</source>
        <translation>ejemplos</translation>
    </message>
    <message>
        <source>steps</source>
        <translation>pasos</translation>
    </message>
    <message>
        <source>validations</source>
        <translation>validaciones</translation>
    </message>
    <message>
        <source>tokens</source>
        <translation>tokens</translation>
    </message>
</context>
<context>
    <name>value</name>
    <message>
        <source>automatic</source>
        <translation>automático</translation>
    </message>
    <message>
        <source>on</source>
        <translation>activado</translation>
    </message>
    <message>
        <source>off</source>
        <translation>desactivado</translation>
    </message>
    <message>
        <source>CPU</source>
        <translation>CPU</translation>
    </message>
    <message>
        <source>none</source>
        <translation>ninguno</translation>
    </message>
    <message>
        <source>demo</source>
        <translation>demostración</translation>
    </message>
    <message>
        <source>HiFi-GAN</source>
        <translation>HiFi-GAN</translation>
    </message>
    <message>
        <source>U-Net</source>
        <translation>U-Net</translation>
    </message>
    <message>
        <source>VITS</source>
        <translation>VITS</translation>
    </message>
    <message>
        <source>cosine</source>
        <translation>coseno</translation>
    </message>
    <message>
        <source>exponential</source>
        <translation>exponencial</translation>
    </message>
    <message>
        <source>phonemes</source>
        <translation>fonemas</translation>
    </message>
    <message>
        <source>characters</source>
        <translation>caracteres</translation>
    </message>
    <message>
        <source>from the texts</source>
        <translation>de los textos</translation>
    </message>
    <message>
        <source>Piper</source>
        <translation>Piper</translation>
    </message>
    <message>
        <source>spaces, also at the ends</source>
        <translation>espacios, también en los extremos</translation>
    </message>
    <message>
        <source>spaces between words</source>
        <translation>espacios entre palabras</translation>
    </message>
    <message>
        <source>blanks between all</source>
        <translation>blancos entre todos</translation>
    </message>
    <message>
        <source>tiny</source>
        <translation>muy pequeño</translation>
    </message>
    <message>
        <source>small</source>
        <translation>pequeño</translation>
    </message>
    <message>
        <source>medium</source>
        <translation>mediano</translation>
    </message>
    <message>
        <source>large</source>
        <translation>grande</translation>
    </message>
    <message>
        <source>folder</source>
        <translation>carpeta</translation>
    </message>
    <message>
        <source>profile</source>
        <translation>perfil</translation>
    </message>
    <message>
        <source>list of files</source>
        <translation>lista de archivos</translation>
    </message>
    <message>
        <source>both</source>
        <translation>ambos</translation>
    </message>
    <message>
        <source>left</source>
        <translation>izquierdo</translation>
    </message>
    <message>
        <source>right</source>
        <translation>derecho</translation>
    </message>
    <message>
        <source>default</source>
        <translation>predeterminado</translation>
    </message>
    <message>
        <source>anomaly detection</source>
        <translation>detección de anomalías</translation>
    </message>
    <message>
        <source>layer norms</source>
        <translation>normas de capas</translation>
    </message>
    <message>
        <source>all layers</source>
        <translation>todas las capas</translation>
    </message>
    <message>
        <source>custom</source>
        <translation>personalizado</translation>
    </message>
    <message>
        <source>do nothing</source>
        <translation>no hacer nada</translation>
    </message>
    <message>
        <source>notify</source>
        <translation>avisar</translation>
    </message>
    <message>
        <source>lower rate</source>
        <translation>bajar la tasa</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>words (as it is written)</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>half precision</source>
        <translation>media precisión</translation>
    </message>
    <message>
        <source>equal shares</source>
        <translation>partes iguales</translation>
    </message>
    <message>
        <source>IndexTTS2 (GPT)</source>
        <translation>IndexTTS2 (GPT)</translation>
    </message>
    <message>
        <source>all</source>
        <translation>todas</translation>
    </message>
    <message>
        <source>attention</source>
        <translation>atención</translation>
    </message>
    <message>
        <source>feed-forward layers</source>
        <translation>capas feed-forward</translation>
    </message>
    <message>
        <source>Codec (DVAE)</source>
        <translation>Códec (DVAE)</translation>
    </message>
    <message>
        <source>XTTS (GPT and codec)</source>
        <translation>XTTS (GPT y códec)</translation>
    </message>
    <message>
        <source>language, spaces between words</source>
        <translation>idioma, espacios entre palabras</translation>
    </message>
    <message>
        <source>magnitude</source>
        <translation>magnitud</translation>
    </message>
    <message>
        <source>power</source>
        <translation>potencia</translation>
    </message>
    <message>
        <source>from nothing</source>
        <translation>desde cero</translation>
    </message>
    <message>
        <source>XTTS v2</source>
        <translation>XTTS v2</translation>
    </message>
    <message>
        <source>as the upstream code</source>
        <translation>como el código original</translation>
    </message>
</context>
<context>
    <name>window</name>
    <message>
        <source>these recordings cannot be trained yet; see the message on the Configuration page</source>
        <translation>estas grabaciones aún no se pueden entrenar; véase el mensaje de la página Configuración</translation>
    </message>
    <message>
        <source>{file} cannot be written, so this wizard will open again at the next start: {reason}</source>
        <translation>no se puede escribir {file}, así que este asistente se abrirá de nuevo en el próximo inicio: {reason}</translation>
    </message>
    <message>
        <source>the queue has stopped this job</source>
        <translation>la cola ha detenido este trabajo</translation>
    </message>
    <message>
        <source>the start was canceled</source>
        <translation>se canceló el inicio</translation>
    </message>
    <message>
        <source>the run was not started: its device is in use</source>
        <translation>la ejecución no se ha iniciado: su dispositivo está en uso</translation>
    </message>
    <message>
        <source>setting {setting}</source>
        <translation>ajuste {setting}</translation>
    </message>
    <message>
        <source>{where}: unknown setting &apos;{key}&apos;; the Configuration page lists all of them</source>
        <translation>{where}: ajuste desconocido «{key}»; la página Configuración los muestra todos</translation>
    </message>
    <message>
        <source>there is no configuration {path}</source>
        <translation>no existe la configuración {path}</translation>
    </message>
    <message>
        <source>the settings are valid</source>
        <translation>los ajustes son válidos</translation>
    </message>
    <message>
        <source>the model is {model}, the default, because the configuration names none; model.name on the Configuration page selects another</source>
        <translation>el modelo es {model}, el predeterminado, porque la configuración no nombra ninguno; model.name, en la página Configuración, elige otro</translation>
    </message>
    <message>
        <source>train.precision is fp16, which is meant for GPUs: on a CPU, a step of a large model takes minutes instead of seconds; set it to float32</source>
        <translation>train.precision es fp16, pensado para GPU: en una CPU, un paso de un modelo grande tarda minutos en vez de segundos; conviene ponerlo en float32</translation>
    </message>
    <message>
        <source>train.precision is {precision}, which is slower than float32 on this CPU; set it to float32</source>
        <translation>train.precision es {precision}, más lento que float32 en esta CPU; conviene ponerlo en float32</translation>
    </message>
    <message>
        <source>the preset fine_tune needs a trained voice, and none is set; name its checkpoint in train.pretrained_path</source>
        <translation>el preajuste fine_tune necesita una voz entrenada, y no se ha definido ninguna; hay que indicar su checkpoint en train.pretrained_path</translation>
    </message>
    <message>
        <source>{file} looks like a configuration of another program or of the legacy scripts; import it on the Configuration page. The error: {error}</source>
        <translation>{file} parece una configuración de otro programa o de los scripts anteriores; se puede importar en la página Configuración. El error: {error}</translation>
    </message>
    <message>
        <source>{folder} is not writable; choose another folder of runs with the setup wizard (Hardware page)</source>
        <translation>no se puede escribir en {folder}; se puede elegir otra carpeta de ejecuciones con el asistente de configuración (página Hardware)</translation>
    </message>
    <message>
        <source>checkpoints need up to {need}, but only {free} are free in {folder}; training will pause when the disk is full. Free some space, lower train.keep_checkpoints, or choose another folder of runs with the setup wizard (Hardware page)</source>
        <translation>los checkpoints necesitan hasta {need}, pero solo hay {free} libres en {folder}; el entrenamiento se pausará cuando el disco se llene. Conviene liberar espacio, reducir train.keep_checkpoints o elegir otra carpeta de ejecuciones con el asistente de configuración (página Hardware)</translation>
    </message>
    <message>
        <source>cannot lock {path}: its file system has no locks ({reason}), so two processes could write the same files. Use a folder on another disk, or mount this one with locks</source>
        <translation>no se puede bloquear {path}: su sistema de archivos no tiene bloqueos ({reason}), así que dos procesos podrían escribir los mismos archivos. Se puede usar una carpeta de otro disco, o montar este con bloqueos</translation>
    </message>
    <message>
        <source>the folder {before} was renamed to {now} while the run was training. The run saves there and ends; to resume it, open {run} on the Training page</source>
        <translation>la carpeta {before} pasó a llamarse {now} durante el entrenamiento. La ejecución se guarda allí y termina; para reanudarla hay que abrir {run} en la página Entrenamiento</translation>
    </message>
    <message>
        <source>{file} is intact, but holds a voice only. Start another run from its weights: give it a new name, and name the file in train.pretrained_path</source>
        <translation>{file} está intacto, pero solo contiene una voz. Se puede iniciar otra ejecución con sus pesos: con un nombre nuevo y el archivo en train.pretrained_path</translation>
    </message>
    <message>
        <source>the pretrained weights do not fit this model: {tensors}. Use the configuration they were trained with, or load what fits with train.pretrained_partial</source>
        <translation>los pesos preentrenados no corresponden a este modelo: {tensors}. Hay que usar la configuración con la que se entrenaron o cargar lo que encaje con train.pretrained_partial</translation>
    </message>
    <message>
        <source>the pretrained weights do not know {new} of the {count} symbols of the texts: {list}. {unfit} of {texts} texts have them, and their recordings will be skipped. Set train.pretrained_partial to add the symbols</source>
        <translation>los pesos preentrenados no conocen {new} de los {count} símbolos de los textos: {list}. {unfit} de {texts} textos los tienen, y sus grabaciones se omitirán. Con train.pretrained_partial se añaden los símbolos</translation>
    </message>
    <message>
        <source>{name} has values outside the range of half precision. Export in full precision</source>
        <translation>{name} tiene valores fuera del rango de la media precisión. Hay que exportar con precisión completa</translation>
    </message>
    <message>
        <source>the checkpoint has no EMA weights. Export all weights</source>
        <translation>el checkpoint no contiene pesos EMA. Hay que exportar todos los pesos</translation>
    </message>
    <message>
        <source>{file} exists already; choose another name</source>
        <translation>{file} ya existe; hay que elegir otro nombre</translation>
    </message>
    <message>
        <source>GPU {index} cannot be used: {reason}. Choose another device</source>
        <translation>no se puede usar la GPU {index}: {reason}. Hay que elegir otro dispositivo</translation>
    </message>
    <message>
        <source>there is no GPU {index}; available: {gpus}. Choose another device</source>
        <translation>no existe la GPU {index}; disponibles: {gpus}. Hay que elegir otro dispositivo</translation>
    </message>
    <message>
        <source>{device} does not compute correctly: {reason}. The self-test on the Hardware page shows details; choose another device until it passes</source>
        <translation>{device} no calcula correctamente: {reason}. La autoprueba de la página Hardware muestra los detalles; hay que elegir otro dispositivo hasta que la supere</translation>
    </message>
    <message>
        <source>{device} failed its self-test: {lines}. Do not train on it before this is fixed; choose another device</source>
        <translation>{device} no superó la autoprueba: {lines}. No se debe entrenar en él hasta corregirlo; hay que elegir otro dispositivo</translation>
    </message>
    <message>
        <source>{best}; {name}, which was chosen before, cannot be used: {reason}. Choose again with the setup wizard (Hardware page)</source>
        <translation>{best}; {name}, que se eligió antes, no se puede usar: {reason}. Se puede elegir de nuevo con el asistente de configuración (página Hardware)</translation>
    </message>
    <message>
        <source>{device}, as chosen</source>
        <translation>{device}, el elegido</translation>
    </message>
    <message>
        <source>default for {card}; the tuning on the Hardware page measures</source>
        <translation>valor predeterminado para {card}; la optimización de la página Hardware lo mide</translation>
    </message>
    <message>
        <source>default for a card with {gib} GiB; the tuning on the Hardware page measures</source>
        <translation>valor predeterminado para una tarjeta de {gib} GiB; la optimización de la página Hardware lo mide</translation>
    </message>
    <message>
        <source>conservative CPU default; the tuning on the Hardware page finds a faster value</source>
        <translation>valor prudente para CPU; la optimización de la página Hardware encuentra uno más rápido</translation>
    </message>
    <message>
        <source>GPU utilization was {share} over the last minute; the diagnosis on the Hardware page shows the bottleneck</source>
        <translation>el uso de la GPU fue del {share} en el último minuto; el diagnóstico de la página Hardware muestra el cuello de botella</translation>
    </message>
    <message>
        <source>This card is not faster in half precision, which still saves memory</source>
        <translation>Esta tarjeta no es más rápida en media precisión, que aun así ahorra memoria</translation>
    </message>
    <message>
        <source>Blackwell cards need a LibTorch for CUDA 12.8 or newer; the self-test on the Hardware page checks it</source>
        <translation>Las tarjetas Blackwell necesitan un LibTorch para CUDA 12.8 o posterior; la autoprueba de la página Hardware lo comprueba</translation>
    </message>
    <message>
        <source>out of memory while speaking a single sentence: &apos;{sentence}&apos;; split it into shorter sentences, or close other programs that use this memory</source>
        <translation>memoria agotada al sintetizar una sola frase: «{sentence}»; conviene dividirla en frases más cortas o cerrar otros programas que usen esta memoria</translation>
    </message>
    <message>
        <source>unknown corpus format &apos;{format}&apos; (data.format); known formats: {formats}</source>
        <translation>formato de corpus desconocido: «{format}» (data.format); formatos conocidos: {formats}</translation>
    </message>
    <message>
        <source>{file} is not a corpus of the format &apos;{format}&apos; (data.format), which has its metadata in {names}; give the metadata file itself if it has another name</source>
        <translation>{file} no es un corpus con el formato «{format}» (data.format), que tiene sus metadatos en {names}; si se llaman de otro modo, hay que indicar el propio archivo de metadatos</translation>
    </message>
    <message>
        <source>cannot recognize the format of the corpus {file}; set it with data.format ({formats})</source>
        <translation>no se reconoce el formato del corpus {file}; se puede fijar con data.format ({formats})</translation>
    </message>
    <message>
        <source>{profile} has no recording of the prompt list &apos;{list}&apos; (data.prompt_list); it has: {lists}</source>
        <translation>{profile} no tiene ninguna grabación de la lista de frases «{list}» (data.prompt_list); tiene: {lists}</translation>
    </message>
    <message>
        <source>{place}: {found} cells between &apos;|&apos;, and the rows do not show which one is the text and which the speaker; name the columns in a first line, such as {header}, or set data.format to filelist (path|text or path|speaker|text) or ljspeech (id|text or id|text|normalized text)</source>
        <translation>{place}: hay {found} celdas entre «|», y las filas no muestran cuál es el texto y cuál el hablante; hay que nombrar las columnas en una primera línea, como {header}, o poner data.format en filelist (path|text o path|speaker|text) o ljspeech (id|text o id|text|normalized text)</translation>
    </message>
    <message>
        <source>{file} exists already; choose another folder</source>
        <translation>{file} ya existe; se puede elegir otra carpeta</translation>
    </message>
    <message>
        <source>the voice has no vocoder, and no other program has Griffin-Lim; choose a vocoder (a checkpoint, or the folder of a run)</source>
        <translation>la voz no tiene vocoder y ningún otro programa tiene Griffin-Lim; elija un vocoder (un checkpoint o la carpeta de una ejecución)</translation>
    </message>
    <message>
        <source>sherpa-onnx 1 pronounces texts if it is given the folder espeak-ng-data; sherpa-onnx 2 looks words up in a lexicon, which an export with a text file for the lexicon writes</source>
        <translation>sherpa-onnx 1 pronuncia los textos si se le da la carpeta espeak-ng-data; sherpa-onnx 2 busca las palabras en un léxico, que se escribe al exportar con un archivo de texto para el léxico</translation>
    </message>
    <message>
        <source>the file lacks what only training needs: the voice speaks; a run from it (train.pretrained_path) starts with train.layers set to posterior_encoder_only</source>
        <translation>al archivo le falta lo que solo necesita el entrenamiento: la voz habla; un entrenamiento a partir de ella (train.pretrained_path) empieza con train.layers: posterior_encoder_only</translation>
    </message>
    <message>
        <source>{file} is a checkpoint of this program already; it needs no import</source>
        <translation>{file} ya es un checkpoint de este programa; no hace falta importarlo</translation>
    </message>
</context>
</TS>
