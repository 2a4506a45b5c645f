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
        <source>Save the configuration</source>
        <translation>Guardar la configuración</translation>
    </message>
    <message>
        <source>Not saved</source>
        <translation>Sin guardar</translation>
    </message>
    <message>
        <source>Changed by somebody else</source>
        <translation>Modificado desde fuera</translation>
    </message>
    <message>
        <source>%1 has changed on the disk since it was opened here. Overwrite what is there now?</source>
        <translation>%1 ha cambiado en el disco desde que se abrió aquí. ¿Sobrescribir lo que hay ahora?</translation>
    </message>
    <message>
        <source>Open a configuration</source>
        <translation>Abrir una configuración</translation>
    </message>
    <message>
        <source>The configuration on the screen is not saved.</source>
        <translation>La configuración de la pantalla no está guardada.</translation>
    </message>
    <message>
        <source>YAML, JSON (*.yaml *.yml *.json)</source>
        <translation>YAML, JSON (*.yaml *.yml *.json)</translation>
    </message>
    <message>
        <source>Import a configuration of another program</source>
        <translation>Importar una configuración de otro programa</translation>
    </message>
</context>
<context>
    <name>FieldWords</name>
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
        <source>Numbers with commas between them.</source>
        <translation>Números separados por comas.</translation>
    </message>
    <message>
        <source>Texts, one a line.</source>
        <translation>Textos, uno por línea.</translation>
    </message>
    <message>
        <source>A text.</source>
        <translation>Un texto.</translation>
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
        <source>Counts from the next start of a training.</source>
        <translation>Se aplica a partir del próximo inicio de un entrenamiento.</translation>
    </message>
    <message>
        <source>Can change while a training runs.</source>
        <translation>Se puede cambiar durante un entrenamiento.</translation>
    </message>
    <message>
        <source>One of: %1.</source>
        <translation>Uno de estos valores: %1.</translation>
    </message>
    <message>
        <source>, </source>
        <translation>, </translation>
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
        <source>it is not there</source>
        <translation>no existe</translation>
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
        <source>it is damaged, or no sound ({reason}); convert it to WAV or FLAC, or record it again</source>
        <translation>está dañado o no es sonido ({reason}); se puede convertir a WAV o FLAC, o grabar de nuevo</translation>
    </message>
    <message>
        <source>cannot write {file}: {reason}</source>
        <translation>no se puede escribir {file}: {reason}</translation>
    </message>
    <message>
        <source>{file} is written at {to} Hz: its format has no {from} Hz</source>
        <translation>{file} se escribe a {to} Hz: su formato no admite {from} Hz</translation>
    </message>
    <message>
        <source>it holds no samples</source>
        <translation>no contiene muestras de audio</translation>
    </message>
    <message>
        <source>it ends early: {read} of {all} samples are there</source>
        <translation>termina antes de tiempo: hay {read} de {all} muestras de audio</translation>
    </message>
    <message>
        <source>it holds samples that are no numbers</source>
        <translation>contiene muestras de audio que no son números</translation>
    </message>
    <message>
        <source>{file} says no format to write sound in: let its name end in one of {known}</source>
        <translation>{file} no indica en qué formato escribir el sonido: el nombre debe terminar en uno de estos: {known}</translation>
    </message>
    <message>
        <source>Sampling rate that recordings are brought to and the voice speaks with.</source>
        <translation>Frecuencia de muestreo a la que se convierten las grabaciones y con la que habla la voz.</translation>
    </message>
    <message>
        <source>Length of the Fourier transform and of its Hann window.</source>
        <translation>Longitud de la transformada de Fourier y de su ventana de Hann.</translation>
    </message>
    <message>
        <source>Distance between two spectrogram frames.</source>
        <translation>Distancia entre dos tramas del espectrograma.</translation>
    </message>
    <message>
        <source>Mel bands of a frame.</source>
        <translation>Bandas mel de una trama.</translation>
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
        <source>slaney: linear below 1 kHz, as librosa has it by default; htk: logarithmic throughout. A vocoder wants the one it knows.</source>
        <translation>slaney: lineal por debajo de 1 kHz, como librosa de forma predeterminada; htk: logarítmica en todo el rango. Un vocoder necesita la escala con la que se entrenó.</translation>
    </message>
    <message>
        <source>audio.hop_length is {hop}; it must be at most half of audio.n_fft, {n_fft}, or sound between the frames is lost</source>
        <translation>audio.hop_length es {hop}; debe ser como máximo la mitad de audio.n_fft, {n_fft}, o se pierde el sonido entre las tramas</translation>
    </message>
    <message>
        <source>audio.f_max_hz must lie above audio.f_min_hz and be at most half the sampling rate, {nyquist} Hz</source>
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
        <source>cannot start {program}: {reason}</source>
        <translation>no se puede iniciar {program}: {reason}</translation>
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
        <source>{path} is in use by another formant process ({pid}); stop that one first</source>
        <translation>{path} está en uso por otro proceso de formant ({pid}); antes hay que detenerlo</translation>
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
        <source>cannot put {path} in its place: {reason}</source>
        <translation>no se puede colocar {path} en su sitio: {reason}</translation>
    </message>
    <message>
        <source>cannot make the folder {path}: {reason}</source>
        <translation>no se puede crear la carpeta {path}: {reason}</translation>
    </message>
    <message>
        <source>{file} is not a whole safetensors file: {why}</source>
        <translation>{file} no es un archivo safetensors completo: {why}</translation>
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
        <source>cannot remove {path}: {reason}</source>
        <translation>no se puede eliminar {path}: {reason}</translation>
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
        <source>writing was stopped</source>
        <translation>se ha detenido la escritura</translation>
    </message>
    <message>
        <source>nobody reads standard output any more</source>
        <translation>ya nadie lee la salida estándar</translation>
    </message>
    <message>
        <source>cannot write standard output: {reason}</source>
        <translation>no se puede escribir en la salida estándar: {reason}</translation>
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
        <source>{file} is damaged: its SHA-256 differs from the one saved beside it</source>
        <translation>{file} está dañado: su SHA-256 difiere del que se guardó junto a él</translation>
    </message>
    <message>
        <source>{file} is no checkpoint of formant: it lacks the entry &apos;format&apos;. What it holds is told by: formant checkpoint info {file}</source>
        <translation>{file} no es un checkpoint de formant: le falta la entrada «format». Lo que contiene lo indica: formant checkpoint info {file}</translation>
    </message>
    <message>
        <source>{file} is unverified: no {file}.sha256 is beside it</source>
        <translation>{file} está sin verificar: no hay ningún {file}.sha256 junto a él</translation>
    </message>
    <message>
        <source>{file} was written by a newer version of formant (format {format}; this one reads up to {known})</source>
        <translation>{file} fue escrito por una versión más reciente de formant (formato {format}; esta lee hasta el {known})</translation>
    </message>
    <message>
        <source>{name} holds numbers beyond those of half precision. Export without --half</source>
        <translation>{name} contiene números fuera del rango de la media precisión. Hay que exportar sin --half</translation>
    </message>
    <message>
        <source>{file} holds a voice only, without what a training needs to go on. Go on from a step_N.pt, or begin another run with its weights: train.pretrained_path</source>
        <translation>{file} solo contiene una voz, sin lo que un entrenamiento necesita para continuar. Se puede continuar desde un step_N.pt o comenzar otra ejecución con sus pesos: train.pretrained_path</translation>
    </message>
    <message>
        <source>the checkpoint holds no averaged weights. Export without --ema-only</source>
        <translation>el checkpoint no contiene pesos promediados. Hay que exportar sin --ema-only</translation>
    </message>
    <message>
        <source>cannot read the folder {folder}: {reason}</source>
        <translation>no se puede leer la carpeta {folder}: {reason}</translation>
    </message>
    <message>
        <source>cannot rename {file}: {reason}</source>
        <translation>no se puede cambiar el nombre de {file}: {reason}</translation>
    </message>
    <message>
        <source>no checkpoint in {folder} can be used; the newest: {reason}. Start anew under another name, or name a checkpoint with --resume FILE</source>
        <translation>ningún checkpoint de {folder} se puede usar; el más reciente: {reason}. Se puede empezar de nuevo con otro nombre o indicar un checkpoint con --resume FILE</translation>
    </message>
    <message>
        <source>the file holds no weights: neither a state dict, nor one as its entry state_dict, model_state_dict, model or weights</source>
        <translation>el archivo no contiene pesos: ni un state dict, ni uno en su entrada state_dict, model_state_dict, model o weights</translation>
    </message>
    <message>
        <source>cannot write {file}: {reason}</source>
        <translation>no se puede escribir {file}: {reason}</translation>
    </message>
    <message>
        <source>cannot read the checkpoint {file}: {reason}</source>
        <translation>no se puede leer el checkpoint {file}: {reason}</translation>
    </message>
    <message>
        <source>{file} is no checkpoint: it is neither a file of formant (.pt, .safetensors) nor of PyTorch</source>
        <translation>{file} no es un checkpoint: no es un archivo de formant (.pt, .safetensors) ni de PyTorch</translation>
    </message>
</context>
<context>
    <name>config</name>
    <message>
        <source>{where}: {key} is {value}; it must lie between {minimum} and {maximum}</source>
        <translation>{where}: {key} es {value}; debe estar entre {minimum} y {maximum}</translation>
    </message>
    <message>
        <source>{where}: {key} is {value}; it must lie between {minimum} and {maximum}, or be 0 for automatic</source>
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
        <source>{name} is written in a form that is not edited here; set {key} to {value} in it yourself</source>
        <translation>{name} está escrito de una forma que aquí no se edita; hay que poner {key} en {value} a mano</translation>
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
        <source>{where}: {key} and {other} are one setting, and both are given; keep one</source>
        <translation>{where}: {key} y {other} son el mismo ajuste y aparecen ambos; debe quedar uno</translation>
    </message>
    <message>
        <source>there is no configuration {path}; name one with --config</source>
        <translation>no existe la configuración {path}; se indica con --config</translation>
    </message>
    <message>
        <source>{where}: this line is not UTF-8; save the file as UTF-8, or convert it: iconv -f WINDOWS-1252 -t UTF-8 &apos;{file}&apos; &gt; NEW.yaml</source>
        <translation>{where}: esta línea no es UTF-8; hay que guardar el archivo como UTF-8 o convertirlo: iconv -f WINDOWS-1252 -t UTF-8 &apos;{file}&apos; &gt; NEW.yaml</translation>
    </message>
    <message>
        <source>{where}: not valid YAML: {reason}. Is a quote left open, a line indented with a tab, or a text with a sign such as : ? # [ not in quotes?</source>
        <translation>{where}: YAML no válido: {reason}. ¿Hay comillas sin cerrar, una línea sangrada con tabulador o un texto sin comillas con un signo como : ? # [?</translation>
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
        <source>{name} is written in a form that is not edited here; remove {key} from it yourself</source>
        <translation>{name} está escrito de una forma que aquí no se edita; hay que quitar {key} a mano</translation>
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
</context>
<context>
    <name>cuda</name>
    <message>
        <source>NVIDIA&apos;s driver does not answer for GPU {number}</source>
        <translation>el controlador de NVIDIA no responde por la GPU {number}</translation>
    </message>
    <message>
        <source>the GPU aligns otherwise than the CPU</source>
        <translation>la GPU alinea de otro modo que la CPU</translation>
    </message>
    <message>
        <source>texts and frames are aligned by the CPU, which is slower: {reason}</source>
        <translation>los textos y las tramas los alinea la CPU, que es más lenta: {reason}</translation>
    </message>
    <message>
        <source>NVIDIA&apos;s driver refuses {call}: {reason} ({number})</source>
        <translation>el controlador de NVIDIA rechaza {call}: {reason} ({number})</translation>
    </message>
    <message>
        <source>there is no NVIDIA driver that takes kernels</source>
        <translation>no hay ningún controlador de NVIDIA que acepte kernels</translation>
    </message>
    <message>
        <source>NVIDIA&apos;s run-time compiler (NVRTC) cannot be used: {reason}</source>
        <translation>no se puede usar el compilador de NVIDIA en tiempo de ejecución (NVRTC): {reason}</translation>
    </message>
</context>
<context>
    <name>data</name>
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
        <source>there is no kind of corpus &apos;{format}&apos; (data.format, or --format of doctor); known are {formats}</source>
        <translation>no existe el tipo de corpus «{format}» (data.format, o --format en doctor); se conocen {formats}</translation>
    </message>
    <message>
        <source>{folder} holds several files that may be its metadata ({names}); give the one that is meant instead of the folder</source>
        <translation>{folder} contiene varios archivos que podrían ser sus metadatos ({names}); en lugar de la carpeta hay que indicar el que corresponda</translation>
    </message>
    <message>
        <source>{file} is no corpus of the format &apos;{format}&apos; (data.format, or --format of doctor), which has its metadata in {names}; where it is called otherwise, give the metadata file itself</source>
        <translation>{file} no es un corpus con el formato «{format}» (data.format, o --format en doctor), que tiene sus metadatos en {names}; si se llaman de otro modo, hay que indicar el propio archivo de metadatos</translation>
    </message>
    <message>
        <source>cannot tell what kind of corpus {file} is: no format fits it. Name one with data.format, or --format of doctor ({formats})</source>
        <translation>no se puede saber qué tipo de corpus es {file}: ningún formato encaja. Se puede indicar uno con data.format, o con --format en doctor ({formats})</translation>
    </message>
    <message>
        <source>there are no recordings in {folder}, and no metadata that names some</source>
        <translation>no hay grabaciones en {folder}, ni metadatos que nombren alguna</translation>
    </message>
    <message>
        <source>a quote is not closed, or stands inside a cell; write such a cell as &quot;he said &quot;&quot;no&quot;&quot;&quot;</source>
        <translation>hay unas comillas sin cerrar o dentro de una celda; una celda así se escribe &quot;dijo &quot;&quot;no&quot;&quot;&quot;</translation>
    </message>
    <message>
        <source>Folder of the recordings, or their metadata file; files named in it are relative to it.</source>
        <translation>Carpeta de las grabaciones o su archivo de metadatos; las rutas que contiene son relativas a él.</translation>
    </message>
    <message>
        <source>Kind of corpus; auto recognises it by its files.</source>
        <translation>Tipo de corpus; auto lo reconoce por sus archivos.</translation>
    </message>
    <message>
        <source>Which prompt list of a profile folder is trained on; all: every one.</source>
        <translation>Con qué lista de frases de una carpeta de perfil se entrena; all: con todas.</translation>
    </message>
    <message>
        <source>Folder or metadata file of recordings that are only validated on; instead of validation_share.</source>
        <translation>Carpeta o archivo de metadatos de grabaciones con las que solo se valida; sustituye a validation_share.</translation>
    </message>
    <message>
        <source>Share of the recordings kept for validation, chosen by a hash of their names.</source>
        <translation>Proporción de las grabaciones que se reserva para validar, elegidas según un hash de su nombre.</translation>
    </message>
    <message>
        <source>Threads that prepare batches.</source>
        <translation>Hilos que preparan lotes.</translation>
    </message>
    <message>
        <source>Processes that decode recordings before the first training; automatic: as many as num_workers says, where it says a number.</source>
        <translation>Procesos que decodifican grabaciones antes del primer entrenamiento; automático: tantos como indique num_workers, si indica un número.</translation>
    </message>
    <message>
        <source>Batches kept ready ahead of the training.</source>
        <translation>Lotes que se tienen preparados por delante del entrenamiento.</translation>
    </message>
    <message>
        <source>Ends of a recording quieter than this, relative to its peak, are cut off.</source>
        <translation>Se recortan los extremos de una grabación por debajo de este nivel, relativo a su pico.</translation>
    </message>
    <message>
        <source>Silence left at both ends of a recording.</source>
        <translation>Silencio que se deja en ambos extremos de una grabación.</translation>
    </message>
    <message>
        <source>What is taken of stereo recordings: the mean of all channels, the left one, or the right one.</source>
        <translation>Qué se toma de las grabaciones estéreo: la media de todos los canales, el izquierdo o el derecho.</translation>
    </message>
    <message>
        <source>Bring every recording to the same loudness (EBU R 128), with its peak at most at -1 dBFS.</source>
        <translation>Lleva todas las grabaciones a la misma sonoridad (EBU R 128), con el pico como máximo a -1 dBFS.</translation>
    </message>
    <message>
        <source>The loudness that normalise_loudness brings recordings to.</source>
        <translation>Sonoridad a la que normalise_loudness lleva las grabaciones.</translation>
    </message>
    <message>
        <source>Puts samples of like length into one batch, so that less of it is padding.</source>
        <translation>Reúne en un lote ejemplos de longitud parecida, para que haya menos relleno.</translation>
    </message>
    <message>
        <source>Joins up to this many random recordings to one sample, so that a few short ones suffice; 1: off.</source>
        <translation>Une hasta este número de grabaciones al azar en un ejemplo, para que basten unas pocas cortas; 1: desactivado.</translation>
    </message>
    <message>
        <source>Longest silence between joined recordings.</source>
        <translation>Silencio más largo entre las grabaciones unidas.</translation>
    </message>
    <message>
        <source>Shortest silence at both ends of a joined sample.</source>
        <translation>Silencio más corto en ambos extremos de un ejemplo unido.</translation>
    </message>
    <message>
        <source>Longest silence at both ends of a joined sample.</source>
        <translation>Silencio más largo en ambos extremos de un ejemplo unido.</translation>
    </message>
    <message>
        <source>File with texts, one a line, that no sample may say: kept for tests.</source>
        <translation>Archivo con textos, uno por línea, que ningún ejemplo puede decir: se reservan para pruebas.</translation>
    </message>
    <message>
        <source>Joined samples of an epoch.</source>
        <translation>Ejemplos unidos de una época.</translation>
    </message>
    <message>
        <source>A recording that takes longer to decode is left out.</source>
        <translation>Una grabación que tarde más en decodificarse se excluye.</translation>
    </message>
    <message>
        <source>data.concatenate_edge_ms_min is larger than data.concatenate_edge_ms_max</source>
        <translation>data.concatenate_edge_ms_min es mayor que data.concatenate_edge_ms_max</translation>
    </message>
    <message>
        <source>data.validation and data.validation_share are both set; leave one of them out</source>
        <translation>data.validation y data.validation_share están definidos a la vez; hay que quitar uno de los dos</translation>
    </message>
    <message>
        <source>{file} cannot be used: its decoding died or took longer than {seconds} s (data.decode_timeout_s)</source>
        <translation>no se puede usar {file}: su decodificación se interrumpió o tardó más de {seconds} s (data.decode_timeout_s)</translation>
    </message>
    <message>
        <source>{file} cannot be used: {reason}</source>
        <translation>no se puede usar {file}: {reason}</translation>
    </message>
    <message>
        <source>it is silent throughout</source>
        <translation>está en silencio de principio a fin</translation>
    </message>
    <message>
        <source>cannot write {path}: {reason}</source>
        <translation>no se puede escribir {path}: {reason}</translation>
    </message>
    <message>
        <source>cannot read {path}: {reason}</source>
        <translation>no se puede leer {path}: {reason}</translation>
    </message>
    <message>
        <source>{path} holds {there} samples, not {count}</source>
        <translation>{path} contiene {there} muestras de audio, no {count}</translation>
    </message>
    <message>
        <source>cancelled</source>
        <translation>cancelado</translation>
    </message>
    <message>
        <source>recordings that cannot be used</source>
        <translation>grabaciones que no se pueden usar</translation>
    </message>
    <message>
        <source>no text</source>
        <translation>sin texto</translation>
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
        <source>the same sound again</source>
        <translation>el mismo sonido otra vez</translation>
    </message>
    <message>
        <source>the same text again</source>
        <translation>el mismo texto otra vez</translation>
    </message>
    <message>
        <source>text and sound that do not fit</source>
        <translation>texto y sonido que no concuerdan</translation>
    </message>
    <message>
        <source>another sample rate</source>
        <translation>otra frecuencia de muestreo</translation>
    </message>
    <message>
        <source>{file} is named twice: {first}, {place}</source>
        <translation>{file} aparece dos veces: {first}, {place}</translation>
    </message>
    <message>
        <source>{file} holds the same sound as {first}</source>
        <translation>{file} contiene el mismo sonido que {first}</translation>
    </message>
    <message>
        <source>{file} has the same text as {first}; fine if both are takes of it</source>
        <translation>{file} tiene el mismo texto que {first}; no importa si son dos tomas del mismo texto</translation>
    </message>
    <message>
        <source>{file} has {found} Hz, most have {usual} Hz; it is resampled, but may sound unlike the others</source>
        <translation>{file} tiene {found} Hz y la mayoría {usual} Hz; se remuestrea, pero puede sonar distinta de las demás</translation>
    </message>
    <message>
        <source>{file} lasts {found} s, its text would take about {expected} s ({place}); do the two belong together?</source>
        <translation>{file} dura {found} s y su texto llevaría unos {expected} s ({place}); ¿corresponden el uno al otro?</translation>
    </message>
    <message>
        <source>nothing of {corpus} would be left; nothing was written</source>
        <translation>no quedaría nada de {corpus}; no se ha escrito nada</translation>
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
        <source>{file} is clipped ({percent} % of it at full scale); record it again with less gain</source>
        <translation>{file} está saturada (el {percent} % llega al máximo de la escala); conviene grabarla de nuevo con menos ganancia</translation>
    </message>
    <message>
        <source>{file} has only {found} s of sound; at least {least} s can be learned from</source>
        <translation>{file} solo tiene {found} s de sonido; para aprender de ella hacen falta al menos {least} s</translation>
    </message>
    <message>
        <source>{file} has {found} s of sound, more than {most} s; cut it into sentences</source>
        <translation>{file} tiene {found} s de sonido, más de {most} s; conviene cortarla en frases</translation>
    </message>
    <message>
        <source>the feature cache {folder} cannot be used: {why}. It may be deleted; it is made again</source>
        <translation>no se puede usar la caché de características {folder}: {why}. Se puede eliminar; se genera de nuevo</translation>
    </message>
    <message>
        <source>out of memory while a batch was made; fewer data.num_workers and a smaller data.prefetch_buffer_size need less ({reason})</source>
        <translation>memoria agotada al preparar un lote; con menos data.num_workers y un data.prefetch_buffer_size menor se necesita menos ({reason})</translation>
    </message>
    <message>
        <source>a batch cannot be made: {reason}</source>
        <translation>no se puede preparar un lote: {reason}</translation>
    </message>
    <message>
        <source>{place}: not valid CSV: {reason}</source>
        <translation>{place}: CSV no válido: {reason}</translation>
    </message>
    <message>
        <source>{place}: this row has another number of cells ({found}) than the first line ({expected})</source>
        <translation>{place}: esta fila tiene un número de celdas ({found}) distinto al de la primera línea ({expected})</translation>
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
        <source>{place}: {found} cells between &apos;|&apos;; a line must be id|text or id|text|normalised text</source>
        <translation>{place}: hay {found} celdas entre «|»; una línea debe ser id|text o id|text|normalised text</translation>
    </message>
    <message>
        <source>{place}: this line is not UTF-8; convert the file: {command}</source>
        <translation>{place}: esta línea no es UTF-8; hay que convertir el archivo: {command}</translation>
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
        <source>cannot list {folder}: {reason}</source>
        <translation>no se puede mostrar el contenido de {folder}: {reason}</translation>
    </message>
    <message>
        <source>{file} is no JSON object; it should be like {example}</source>
        <translation>{file} no es un objeto JSON; debería ser como {example}</translation>
    </message>
    <message>
        <source>its decoder gave no sensible answer</source>
        <translation>su decodificador no dio una respuesta válida</translation>
    </message>
    <message>
        <source>it needs more memory than a recording may</source>
        <translation>necesita más memoria de la que puede ocupar una grabación</translation>
    </message>
    <message>
        <source>its decoded samples cannot be read</source>
        <translation>no se pueden leer sus muestras decodificadas</translation>
    </message>
    <message>
        <source>{place}: the first line must name the columns: file,text (commas, semicolons or tabs between them), or hold a recording that is there and its text; it is &apos;{found}&apos;. Known names are {files} for the recording and {texts} for the text</source>
        <translation>{place}: la primera línea debe nombrar las columnas: file,text (con comas, puntos y comas o tabuladores entre ellas), o llevar una grabación que exista y su texto; es «{found}». Los nombres conocidos son {files} para la grabación y {texts} para el texto</translation>
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
        <source>Version of the form</source>
        <translation>Versión del formato</translation>
    </message>
    <message>
        <source>Name of the run</source>
        <translation>Nombre de la ejecución</translation>
    </message>
    <message>
        <source>Preset</source>
        <translation>Preajuste</translation>
    </message>
    <message>
        <source>Sampling rate</source>
        <translation>Frecuencia de muestreo</translation>
    </message>
    <message>
        <source>Length of the Fourier transform</source>
        <translation>Longitud de la transformada de Fourier</translation>
    </message>
    <message>
        <source>Distance of frames</source>
        <translation>Distancia entre tramas</translation>
    </message>
    <message>
        <source>Mel bands</source>
        <translation>Bandas mel</translation>
    </message>
    <message>
        <source>Lowest frequency</source>
        <translation>Frecuencia más baja</translation>
    </message>
    <message>
        <source>Highest frequency</source>
        <translation>Frecuencia más alta</translation>
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
        <source>Texts are read as</source>
        <translation>Los textos se leen como</translation>
    </message>
    <message>
        <source>Keep punctuation</source>
        <translation>Conservar la puntuación</translation>
    </message>
    <message>
        <source>Numbers in words</source>
        <translation>Números en palabras</translation>
    </message>
    <message>
        <source>Kind of model</source>
        <translation>Tipo de modelo</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Tamaño</translation>
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
        <source>Width of the flow&apos;s end</source>
        <translation>Anchura al final del flujo</translation>
    </message>
    <message>
        <source>Weight of prior</source>
        <translation>Peso de la distribución previa</translation>
    </message>
    <message>
        <source>Weight of duration</source>
        <translation>Peso de la duración</translation>
    </message>
    <message>
        <source>Warm-up of prior</source>
        <translation>Calentamiento de la distribución previa</translation>
    </message>
    <message>
        <source>Warm-up of duration</source>
        <translation>Calentamiento de la duración</translation>
    </message>
    <message>
        <source>Recordings</source>
        <translation>Grabaciones</translation>
    </message>
    <message>
        <source>Kind of corpus</source>
        <translation>Tipo de corpus</translation>
    </message>
    <message>
        <source>Prompt list</source>
        <translation>Lista de frases</translation>
    </message>
    <message>
        <source>Recordings for validation</source>
        <translation>Grabaciones para validación</translation>
    </message>
    <message>
        <source>Share for validation</source>
        <translation>Proporción para validación</translation>
    </message>
    <message>
        <source>Threads for batches</source>
        <translation>Hilos para los lotes</translation>
    </message>
    <message>
        <source>Decoding processes</source>
        <translation>Procesos de decodificación</translation>
    </message>
    <message>
        <source>Batches kept ready</source>
        <translation>Lotes preparados</translation>
    </message>
    <message>
        <source>Silence below</source>
        <translation>Silencio por debajo de</translation>
    </message>
    <message>
        <source>Silence kept at the ends</source>
        <translation>Silencio que se deja en los extremos</translation>
    </message>
    <message>
        <source>Channels</source>
        <translation>Canales</translation>
    </message>
    <message>
        <source>Same loudness for all</source>
        <translation>Misma sonoridad para todas</translation>
    </message>
    <message>
        <source>Loudness</source>
        <translation>Sonoridad</translation>
    </message>
    <message>
        <source>Like lengths together</source>
        <translation>Agrupar longitudes parecidas</translation>
    </message>
    <message>
        <source>Recordings joined</source>
        <translation>Grabaciones unidas</translation>
    </message>
    <message>
        <source>Longest pause between joined</source>
        <translation>Pausa más larga entre unidas</translation>
    </message>
    <message>
        <source>Shortest silence at the ends</source>
        <translation>Silencio más corto en los extremos</translation>
    </message>
    <message>
        <source>Longest silence at the ends</source>
        <translation>Silencio más largo en los extremos</translation>
    </message>
    <message>
        <source>File of excluded texts</source>
        <translation>Archivo de textos excluidos</translation>
    </message>
    <message>
        <source>Samples of an epoch</source>
        <translation>Ejemplos por época</translation>
    </message>
    <message>
        <source>Time for decoding</source>
        <translation>Tiempo para decodificar</translation>
    </message>
    <message>
        <source>Begin with the checkpoint</source>
        <translation>Empezar con el checkpoint</translation>
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
        <source>Samples of a step</source>
        <translation>Ejemplos por paso</translation>
    </message>
    <message>
        <source>Learning rate</source>
        <translation>Tasa de aprendizaje</translation>
    </message>
    <message>
        <source>Final share of the rate</source>
        <translation>Proporción final de la tasa</translation>
    </message>
    <message>
        <source>Warm-up</source>
        <translation>Calentamiento</translation>
    </message>
    <message>
        <source>Betas of AdamW</source>
        <translation>Betas de AdamW</translation>
    </message>
    <message>
        <source>Weight decay</source>
        <translation>Decaimiento de los pesos</translation>
    </message>
    <message>
        <source>Longest gradient</source>
        <translation>Norma máxima del gradiente</translation>
    </message>
    <message>
        <source>Decay of the average (EMA)</source>
        <translation>Decaimiento de la media (EMA)</translation>
    </message>
    <message>
        <source>Precision</source>
        <translation>Precisión</translation>
    </message>
    <message>
        <source>First loss scale</source>
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
        <source>Captured graphs</source>
        <translation>Grafos capturados</translation>
    </message>
    <message>
        <source>Mode of capturing</source>
        <translation>Modo de captura</translation>
    </message>
    <message>
        <source>Whole step captured</source>
        <translation>Captura del paso entero</translation>
    </message>
    <message>
        <source>Recordings in memory</source>
        <translation>Grabaciones en memoria</translation>
    </message>
    <message>
        <source>Looking for errors</source>
        <translation>Búsqueda de errores</translation>
    </message>
    <message>
        <source>Trained layers</source>
        <translation>Capas que se entrenan</translation>
    </message>
    <message>
        <source>Patterns of layers</source>
        <translation>Patrones de capas</translation>
    </message>
    <message>
        <source>At a plateau</source>
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
        <source>Explosion protection</source>
        <translation>Protección contra explosiones</translation>
    </message>
    <message>
        <source>Explosion threshold</source>
        <translation>Umbral de explosión</translation>
    </message>
    <message>
        <source>Roll back after</source>
        <translation>Volver atrás tras</translation>
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
        <source>Speak samples every</source>
        <translation>Sintetizar muestras cada</translation>
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
        <source>Looks at the hardware</source>
        <translation>Lecturas del hardware</translation>
    </message>
    <message>
        <source>Spoken texts</source>
        <translation>Textos de muestra</translation>
    </message>
    <message>
        <source>Also by the raw weights</source>
        <translation>También con los pesos sin promediar</translation>
    </message>
    <message>
        <source>Weight of reconstruction</source>
        <translation>Peso de la reconstrucción</translation>
    </message>
    <message>
        <source>Weight of KL divergence</source>
        <translation>Peso de la divergencia KL</translation>
    </message>
    <message>
        <source>Warm-up of reconstruction</source>
        <translation>Calentamiento de la reconstrucción</translation>
    </message>
    <message>
        <source>Warm-up of KL divergence</source>
        <translation>Calentamiento de la divergencia KL</translation>
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
        <source>Width of convolutions</source>
        <translation>Anchura de convoluciones</translation>
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
        <source>Durations vary</source>
        <translation>Duraciones variables</translation>
    </message>
    <message>
        <source>Spectral norm</source>
        <translation>Normalización espectral</translation>
    </message>
    <message>
        <source>Discriminator channels</source>
        <translation>Canales del discriminador</translation>
    </message>
    <message>
        <source>Frames of a segment</source>
        <translation>Tramas por segmento</translation>
    </message>
    <message>
        <source>Weight of mel</source>
        <translation>Peso del mel</translation>
    </message>
    <message>
        <source>Weight of the latent KL divergence</source>
        <translation>Peso de la KL latente</translation>
    </message>
    <message>
        <source>Kind of residual blocks</source>
        <translation>Tipo de bloque residual</translation>
    </message>
    <message>
        <source>Widths of residual blocks</source>
        <translation>Anchuras de los bloques</translation>
    </message>
    <message>
        <source>Dilations of residual blocks</source>
        <translation>Dilataciones de bloques</translation>
    </message>
    <message>
        <source>Rates of the levels</source>
        <translation>Factores de los niveles</translation>
    </message>
    <message>
        <source>Widths of the levels</source>
        <translation>Anchuras de los niveles</translation>
    </message>
    <message>
        <source>Channels before the levels</source>
        <translation>Canales iniciales</translation>
    </message>
    <message>
        <source>Discriminator channels (HiFi-GAN)</source>
        <translation>Canales del discriminador (HiFi-GAN)</translation>
    </message>
    <message>
        <source>Frames of a segment (HiFi-GAN)</source>
        <translation>Tramas por segmento (HiFi-GAN)</translation>
    </message>
    <message>
        <source>Weight of mel (HiFi-GAN)</source>
        <translation>Peso del mel (HiFi-GAN)</translation>
    </message>
    <message>
        <source>Highest frequency of the loss (HiFi-GAN)</source>
        <translation>Frecuencia más alta de la pérdida (HiFi-GAN)</translation>
    </message>
    <message>
        <source>Kind of residual blocks (HiFi-GAN)</source>
        <translation>Tipo de bloque residual (HiFi-GAN)</translation>
    </message>
    <message>
        <source>Widths of residual blocks (HiFi-GAN)</source>
        <translation>Anchuras de los bloques (HiFi-GAN)</translation>
    </message>
    <message>
        <source>Dilations of residual blocks (HiFi-GAN)</source>
        <translation>Dilataciones de bloques (HiFi-GAN)</translation>
    </message>
    <message>
        <source>Rates of the levels (HiFi-GAN)</source>
        <translation>Factores de los niveles (HiFi-GAN)</translation>
    </message>
    <message>
        <source>Widths of the levels (HiFi-GAN)</source>
        <translation>Anchuras de los niveles (HiFi-GAN)</translation>
    </message>
    <message>
        <source>Channels before the levels (HiFi-GAN)</source>
        <translation>Canales iniciales (HiFi-GAN)</translation>
    </message>
    <message>
        <source>Take what fits of it</source>
        <translation>Tomar de él lo que encaje</translation>
    </message>
    <message>
        <source>Fall of the learning rate</source>
        <translation>Descenso de la tasa</translation>
    </message>
    <message>
        <source>Factor of an epoch</source>
        <translation>Factor por época</translation>
    </message>
    <message>
        <source>Epsilon</source>
        <translation>Épsilon</translation>
    </message>
    <message>
        <source>Table of symbols</source>
        <translation>Tabla de símbolos</translation>
    </message>
    <message>
        <source>Between symbols</source>
        <translation>Entre símbolos</translation>
    </message>
    <message>
        <source>Learn from the frames of the voice</source>
        <translation>Aprender de las tramas de la voz</translation>
    </message>
    <message>
        <source>Vocoder</source>
        <translation>Vocoder</translation>
    </message>
    <message>
        <source>One speaker like several</source>
        <translation>Un hablante como varios</translation>
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
        <source>&amp;Write into the configuration</source>
        <translation>E&amp;scribir en la configuración</translation>
    </message>
    <message>
        <source>%1 is in the configuration now.</source>
        <translation>%1 ya está en la configuración.</translation>
    </message>
</context>
<context>
    <name>formant::ChangesLine</name>
    <message>
        <source>Texts typed and recordings left out here earlier are kept in %1.</source>
        <translation>Los textos que se escribieron aquí antes y las grabaciones que se excluyeron se conservan en %1.</translation>
    </message>
    <message>
        <source>The changes are in %1; the original list and all recordings stay as they were.</source>
        <translation>Los cambios están en %1; la lista original y todas las grabaciones quedan intactas.</translation>
    </message>
    <message>
        <source>Go on &amp;with these changes</source>
        <translation>Continuar con estos cam&amp;bios</translation>
    </message>
</context>
<context>
    <name>formant::CheckpointActions</name>
    <message>
        <source>Checking…</source>
        <translation>Comprobando…</translation>
    </message>
    <message numerus="yes">
        <source>%n checkpoints were checked, and none is damaged.</source>
        <translation>
            <numerusform>Se ha comprobado %Ln checkpoint y no está dañado.</numerusform>
            <numerusform>Se han comprobado %Ln checkpoints y ninguno está dañado.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n checkpoints are damaged.</source>
        <translation>
            <numerusform>%Ln checkpoint está dañado.</numerusform>
            <numerusform>%Ln checkpoints están dañados.</numerusform>
        </translation>
    </message>
    <message>
        <source>Marking…</source>
        <translation>Marcando…</translation>
    </message>
    <message numerus="yes">
        <source>%n checkpoints are kept now.</source>
        <translation>
            <numerusform>%Ln checkpoint queda marcado para conservarse.</numerusform>
            <numerusform>%Ln checkpoints quedan marcados para conservarse.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n checkpoints go again by the rules.</source>
        <translation>
            <numerusform>%Ln checkpoint vuelve a estar sujeto a las reglas de limpieza.</numerusform>
            <numerusform>%Ln checkpoints vuelven a estar sujetos a las reglas de limpieza.</numerusform>
        </translation>
    </message>
    <message>
        <source>Writing the best…</source>
        <translation>Guardando el mejor…</translation>
    </message>
    <message>
        <source>%1 is the best now.</source>
        <translation>Ahora %1 es el mejor.</translation>
    </message>
    <message>
        <source>Make %1 the best of this run? The one that is the best now goes, unless you keep it.</source>
        <translation>¿Convertir %1 en el mejor checkpoint de esta ejecución? El que lo es ahora desaparecerá, salvo que esté marcado para conservarse.</translation>
    </message>
    <message>
        <source>Make it the best</source>
        <translation>Convertir en el mejor</translation>
    </message>
    <message>
        <source>Exporting…</source>
        <translation>Exportando…</translation>
    </message>
    <message>
        <source>The voice is in %1.</source>
        <translation>La voz está en %1.</translation>
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
        <source>Delete %n checkpoints (%1)? They cannot be brought back, and a training can go on only from a step checkpoint that is left.</source>
        <translation>
            <numerusform>¿Eliminar %Ln checkpoint (%1)? No se podrá recuperar, y un entrenamiento solo puede continuar desde un checkpoint de paso que aún exista.</numerusform>
            <numerusform>¿Eliminar %Ln checkpoints (%1)? No se podrán recuperar, y un entrenamiento solo puede continuar desde un checkpoint de paso que aún exista.</numerusform>
        </translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Eliminar</translation>
    </message>
    <message numerus="yes">
        <source>%n files were removed, which freed %1.</source>
        <translation>
            <numerusform>Se ha eliminado %Ln archivo, lo que ha liberado %1.</numerusform>
            <numerusform>Se han eliminado %Ln archivos, lo que ha liberado %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>Checkpoints</source>
        <translation>Checkpoints</translation>
    </message>
</context>
<context>
    <name>formant::CheckpointButtons</name>
    <message>
        <source>Reads the files and compares them with their SHA-256.</source>
        <translation>Lee los archivos y los compara con su SHA-256.</translation>
    </message>
    <message>
        <source>No longer &amp;keep</source>
        <translation>&amp;Dejar de conservar</translation>
    </message>
    <message>
        <source>&amp;Keep</source>
        <translation>&amp;Conservar</translation>
    </message>
    <message>
        <source>No rule removes what you keep.</source>
        <translation>Ninguna regla elimina lo que se ha marcado para conservar.</translation>
    </message>
    <message>
        <source>Make it the &amp;best</source>
        <translation>Convertir en el me&amp;jor</translation>
    </message>
    <message>
        <source>Saves this step as the best of the run.</source>
        <translation>Guarda este paso como el mejor de la ejecución.</translation>
    </message>
    <message>
        <source>&amp;Use as start</source>
        <translation>&amp;Usar como inicio</translation>
    </message>
    <message>
        <source>A training begins with this checkpoint.</source>
        <translation>Un entrenamiento nuevo comienza con este checkpoint.</translation>
    </message>
    <message>
        <source>Speaks a text of yours with this checkpoint.</source>
        <translation>Sintetiza un texto propio con este checkpoint.</translation>
    </message>
    <message>
        <source>E&amp;xport…</source>
        <translation>E&amp;xportar…</translation>
    </message>
    <message>
        <source>Writes the voice alone into a file of its own.</source>
        <translation>Guarda solo la voz en un archivo aparte.</translation>
    </message>
    <message>
        <source>&amp;Delete…</source>
        <translation>Elimin&amp;ar…</translation>
    </message>
    <message>
        <source>Removes the selected checkpoints; asks first.</source>
        <translation>Elimina los checkpoints seleccionados; antes pide confirmación.</translation>
    </message>
    <message>
        <source>&amp;Clean by rule…</source>
        <translation>&amp;Limpiar según reglas…</translation>
    </message>
    <message>
        <source>Removes older checkpoints; shows first which, and the room it frees.</source>
        <translation>Elimina los checkpoints antiguos; antes muestra cuáles y el espacio que se libera.</translation>
    </message>
    <message>
        <source>Verif&amp;y all</source>
        <translation>Veri&amp;ficar todos</translation>
    </message>
    <message>
        <source>Sp&amp;eak</source>
        <translation>&amp;Sintetizar</translation>
    </message>
    <message>
        <source>Verif&amp;y</source>
        <translation>&amp;Verificar</translation>
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
        <source>Verified</source>
        <translation>Verificado</translation>
    </message>
    <message>
        <source>Why kept</source>
        <translation>Por qué se conserva</translation>
    </message>
</context>
<context>
    <name>formant::CheckpointWords</name>
    <message>
        <source>not checked yet</source>
        <translation>aún sin comprobar</translation>
    </message>
    <message>
        <source>looks cut off</source>
        <translation>parece truncado</translation>
    </message>
    <message>
        <source>whole</source>
        <translation>íntegro</translation>
    </message>
    <message>
        <source>readable, no SHA-256</source>
        <translation>legible, sin SHA-256</translation>
    </message>
    <message>
        <source>damaged</source>
        <translation>dañado</translation>
    </message>
    <message>
        <source>kept by you</source>
        <translation>marcado para conservar</translation>
    </message>
    <message>
        <source>the best</source>
        <translation>el mejor</translation>
    </message>
    <message>
        <source>end of the training</source>
        <translation>fin del entrenamiento</translation>
    </message>
    <message numerus="yes">
        <source>one of the newest %n</source>
        <comment>step checkpoints</comment>
        <translation>
            <numerusform>el más reciente (%Ln)</numerusform>
            <numerusform>uno de los %Ln más recientes</numerusform>
        </translation>
    </message>
    <message>
        <source>set aside; cleaning removes it</source>
        <translation>apartado; la limpieza lo elimina</translation>
    </message>
    <message numerus="yes">
        <source>older than the newest %n; cleaning removes it</source>
        <comment>step checkpoints</comment>
        <translation>
            <numerusform>anterior al más reciente (%Ln); la limpieza lo elimina</numerusform>
            <numerusform>anterior a los %Ln más recientes; la limpieza lo elimina</numerusform>
        </translation>
    </message>
    <message>
        <source>put here by somebody</source>
        <translation>colocado aquí por alguien</translation>
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
        <source>%n checkpoints, %1 in all.</source>
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
        <source>Clean the checkpoints</source>
        <translation>Limpiar los checkpoints</translation>
    </message>
    <message>
        <source>The newest step checkpoints stay, and so do the best, the one at the end of the training, and all that you keep. Older ones go, those that were set aside, and what interrupted writing has left.</source>
        <translation>Se quedan los checkpoints de paso más recientes, el mejor, el del final del entrenamiento y todos los marcados para conservar. Se eliminan los más antiguos, los que se apartaron y los restos de escrituras interrumpidas.</translation>
    </message>
    <message>
        <source>Newest step checkpoints that &amp;stay:</source>
        <translation>Checkpoints de paso recientes que se &amp;quedan:</translation>
    </message>
    <message>
        <source>Files that go</source>
        <translation>Archivos que se eliminan</translation>
    </message>
    <message>
        <source>&amp;Remove these files</source>
        <translation>&amp;Eliminar estos archivos</translation>
    </message>
    <message>
        <source>Looking which files go…</source>
        <translation>Buscando los archivos que se eliminarán…</translation>
    </message>
    <message>
        <source>Removing…</source>
        <translation>Eliminando…</translation>
    </message>
    <message>
        <source>Nothing goes: all that is there stays.</source>
        <translation>No se elimina nada: todo lo que hay se queda.</translation>
    </message>
    <message numerus="yes">
        <source>%n files go, which frees %1.</source>
        <translation>
            <numerusform>Se elimina %Ln archivo, lo que libera %1.</numerusform>
            <numerusform>Se eliminan %Ln archivos, lo que libera %1.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>formant::CloseQuestion</name>
    <message>
        <source>A training is running in a process of its own. It goes on without the window, which follows it again when it comes back.</source>
        <translation>Hay un entrenamiento en curso en un proceso independiente. Continúa sin la ventana, que vuelve a seguirlo cuando se abre de nuevo.</translation>
    </message>
    <message>
        <source>A training is running. Stopped, it is saved and goes on from there when it is started again. Left running, it is saved and goes on in a process of its own; the window follows it when it comes back.</source>
        <translation>Hay un entrenamiento en curso. Si se detiene, se guarda y, al iniciarlo de nuevo, continúa desde ahí. Si se deja en marcha, se guarda y continúa en un proceso independiente; la ventana lo sigue cuando se abre de nuevo.</translation>
    </message>
    <message>
        <source>The queue is working. Stopped, it saves its training, which goes on when the queue is started again.</source>
        <translation>La cola está trabajando. Si se detiene, guarda su entrenamiento, que continúa al iniciar de nuevo la cola.</translation>
    </message>
    <message>
        <source>The queue is working, too: either way it saves its training and stops until it is started again.</source>
        <translation>La cola también está trabajando: en ambos casos guarda su entrenamiento y queda detenida hasta que se inicie de nuevo.</translation>
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
        <source>&amp;Leave it running</source>
        <translation>De&amp;jar en marcha</translation>
    </message>
    <message>
        <source>A training is paused in a process of its own. It stays paused without the window, which follows it again when it comes back.</source>
        <translation>Hay un entrenamiento en pausa en un proceso independiente. Permanece en pausa sin la ventana, que vuelve a seguirlo cuando se abre de nuevo.</translation>
    </message>
    <message>
        <source>A training is paused. Stopped, it is saved and goes on from there when it is started again. Left running, it is paused no longer: it is saved and goes on in a process of its own; the window follows it when it comes back.</source>
        <translation>Hay un entrenamiento en pausa. Si se detiene, se guarda y, al iniciarlo de nuevo, continúa desde ahí. Si se deja en marcha, deja de estar en pausa: se guarda y continúa en un proceso independiente; la ventana lo sigue cuando se abre de nuevo.</translation>
    </message>
</context>
<context>
    <name>formant::Closing</name>
    <message>
        <source>The queue saves its training; then the window closes…</source>
        <translation>La cola guarda su entrenamiento; después se cierra la ventana…</translation>
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
        <source>Save &amp;as…</source>
        <translation>G&amp;uardar como…</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>Reha&amp;cer</translation>
    </message>
    <message>
        <source>Train t&amp;his</source>
        <translation>E&amp;ntrenar con esto</translation>
    </message>
    <message>
        <source>Saves it and takes it to the Training page.</source>
        <translation>La guarda y la lleva a la página Entrenamiento.</translation>
    </message>
    <message>
        <source>Sav&amp;e</source>
        <translation>&amp;Guardar</translation>
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
        <source>Saves it and lets it wait for its turn as it is now.</source>
        <translation>La guarda y la deja a la espera de su turno en la cola, tal como está ahora.</translation>
    </message>
    <message>
        <source>Un&amp;do</source>
        <translation>De&amp;shacer</translation>
    </message>
    <message>
        <source>Takes over a config.yaml of the older Python scripts, or a config.json of the public VITS or HiFi-GAN code, Piper or Coqui.</source>
        <translation>Toma un config.yaml de los antiguos scripts de Python, o un config.json del código público de VITS o HiFi-GAN, de Piper o de Coqui.</translation>
    </message>
</context>
<context>
    <name>formant::ConfigForm</name>
    <message>
        <source>Search settings</source>
        <translation>Buscar ajustes</translation>
    </message>
    <message>
        <source>No setting has these words.</source>
        <translation>Ningún ajuste contiene estas palabras.</translation>
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
        <source>Not saved. %1: %2</source>
        <translation>No se ha guardado. %1: %2</translation>
    </message>
    <message>
        <source>Not saved. %1</source>
        <translation>No se ha guardado. %1</translation>
    </message>
</context>
<context>
    <name>formant::CorpusChoice</name>
    <message>
        <source>&amp;Recordings:</source>
        <translation>&amp;Grabaciones:</translation>
    </message>
    <message>
        <source>a folder of recordings, or drop it on the window</source>
        <translation>una carpeta de grabaciones; también se puede soltar en la ventana</translation>
    </message>
    <message>
        <source>Add a &amp;folder…</source>
        <translation>Añadir una &amp;carpeta…</translation>
    </message>
    <message>
        <source>Add a CSV or &amp;JSONL file…</source>
        <translation>Añadir un archivo CSV o &amp;JSONL…</translation>
    </message>
    <message>
        <source>Folder of recordings</source>
        <translation>Carpeta de grabaciones</translation>
    </message>
    <message>
        <source>List of recordings and texts</source>
        <translation>Lista de grabaciones y textos</translation>
    </message>
    <message>
        <source>Lists (*.csv *.jsonl *.json *.txt);;All files (*)</source>
        <translation>Listas (*.csv *.jsonl *.json *.txt);;Todos los archivos (*)</translation>
    </message>
    <message>
        <source>Recor&amp;d a voice…</source>
        <translation>Grabar una &amp;voz…</translation>
    </message>
</context>
<context>
    <name>formant::DataPage</name>
    <message>
        <source>How many clips are how long</source>
        <translation>Número de clips por duración</translation>
    </message>
    <message>
        <source>length in seconds</source>
        <translation>duración en segundos</translation>
    </message>
    <message>
        <source>How many clips have a text of which length</source>
        <translation>Número de clips por longitud del texto</translation>
    </message>
    <message>
        <source>length of the text in characters</source>
        <translation>longitud del texto en caracteres</translation>
    </message>
    <message>
        <source>Recordings are still being read: wait for the end, or cancel, before you choose others.</source>
        <translation>Todavía se están leyendo grabaciones: antes de elegir otras hay que esperar a que termine o cancelar.</translation>
    </message>
    <message>
        <source>Not saved</source>
        <translation>Sin guardar</translation>
    </message>
    <message>
        <source>Texts that you have typed on the page Data are not saved. Give them up?</source>
        <translation>Los textos escritos en la página Datos no están guardados. ¿Descartarlos?</translation>
    </message>
</context>
<context>
    <name>formant::DatasetFacts</name>
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
        <source>With a text:</source>
        <translation>Con texto:</translation>
    </message>
    <message>
        <source>Length:</source>
        <translation>Duración:</translation>
    </message>
    <message>
        <source>Sampling rates:</source>
        <translation>Frecuencias de muestreo:</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message numerus="yes">
        <source>%1, and %n row(s) that cannot be read</source>
        <translation>
            <numerusform>%1 y %Ln fila que no se puede leer</numerusform>
            <numerusform>%1 y %Ln filas que no se pueden leer</numerusform>
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
        <source>without a name</source>
        <translation>sin nombre</translation>
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
        <source>no text yet</source>
        <translation>aún sin texto</translation>
    </message>
    <message>
        <source>known once the recordings were examined</source>
        <translation>se sabrá tras examinar las grabaciones</translation>
    </message>
    <message numerus="yes">
        <source>%1 Hz (%n clip(s))</source>
        <translation>
            <numerusform>%1 Hz (%Ln clip)</numerusform>
            <numerusform>%1 Hz (%Ln clips)</numerusform>
        </translation>
    </message>
    <message>
        <source>Language:</source>
        <translation>Idioma:</translation>
    </message>
    <message>
        <source>Language of the texts</source>
        <translation>Idioma de los textos</translation>
    </message>
    <message>
        <source>The language that the texts are read aloud in.</source>
        <translation>El idioma en el que se leen los textos en voz alta.</translation>
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
        <source>%1; half an hour makes a voice, an hour a better one</source>
        <translation>%1; media hora hace una voz; una hora, una mejor</translation>
    </message>
</context>
<context>
    <name>formant::DatasetWork</name>
    <message>
        <source>Choose the folder of your recordings first.</source>
        <translation>Primero hay que elegir la carpeta de las grabaciones.</translation>
    </message>
    <message>
        <source>Reading the list of recordings…</source>
        <translation>Leyendo la lista de grabaciones…</translation>
    </message>
    <message>
        <source>Hearing every recording…</source>
        <translation>Analizando todas las grabaciones…</translation>
    </message>
    <message>
        <source>Stopping…</source>
        <translation>Deteniendo…</translation>
    </message>
    <message>
        <source>&amp;Examine all recordings</source>
        <translation>Ex&amp;aminar todas las grabaciones</translation>
    </message>
    <message numerus="yes">
        <source>Leave &amp;out %n harmful recording(s)</source>
        <translation>
            <numerusform>E&amp;xcluir %Ln grabación perjudicial</numerusform>
            <numerusform>E&amp;xcluir %Ln grabaciones perjudiciales</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>Cance&amp;lar</translation>
    </message>
    <message>
        <source>How many recordings were heard</source>
        <translation>Grabaciones ya analizadas</translation>
    </message>
    <message numerus="yes">
        <source>Searching for recordings: %Ln folder(s) so far…</source>
        <translation>
            <numerusform>Buscando grabaciones: %Ln carpeta examinada hasta ahora…</numerusform>
            <numerusform>Buscando grabaciones: %Ln carpetas examinadas hasta ahora…</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln recording(s) cannot be learned from, for the text is missing: choose one in the list and type what is said in it.</source>
        <translation>
            <numerusform>%Ln grabación no sirve para entrenar porque falta su texto: hay que elegirla en la lista y escribir lo que se dice en ella.</numerusform>
            <numerusform>%Ln grabaciones no sirven para entrenar porque falta su texto: hay que elegir una en la lista y escribir lo que se dice en ella.</numerusform>
        </translation>
    </message>
    <message>
        <source>Tra&amp;in a voice from these recordings</source>
        <translation>E&amp;ntrenar una voz con estas grabaciones</translation>
    </message>
    <message>
        <source>Makes a configuration for them and takes it to the Training page.</source>
        <translation>Crea una configuración para ellas y la lleva a la página Entrenamiento.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln recording(s) were heard: nothing is wrong with them.</source>
        <translation>
            <numerusform>Se ha escuchado %Ln grabación: no tiene nada malo.</numerusform>
            <numerusform>Se han escuchado %Ln grabaciones: no tienen nada malo.</numerusform>
        </translation>
    </message>
    <message>
        <source>Leave &amp;out harmful recordings</source>
        <translation>E&amp;xcluir grabaciones perjudiciales</translation>
    </message>
</context>
<context>
    <name>formant::DeviceBox</name>
    <message>
        <source>%1: seen, not usable</source>
        <translation>%1: detectado, no utilizable</translation>
    </message>
    <message>
        <source>Automatic: the remembered device, or the best</source>
        <translation>Automático: el dispositivo recordado o el mejor</translation>
    </message>
</context>
<context>
    <name>formant::DeviceInput</name>
    <message>
        <source>This machine has no microphone. Connect one, see that the sound settings of the desktop list it, and look again.</source>
        <translation>Este equipo no tiene micrófono. Hay que conectar uno, comprobar que aparece en los ajustes de sonido del escritorio y pulsar «Actualizar».</translation>
    </message>
    <message>
        <source>%1 gives sound in a form that cannot be read. Choose another microphone.</source>
        <translation>%1 entrega el sonido en un formato que no se puede leer. Hay que elegir otro micrófono.</translation>
    </message>
    <message>
        <source>%1 cannot be opened. Allow microphones in the privacy settings of the desktop, close other programs that record, and look again.</source>
        <translation>No se puede abrir %1. Hay que permitir el uso del micrófono en los ajustes de privacidad del escritorio, cerrar otros programas que graben y pulsar «Actualizar».</translation>
    </message>
    <message>
        <source>%1 gives no sound any more. Connect it again, or choose another.</source>
        <translation>%1 ha dejado de entregar sonido. Hay que volver a conectarlo o elegir otro.</translation>
    </message>
</context>
<context>
    <name>formant::DeviceOutput</name>
    <message>
        <source>This machine has no audio output. Connect one, or open the file with a program on a machine that has.</source>
        <translation>Este equipo no tiene salida de audio. Se puede conectar una o abrir el archivo con un programa de otro equipo que sí la tenga.</translation>
    </message>
    <message>
        <source>%1 does not play sound at %2 Hz. Choose another output in the settings of the desktop.</source>
        <translation>%1 no reproduce sonido a %2 Hz. Se puede elegir otra salida en los ajustes del escritorio.</translation>
    </message>
    <message>
        <source>%1 cannot be opened; another program may hold it.</source>
        <translation>No se puede abrir %1; quizá lo esté usando otro programa.</translation>
    </message>
</context>
<context>
    <name>formant::DevicePage</name>
    <message>
        <source>What to train on</source>
        <translation>Dónde entrenar</translation>
    </message>
    <message>
        <source>Trainings run on this device unless you say otherwise. A card that cannot be used now is taken as soon as it can.</source>
        <translation>Los entrenamientos se ejecutan en este dispositivo si no se indica otra cosa. Una tarjeta que ahora no se pueda usar se empleará en cuanto sea posible.</translation>
    </message>
    <message>
        <source>&amp;Train on:</source>
        <translation>&amp;Entrenar en:</translation>
    </message>
</context>
<context>
    <name>formant::DeviceUse</name>
    <message>
        <source>A training is running: measuring beside it would slow it down and give wrong numbers. Stop the training first.</source>
        <translation>Hay un entrenamiento en marcha: medir al mismo tiempo lo ralentizaría y daría cifras erróneas. Antes hay que detener el entrenamiento.</translation>
    </message>
    <message>
        <source>The self-test is running; wait for its end or cancel it.</source>
        <translation>La autoprueba está en marcha; hay que esperar a que termine o cancelarla.</translation>
    </message>
    <message>
        <source>Tuning is running; wait for its end or cancel it.</source>
        <translation>La optimización está en marcha; hay que esperar a que termine o cancelarla.</translation>
    </message>
    <message>
        <source>The diagnosis is running; wait for its end or cancel it.</source>
        <translation>El diagnóstico está en marcha; hay que esperar a que termine o cancelarlo.</translation>
    </message>
</context>
<context>
    <name>formant::DiagnosisPanel</name>
    <message>
        <source>Choose a configuration first: some steps of it are taken.</source>
        <translation>Primero hay que elegir una configuración, de la que se ejecutarán algunos pasos.</translation>
    </message>
    <message>
        <source>Takes some real steps of a configuration, which stays as it is, and measures where their time goes and what would make it faster.</source>
        <translation>Ejecuta algunos pasos reales de una configuración, que queda intacta, y mide en qué se va el tiempo y qué la haría más rápida.</translation>
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
    <message>
        <source>Stop the diagnosis</source>
        <translation>Detener el diagnóstico</translation>
    </message>
    <message>
        <source>Start t&amp;he diagnosis</source>
        <translation>Iniciar el diagnós&amp;tico</translation>
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
        <source>Export the voice</source>
        <translation>Exportar la voz</translation>
    </message>
    <message>
        <source>Writes what speaking needs, without what only a training needs. The name&apos;s end says the form: .pt or .safetensors.</source>
        <translation>Guarda lo necesario para sintetizar, sin lo que solo hace falta para entrenar. La extensión del nombre indica el formato: .pt o .safetensors.</translation>
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
        <source>Only the &amp;averaged weights (EMA), which speak</source>
        <translation>Solo los pesos &amp;promediados (EMA), con los que se sintetiza</translation>
    </message>
    <message>
        <source>In &amp;half precision: half the size</source>
        <translation>En &amp;media precisión: la mitad de tamaño</translation>
    </message>
    <message>
        <source>&amp;Export</source>
        <translation>&amp;Exportar</translation>
    </message>
    <message>
        <source>Export the voice to</source>
        <translation>Exportar la voz a</translation>
    </message>
    <message>
        <source>Voices (*.safetensors *.pt)</source>
        <translation>Voces (*.safetensors *.pt)</translation>
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
        <source>%1 (⚠ %n wrong)</source>
        <translation>
            <numerusform>%1 (⚠ %Ln incorrecto)</numerusform>
            <numerusform>%1 (⚠ %Ln incorrectos)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 (%n changed)</source>
        <translation>
            <numerusform>%1 (%Ln modificado)</numerusform>
            <numerusform>%1 (%Ln modificados)</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>formant::FieldRow</name>
    <message>
        <source>↺ Changed</source>
        <translation>↺ Modificado</translation>
    </message>
    <message>
        <source>Back to the preset&apos;s value, which is empty</source>
        <translation>Volver al valor del preajuste, que está vacío</translation>
    </message>
    <message>
        <source>Back to the preset&apos;s value: %1</source>
        <translation>Volver al valor del preajuste: %1</translation>
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
    <message numerus="yes">
        <source>&amp;Leave out %n recording(s)</source>
        <translation>
            <numerusform>Excl&amp;uir %Ln grabación</numerusform>
            <numerusform>Excl&amp;uir %Ln grabaciones</numerusform>
        </translation>
    </message>
    <message>
        <source>Choose a finding to see and hear its recording.</source>
        <translation>Al elegir un hallazgo se puede ver y escuchar su grabación.</translation>
    </message>
    <message>
        <source>Pla&amp;y</source>
        <translation>Repr&amp;oducir</translation>
    </message>
    <message>
        <source>S&amp;ave, then the next</source>
        <translation>Guar&amp;dar y siguiente</translation>
    </message>
    <message>
        <source>Ctrl+Enter in the text does the same</source>
        <translation>Ctrl+Intro en el texto hace lo mismo</translation>
    </message>
    <message numerus="yes">
        <source>Ta&amp;ke back %n recording(s)</source>
        <translation>
            <numerusform>Rec&amp;uperar %Ln grabación</numerusform>
            <numerusform>Rec&amp;uperar %Ln grabaciones</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Leave out recordings</source>
        <translation>Excl&amp;uir grabaciones</translation>
    </message>
    <message>
        <source>Ta&amp;ke back recordings</source>
        <translation>Rec&amp;uperar grabaciones</translation>
    </message>
</context>
<context>
    <name>formant::FindingsModel</name>
    <message>
        <source>text changed</source>
        <translation>texto modificado</translation>
    </message>
    <message>
        <source>left out</source>
        <translation>excluida</translation>
    </message>
    <message>
        <source>harmful</source>
        <translation>perjudicial</translation>
    </message>
    <message>
        <source>to know</source>
        <translation>informativo</translation>
    </message>
    <message>
        <source>Effect</source>
        <translation>Efecto</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Tipo</translation>
    </message>
    <message>
        <source>Recording</source>
        <translation>Grabación</translation>
    </message>
    <message>
        <source>What was found</source>
        <translation>Qué se ha encontrado</translation>
    </message>
    <message>
        <source>taken back</source>
        <translation>recuperada</translation>
    </message>
    <message>
        <source>Its text was missing, and is typed now.</source>
        <translation>Faltaba su texto y ahora está escrito.</translation>
    </message>
    <message>
        <source>Its text is missing: listen to it, and type what is said in the box for the text.</source>
        <translation>Falta su texto: hay que escucharla y escribir en el cuadro de texto lo que se dice.</translation>
    </message>
    <message>
        <source>typed, not saved</source>
        <translation>texto sin guardar</translation>
    </message>
    <message>
        <source>text to type</source>
        <translation>texto pendiente</translation>
    </message>
    <message>
        <source>nothing found</source>
        <translation>sin hallazgos</translation>
    </message>
    <message>
        <source>not examined yet</source>
        <translation>sin examinar aún</translation>
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
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>all findings</source>
        <translation>todos los hallazgos</translation>
    </message>
    <message>
        <source>left out</source>
        <translation>excluidas</translation>
    </message>
    <message>
        <source>all recordings</source>
        <translation>todas las grabaciones</translation>
    </message>
    <message>
        <source>%1 (%2 of %3 open)</source>
        <translation>%1 (%2 de %3 por resolver)</translation>
    </message>
</context>
<context>
    <name>formant::FinishedRunOffer</name>
    <message>
        <source>Trained already</source>
        <translation>Ya entrenada</translation>
    </message>
    <message>
        <source>The voice %1 is trained: it has reached its last step, %2.</source>
        <translation>La voz %1 está entrenada: ha alcanzado su último paso, el %2.</translation>
    </message>
    <message>
        <source>Trained longer, it goes on to step %1. Another voice is kept as %2; the one that is there stays as it is.</source>
        <translation>Si se entrena más tiempo, continúa hasta el paso %1. Otra voz se guarda como %2; la existente queda como está.</translation>
    </message>
    <message>
        <source>Train it &amp;longer</source>
        <translation>Entrenarla &amp;más tiempo</translation>
    </message>
    <message>
        <source>Train &amp;another voice</source>
        <translation>Entrenar &amp;otra voz</translation>
    </message>
</context>
<context>
    <name>formant::FirstRunWizard</name>
    <message>
        <source>First start</source>
        <translation>Primer inicio</translation>
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
        <source>Where to keep things</source>
        <translation>Dónde guardarlo todo</translation>
    </message>
    <message>
        <source>Checkpoints take much room: choose a disk with some tens of gigabytes free. “Finish” saves all that you have chosen.</source>
        <translation>Los checkpoints ocupan mucho espacio: conviene elegir un disco con varias decenas de gigabytes libres. «Finalizar» guarda todo lo que se ha elegido.</translation>
    </message>
    <message>
        <source>&amp;Runs: checkpoints, samples and logs of trainings</source>
        <translation>&amp;Ejecuciones: checkpoints, muestras y registros de los entrenamientos</translation>
    </message>
    <message>
        <source>Folder of the runs</source>
        <translation>Carpeta de las ejecuciones</translation>
    </message>
    <message>
        <source>Folder of the recordings</source>
        <translation>Carpeta de las grabaciones</translation>
    </message>
    <message>
        <source>Re&amp;cordings: what you record with a microphone in Formant Studio</source>
        <translation>Gra&amp;baciones: lo que se graba con un micrófono en Formant Studio</translation>
    </message>
</context>
<context>
    <name>formant::ForecastPanel</name>
    <message>
        <source>Memory and time</source>
        <translation>Memoria y tiempo</translation>
    </message>
    <message>
        <source>Looking at this machine…</source>
        <translation>Examinando este equipo…</translation>
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
        <source>slowed down: too hot, and at its power limit</source>
        <translation>ralentizada: demasiado caliente y en su límite de potencia</translation>
    </message>
    <message>
        <source>slowed down: too hot</source>
        <translation>ralentizada: demasiado caliente</translation>
    </message>
    <message>
        <source>slowed down: at its power limit</source>
        <translation>ralentizada: en su límite de potencia</translation>
    </message>
    <message>
        <source>not slowed down</source>
        <translation>sin ralentizar</translation>
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
        <source>Busy</source>
        <translation>Ocupación</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>Memoria</translation>
    </message>
</context>
<context>
    <name>formant::HandOver</name>
    <message>
        <source>Saved; a process of its own takes the training over…</source>
        <translation>Guardado; un proceso independiente se hace cargo del entrenamiento…</translation>
    </message>
</context>
<context>
    <name>formant::HardwareGauges</name>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>Just now</source>
        <translation>En este momento</translation>
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
        <source>Parts of the hardware page</source>
        <translation>Partes de la página de hardware</translation>
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
        <source>Copies all of it as text, in English, for people who help.</source>
        <translation>Lo copia todo como texto, en inglés, para quienes prestan ayuda.</translation>
    </message>
    <message>
        <source>&amp;Look again</source>
        <translation>Actuali&amp;zar</translation>
    </message>
    <message>
        <source>Run the first-run &amp;wizard again…</source>
        <translation>Repetir el a&amp;sistente del primer inicio…</translation>
    </message>
    <message>
        <source>&amp;Copy report</source>
        <translation>Copiar in&amp;forme</translation>
    </message>
    <message>
        <source>D&amp;iagnosis</source>
        <translation>Dia&amp;gnóstico</translation>
    </message>
</context>
<context>
    <name>formant::HealthLine</name>
    <message>
        <source>loss level</source>
        <translation>pérdida estable</translation>
    </message>
    <message>
        <source>loss falling %1 % an hour</source>
        <translation>pérdida bajando un %1 % por hora</translation>
    </message>
    <message>
        <source>loss falling %1 % a minute</source>
        <translation>pérdida bajando un %1 % por minuto</translation>
    </message>
    <message>
        <source>loss rising %1 % an hour</source>
        <translation>pérdida subiendo un %1 % por hora</translation>
    </message>
    <message>
        <source>loss rising %1 % a minute</source>
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
        <source>Look at the advice of step %1: %2</source>
        <translation>Ver el consejo del paso %1: %2</translation>
    </message>
    <message>
        <source>To be watched: %1</source>
        <translation>Por vigilar: %1</translation>
    </message>
    <message>
        <source>Healthy: %1</source>
        <translation>En buen estado: %1</translation>
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
        <source>Values taken over: %n. None was left out.</source>
        <translation>
            <numerusform>Valores importados: %Ln. No se ha omitido ninguno.</numerusform>
            <numerusform>Valores importados: %Ln. No se ha omitido ninguno.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Values left out, with the reason below: %n. The others were taken over.</source>
        <translation>
            <numerusform>Valores omitidos, con el motivo debajo: %Ln. Los demás se han importado.</numerusform>
            <numerusform>Valores omitidos, con el motivo debajo: %Ln. Los demás se han importado.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2 – %3</source>
        <translation>%1: %2 – %3</translation>
    </message>
    <message>
        <source>Values that were left out</source>
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
        <source>Training in the queue</source>
        <translation>Entrenamiento de la cola</translation>
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
        <source>Changed &amp;settings:</source>
        <translation>A&amp;justes cambiados:</translation>
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
    <message>
        <source>Open a configuration</source>
        <translation>Abrir una configuración</translation>
    </message>
    <message>
        <source>YAML (*.yaml *.yml)</source>
        <translation>YAML (*.yaml *.yml)</translation>
    </message>
    <message>
        <source>One a line, for example %1</source>
        <translation>Uno por línea; por ejemplo, %1</translation>
    </message>
</context>
<context>
    <name>formant::JobModel</name>
    <message>
        <source>waits</source>
        <translation>en espera</translation>
    </message>
    <message>
        <source>done</source>
        <translation>terminada</translation>
    </message>
    <message>
        <source>failed: %1</source>
        <translation>fallida: %1</translation>
    </message>
    <message>
        <source>stopped</source>
        <translation>detenida</translation>
    </message>
    <message>
        <source>prepares</source>
        <translation>en preparación</translation>
    </message>
    <message>
        <source>trains: step %1 of %2</source>
        <translation>entrenando: paso %1 de %2</translation>
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
        <source>Changed settings</source>
        <translation>Ajustes cambiados</translation>
    </message>
    <message>
        <source>Device</source>
        <translation>Dispositivo</translation>
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
        <source>Language of the window</source>
        <translation>Idioma de la ventana</translation>
    </message>
</context>
<context>
    <name>formant::LanguagePage</name>
    <message>
        <source>Welcome to Formant Studio</source>
        <translation>Bienvenida a Formant Studio</translation>
    </message>
    <message>
        <source>This looks at your machine and suggests settings for it. Nothing changes before the end, and it can be run again from the Hardware page.</source>
        <translation>Este asistente examina el equipo y propone ajustes para él. Nada cambia hasta el final, y se puede repetir desde la página Hardware.</translation>
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
        <source>Sampl&amp;es</source>
        <translation>Mues&amp;tras</translation>
    </message>
    <message>
        <source>Samples</source>
        <translation>Muestras</translation>
    </message>
    <message>
        <source>Double click or Enter plays a sample.</source>
        <translation>Doble clic o Intro reproduce una muestra.</translation>
    </message>
</context>
<context>
    <name>formant::LayerPanel</name>
    <message>
        <source>⚠ %1</source>
        <translation>⚠ %1</translation>
    </message>
    <message>
        <source>What is trained</source>
        <translation>Qué se entrena</translation>
    </message>
    <message>
        <source>Layers that I choose</source>
        <translation>Capas a elección</translation>
    </message>
</context>
<context>
    <name>formant::LayerTreeView</name>
    <message>
        <source>Layers to train</source>
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
    <name>formant::LayerWords</name>
    <message>
        <source>Everything</source>
        <translation>Todo</translation>
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
        <source>Chosen layers</source>
        <translation>Capas elegidas</translation>
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
        <source>Generator</source>
        <translation>Generador</translation>
    </message>
    <message>
        <source>Scale discriminator</source>
        <translation>Discriminador de escala</translation>
    </message>
    <message>
        <source>Scale discriminators</source>
        <translation>Discriminadores de escala</translation>
    </message>
    <message>
        <source>Period discriminators</source>
        <translation>Discriminadores de periodo</translation>
    </message>
    <message>
        <source>Discriminator of period %1</source>
        <translation>Discriminador de periodo %1</translation>
    </message>
    <message>
        <source>Decoder only</source>
        <translation>Solo el decodificador</translation>
    </message>
    <message>
        <source>All but the text encoder</source>
        <translation>Todo menos el codificador de texto</translation>
    </message>
    <message>
        <source>Speaker adaptation</source>
        <translation>Adaptación al hablante</translation>
    </message>
</context>
<context>
    <name>formant::LevelMeter</name>
    <message>
        <source>no sound yet</source>
        <translation>todavía sin sonido</translation>
    </message>
    <message>
        <source>%1 dB: too loud</source>
        <translation>%1 dB: demasiado fuerte</translation>
    </message>
    <message>
        <source>%1 dB: soft</source>
        <translation>%1 dB: bajo</translation>
    </message>
    <message>
        <source>%1 dB: good for speech</source>
        <translation>%1 dB: bueno para la voz</translation>
    </message>
    <message>
        <source>Level:</source>
        <translation>Nivel:</translation>
    </message>
    <message>
        <source>Level of the microphone</source>
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
        <source>Choose what to train; then it can be changed here.</source>
        <translation>Hay que elegir qué entrenar; después se puede cambiar aquí.</translation>
    </message>
    <message>
        <source>As in the configuration.</source>
        <translation>Como en la configuración.</translation>
    </message>
    <message numerus="yes">
        <source>%n setting(s) other than in the configuration; they go to the run when it starts.</source>
        <translation>
            <numerusform>%Ln ajuste distinto del de la configuración; pasa a la ejecución cuando se inicia.</numerusform>
            <numerusform>%Ln ajustes distintos de los de la configuración; pasan a la ejecución cuando se inicia.</numerusform>
        </translation>
    </message>
    <message>
        <source>Taken up at the next step…</source>
        <translation>Se aplicará en el siguiente paso…</translation>
    </message>
    <message numerus="yes">
        <source>%n setting(s) changed here; applied, the training takes them up at its next step.</source>
        <translation>
            <numerusform>%Ln ajuste cambiado aquí; al aplicarlo, el entrenamiento lo adopta en su siguiente paso.</numerusform>
            <numerusform>%Ln ajustes cambiados aquí; al aplicarlos, el entrenamiento los adopta en su siguiente paso.</numerusform>
        </translation>
    </message>
    <message>
        <source>As the training has it. What is changed here takes effect at its next step once it is applied.</source>
        <translation>Como los tiene el entrenamiento. Lo que se cambia aquí surte efecto en su siguiente paso, una vez aplicado.</translation>
    </message>
    <message>
        <source>Appl&amp;y at the next step</source>
        <translation>Aplicar en el si&amp;guiente paso</translation>
    </message>
    <message>
        <source>&amp;Take back</source>
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
        <source>What Formant Studio runs on.</source>
        <translation>En qué se ejecuta Formant Studio.</translation>
    </message>
    <message>
        <source>Looking at this machine…</source>
        <translation>Examinando este equipo…</translation>
    </message>
    <message>
        <source>Looking at this machine</source>
        <translation>Examen de este equipo</translation>
    </message>
</context>
<context>
    <name>formant::MainWindow</name>
    <message>
        <source>Formant Studio</source>
        <translation>Formant Studio</translation>
    </message>
    <message>
        <source>Following the training that runs…</source>
        <translation>Siguiendo el entrenamiento en curso…</translation>
    </message>
</context>
<context>
    <name>formant::Measurement</name>
    <message>
        <source>Stop measuring</source>
        <translation>Detener la medición</translation>
    </message>
    <message>
        <source>Taking a few steps…</source>
        <translation>Ejecutando unos pasos…</translation>
    </message>
    <message>
        <source>Takes a few real steps: a minute or so.</source>
        <translation>Ejecuta unos pasos reales: tarda alrededor de un minuto.</translation>
    </message>
    <message>
        <source>Save the configuration first: what is measured is the file.</source>
        <translation>Primero hay que guardar la configuración: lo que se mide es el archivo.</translation>
    </message>
    <message>
        <source>✓ Measured: %1</source>
        <translation>✓ Medido: %1</translation>
    </message>
    <message>
        <source>⚠ %1</source>
        <translation>⚠ %1</translation>
    </message>
    <message>
        <source>Meas&amp;ure</source>
        <translation>Me&amp;dir</translation>
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
        <source>%1 checkpoint, %2 advice, %3 resumed. The wheel zooms, dragging moves, a double click shows all.</source>
        <translation>%1 checkpoint, %2 consejo, %3 reanudación. La rueda amplía, arrastrar desplaza y un doble clic muestra todo.</translation>
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
        <source>Settings that can change while the training runs</source>
        <translation>Ajustes que se pueden cambiar durante el entrenamiento</translation>
    </message>
</context>
<context>
    <name>formant::Notifications</name>
    <message>
        <source>Advice on the training</source>
        <translation>Consejo sobre el entrenamiento</translation>
    </message>
    <message>
        <source>Training done</source>
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
    <name>formant::OwnTextBox</name>
    <message>
        <source>Your own text</source>
        <translation>Texto propio</translation>
    </message>
    <message>
        <source>&amp;Text:</source>
        <translation>&amp;Texto:</translation>
    </message>
    <message>
        <source>What you want to hear</source>
        <translation>Lo que se quiere oír</translation>
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
        <source>averaged (EMA)</source>
        <translation>promediados (EMA)</translation>
    </message>
    <message>
        <source>raw</source>
        <translation>sin promediar</translation>
    </message>
    <message>
        <source>Speaking…</source>
        <translation>Sintetizando…</translation>
    </message>
    <message>
        <source>Spea&amp;k</source>
        <translation>&amp;Sintetizar</translation>
    </message>
    <message>
        <source>It can speak as soon as a checkpoint is saved: press “Save now” while it trains, or wait for the next one.</source>
        <translation>Podrá hablar en cuanto se guarde un checkpoint: basta pulsar «Guardar ahora» durante el entrenamiento o esperar al próximo.</translation>
    </message>
    <message>
        <source>Sp&amp;eaker:</source>
        <translation>Ha&amp;blante:</translation>
    </message>
    <message>
        <source>&amp;Vocoder:</source>
        <translation>&amp;Vocoder:</translation>
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
        <source>Choose a configuration</source>
        <translation>Elegir una configuración</translation>
    </message>
    <message>
        <source>Configurations (*.yaml *.yml)</source>
        <translation>Configuraciones (*.yaml *.yml)</translation>
    </message>
    <message>
        <source>Browse…</source>
        <translation>Examinar…</translation>
    </message>
    <message>
        <source>a folder</source>
        <translation>una carpeta</translation>
    </message>
    <message>
        <source>a configuration (YAML)</source>
        <translation>una configuración (YAML)</translation>
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
        <source>a text file</source>
        <translation>un archivo de texto</translation>
    </message>
</context>
<context>
    <name>formant::PlotChoices</name>
    <message>
        <source>&amp;Logarithmic</source>
        <translation>Escala &amp;logarítmica</translation>
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
        <source>steps</source>
        <translation>pasos</translation>
    </message>
    <message>
        <source>training time</source>
        <translation>tiempo de entrenamiento</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>Comparar</translation>
    </message>
    <message>
        <source>With another run…</source>
        <translation>Con otra ejecución…</translation>
    </message>
    <message>
        <source>With none</source>
        <translation>Con ninguna</translation>
    </message>
    <message>
        <source>Save plots</source>
        <translation>Guardar gráficas</translation>
    </message>
    <message>
        <source>As a picture (PNG)…</source>
        <translation>Como imagen (PNG)…</translation>
    </message>
    <message>
        <source>As a table (CSV)…</source>
        <translation>Como tabla (CSV)…</translation>
    </message>
    <message>
        <source>Ove&amp;r:</source>
        <translation>Eje &amp;X:</translation>
    </message>
    <message>
        <source>Smoot&amp;hing:</source>
        <translation>&amp;Suavizado:</translation>
    </message>
</context>
<context>
    <name>formant::PlotPanel</name>
    <message>
        <source>Loss</source>
        <translation>Pérdida</translation>
    </message>
    <message>
        <source>Optimiser</source>
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
        <source>Choose the folder of a run</source>
        <translation>Elegir la carpeta de una ejecución</translation>
    </message>
    <message>
        <source>Save the plots</source>
        <translation>Guardar las gráficas</translation>
    </message>
    <message>
        <source>%1 cannot be written. Choose another folder, or free some room there.</source>
        <translation>No se puede escribir %1. Se puede elegir otra carpeta o liberar espacio en el disco.</translation>
    </message>
    <message>
        <source>%1 cannot be written: %2</source>
        <translation>No se puede escribir %1: %2</translation>
    </message>
    <message>
        <source>Plots of the training</source>
        <translation>Gráficas del entrenamiento</translation>
    </message>
</context>
<context>
    <name>formant::PlotWords</name>
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
        <source>time of a step (ms)</source>
        <translation>tiempo de un paso (ms)</translation>
    </message>
    <message>
        <source>samples a second</source>
        <translation>ejemplos por segundo</translation>
    </message>
    <message>
        <source>GPU use (%)</source>
        <translation>uso de la GPU (%)</translation>
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
        <source>CPU use (%)</source>
        <translation>uso de la CPU (%)</translation>
    </message>
    <message>
        <source>memory (GiB)</source>
        <translation>memoria (GiB)</translation>
    </message>
    <message>
        <source>total</source>
        <translation>total</translation>
    </message>
    <message>
        <source>this training</source>
        <translation>este entrenamiento</translation>
    </message>
    <message>
        <source>all programs</source>
        <translation>todos los programas</translation>
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
        <source>gradient norm (%1)</source>
        <translation>norma del gradiente (%1)</translation>
    </message>
</context>
<context>
    <name>formant::PreflightList</name>
    <message>
        <source>&amp;Before the start</source>
        <translation>A&amp;ntes de empezar</translation>
    </message>
    <message>
        <source>Not looked at yet whether this can be trained here.</source>
        <translation>Aún no se ha comprobado si esto se puede entrenar aquí.</translation>
    </message>
    <message>
        <source>Looking…</source>
        <translation>Comprobando…</translation>
    </message>
    <message>
        <source>This can be trained here.</source>
        <translation>Esto se puede entrenar aquí.</translation>
    </message>
    <message>
        <source>This cannot be trained yet; the list says what to do.</source>
        <translation>Esto aún no se puede entrenar; la lista indica qué hacer.</translation>
    </message>
    <message>
        <source>Not all was looked at.</source>
        <translation>No se ha comprobado todo.</translation>
    </message>
    <message>
        <source>Stop looking</source>
        <translation>Detener la comprobación</translation>
    </message>
    <message>
        <source>Looks at configuration, recordings, device, memory and disk, and tells how long the training will take.</source>
        <translation>Examina la configuración, las grabaciones, el dispositivo, la memoria y el disco, e indica cuánto durará el entrenamiento.</translation>
    </message>
    <message>
        <source>Chec&amp;k</source>
        <translation>C&amp;omprobar</translation>
    </message>
    <message>
        <source>This is being trained.</source>
        <translation>Esto se está entrenando.</translation>
    </message>
    <message>
        <source>This was trained here.</source>
        <translation>Esto se ha entrenado aquí.</translation>
    </message>
    <message>
        <source>The training of this is paused.</source>
        <translation>El entrenamiento de esto está en pausa.</translation>
    </message>
    <message>
        <source>This was stopped. “Go on” continues it where it was stopped.</source>
        <translation>Este entrenamiento se detuvo. Con «Continuar» sigue donde se detuvo.</translation>
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
    <name>formant::PromptView</name>
    <message>
        <source>Recording: read the sentence, then press Space.</source>
        <translation>Grabando: leer la frase y después pulsar la barra espaciadora.</translation>
    </message>
    <message>
        <source>Keeping the recording…</source>
        <translation>Guardando la grabación…</translation>
    </message>
    <message>
        <source>Recorded. Enter goes on, P plays it, R records it again.</source>
        <translation>Grabada. Intro continúa, P la reproduce y R la graba de nuevo.</translation>
    </message>
    <message>
        <source>Press Space, wait a moment, and read the sentence.</source>
        <translation>Pulsar la barra espaciadora, esperar un momento y leer la frase.</translation>
    </message>
    <message>
        <source>There is no microphone to record with.</source>
        <translation>No hay ningún micrófono con el que grabar.</translation>
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
        <source>How many sentences are recorded</source>
        <translation>Frases ya grabadas</translation>
    </message>
    <message>
        <source>All sentences are recorded. “Use these recordings” opens them on the page Data, where a voice is trained from them.</source>
        <translation>Todas las frases están grabadas. «Usar estas grabaciones» las abre en la página Datos, donde se entrena una voz con ellas.</translation>
    </message>
</context>
<context>
    <name>formant::QueuePage</name>
    <message>
        <source>Trainings in the queue</source>
        <translation>Entrenamientos de la cola</translation>
    </message>
    <message>
        <source>&amp;Add…</source>
        <translation>&amp;Añadir…</translation>
    </message>
    <message>
        <source>D&amp;uplicate and change…</source>
        <translation>D&amp;uplicar y cambiar…</translation>
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
        <source>&amp;Queue again</source>
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
        <source>Save and st&amp;op now</source>
        <translation>&amp;Guardar y detener ahora</translation>
    </message>
    <message>
        <source>&amp;Continue after a failure</source>
        <translation>C&amp;ontinuar tras un fallo</translation>
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
        <source>Stops after the job that runs.</source>
        <translation>Se detendrá tras la tarea en curso.</translation>
    </message>
    <message numerus="yes">
        <source>%n job(s) wait(s)</source>
        <translation>
            <numerusform>%Ln tarea en espera</numerusform>
            <numerusform>%Ln tareas en espera</numerusform>
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
        <source>S&amp;tart</source>
        <translation>I&amp;niciar</translation>
    </message>
    <message>
        <source>Stop after t&amp;his job</source>
        <translation>Detener tras es&amp;ta tarea</translation>
    </message>
    <message>
        <source>Queue</source>
        <translation>Cola</translation>
    </message>
    <message>
        <source>Remove %1 from the queue? What it has trained stays.</source>
        <translation>¿Quitar %1 de la cola? Lo que ya ha entrenado se conserva.</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Quitar</translation>
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
        <source>&amp;Go on</source>
        <translation>Co&amp;ntinuar</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Cerrar</translation>
    </message>
    <message>
        <source>&amp;Use these recordings</source>
        <translation>&amp;Usar estas grabaciones</translation>
    </message>
    <message>
        <source>Opens them on the page Data, where a voice is trained from them.</source>
        <translation>Las abre en la página Datos, donde se entrena una voz con ellas.</translation>
    </message>
</context>
<context>
    <name>formant::RecordingPath</name>
    <message>
        <source>File of the recording</source>
        <translation>Archivo de la grabación</translation>
    </message>
    <message>
        <source>Open its folder</source>
        <translation>Abrir su carpeta</translation>
    </message>
</context>
<context>
    <name>formant::RecordingPlot</name>
    <message>
        <source>Waveform and spectrogram of the recording</source>
        <translation>Forma de onda y espectrograma de la grabación</translation>
    </message>
    <message>
        <source>level</source>
        <translation>nivel</translation>
    </message>
    <message>
        <source>seconds</source>
        <translation>segundos</translation>
    </message>
    <message>
        <source>frequency</source>
        <translation>frecuencia</translation>
    </message>
</context>
<context>
    <name>formant::RecordingText</name>
    <message>
        <source>&amp;Text of the recording:</source>
        <translation>&amp;Texto de la grabación:</translation>
    </message>
    <message>
        <source>what is said in it; Ctrl+Enter saves it and goes to the next</source>
        <translation>lo que se dice en ella; Ctrl+Intro lo guarda y pasa a la siguiente</translation>
    </message>
</context>
<context>
    <name>formant::RememberedTuningsTable</name>
    <message>
        <source>%1 (not there)</source>
        <translation>%1 (ya no está)</translation>
    </message>
    <message>
        <source>Remembered for automatic settings</source>
        <translation>Recordado para los ajustes automáticos</translation>
    </message>
    <message>
        <source>Remembered tuning of each device</source>
        <translation>Optimización recordada de cada dispositivo</translation>
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
        <source>What is known of this machine</source>
        <translation>Lo que se sabe de este equipo</translation>
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
        <source>Nothing to recommend: it is fine as it is.</source>
        <translation>Nada que recomendar: todo está bien como está.</translation>
    </message>
    <message>
        <source>There is no graphics card to train on: %1. Trainings use the CPU.</source>
        <translation>No hay ninguna tarjeta gráfica con la que entrenar: %1. Los entrenamientos usan la CPU.</translation>
    </message>
</context>
<context>
    <name>formant::RoomPage</name>
    <message>
        <source>&amp;Microphone:</source>
        <translation>&amp;Micrófono:</translation>
    </message>
    <message>
        <source>&amp;Look again</source>
        <translation>Actuali&amp;zar</translation>
    </message>
    <message>
        <source>Say a few words as loud as you will read, and see that the level is good. Then be silent for two seconds while the room is measured.</source>
        <translation>Conviene decir unas palabras con el mismo volumen con el que se va a leer y comprobar que el nivel es bueno. Después hay que guardar silencio dos segundos mientras se mide la sala.</translation>
    </message>
    <message>
        <source>M&amp;easure the silence</source>
        <translation>M&amp;edir el silencio</translation>
    </message>
    <message>
        <source>How far the measuring of the silence is</source>
        <translation>Progreso de la medición del silencio</translation>
    </message>
    <message>
        <source>Noise: %1 dB. %2</source>
        <translation>Ruido: %1 dB. %2</translation>
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
        <source>&amp;Look again</source>
        <translation>Actuali&amp;zar</translation>
    </message>
    <message>
        <source>Reads the folder of the runs again.</source>
        <translation>Vuelve a leer la carpeta de las ejecuciones.</translation>
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
        <source>There is no GPU to train on: %1.</source>
        <translation>No hay ninguna GPU con la que entrenar: %1.</translation>
    </message>
    <message>
        <source>GPU %1</source>
        <translation>GPU %1</translation>
    </message>
</context>
<context>
    <name>formant::RunControls</name>
    <message>
        <source>State of the training</source>
        <translation>Estado del entrenamiento</translation>
    </message>
    <message>
        <source>Progress of the training</source>
        <translation>Progreso del entrenamiento</translation>
    </message>
    <message>
        <source>Sa&amp;ve now</source>
        <translation>Guardar a&amp;hora</translation>
    </message>
    <message>
        <source>Sample &amp;now</source>
        <translation>&amp;Muestras ahora</translation>
    </message>
    <message>
        <source>Speaks the sample texts after this step.</source>
        <translation>Sintetiza los textos de muestra después de este paso.</translation>
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
        <source>&amp;Pause</source>
        <translation>&amp;Pausar</translation>
    </message>
    <message>
        <source>step %L1 of %L2, %3 left</source>
        <translation>paso %L1 de %L2, quedan %3</translation>
    </message>
    <message>
        <source>The training goes on in its own process, and another can be started here. Open its folder to follow it again.</source>
        <translation>El entrenamiento continúa en un proceso independiente, y aquí se puede iniciar otro. Para volver a seguirlo basta con abrir su carpeta.</translation>
    </message>
    <message>
        <source>step %L1 of %L2</source>
        <translation>paso %L1 de %L2</translation>
    </message>
    <message>
        <source>Writes a checkpoint after this step, and keeps it until you remove it.</source>
        <translation>Guarda un checkpoint después de este paso y lo conserva hasta que se elimine a mano.</translation>
    </message>
    <message>
        <source>Resu&amp;me</source>
        <translation>&amp;Reanudar</translation>
    </message>
    <message>
        <source>&amp;Go on</source>
        <translation>Cont&amp;inuar</translation>
    </message>
    <message>
        <source>Leave it running</source>
        <translation>Dejar en marcha</translation>
    </message>
</context>
<context>
    <name>formant::RunSteering</name>
    <message>
        <source>Choose what to train, then start.</source>
        <translation>Para empezar hay que elegir qué entrenar y pulsar Iniciar.</translation>
    </message>
    <message>
        <source>Could not start: %1</source>
        <translation>No se ha podido iniciar: %1</translation>
    </message>
    <message>
        <source>Preparing…</source>
        <translation>Preparando…</translation>
    </message>
    <message>
        <source>Finishing the step and saving…</source>
        <translation>Terminando el paso y guardando…</translation>
    </message>
    <message>
        <source>Training: loss %1, %2 samples a second.</source>
        <translation>Entrenando: pérdida %1, %2 ejemplos por segundo.</translation>
    </message>
    <message>
        <source>Saved %1</source>
        <translation>Se ha guardado %1</translation>
    </message>
    <message>
        <source>Failed: %1</source>
        <translation>Ha fallado: %1</translation>
    </message>
    <message>
        <source>The training goes on in its own process; another one can be started here.</source>
        <translation>El entrenamiento continúa en un proceso independiente; aquí se puede iniciar otro.</translation>
    </message>
    <message>
        <source>Done: the voice is trained. Let it speak on the page Samples.</source>
        <translation>Terminado: la voz está entrenada. Puede hacerla hablar en la página Muestras.</translation>
    </message>
    <message>
        <source>“Go on” continues this training.</source>
        <translation>Con «Continuar» sigue este entrenamiento.</translation>
    </message>
    <message>
        <source>“Start” begins this training.</source>
        <translation>Con «Iniciar» empieza este entrenamiento.</translation>
    </message>
</context>
<context>
    <name>formant::SampleList</name>
    <message>
        <source>Samples</source>
        <translation>Muestras</translation>
    </message>
    <message>
        <source>Enter puts a sample into A. The keys A and B play, or switch at the same place; with Shift they put the sample there. Space pauses.</source>
        <translation>Intro pone una muestra en A. Las teclas A y B reproducen, o alternan en el mismo punto; con Mayús ponen la muestra ahí. La barra espaciadora pausa.</translation>
    </message>
    <message>
        <source>Put into &amp;A</source>
        <translation>Poner en &amp;A</translation>
    </message>
    <message>
        <source>Put into &amp;B</source>
        <translation>Poner en &amp;B</translation>
    </message>
    <message>
        <source>Save the sound…</source>
        <translation>Guardar el sonido…</translation>
    </message>
</context>
<context>
    <name>formant::SampleModel</name>
    <message>
        <source>raw</source>
        <translation>sin promediar</translation>
    </message>
    <message>
        <source>averaged (EMA)</source>
        <translation>promediados (EMA)</translation>
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
        <source>Nothing is in %1 yet: choose a sample in the list.</source>
        <translation>Aún no hay nada en %1: se puede elegir una muestra en la lista.</translation>
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
        <source>In the list: the key %1</source>
        <translation>En la lista: la tecla %1</translation>
    </message>
</context>
<context>
    <name>formant::SamplesPage</name>
    <message>
        <source>Save the sound</source>
        <translation>Guardar el sonido</translation>
    </message>
    <message>
        <source>Sound (*.flac)</source>
        <translation>Sonido (*.flac)</translation>
    </message>
    <message>
        <source>%1 cannot be written: %2</source>
        <translation>No se puede escribir %1: %2</translation>
    </message>
    <message>
        <source>The sound is in %1.</source>
        <translation>El sonido está en %1.</translation>
    </message>
</context>
<context>
    <name>formant::SelfTestList</name>
    <message>
        <source>not there</source>
        <translation>no disponible</translation>
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
        <source>Parts of the self-test</source>
        <translation>Partes de la autoprueba</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Resultado</translation>
    </message>
    <message>
        <source>Part</source>
        <translation>Parte</translation>
    </message>
    <message>
        <source>Error</source>
        <translation>Error</translation>
    </message>
    <message>
        <source>At most</source>
        <translation>Máximo</translation>
    </message>
    <message>
        <source>Remark</source>
        <translation>Observación</translation>
    </message>
</context>
<context>
    <name>formant::SelfTestPage</name>
    <message>
        <source>Does it compute right?</source>
        <translation>¿Calcula bien?</translation>
    </message>
    <message>
        <source>Some seconds now can save days of training on a card that is broken. You can also go on without it.</source>
        <translation>Unos segundos ahora pueden ahorrar días de entrenamiento en una tarjeta averiada. También se puede seguir sin hacerlo.</translation>
    </message>
</context>
<context>
    <name>formant::SelfTestPanel</name>
    <message>
        <source>&amp;Device:</source>
        <translation>&amp;Dispositivo:</translation>
    </message>
    <message>
        <source>St&amp;art the self-test</source>
        <translation>Iniciar la a&amp;utoprueba</translation>
    </message>
    <message>
        <source>Stop the se&amp;lf-test</source>
        <translation>Detener &amp;la autoprueba</translation>
    </message>
    <message numerus="yes">
        <source>All %n part(s) that can be tried on this device passed: it computes right.</source>
        <translation>
            <numerusform>La única parte (%Ln) que se puede probar en este dispositivo se ha superado: calcula bien.</numerusform>
            <numerusform>Las %Ln partes que se pueden probar en este dispositivo se han superado: calcula bien.</numerusform>
        </translation>
    </message>
    <message>
        <source>Computes on the device what a training computes, and compares each result with a more exact one of the CPU. It takes some seconds.</source>
        <translation>Calcula en el dispositivo lo mismo que un entrenamiento y compara cada resultado con otro más exacto de la CPU. Tarda unos segundos.</translation>
    </message>
</context>
<context>
    <name>formant::SettingsPage</name>
    <message>
        <source>Suggested settings</source>
        <translation>Ajustes propuestos</translation>
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
        <source>Suggested</source>
        <translation>Propuesto</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>Motivo</translation>
    </message>
    <message>
        <source>All as &amp;suggested</source>
        <translation>Todo como se &amp;propone</translation>
    </message>
    <message>
        <source>Nothing has to be changed here: just press Next. These values suit this computer; others can be entered under “Value”.</source>
        <translation>Aquí no hace falta cambiar nada: basta con pulsar Siguiente. Estos valores convienen a este equipo; en «Valor» se pueden poner otros.</translation>
    </message>
</context>
<context>
    <name>formant::SpeakerForm</name>
    <message>
        <source>&amp;Speaker:</source>
        <translation>&amp;Hablante:</translation>
    </message>
    <message>
        <source>name of who speaks, or another name for them</source>
        <translation>nombre de quien habla, o un seudónimo</translation>
    </message>
    <message>
        <source>&amp;Language:</source>
        <translation>&amp;Idioma:</translation>
    </message>
    <message>
        <source>The language of the sentences, or its code as espeak-ng has it.</source>
        <translation>El idioma de las frases, o su código tal como lo nombra espeak-ng.</translation>
    </message>
    <message>
        <source>The speaker &amp;agrees that a voice is made of the recordings</source>
        <translation>El hablante &amp;acepta que se cree una voz con las grabaciones</translation>
    </message>
    <message>
        <source>&amp;For what:</source>
        <translation>&amp;Para qué:</translation>
    </message>
    <message>
        <source>in the speaker&apos;s own words, if there is more to say</source>
        <translation>en palabras del propio hablante, si hay algo más que decir</translation>
    </message>
    <message>
        <source>L&amp;icence:</source>
        <translation>&amp;Licencia:</translation>
    </message>
    <message>
        <source>what others may do with the recordings</source>
        <translation>qué pueden hacer otros con las grabaciones</translation>
    </message>
    <message>
        <source>A licence of the list, or your own words, as “nobody else may use them”. It travels with every voice that is trained on them.</source>
        <translation>Una licencia de la lista, o una redacción propia, como «nadie más puede usarlas». Acompaña a toda voz que se entrene con las grabaciones.</translation>
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
        <source>Of</source>
        <translation>De</translation>
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
        <source>Or the arrow down, on keyboards without a P</source>
        <translation>O la flecha abajo, en teclados sin P</translation>
    </message>
    <message>
        <source>Next (Enter)</source>
        <translation>Siguiente (Intro)</translation>
    </message>
</context>
<context>
    <name>formant::TakeWords</name>
    <message>
        <source>Nothing was heard, so nothing was kept. Look at the level while you speak; the microphone may be muted.</source>
        <translation>No se oyó nada, así que no se ha guardado nada. Conviene mirar el nivel mientras se habla; puede que el micrófono esté silenciado.</translation>
    </message>
    <message>
        <source>Too loud: the loudest sounds are cut off. Go a little away from the microphone, or turn it down.</source>
        <translation>Demasiado fuerte: los sonidos más fuertes se saturan. Hay que alejarse un poco del micrófono o bajar su nivel.</translation>
    </message>
    <message>
        <source>Too quiet. Come closer to the microphone, or turn it up.</source>
        <translation>Demasiado bajo. Hay que acercarse al micrófono o subir su nivel.</translation>
    </message>
    <message>
        <source>No silence was heard. Wait half a second before you speak and before you stop, and see that nothing makes a noise meanwhile.</source>
        <translation>No se oyó ningún silencio. Hay que esperar medio segundo antes de hablar y antes de detener la grabación, y procurar que mientras tanto nada haga ruido.</translation>
    </message>
    <message>
        <source>Too noisy. Switch off what hums or blows, or come closer to the microphone.</source>
        <translation>Demasiado ruido. Hay que apagar lo que zumbe o sople, o acercarse al micrófono.</translation>
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
        <source>Nothing at all arrives from this microphone: it is muted, or the desktop keeps it from programs. Unmute it in the sound settings, or allow it in the privacy settings.</source>
        <translation>De este micrófono no llega absolutamente nada: está silenciado, o el escritorio no permite que los programas lo usen. Hay que activarlo en los ajustes de sonido o permitirlo en los de privacidad.</translation>
    </message>
    <message>
        <source>The room is quiet: good.</source>
        <translation>La sala está en silencio: bien.</translation>
    </message>
    <message>
        <source>The room can be used, but a quieter one makes a better voice.</source>
        <translation>La sala sirve, pero con una más silenciosa la voz será mejor.</translation>
    </message>
    <message>
        <source>The room is too noisy: the voice would learn the noise. Close the windows, switch off fans, or turn the microphone down and come closer to it.</source>
        <translation>Hay demasiado ruido en la sala: la voz aprendería el ruido. Hay que cerrar las ventanas, apagar los ventiladores, o bajar el nivel del micrófono y acercarse a él.</translation>
    </message>
    <message>
        <source>Good.</source>
        <translation>Bien.</translation>
    </message>
</context>
<context>
    <name>formant::TaskPanel</name>
    <message>
        <source>It is working</source>
        <translation>Trabajando</translation>
    </message>
    <message>
        <source>Cancelling…</source>
        <translation>Cancelando…</translation>
    </message>
    <message>
        <source>Cancelled by you.</source>
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
        <source>Health of the training</source>
        <translation>Salud del entrenamiento</translation>
    </message>
    <message>
        <source>Plots</source>
        <translation>Gráficas</translation>
    </message>
    <message>
        <source>Layers and monitor</source>
        <translation>Capas y monitor</translation>
    </message>
</context>
<context>
    <name>formant::TunePanel</name>
    <message>
        <source>Choose a configuration first: its batch sizes are tried.</source>
        <translation>Primero hay que elegir una configuración, cuyos tamaños de lote se probarán.</translation>
    </message>
    <message>
        <source>Tries batch sizes with real steps and keeps the fastest that fits into the memory. The samples of a step stay as many, so that what is learned stays the same. It takes some minutes.</source>
        <translation>Prueba tamaños de lote con pasos reales y se queda con el más rápido que cabe en la memoria. El número de ejemplos por paso no cambia, de modo que se aprende lo mismo. Tarda unos minutos.</translation>
    </message>
    <message>
        <source>Start &amp;tuning</source>
        <translation>Iniciar la op&amp;timización</translation>
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
    <message>
        <source>Stop tuning</source>
        <translation>Detener la optimización</translation>
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
        <source>Batch sizes that were tried</source>
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
    <name>formant::VoicePage</name>
    <message>
        <source>%1, as begun</source>
        <translation>%1, ya comenzada</translation>
    </message>
    <message>
        <source>Our sentences: %1</source>
        <translation>Nuestras frases: %1</translation>
    </message>
    <message>
        <source>A text file of my own, a sentence each line</source>
        <translation>Un archivo de texto propio, una frase por línea</translation>
    </message>
    <message>
        <source>Read sentences aloud, one after the other; each is kept as soon as it was spoken, and you can go on another day. Half an hour of speech makes a voice, an hour a better one.</source>
        <translation>Se leen frases en voz alta, una tras otra; cada una se guarda en cuanto se ha dicho, y se puede continuar otro día. Con media hora de habla se hace una voz; con una hora, una mejor.</translation>
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
    <message>
        <source>The recordings are kept in the folder %1. As soon as there are some, “Use these recordings” opens that folder on the page Data, where a voice is trained from them.</source>
        <translation>Las grabaciones se guardan en la carpeta %1. En cuanto haya alguna, «Usar estas grabaciones» abre esa carpeta en la página Datos, donde se entrena una voz con ellas.</translation>
    </message>
</context>
<context>
    <name>formant::WayToTraining</name>
    <message>
        <source>A training is running. Stop it first, or put this one into the queue: “Add to queue” on the page Configuration.</source>
        <translation>Hay un entrenamiento en curso. Primero hay que detenerlo, o poner este en la cola: «Añadir a la cola», en la página Configuración.</translation>
    </message>
</context>
<context>
    <name>formant::WorkLine</name>
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
    <name>formant::YamlView</name>
    <message>
        <source>The configuration as text</source>
        <translation>La configuración como texto</translation>
    </message>
    <message>
        <source>What is wrong in the text</source>
        <translation>Errores del texto</translation>
    </message>
    <message>
        <source>Double click or Enter goes to the line.</source>
        <translation>Doble clic o Intro lleva a la línea.</translation>
    </message>
    <message>
        <source>⚠ %1</source>
        <translation>⚠ %1</translation>
    </message>
    <message>
        <source>As te&amp;xt (YAML)</source>
        <translation>Como &amp;texto (YAML)</translation>
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
        <source>/dev/kfd, through which AMD GPUs compute, is not there: load the kernel module amdgpu; in a container, start it with --device /dev/kfd --device /dev/dri</source>
        <translation>no existe /dev/kfd, a través del cual calculan las GPU de AMD: hay que cargar el módulo del núcleo amdgpu; en un contenedor, iniciarlo con --device /dev/kfd --device /dev/dri</translation>
    </message>
    <message>
        <source>this user is in the groups render and video, but may not open /dev/kfd all the same; ask whoever looks after this machine</source>
        <translation>este usuario está en los grupos render y video, pero aun así no puede abrir /dev/kfd; conviene consultar a quien administra este equipo</translation>
    </message>
    <message>
        <source>this user may not open /dev/kfd, through which AMD GPUs compute: sudo usermod -aG {groups} $USER, then log in again</source>
        <translation>este usuario no puede abrir /dev/kfd, a través del cual calculan las GPU de AMD: sudo usermod -aG {groups} $USER y después volver a iniciar sesión</translation>
    </message>
    <message>
        <source>where ROCm has no kernels for {gfx}, HSA_OVERRIDE_GFX_VERSION={version} lets it use those of {supported}</source>
        <translation>donde ROCm no tiene kernels para {gfx}, HSA_OVERRIDE_GFX_VERSION={version} le permite usar los de {supported}</translation>
    </message>
    <message>
        <source>where memory runs out although enough is free in small pieces, as with recordings of very different lengths, PYTORCH_HIP_ALLOC_CONF=expandable_segments:True helps</source>
        <translation>si se agota la memoria aunque quede bastante libre en trozos pequeños, como con grabaciones de longitudes muy distintas, PYTORCH_HIP_ALLOC_CONF=expandable_segments:True ayuda</translation>
    </message>
    <message>
        <source>trainings on AMD cards are not there yet: this version opens LibTorch ({version}) for NVIDIA only; AMD cards are shown and watched</source>
        <translation>todavía no se puede entrenar en tarjetas AMD: esta versión solo abre LibTorch ({version}) para NVIDIA; las tarjetas AMD se muestran y se supervisan</translation>
    </message>
    <message>
        <source>there is no NVIDIA driver ({reason})</source>
        <translation>no hay ningún controlador de NVIDIA ({reason})</translation>
    </message>
    <message>
        <source>this build has no CUDA part ({file} is not there); run installer/quickstart --cuda</source>
        <translation>esta compilación no tiene la parte de CUDA (falta {file}); hay que ejecutar installer/quickstart --cuda</translation>
    </message>
    <message>
        <source>{file} belongs to another build of formant; build formant again</source>
        <translation>{file} pertenece a otra compilación de formant; hay que volver a compilar formant</translation>
    </message>
    <message>
        <source>GPU {index} cannot be used: {reason}. `--gpu cpu` uses the CPU</source>
        <translation>no se puede usar la GPU {index}: {reason}. Con `--gpu cpu` se usa la CPU</translation>
    </message>
    <message>
        <source>there is no GPU {index}; there are: {gpus}. `--gpu cpu` uses the CPU</source>
        <translation>no existe la GPU {index}; las que hay: {gpus}. Con `--gpu cpu` se usa la CPU</translation>
    </message>
    <message>
        <source>--gpu {choice} may be each of these: {gpus}; give more of the UUID</source>
        <translation>--gpu {choice} puede ser cualquiera de estas: {gpus}; hay que indicar más caracteres del UUID</translation>
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
        <source>it is not in this machine or not visible to it</source>
        <translation>no está en este equipo o no es visible para él</translation>
    </message>
    <message>
        <source>{best}; {name}, which was chosen before, cannot be used: {reason}. `formant hardware --reconfigure` chooses anew</source>
        <translation>{best}; {name}, que se eligió antes, no se puede usar: {reason}. `formant hardware --reconfigure` permite elegir de nuevo</translation>
    </message>
    <message>
        <source>{device}, as --gpu says</source>
        <translation>{device}, según --gpu</translation>
    </message>
    <message>
        <source>the CPU, as was chosen</source>
        <translation>la CPU, tal como se eligió</translation>
    </message>
    <message>
        <source>{name}, as was chosen</source>
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
        <source>is &apos;{value}&apos;: only these AMD GPUs are offered, before HIP_VISIBLE_DEVICES counts them; unset it for all</source>
        <translation>vale «{value}»: solo se ofrecen estas GPU de AMD, antes de que HIP_VISIBLE_DEVICES las numere; quitarla para tenerlas todas</translation>
    </message>
    <message>
        <source>is &apos;{value}&apos;: AMD GPUs are taken for this one; a value of another family ends in crashes or wrong results</source>
        <translation>vale «{value}»: las GPU de AMD se tratan como esta; un valor de otra familia acaba en cierres inesperados o resultados erróneos</translation>
    </message>
    <message>
        <source>is &apos;{value}&apos;: every kernel is waited for, which makes training much slower; it is for looking for faults only, unset it</source>
        <translation>vale «{value}»: se espera a cada kernel, lo que hace el entrenamiento mucho más lento; solo sirve para buscar fallos, conviene quitarla</translation>
    </message>
    <message>
        <source>is &apos;{value}&apos;: memory is asked of the driver each time, which makes training much slower; unset it</source>
        <translation>vale «{value}»: cada vez se pide memoria al controlador, lo que hace el entrenamiento mucho más lento; conviene quitarla</translation>
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
        <source>is &apos;{value}&apos;: forbids TF32, so fp32 products are several times slower on Ampere and newer; unset it</source>
        <translation>vale «{value}»: prohíbe TF32, así que los productos en fp32 son varias veces más lentos en Ampere y posteriores; conviene quitarla</translation>
    </message>
    <message>
        <source>is &apos;{value}&apos;: decides on TF32 instead of formant&apos;s setting</source>
        <translation>vale «{value}»: decide sobre TF32 en lugar del ajuste de formant</translation>
    </message>
    <message>
        <source>is &apos;{value}&apos;: the number of threads that compute on the CPU</source>
        <translation>vale «{value}»: el número de hilos que calculan en la CPU</translation>
    </message>
    <message>
        <source>is &apos;{value}&apos;: the number of threads of matrix products on the CPU</source>
        <translation>vale «{value}»: el número de hilos de los productos de matrices en la CPU</translation>
    </message>
    <message>
        <source>is &apos;{value}&apos;: this file is asked for NVIDIA&apos;s GPUs instead of the driver&apos;s own library</source>
        <translation>vale «{value}»: se consulta este archivo sobre las GPU de NVIDIA en lugar de la biblioteca del propio controlador</translation>
    </message>
    <message>
        <source>{file} was written by a newer version of formant (form {version}) and stays as it is; what it remembers is not used. Update formant, or remove the file</source>
        <translation>{file} fue escrito por una versión más reciente de formant (formato {version}) y queda como está; lo que recuerda no se usa. Hay que actualizar formant o eliminar el archivo</translation>
    </message>
    <message>
        <source>{file}, which remembers the GPU that was chosen, is damaged; it is kept as {bad}, and the choice is made anew</source>
        <translation>{file}, que recuerda la GPU elegida, está dañado; se conserva como {bad} y se elige de nuevo</translation>
    </message>
    <message>
        <source>{file}, which remembers the GPU that was chosen, is damaged and cannot be renamed to {bad}; the choice is made anew</source>
        <translation>{file}, que recuerda la GPU elegida, está dañado y no se le puede cambiar el nombre a {bad}; se elige de nuevo</translation>
    </message>
    <message>
        <source>CUDA_VISIBLE_DEVICES={value} hides it</source>
        <translation>CUDA_VISIBLE_DEVICES={value} la oculta</translation>
    </message>
    <message>
        <source>CUDA does not offer it beside the others; it may be too old for this driver&apos;s CUDA, divided into slices (MIG), or kept to another program (nvidia-smi -q says so under Compute Mode)</source>
        <translation>CUDA no la ofrece junto a las demás; puede ser demasiado antigua para el CUDA de este controlador, estar dividida en porciones (MIG) o reservada a otro programa (nvidia-smi -q lo indica en Compute Mode)</translation>
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
        <source>this LibTorch ({version}, CUDA {cuda}) has kernels for {kernels} and none for this card&apos;s {target}; installer/quickstart --libtorch DIR takes one that has them (for an older card one of an older CUDA)</source>
        <translation>este LibTorch ({version}, CUDA {cuda}) tiene kernels para {kernels} y ninguno para {target}, de esta tarjeta; installer/quickstart --libtorch DIR usa uno que los tenga (para una tarjeta antigua, uno de un CUDA anterior)</translation>
    </message>
    <message>
        <source>{gpus} is there, but this LibTorch ({version}) cannot use it with this driver; installer/quickstart picks one that can</source>
        <translation>{gpus} está presente, pero este LibTorch ({version}) no puede usarla con este controlador; installer/quickstart elige uno que sí puede</translation>
    </message>
    <message>
        <source>{path} lies on a drive of Windows ({mount}), which WSL2 reads and writes slowly; a copy in the Linux file system, as in ~/voice, is many times faster</source>
        <translation>{path} está en una unidad de Windows ({mount}), que WSL2 lee y escribe con lentitud; una copia en el sistema de archivos de Linux, como en ~/voice, es muchas veces más rápida</translation>
    </message>
    <message>
        <source>{path} lies in a network file system ({mount}, {type}), which can keep a training waiting; a copy on a local disk is faster</source>
        <translation>{path} está en un sistema de archivos de red ({mount}, {type}), que puede hacer esperar a un entrenamiento; una copia en un disco local es más rápida</translation>
    </message>
    <message>
        <source>Windows gives WSL2 a part of its RAM only, half of it where nothing else is said; [wsl2] memory=24GB in the file .wslconfig of your Windows user folder, then `wsl --shutdown`, changes that</source>
        <translation>Windows solo da a WSL2 una parte de su RAM, la mitad si no se indica otra cosa; se cambia con [wsl2] memory=24GB en el archivo .wslconfig de la carpeta de usuario de Windows y después `wsl --shutdown`</translation>
    </message>
    <message>
        <source>under WSL2 a full GPU does not run out of memory: Windows moves what does not fit into system RAM, and the training becomes many times slower. Where that happens, lower train.batch_size, or set &quot;CUDA - Sysmem Fallback Policy&quot; to &quot;Prefer No Sysmem Fallback&quot; in NVIDIA&apos;s control panel in Windows</source>
        <translation>en WSL2 una GPU llena no agota la memoria: Windows pasa lo que no cabe a la RAM del sistema y el entrenamiento se vuelve muchas veces más lento. Si ocurre, conviene reducir train.batch_size o poner «CUDA - Sysmem Fallback Policy» en «Prefer No Sysmem Fallback» en el panel de control de NVIDIA en Windows</translation>
    </message>
    <message>
        <source>NVML does not say which GPUs there are ({reason})</source>
        <translation>NVML no indica qué GPU hay ({reason})</translation>
    </message>
    <message>
        <source>NVML&apos;s GPU {index} does not answer ({reason})</source>
        <translation>la GPU {index} de NVML no responde ({reason})</translation>
    </message>
    <message>
        <source>NVIDIA&apos;s NVML is not there ({reason})</source>
        <translation>falta NVML de NVIDIA ({reason})</translation>
    </message>
    <message>
        <source>{file} is no NVML that formant knows; install a newer driver</source>
        <translation>{file} no es un NVML que formant conozca; hay que instalar un controlador más reciente</translation>
    </message>
    <message>
        <source>NVIDIA&apos;s NVML does not start ({reason})</source>
        <translation>NVML de NVIDIA no se inicia ({reason})</translation>
    </message>
    <message>
        <source>attention, {backend}</source>
        <translation>atención, {backend}</translation>
    </message>
    <message>
        <source>{device} does not compute as it should: {reason}. `formant hardware --self-test` looks closer; `--gpu cpu` uses the CPU</source>
        <translation>{device} no calcula como debería: {reason}. `formant hardware --self-test` lo examina más a fondo; con `--gpu cpu` se usa la CPU</translation>
    </message>
    <message>
        <source>its results differ from the CPU&apos;s</source>
        <translation>sus resultados difieren de los de la CPU</translation>
    </message>
    <message>
        <source>this LibTorch ({version}) has no kernels for this GPU: the GPU is newer or older than those it was made for. installer/quickstart --cuda installs the LibTorch that fits; for an AMD card set HSA_OVERRIDE_GFX_VERSION as `formant hardware` names it</source>
        <translation>este LibTorch ({version}) no tiene kernels para esta GPU: la GPU es más nueva o más antigua que aquellas para las que se hizo. installer/quickstart --cuda instala el LibTorch adecuado; para una tarjeta AMD hay que definir HSA_OVERRIDE_GFX_VERSION como lo indica `formant hardware`</translation>
    </message>
    <message>
        <source>the GPU&apos;s driver is too old for this LibTorch ({version}); install a newer driver and start the machine again</source>
        <translation>el controlador de la GPU es demasiado antiguo para este LibTorch ({version}); hay que instalar uno más reciente y reiniciar el equipo</translation>
    </message>
    <message>
        <source>this LibTorch ({version}) was made without operators for this kind of device; installer/quickstart --cuda installs one that has them for NVIDIA GPUs</source>
        <translation>este LibTorch ({version}) se hizo sin operadores para este tipo de dispositivo; installer/quickstart --cuda instala uno que los tiene para GPU de NVIDIA</translation>
    </message>
    <message>
        <source>it cannot compute this: {reason}</source>
        <translation>no puede calcular esto: {reason}</translation>
    </message>
    <message>
        <source>its result differs from the CPU&apos;s by more than rounding explains; is it overclocked, or its driver damaged?</source>
        <translation>su resultado difiere del de la CPU más de lo que explica el redondeo; ¿tiene overclocking o está dañado su controlador?</translation>
    </message>
    <message>
        <source>this device does not offer it; it is not needed</source>
        <translation>este dispositivo no lo ofrece; no es necesario</translation>
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
        <source>matrix product in {precision}</source>
        <translation>producto de matrices en {precision}</translation>
    </message>
    <message>
        <source>convolution</source>
        <translation>convolución</translation>
    </message>
    <message>
        <source>gradients of a convolution</source>
        <translation>gradientes de una convolución</translation>
    </message>
    <message>
        <source>spectrum of a sound and back (STFT)</source>
        <translation>espectro de un sonido y vuelta (STFT)</translation>
    </message>
    <message>
        <source>updates of the optimiser (AdamW)</source>
        <translation>actualizaciones del optimizador (AdamW)</translation>
    </message>
    <message>
        <source>where a card of the kind {card} begins; `formant hardware --tune` measures more</source>
        <translation>punto de partida para una tarjeta del tipo {card}; `formant hardware --tune` mide más</translation>
    </message>
    <message>
        <source>careful, because the driver does not tell how much memory the card has</source>
        <translation>prudente, porque el controlador no indica cuánta memoria tiene la tarjeta</translation>
    </message>
    <message>
        <source>where a card with {gib} GiB begins; `formant hardware --tune` measures more</source>
        <translation>punto de partida para una tarjeta con {gib} GiB; `formant hardware --tune` mide más</translation>
    </message>
    <message>
        <source>{reason}; less, because the model with its optimiser takes {percent} % of the memory</source>
        <translation>{reason}; menos, porque el modelo con su optimizador ocupa el {percent} % de la memoria</translation>
    </message>
    <message>
        <source>with what a CPU begins; `formant hardware --tune` measures what is faster here</source>
        <translation>punto de partida para una CPU; `formant hardware --tune` mide qué es más rápido aquí</translation>
    </message>
    <message>
        <source>the fastest that was measured here ({date}): {speed} samples/s</source>
        <translation>lo más rápido que se ha medido aquí ({date}): {speed} ejemplos/s</translation>
    </message>
    <message>
        <source>a step is to take no more</source>
        <translation>un paso no debe tomar más</translation>
    </message>
    <message>
        <source>what stays in float32 is several times as fast, with 10 bits of precision in products</source>
        <translation>lo que permanece en float32 es varias veces más rápido, con 10 bits de precisión en los productos</translation>
    </message>
    <message>
        <source>only GPUs from Ampere on have it</source>
        <translation>solo lo tienen las GPU a partir de Ampere</translation>
    </message>
    <message>
        <source>the recordings are of one length, so that measuring once pays</source>
        <translation>las grabaciones tienen la misma longitud, así que compensa medir una vez</translation>
    </message>
    <message>
        <source>batches differ in length, and each new length would be measured anew</source>
        <translation>los lotes difieren en longitud y habría que medir de nuevo con cada longitud nueva</translation>
    </message>
    <message>
        <source>one for each of {cores} usable cores, at most {most}</source>
        <translation>uno por cada uno de los {cores} núcleos utilizables, como máximo {most}</translation>
    </message>
    <message>
        <source>processes that decode: one a core, at most {most}, with a gigabyte of memory each</source>
        <translation>procesos que decodifican: uno por núcleo, como máximo {most}, con un gigabyte de memoria cada uno</translation>
    </message>
    <message>
        <source>a faster card empties the buffer faster: 32 batches from 24 GB on, 16 from 12 GB on, else 8</source>
        <translation>una tarjeta más rápida vacía antes el búfer: 32 lotes a partir de 24 GB, 16 a partir de 12 GB, si no 8</translation>
    </message>
    <message>
        <source>under 12 GB, memory is worth more than the time that it costs</source>
        <translation>con menos de 12 GB, la memoria vale más que el tiempo que cuesta</translation>
    </message>
    <message>
        <source>there is memory enough to go without</source>
        <translation>hay memoria suficiente para no necesitarlo</translation>
    </message>
    <message>
        <source>how much memory the recordings take is not known; the system keeps what is read often</source>
        <translation>no se sabe cuánta memoria ocupan las grabaciones; el sistema retiene lo que se lee a menudo</translation>
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
        <source>there are no captured graphs yet: steps run eagerly</source>
        <translation>todavía no hay grafos capturados: los pasos se ejecutan en modo eager</translation>
    </message>
    <message>
        <source>the card computes in it natively, and it needs no loss scale</source>
        <translation>la tarjeta calcula en este formato de forma nativa, y no necesita escala de pérdida</translation>
    </message>
    <message>
        <source>the card has no bf16, but fast fp16; a loss scale keeps small gradients</source>
        <translation>la tarjeta no tiene bf16, pero sí fp16 rápido; una escala de pérdida conserva los gradientes pequeños</translation>
    </message>
    <message>
        <source>the card gains nothing by half precision</source>
        <translation>la tarjeta no gana nada con la media precisión</translation>
    </message>
    <message>
        <source>so that a step takes {count} samples or a few more</source>
        <translation>para que un paso tome {count} ejemplos o algunos más</translation>
    </message>
    <message>
        <source>the GPU was busy for {share} of the last minute; `formant diagnose --config C` says what it waits for</source>
        <translation>la GPU estuvo ocupada el {share} del último minuto; `formant diagnose --config C` indica a qué espera</translation>
    </message>
    <message>
        <source>the GPU was busy for {share} of the last minute: {verdict}</source>
        <translation>la GPU estuvo ocupada el {share} del último minuto: {verdict}</translation>
    </message>
    <message>
        <source>the GPU is too hot{degrees} and has slowed down; does air get to it, and do its fans turn?</source>
        <translation>la GPU está demasiado caliente{degrees} y se ha ralentizado; ¿le llega aire y giran sus ventiladores?</translation>
    </message>
    <message>
        <source>the GPU is held back by its power limit{watts}; that is usual under full load</source>
        <translation>el límite de potencia{watts} frena la GPU; es habitual a plena carga</translation>
    </message>
    <message>
        <source>another process has taken {bytes} of the GPU&apos;s memory; where the training needs it, it runs out</source>
        <translation>otro proceso ha tomado {bytes} de la memoria de la GPU; si el entrenamiento los necesita, la memoria se agotará</translation>
    </message>
    <message>
        <source>{used} of {total} of the memory (RAM) are used; when it is full, the system ends a process, perhaps this one</source>
        <translation>se usan {used} de {total} de la memoria (RAM); cuando se llene, el sistema terminará un proceso, quizá este</translation>
    </message>
    <message>
        <source>this model cannot compute its insides again</source>
        <translation>este modelo no puede volver a calcular su interior</translation>
    </message>
    <message>
        <source>the GPU&apos;s memory grows by {growth} a step and is full in about {steps} steps ({used} of {total} are used)</source>
        <translation>la memoria de la GPU crece {growth} por paso y se llenará en unos {steps} pasos (se usan {used} de {total})</translation>
    </message>
    <message>
        <source>this CPU has instructions for it (AMX)</source>
        <translation>esta CPU tiene instrucciones para ello (AMX)</translation>
    </message>
    <message>
        <source>without AMX a CPU computes in bf16 more slowly</source>
        <translation>sin AMX, una CPU calcula más despacio en bf16</translation>
    </message>
    <message>
        <source>the CUDA part cannot be opened ({reason}): NVIDIA&apos;s libraries for LibTorch are not there, or it is of another build; run installer/quickstart --cuda</source>
        <translation>no se puede abrir la parte de CUDA ({reason}): faltan las bibliotecas de NVIDIA para LibTorch, o es de otra compilación; hay que ejecutar installer/quickstart --cuda</translation>
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
</context>
<context>
    <name>models</name>
    <message>
        <source>there is no model named &apos;{name}&apos;</source>
        <translation>no existe ningún modelo llamado «{name}»</translation>
    </message>
    <message>
        <source>the saved weights do not fit this model: {name} {why}. Use the configuration they were trained with</source>
        <translation>los pesos guardados no corresponden a este modelo: {name} {why}. Hay que usar la configuración con la que se entrenaron</translation>
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
        <source>Size of the style vector that the global encoder makes.</source>
        <translation>Tamaño del vector de estilo que genera el codificador global.</translation>
    </message>
    <message>
        <source>Width of the global encoder; a multiple of 8.</source>
        <translation>Anchura del codificador global; un múltiplo de 8.</translation>
    </message>
    <message>
        <source>Width of the flow&apos;s end point.</source>
        <translation>Anchura (desviación) del punto final del flujo.</translation>
    </message>
    <message>
        <source>Weight of the loss `recon`: flow matching of the decoder.</source>
        <translation>Peso de la pérdida `recon`: flow matching del decodificador.</translation>
    </message>
    <message>
        <source>Weight of the loss `prior`: the encoder&apos;s own guess.</source>
        <translation>Peso de la pérdida `prior`: la estimación del propio codificador.</translation>
    </message>
    <message>
        <source>Weight of the loss `duration`: squared error of its logarithm.</source>
        <translation>Peso de la pérdida `duration`: error cuadrático de su logaritmo.</translation>
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
        <source>model.unet.{name} is {width}; it must be a multiple of 8 (of the normalisation&apos;s groups)</source>
        <translation>model.unet.{name} es {width}; debe ser un múltiplo de 8 (el número de grupos de la normalización)</translation>
    </message>
    <message>
        <source>{key}: {why}</source>
        <translation>{key}: {why}</translation>
    </message>
    <message>
        <source>it must be whole numbers above 0</source>
        <translation>deben ser números enteros mayores que 0</translation>
    </message>
    <message>
        <source>a residual block wants an odd size, or it would change the length</source>
        <translation>un bloque residual necesita un tamaño impar; de lo contrario cambiaría la longitud</translation>
    </message>
    <message>
        <source>it needs as many texts as resblock_kernel_sizes has numbers</source>
        <translation>necesita tantos textos como números tiene resblock_kernel_sizes</translation>
    </message>
    <message>
        <source>it needs a number for each of upsample_rates, not below it, and odd or even like it</source>
        <translation>necesita un número por cada uno de upsample_rates, no menor que este y de su misma paridad</translation>
    </message>
    <message>
        <source>each level halves it, and the last would have nothing left</source>
        <translation>cada nivel lo reduce a la mitad y al último no le quedaría nada</translation>
    </message>
    <message>
        <source>{section}.upsample_rates make {product} samples of a frame, and audio.hop_length is {hop}; change one so that they are equal</source>
        <translation>con {section}.upsample_rates resultan {product} muestras de audio por trama y audio.hop_length es {hop}; hay que cambiar uno de los dos para que coincidan</translation>
    </message>
    <message>
        <source>Widths of the residual blocks&apos; convolutions, a number for each block of a level.</source>
        <translation>Anchuras de las convoluciones de los bloques residuales, un número por cada bloque de un nivel.</translation>
    </message>
    <message>
        <source>Dilations of the residual blocks, a text for each block of a level, as in [1 3 5, 1 3 5, 1 3 5].</source>
        <translation>Dilataciones de los bloques residuales, un texto por cada bloque de un nivel, como en [1 3 5, 1 3 5, 1 3 5].</translation>
    </message>
    <message>
        <source>How many samples each level makes of one; together audio.hop_length.</source>
        <translation>Cuántas muestras de audio genera cada nivel a partir de una; multiplicadas entre sí dan audio.hop_length.</translation>
    </message>
    <message>
        <source>Width of each level&apos;s transposed convolution.</source>
        <translation>Anchura de la convolución transpuesta de cada nivel.</translation>
    </message>
    <message>
        <source>Channels before the first level; each level halves them.</source>
        <translation>Canales antes del primer nivel; cada nivel los reduce a la mitad.</translation>
    </message>
    <message>
        <source>Width of the discriminators&apos; widest layers: 1024, 512, 256, 128 or 64; public weights fit 1024 only.</source>
        <translation>Anchura de las capas más anchas de los discriminadores: 1024, 512, 256, 128 o 64; los pesos públicos solo encajan con 1024.</translation>
    </message>
    <message>
        <source>Frames of each recording that a step makes into sound.</source>
        <translation>Tramas de cada grabación que un paso convierte en sonido.</translation>
    </message>
    <message>
        <source>Weight of the loss `mel`: how far the spectra are apart.</source>
        <translation>Peso de la pérdida `mel`: cuánto se alejan los espectros entre sí.</translation>
    </message>
    <message>
        <source>Highest frequency that the loss `mel` looks at; 0: half the sampling rate.</source>
        <translation>Frecuencia más alta que tiene en cuenta la pérdida `mel`; 0: la mitad de la frecuencia de muestreo.</translation>
    </message>
    <message>
        <source>{section}.discriminator_channels is {channels}; it must be 1024, 512, 256, 128 or 64</source>
        <translation>{section}.discriminator_channels es {channels}; debe ser 1024, 512, 256, 128 o 64</translation>
    </message>
    <message>
        <source>Kind of model. unet: text to mel, learns most from little; vits: text to sound, compatible with the public checkpoints; hifigan: a vocoder, mel to sound, for the voices of unet.</source>
        <translation>Tipo de modelo. unet: de texto a mel, el que más aprende con pocos datos; vits: de texto a sonido, compatible con los checkpoints públicos; hifigan: un vocoder, de mel a sonido, para las voces de unet.</translation>
    </message>
    <message>
        <source>Widths and depths to begin with; a single setting of the model wins over it. unet: 2.3, 5.9, 17.6 or 37.3 million parameters. vits: large is the public ljs_base. hifigan: small, medium and large are V3, V2 and V1.</source>
        <translation>Anchuras y profundidades de partida; un ajuste concreto del modelo prevalece sobre ellas. unet: 2,3; 5,9; 17,6 o 37,3 millones de parámetros. vits: large es el ljs_base público. hifigan: small, medium y large son V3, V2 y V1.</translation>
    </message>
    <message>
        <source>model.vits.{name} is {value}; it must be a multiple of {divisor}</source>
        <translation>model.vits.{name} es {value}; debe ser un múltiplo de {divisor}</translation>
    </message>
    <message>
        <source>Channels of what lies between text and sound (the latent variable); even.</source>
        <translation>Canales de lo que hay entre el texto y el sonido (la variable latente); un número par.</translation>
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
        <source>Width of the text encoder&apos;s convolutions.</source>
        <translation>Anchura de las convoluciones del codificador de texto.</translation>
    </message>
    <message>
        <source>Share of the text encoder&apos;s numbers that each step leaves out.</source>
        <translation>Proporción de los valores del codificador de texto que se omite en cada paso.</translation>
    </message>
    <message>
        <source>Durations are drawn anew each time, as people vary theirs (stochastic duration predictor); false: always the same.</source>
        <translation>Las duraciones se sortean de nuevo cada vez, igual que varían al hablar una persona (predictor estocástico de duración); false: siempre las mismas.</translation>
    </message>
    <message>
        <source>Spectral norm in the discriminators, in place of weight norm.</source>
        <translation>Normalización espectral en los discriminadores, en lugar de normalización de pesos.</translation>
    </message>
    <message>
        <source>Weight of the loss `kl`: what the text says of the sound against what the recording says.</source>
        <translation>Peso de la pérdida `kl`: lo que el texto dice del sonido frente a lo que dice la grabación.</translation>
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
        <source>is not known to it</source>
        <translation>es desconocido para él</translation>
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
        <source>{count} more</source>
        <translation>{count} más</translation>
    </message>
    <message>
        <source>Voice of unet (a checkpoint, or the folder of its run) whose frames of the recordings the vocoder learns to make audible; recordings need texts then. Empty: the frames are the recordings&apos; own.</source>
        <translation>Voz de unet (un checkpoint o la carpeta de su ejecución) cuyas tramas de las grabaciones el vocoder aprende a convertir en sonido; las grabaciones necesitan entonces textos. Vacío: las tramas son las de las propias grabaciones.</translation>
    </message>
    <message>
        <source>Residual blocks of the part that makes sound: 1 has two convolutions for each of the first three dilations, 2 has one for each of the first two.</source>
        <translation>Bloques residuales de la parte que produce el sonido: 1 tiene dos convoluciones por cada una de las tres primeras dilataciones, 2 tiene una por cada una de las dos primeras.</translation>
    </message>
    <message>
        <source>Vocoder (a checkpoint of hifigan, or the folder of its run) that makes the frames audible: the samples, and what checkpoints speak. Empty: Griffin-Lim.</source>
        <translation>Vocoder (un checkpoint de hifigan o la carpeta de su ejecución) que convierte las tramas en sonido: las muestras y lo que dicen los checkpoints. Vacío: Griffin-Lim.</translation>
    </message>
    <message>
        <source>Width of what is learned of each speaker. 0: 256 for several, or as wide as in the weights that a training begins with.</source>
        <translation>Anchura de lo que se aprende de cada hablante. Con 0: 256 si hay varios, o la de los pesos con los que empieza un entrenamiento.</translation>
    </message>
    <message>
        <source>Whether one speaker alone is learned as several are. auto: where a training begins with weights of several, to keep what they know of speakers.</source>
        <translation>Si un solo hablante se aprende como varios. auto: cuando un entrenamiento empieza con pesos de varios, para conservar lo que saben de los hablantes.</translation>
    </message>
    <message>
        <source>{section}.segment_frames is {frames}; with an audio.n_fft of {n_fft} and an audio.hop_length of {hop} it must be at least {least}</source>
        <translation>{section}.segment_frames es {frames}; con un audio.n_fft de {n_fft} y un audio.hop_length de {hop} debe ser al menos {least}</translation>
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
        <source>Sound</source>
        <translation>Sonido</translation>
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
        <source>Model: U-Net</source>
        <translation>Modelo: U-Net</translation>
    </message>
    <message>
        <source>Recordings</source>
        <translation>Grabaciones</translation>
    </message>
    <message>
        <source>Training</source>
        <translation>Entrenamiento</translation>
    </message>
    <message>
        <source>Model: VITS</source>
        <translation>Modelo: VITS</translation>
    </message>
    <message>
        <source>Model: HiFi-GAN</source>
        <translation>Modelo: HiFi-GAN</translation>
    </message>
</context>
<context>
    <name>session</name>
    <message>
        <source>cannot read {file} (data.exclude_sequences)</source>
        <translation>no se puede leer {file} (data.exclude_sequences)</translation>
    </message>
    <message>
        <source>{file} says no form to export to: let its name end in .pt or .safetensors</source>
        <translation>{file} no indica el formato de exportación: el nombre debe terminar en .pt o .safetensors</translation>
    </message>
    <message>
        <source>{file} is there already; choose another name with --out</source>
        <translation>{file} ya existe; se puede elegir otro nombre con --out</translation>
    </message>
    <message>
        <source>the checkpoint was trained with the speakers {saved}, and the corpus has {found}; go on with the old corpus, or begin another run (name) with train.pretrained_path</source>
        <translation>el checkpoint se entrenó con los hablantes {saved} y el corpus tiene {found}; hay que continuar con el corpus antiguo o comenzar otra ejecución (name) con train.pretrained_path</translation>
    </message>
    <message>
        <source>{file} is not UTF-8; save it as UTF-8, or convert it: iconv -f WINDOWS-1252 -t UTF-8</source>
        <translation>{file} no es UTF-8; hay que guardarlo como UTF-8 o convertirlo: iconv -f WINDOWS-1252 -t UTF-8</translation>
    </message>
    <message>
        <source>{need} of {limit}, by what was measured here: too much. Halve train.batch_size and double train.gradient_accumulation_steps</source>
        <translation>{need} de {limit}, según lo medido aquí: demasiado. Conviene reducir train.batch_size a la mitad y duplicar train.gradient_accumulation_steps</translation>
    </message>
    <message>
        <source>about {need} of {limit}, an estimate: probably too much. Halve train.batch_size and double train.gradient_accumulation_steps</source>
        <translation>unos {need} de {limit}, solo una estimación: probablemente demasiado. Conviene reducir train.batch_size a la mitad y duplicar train.gradient_accumulation_steps</translation>
    </message>
    <message>
        <source>{need} of {limit}, by what was measured here</source>
        <translation>{need} de {limit}, según lo medido aquí</translation>
    </message>
    <message>
        <source>not known as long as data.corpus names no recordings</source>
        <translation>no se sabe mientras data.corpus no nombre grabaciones</translation>
    </message>
    <message>
        <source>{where}: &apos;{value}&apos; is no value of {name}</source>
        <translation>{where}: «{value}» no es un valor de {name}</translation>
    </message>
    <message>
        <source>{key}: there is no {file}; what {out} names is relative to its folder, so write the whole path</source>
        <translation>{key}: no existe {file}; las rutas de {out} son relativas a su carpeta, así que hay que escribir la ruta completa</translation>
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
        <source>{first} has given {key} already</source>
        <translation>{first} ya ha definido {key}</translation>
    </message>
    <message>
        <source>{file} changes nothing: everything is as it is by default</source>
        <translation>{file} no cambia nada: todo tiene ya su valor predeterminado</translation>
    </message>
    <message>
        <source>data.corpus is still to be set: the folder of your recordings or their metadata file</source>
        <translation>falta definir data.corpus: la carpeta de las grabaciones o su archivo de metadatos</translation>
    </message>
    <message>
        <source>a row was left out: {reason}</source>
        <translation>se ha omitido una fila: {reason}</translation>
    </message>
    <message>
        <source>broken rows</source>
        <translation>filas defectuosas</translation>
    </message>
    <message>
        <source>{file} was left out by hand</source>
        <translation>{file} se excluyó a mano</translation>
    </message>
    <message>
        <source>{metadata} has no longer the recording {file} with this text; read the corpus again</source>
        <translation>{metadata} ya no tiene la grabación {file} con este texto; hay que volver a leer el corpus</translation>
    </message>
    <message>
        <source>{file} has no prompt lists, for it is a corpus of the format &apos;{format}&apos;: leave --prompt-list out</source>
        <translation>{file} no tiene listas de frases, pues es un corpus con el formato «{format}»: hay que omitir --prompt-list</translation>
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
        <source>{file} has no recording beside it</source>
        <translation>{file} no tiene ninguna grabación a su lado</translation>
    </message>
    <message>
        <source>cannot play {file}: {reason}</source>
        <translation>no se puede reproducir {file}: {reason}</translation>
    </message>
    <message>
        <source>the run has ended</source>
        <translation>la ejecución ha terminado</translation>
    </message>
    <message>
        <source>the process that was to train {config} ended at once (exit code {code}): {words}</source>
        <translation>el proceso que debía entrenar {config} terminó enseguida (código de salida {code}): {words}</translation>
    </message>
    <message>
        <source>process {pid} was started to train and cannot be followed yet; it may still begin: formant status says</source>
        <translation>se ha iniciado el proceso {pid} para entrenar y todavía no se puede seguir; aún puede empezar: lo indica formant status</translation>
    </message>
    <message>
        <source>CPU: {cpu}</source>
        <translation>CPU: {cpu}</translation>
    </message>
    <message>
        <source>{name} is remembered in {file}; until it can be used ({reason}), trainings take the best device that can</source>
        <translation>{name} está recordado en {file}; hasta que se pueda usar ({reason}), los entrenamientos emplean el mejor dispositivo disponible</translation>
    </message>
    <message>
        <source>{name} is remembered in {file}; `formant hardware --reconfigure` asks again, and --gpu chooses for one run</source>
        <translation>{name} está recordado en {file}; `formant hardware --reconfigure` vuelve a preguntar y --gpu elige para una sola ejecución</translation>
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
        <source>optimiser</source>
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
        <source>busy: {mean} % on average, lowest {lowest} %, 5th percentile {fifth} %, swing {swing} %</source>
        <translation>ocupación: {mean} % de media, mínimo {lowest} %, percentil 5 {fifth} %, oscilación {swing} %</translation>
    </message>
    <message>
        <source>No setting would make it notably faster.</source>
        <translation>Ningún ajuste lo haría notablemente más rápido.</translation>
    </message>
    <message>
        <source>Would help most: {settings}: about {gain} % more samples/s ({why})</source>
        <translation>Lo que más ayudaría: {settings}: aproximadamente un {gain} % más de ejemplos/s ({why})</translation>
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
        <source>cannot follow {run}: {socket}: {reason}</source>
        <translation>no se puede seguir {run}: {socket}: {reason}</translation>
    </message>
    <message>
        <source>the process that trains {run} does not answer; whether the settings change is not known</source>
        <translation>el proceso que entrena {run} no responde; no se sabe si los ajustes cambian</translation>
    </message>
    <message>
        <source>process {pid}, which trains {run}, is of another version of formant; this one cannot follow it</source>
        <translation>el proceso {pid}, que entrena {run}, es de otra versión de formant; esta no puede seguirlo</translation>
    </message>
    <message>
        <source>{total}, {free} of it free</source>
        <translation>{total}, de ellos {free} libres</translation>
    </message>
    <message>
        <source>none but float32</source>
        <translation>solo float32</translation>
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
        <source>{free} free in {folder}</source>
        <translation>{free} libres en {folder}</translation>
    </message>
    <message>
        <source>GPU driver</source>
        <translation>Controlador de la GPU</translation>
    </message>
    <message>
        <source>Newest CUDA of the driver</source>
        <translation>CUDA más reciente del controlador</translation>
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
        <source>Computes fast in</source>
        <translation>Calcula rápido en</translation>
    </message>
    <message>
        <source>Attention</source>
        <translation>Atención</translation>
    </message>
    <message>
        <source>Code for it in LibTorch</source>
        <translation>Código para ella en LibTorch</translation>
    </message>
    <message>
        <source>Power limit</source>
        <translation>Límite de potencia</translation>
    </message>
    <message>
        <source>Place on the bus</source>
        <translation>Posición en el bus</translation>
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
        <source>CPU</source>
        <translation>CPU</translation>
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
        <source>as the run began</source>
        <translation>como al comenzar la ejecución</translation>
    </message>
    <message>
        <source>configured</source>
        <translation>configurado</translation>
    </message>
    <message>
        <source>{value} would suit this machine: {reason}</source>
        <translation>{value} convendría a este equipo: {reason}</translation>
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
        <source>Environment</source>
        <translation>Entorno</translation>
    </message>
    <message>
        <source>Recommendations</source>
        <translation>Recomendaciones</translation>
    </message>
    <message>
        <source>{device} did not pass its self-test: {lines}. Do not train on it before that is mended; `--gpu cpu` uses the CPU</source>
        <translation>{device} no ha superado su autoprueba: {lines}. No conviene entrenar en él hasta que se arregle; con `--gpu cpu` se usa la CPU</translation>
    </message>
    <message>
        <source>the self-test was stopped</source>
        <translation>se ha detenido la autoprueba</translation>
    </message>
    <message>
        <source>{key} is {value} in the configuration; {suggestion} would suit this machine: {reason}</source>
        <translation>{key} es {value} en la configuración; {suggestion} convendría a este equipo: {reason}</translation>
    </message>
    <message>
        <source>{system}, in a container ({container})</source>
        <translation>{system}, en un contenedor ({container})</translation>
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
        <source>as this run began: {settings}</source>
        <translation>como al comenzar esta ejecución: {settings}</translation>
    </message>
    <message>
        <source>as configured: {settings}</source>
        <translation>según la configuración: {settings}</translation>
    </message>
    <message>
        <source>counts only where recordings are joined (concatenate_max above 1)</source>
        <translation>solo se aplica si se unen grabaciones (concatenate_max mayor que 1)</translation>
    </message>
    <message>
        <source>counts only with normalise_loudness</source>
        <translation>solo se aplica con normalise_loudness</translation>
    </message>
    <message>
        <source>train.epochs says when the training ends</source>
        <translation>train.epochs determina cuándo termina el entrenamiento</translation>
    </message>
    <message>
        <source>counts only where batch_size or gradient_accumulation_steps is automatic</source>
        <translation>solo se aplica si batch_size o gradient_accumulation_steps es automático</translation>
    </message>
    <message>
        <source>counts only in fp16</source>
        <translation>solo se aplica en fp16</translation>
    </message>
    <message>
        <source>counts only with use_torch_compile</source>
        <translation>solo se aplica con use_torch_compile</translation>
    </message>
    <message>
        <source>counts only with layers: custom</source>
        <translation>solo se aplica con layers: custom</translation>
    </message>
    <message>
        <source>counts only where a plateau is looked for: on_plateau or early_stopping</source>
        <translation>solo se aplica si se busca una meseta: on_plateau o early_stopping</translation>
    </message>
    <message>
        <source>counts only with loss_explosion_protection</source>
        <translation>solo se aplica con loss_explosion_protection</translation>
    </message>
    <message>
        <source>counts only where texts are read as phonemes</source>
        <translation>solo se aplica si los textos se leen como fonemas</translation>
    </message>
    <message>
        <source>the connection to process {pid} is lost; it still trains {run}, which can be followed again</source>
        <translation>se ha perdido la conexión con el proceso {pid}; sigue entrenando {run}, que se puede volver a seguir</translation>
    </message>
    <message>
        <source>process {pid}, which trained {run}, ended all of a sudden at step {step}: killed, or crashed (log.txt). Started again, the run goes on from its newest checkpoint</source>
        <translation>el proceso {pid}, que entrenaba {run}, terminó de golpe en el paso {step}: se forzó su cierre o falló (log.txt). Al iniciarla de nuevo, la ejecución continúa desde su checkpoint más reciente</translation>
    </message>
    <message>
        <source>&apos;{folder}&apos; is no whole path of a folder; it begins with &apos;/&apos;</source>
        <translation>«{folder}» no es la ruta completa de una carpeta; una ruta completa empieza por «/»</translation>
    </message>
    <message>
        <source>nothing can be written into {folder}; choose another folder</source>
        <translation>no se puede escribir nada en {folder}; hay que elegir otra carpeta</translation>
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
        <source>the first step&apos;s loss or gradient is no number</source>
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
        <source>{file} is no configuration of the older scripts, YAML of sections and settings: {reason}</source>
        <translation>{file} no es una configuración de los scripts antiguos, YAML con secciones y ajustes: {reason}</translation>
    </message>
    <message>
        <source>batches are always made ready ahead of the training by threads; data.num_workers and data.prefetch_buffer_size say how many</source>
        <translation>los lotes siempre se preparan con hilos por delante del entrenamiento; data.num_workers y data.prefetch_buffer_size indican cuántos</translation>
    </message>
    <message>
        <source>a choice of TensorFlow&apos;s, which is not used here</source>
        <translation>una opción de TensorFlow, que aquí no se usa</translation>
    </message>
    <message>
        <source>TensorFlow&apos;s way to compile a step; the setting for one here is train.use_torch_compile</source>
        <translation>la manera de TensorFlow de compilar un paso; aquí el ajuste correspondiente es train.use_torch_compile</translation>
    </message>
    <message>
        <source>the window is as long as the Fourier transform, audio.n_fft</source>
        <translation>la ventana es tan larga como la transformada de Fourier, audio.n_fft</translation>
    </message>
    <message>
        <source>every step is written to the run&apos;s metrics.jsonl</source>
        <translation>cada paso se escribe en el metrics.jsonl de la ejecución</translation>
    </message>
    <message>
        <source>{folder} is not the folder of a run: there is no config.yaml in it. Name such a folder, or a configuration file</source>
        <translation>{folder} no es la carpeta de una ejecución: no contiene config.yaml. Hay que indicar una carpeta así o un archivo de configuración</translation>
    </message>
    <message>
        <source>you chose it for this device</source>
        <translation>elegido expresamente para este dispositivo</translation>
    </message>
    <message>
        <source>stopped before the training began</source>
        <translation>detenido antes de que empezara el entrenamiento</translation>
    </message>
    <message>
        <source>the defaults and the settings of the command line are valid</source>
        <translation>los valores predeterminados y los ajustes de la línea de comandos son válidos</translation>
    </message>
    <message>
        <source>{file} is valid</source>
        <translation>{file} es válido</translation>
    </message>
    <message>
        <source>there are no captured graphs yet: with train.use_torch_compile, too, training runs step by step (eagerly); the voice is the same</source>
        <translation>todavía no hay grafos capturados: también con train.use_torch_compile se entrena paso a paso (eager); la voz es la misma</translation>
    </message>
    <message>
        <source>texts are read as {mode}, in the language &apos;{language}&apos;</source>
        <translation>los textos se leen como {mode}, en el idioma «{language}»</translation>
    </message>
    <message>
        <source>{file} is not there</source>
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
        <source>{file} is {format}, which formant does not decode</source>
        <translation>{file} es {format}, que formant no decodifica</translation>
    </message>
    <message>
        <source>{file} names {count} recordings, all there and with a text</source>
        <translation>{file} nombra {count} grabaciones, todas presentes y con texto</translation>
    </message>
    <message>
        <source>none of the {count} recordings that {file} names can be used; the first: {first}</source>
        <translation>ninguna de las {count} grabaciones que nombra {file} se puede usar; la primera: {first}</translation>
    </message>
    <message>
        <source>data.validation_share {share} keeps none of the {count} recordings to validate on, for they are chosen by a hash of their names: set a larger one, or data.validation</source>
        <translation>data.validation_share {share} no reserva ninguna de las {count} grabaciones para validar, pues se eligen según un hash de su nombre: hay que poner un valor mayor o data.validation</translation>
    </message>
    <message>
        <source>{count} recordings are kept to validate on</source>
        <translation>se reservan {count} grabaciones para validar</translation>
    </message>
    <message>
        <source>train.early_stopping and train.on_plateau go by validations, and there are none: set data.validation or a larger data.validation_share</source>
        <translation>train.early_stopping y train.on_plateau dependen de las validaciones, y no hay ninguna: hay que definir data.validation o un data.validation_share mayor</translation>
    </message>
    <message>
        <source>trains on {device}, which computes as it should</source>
        <translation>se entrena en {device}, que calcula como debe</translation>
    </message>
    <message>
        <source>{folder} cannot be written; --runs chooses another place</source>
        <translation>no se puede escribir en {folder}; --runs elige otro lugar</translation>
    </message>
    <message>
        <source>the run is kept in {folder}</source>
        <translation>la ejecución se guarda en {folder}</translation>
    </message>
    <message>
        <source>steps of {batch} {sample|samples} do not work here: {reason}</source>
        <translation>los pasos de {batch} {ejemplo|ejemplos} no funcionan aquí: {reason}</translation>
    </message>
    <message>
        <source>a training takes about {need} of memory, and there are {limit}; {activations} of it are for {batch} samples of up to {seconds} s: halve train.batch_size and double train.gradient_accumulation_steps, or set train.use_gradient_checkpointing</source>
        <translation>un entrenamiento necesita unos {need} de memoria y hay {limit}; de ellos, {activations} son para {batch} ejemplos de hasta {seconds} s: conviene reducir train.batch_size a la mitad y duplicar train.gradient_accumulation_steps, o activar train.use_gradient_checkpointing</translation>
    </message>
    <message>
        <source>a training takes about {need} of {limit}: {parameters} for weights, gradients, optimiser and average, {program} for the program, {activations} for {batch} samples of up to {seconds} s (measured with 1 and {larger})</source>
        <translation>un entrenamiento necesita unos {need} de {limit}: {parameters} para pesos, gradientes, optimizador y media, {program} para el programa, {activations} para {batch} ejemplos de hasta {seconds} s (medido con 1 y {larger})</translation>
    </message>
    <message>
        <source>steps of one sample work here; two at a time would not</source>
        <translation>los pasos de un ejemplo funcionan aquí; con dos a la vez no funcionarían</translation>
    </message>
    <message>
        <source>{name} with {millions} million parameters</source>
        <translation>{name} con {millions} millones de parámetros</translation>
    </message>
    <message>
        <source>{tried} of the {count} recordings were decoded to see: {seconds} s of sound each on average, {total} in all</source>
        <translation>se han decodificado {tried} de las {count} grabaciones para comprobarlo: {seconds} s de sonido de media, {total} en total</translation>
    </message>
    <message>
        <source>checkpoints take up to {need}; {free} are free in {folder}</source>
        <translation>los checkpoints ocupan hasta {need}; hay {free} libres en {folder}</translation>
    </message>
    <message>
        <source>checkpoints take up to {need}, but only {free} are free in {folder}; the training will wait when the disk is full. Free some, lower train.keep_checkpoints, or choose another place with --runs</source>
        <translation>los checkpoints ocupan hasta {need}, pero solo hay {free} libres en {folder}; el entrenamiento esperará cuando el disco se llene. Conviene liberar espacio, reducir train.keep_checkpoints o elegir otro lugar con --runs</translation>
    </message>
    <message>
        <source>{folder}, where decoded recordings are kept, cannot be written; set XDG_CACHE_HOME to another place</source>
        <translation>no se puede escribir en {folder}, donde se guardan las grabaciones decodificadas; XDG_CACHE_HOME permite poner otro lugar</translation>
    </message>
    <message>
        <source>decoded recordings take up to {need}; {free} are free in {folder}</source>
        <translation>las grabaciones decodificadas ocupan hasta {need}; hay {free} libres en {folder}</translation>
    </message>
    <message>
        <source>decoded recordings take up to {need}, but only {free} are free in {folder}; free some, or set XDG_CACHE_HOME to another place</source>
        <translation>las grabaciones decodificadas ocupan hasta {need}, pero solo hay {free} libres en {folder}; conviene liberar espacio o poner otro lugar en XDG_CACHE_HOME</translation>
    </message>
    <message>
        <source>{file} (train.pretrained_path) has no weights of this model</source>
        <translation>{file} (train.pretrained_path) no tiene pesos de este modelo</translation>
    </message>
    <message>
        <source>goes on after step {step} of {file}</source>
        <translation>continúa tras el paso {step} de {file}</translation>
    </message>
    <message>
        <source>the preset fine_tune is for a voice that is trained already, and this training begins without one; name its checkpoint: --set train.pretrained_path=FILE</source>
        <translation>el preajuste fine_tune es para una voz ya entrenada y este entrenamiento empieza sin ninguna; hay que indicar su checkpoint: --set train.pretrained_path=FILE</translation>
    </message>
    <message>
        <source>begins with the weights of {file}</source>
        <translation>empieza con los pesos de {file}</translation>
    </message>
    <message>
        <source>the recordings&apos; disk reads only {speed} MB/s; a copy on a local disk would be faster</source>
        <translation>el disco de las grabaciones solo lee {speed} MB/s; una copia en un disco local sería más rápida</translation>
    </message>
    <message>
        <source>the recordings&apos; disk reads {speed} MB/s</source>
        <translation>el disco de las grabaciones lee {speed} MB/s</translation>
    </message>
    <message>
        <source>about {time} for {steps} steps: one with made-up samples of {sample_s} s, the mean length here, took {seconds} s</source>
        <translation>aproximadamente {time} para {steps} pasos: uno con ejemplos ficticios de {sample_s} s, la duración media aquí, tardó {seconds} s</translation>
    </message>
    <message>
        <source>{file} was left out: its text has nothing to speak</source>
        <translation>{file} se ha excluido: su texto no tiene nada que decir</translation>
    </message>
    <message>
        <source>Nothing but the defaults.</source>
        <translation>Solo los valores predeterminados.</translation>
    </message>
    <message>
        <source>A voice of a few words from a minute of short recordings, trained in minutes on two CPU cores.</source>
        <translation>Una voz de pocas palabras a partir de un minuto de grabaciones cortas, entrenada en minutos con dos núcleos de CPU.</translation>
    </message>
    <message>
        <source>For any machine: batches, precision and buffers as suit its GPU or its CPU (formant hardware shows them), the rest as in balanced.</source>
        <translation>Para cualquier equipo: lotes, precisión y búferes según su GPU o su CPU (formant hardware los muestra); el resto, como en balanced.</translation>
    </message>
    <message>
        <source>For a GPU with 4 to 8 GB: small batches, added up, in half precision, and as little as can be kept in its memory.</source>
        <translation>Para una GPU de 4 a 8 GB: lotes pequeños que se acumulan, en media precisión, y lo mínimo posible en su memoria.</translation>
    </message>
    <message>
        <source>For a GPU with 8 to 16 GB and a corpus of some hours: where most begin.</source>
        <translation>Para una GPU de 8 a 16 GB y un corpus de algunas horas: el punto de partida más habitual.</translation>
    </message>
    <message>
        <source>For a GPU with 24 GB or more, Ampere or later: large batches in bf16, more of them kept ready.</source>
        <translation>Para una GPU de 24 GB o más, Ampere o posterior: lotes grandes en bf16, con más de ellos preparados.</translation>
    </message>
    <message>
        <source>To go on with a voice that is trained already, on other recordings: low learning rate, few steps, looked at often, ended when the validation no longer becomes better.</source>
        <translation>Para seguir con una voz ya entrenada, con otras grabaciones: tasa de aprendizaje baja, pocos pasos, validaciones frecuentes y fin cuando la validación deja de mejorar.</translation>
    </message>
    <message>
        <source>{file} (train.pretrained_path) holds a model &apos;{saved}&apos;, and model.name is &apos;{model}&apos;</source>
        <translation>{file} (train.pretrained_path) contiene un modelo «{saved}» y model.name es «{model}»</translation>
    </message>
    <message>
        <source>the weights to begin with have {count} speakers, which are left behind: the corpus has one</source>
        <translation>los pesos de partida tienen {count} hablantes, que se descartan: el corpus tiene uno</translation>
    </message>
    <message>
        <source>all speakers are new to the weights to begin with</source>
        <translation>todos los hablantes son nuevos para los pesos de partida</translation>
    </message>
    <message>
        <source>the weights to begin with know all speakers</source>
        <translation>los pesos de partida conocen a todos los hablantes</translation>
    </message>
    <message>
        <source>the weights to begin with know the speakers {known}; new to them are {fresh}</source>
        <translation>los pesos de partida conocen a los hablantes {known}; son nuevos para ellos {fresh}</translation>
    </message>
    <message>
        <source>{file} is no queue of trainings; it should be like {example}</source>
        <translation>{file} no es una cola de entrenamientos; debería ser como {example}</translation>
    </message>
    <message>
        <source>{file}: job {number} cannot be understood ({reason}); a job is like {example}</source>
        <translation>{file}: la tarea {number} no se entiende ({reason}); una tarea es como {example}</translation>
    </message>
    <message>
        <source>{file} was written by a newer version of formant; use that one, or another file</source>
        <translation>{file} fue escrito por una versión más reciente de formant; hay que usar esa u otro archivo</translation>
    </message>
    <message>
        <source>a training that runs cannot be changed; stop it first</source>
        <translation>no se puede cambiar un entrenamiento en marcha; antes hay que detenerlo</translation>
    </message>
    <message>
        <source>the reference gives no style: {reason}</source>
        <translation>la referencia no aporta estilo: {reason}</translation>
    </message>
    <message>
        <source>{device} is no longer there; what was measured is not remembered</source>
        <translation>{device} ya no está; lo medido no se recuerda</translation>
    </message>
    <message>
        <source>remembered in {file}: batch size {batch} on {device}, for {model} in {precision}; train.batch_size: 0 takes it</source>
        <translation>recordado en {file}: tamaño de lote {batch} en {device}, para {model} en {precision}; se usa con train.batch_size: 0</translation>
    </message>
    <message>
        <source>cannot write {path}</source>
        <translation>no se puede escribir {path}</translation>
    </message>
    <message>
        <source>Version of the configuration&apos;s form.</source>
        <translation>Versión del formato de la configuración.</translation>
    </message>
    <message>
        <source>Name of the run; its folder below the runs folder.</source>
        <translation>Nombre de la ejecución; su carpeta dentro de la carpeta de ejecuciones.</translation>
    </message>
    <message>
        <source>Named set of values to begin with; every value that the configuration or the command line gives wins over it.</source>
        <translation>Conjunto de valores de partida con nombre; prevalece cualquier valor que dé la configuración o la línea de comandos.</translation>
    </message>
    <message>
        <source>&apos;{name}&apos; cannot be the name of a run: it names a folder, without &apos;/&apos; and tabs, not starting with &apos;.&apos; or &apos;-&apos;, and without blanks around it</source>
        <translation>«{name}» no puede ser el nombre de una ejecución: da nombre a una carpeta, sin «/» ni tabuladores, sin «.» ni «-» al principio y sin espacios alrededor</translation>
    </message>
    <message>
        <source>computes on {device}: {how}</source>
        <translation>calcula en {device}: {how}</translation>
    </message>
    <message>
        <source>cannot read the folder {folder}: {reason}</source>
        <translation>no se puede leer la carpeta {folder}: {reason}</translation>
    </message>
    <message>
        <source>&apos;{line}&apos; is no command to a run; those are pause, resume, stop, save_now, sample_now, and change with settings</source>
        <translation>«{line}» no es un comando para una ejecución; los comandos son pause, resume, stop, save_now, sample_now y change con ajustes</translation>
    </message>
    <message>
        <source>cannot make the socket {path} for those who follow the run: {reason}</source>
        <translation>no se puede crear el socket {path} para quienes siguen la ejecución: {reason}</translation>
    </message>
    <message>
        <source>other processes cannot follow this run: the path of its folder is too long for a socket, and XDG_RUNTIME_DIR is not set</source>
        <translation>otros procesos no pueden seguir esta ejecución: la ruta de su carpeta es demasiado larga para un socket y XDG_RUNTIME_DIR no está definido</translation>
    </message>
    <message>
        <source>nobody trains {run} now</source>
        <translation>nadie entrena {run} en este momento</translation>
    </message>
    <message>
        <source>process {pid} trains {run}, but nobody can follow it: it is a window&apos;s, or has only begun</source>
        <translation>el proceso {pid} entrena {run}, pero no se puede seguir: es de una ventana o acaba de empezar</translation>
    </message>
    <message>
        <source>the run {folder} has checkpoints already, and --resume never would write over them; use --resume auto or another name</source>
        <translation>la ejecución {folder} ya tiene checkpoints y --resume never los sobrescribiría; hay que usar --resume auto u otro nombre</translation>
    </message>
    <message>
        <source>process {pid} was asked to stop and has not yet; it may be in a long step</source>
        <translation>se ha pedido al proceso {pid} que se detenga y aún no lo ha hecho; puede estar en un paso largo</translation>
    </message>
    <message>
        <source>beginning with the weights of {file}</source>
        <translation>empezando con los pesos de {file}</translation>
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
        <source>the corpus is not the one that the checkpoint was trained on; the training goes on with the new</source>
        <translation>el corpus no es el mismo con el que se entrenó el checkpoint; el entrenamiento continúa con el nuevo</translation>
    </message>
    <message>
        <source>going on after step {step} of {file}</source>
        <translation>continuando tras el paso {step} de {file}</translation>
    </message>
    <message>
        <source>changed since the checkpoint: {keys}; the training goes on with the new values, not as if it had never stopped</source>
        <translation>cambiado desde el checkpoint: {keys}; el entrenamiento continúa con los valores nuevos, no como si nunca se hubiera detenido</translation>
    </message>
    <message>
        <source>the damaged checkpoint is kept as {file}</source>
        <translation>el checkpoint dañado se conserva como {file}</translation>
    </message>
    <message>
        <source>{count} later {checkpoint is|checkpoints are} from another way on, and kept as abandoned_step_N.pt</source>
        <translation>{count} {checkpoint posterior es|checkpoints posteriores son} de otro recorrido y se {conserva|conservan} como abandoned_step_N.pt</translation>
    </message>
    <message>
        <source>no step for {seconds} s, more than 20 times as long as usual; is the GPU or the disk busy with something else, or the machine out of memory?</source>
        <translation>ningún paso desde hace {seconds} s, más de 20 veces lo habitual; ¿están la GPU o el disco ocupados con otra cosa, o el equipo sin memoria?</translation>
    </message>
    <message>
        <source>it cannot be spoken: {reason}</source>
        <translation>no se puede sintetizar: {reason}</translation>
    </message>
    <message>
        <source>out of memory, though this one sentence alone was spoken: &apos;{sentence}&apos;; divide it with full stops, end other programs that use this memory, or speak with --gpu cpu</source>
        <translation>memoria agotada, aunque solo se sintetizaba esta frase: «{sentence}»; conviene dividirla con puntos, cerrar otros programas que usen esta memoria o sintetizar con --gpu cpu</translation>
    </message>
    <message>
        <source>this voice has one speaker, who is not called &apos;{name}&apos;; leave --speaker out, and the column of speakers in lists</source>
        <translation>esta voz tiene un solo hablante, que no se llama «{name}»; hay que omitir --speaker y la columna de hablantes de las listas</translation>
    </message>
    <message>
        <source>this voice has no speaker &apos;{name}&apos;; it has {names}</source>
        <translation>esta voz no tiene ningún hablante «{name}»; tiene {names}</translation>
    </message>
    <message>
        <source>this voice has several speakers, and the first speaks; --speaker takes another of {names}</source>
        <translation>esta voz tiene varios hablantes y habla el primero; con --speaker habla otro de {names}</translation>
    </message>
    <message>
        <source>the id &apos;{id}&apos; is no name for a file; its text is spoken into {file}</source>
        <translation>el id «{id}» no sirve como nombre de archivo; su texto se sintetiza en {file}</translation>
    </message>
    <message>
        <source>the id &apos;{id}&apos; is there before, perhaps in other letters (a, A); the later text is spoken into {file}</source>
        <translation>el id «{id}» ya aparece antes, quizá con otras mayúsculas (a, A); el texto posterior se sintetiza en {file}</translation>
    </message>
    <message>
        <source>no text has the id &apos;{id}&apos;; is &apos;{nearest}&apos; meant?</source>
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
        <source>{place}: each line must be like {example}</source>
        <translation>{place}: cada línea debe ser como {example}</translation>
    </message>
    <message>
        <source>{place}: the first line must name the columns: id,text</source>
        <translation>{place}: la primera línea debe nombrar las columnas: id,text</translation>
    </message>
    <message>
        <source>{file} is no list of texts: let its name end in .txt (a text a line), .csv (columns id,text) or .jsonl (keys id, text)</source>
        <translation>{file} no es una lista de textos: el nombre debe terminar en .txt (un texto por línea), .csv (columnas id,text) o .jsonl (claves id, text)</translation>
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
        <source>its sentences cannot be joined: {reason}</source>
        <translation>sus frases no se pueden unir: {reason}</translation>
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
        <source>its process was killed, as the system does where memory does not suffice, or hangs</source>
        <translation>se forzó el cierre de su proceso, como hace el sistema cuando no basta la memoria, o se ha quedado bloqueado</translation>
    </message>
    <message>
        <source>{file} was left out: there is nothing to train on of its speaker {speaker}</source>
        <translation>{file} se ha excluido: no hay nada de su hablante {speaker} con lo que entrenar</translation>
    </message>
    <message>
        <source>{file} was left out: its text has sounds that the checkpoint&apos;s voice does not know</source>
        <translation>{file} se ha excluido: su texto tiene sonidos que la voz del checkpoint no conoce</translation>
    </message>
    <message>
        <source>{file} was left out: it is too short for its text; do the two belong together?</source>
        <translation>{file} se ha excluido: es demasiado corta para su texto; ¿corresponden el uno al otro?</translation>
    </message>
    <message>
        <source>no recording is left to train on; the first that was left out: {first}</source>
        <translation>no queda ninguna grabación para entrenar; la primera excluida: {first}</translation>
    </message>
    <message>
        <source>stopped</source>
        <translation>detenido</translation>
    </message>
    <message>
        <source>one sample takes more than 85 % of the memory</source>
        <translation>un solo ejemplo ocupa más del 85 % de la memoria</translation>
    </message>
    <message>
        <source>not even one sample at a time can be trained: {reason}; use train.use_gradient_checkpointing, a smaller model, or leave out the longest recordings</source>
        <translation>ni siquiera se puede entrenar con un ejemplo cada vez: {reason}; conviene usar train.use_gradient_checkpointing, un modelo más pequeño o excluir las grabaciones más largas</translation>
    </message>
    <message>
        <source>{file} holds no sentences; write one on each line</source>
        <translation>{file} no contiene frases; hay que escribir una en cada línea</translation>
    </message>
    <message>
        <source>there is no list of sentences {file}</source>
        <translation>no existe la lista de frases {file}</translation>
    </message>
    <message>
        <source>{folder} holds a voice already; go on with it, or give the new one another name</source>
        <translation>{folder} ya contiene una voz; se puede continuar con ella o dar otro nombre a la nueva</translation>
    </message>
    <message>
        <source>a voice needs its speaker, what the speaker has agreed to, a licence and a language</source>
        <translation>una voz necesita su hablante, aquello a lo que el hablante ha dado su consentimiento, una licencia y un idioma</translation>
    </message>
    <message>
        <source>{folder} holds no recorded voice: it needs profile.json and the folder recordings/</source>
        <translation>{folder} no contiene ninguna voz grabada: necesita profile.json y la carpeta recordings/</translation>
    </message>
    <message>
        <source>the list &apos;{list}&apos; has no sentence {number}</source>
        <translation>la lista «{list}» no tiene la frase {number}</translation>
    </message>
    <message>
        <source>left out by hand</source>
        <translation>excluida a mano</translation>
    </message>
    <message>
        <source>{file} was taken back by hand</source>
        <translation>{file} se recuperó a mano</translation>
    </message>
    <message>
        <source>the run {run} is trained already: it has reached step {step}, and train.max_steps asks for {steps}. To train it longer, set a larger train.max_steps; to train another voice, give it another name</source>
        <translation>la ejecución {run} ya está entrenada: ha alcanzado el paso {step} y train.max_steps pide {steps}. Para entrenarla más tiempo, hay que poner un train.max_steps mayor; para entrenar otra voz, hay que darle otro nombre</translation>
    </message>
    <message>
        <source>the run {run} was trained on the recordings of {before} and goes on with others; if they are of another voice, give it another name</source>
        <translation>la ejecución {run} se entrenó con las grabaciones de {before} y continúa con otras; si son de otra voz, hay que darle otro nombre</translation>
    </message>
    <message>
        <source>train.sample_texts is empty: the samples speak {count} {text|texts} of the recordings that are kept to validate on</source>
        <translation>train.sample_texts está vacío: las muestras dicen {count} {texto|textos} de las grabaciones que se reservan para validar</translation>
    </message>
    <message>
        <source>train.sample_texts is empty: the samples speak {count} {text|texts} of the recordings that are trained on, for none are kept to validate on</source>
        <translation>train.sample_texts está vacío: las muestras dicen {count} {texto|textos} de las grabaciones con las que se entrena, porque no se reserva ninguna para validar</translation>
    </message>
    <message>
        <source>there is no public form of a model &apos;{model}&apos;; those of vits and hifigan can be converted</source>
        <translation>un modelo «{model}» no tiene formato público; se pueden convertir los de hifigan y vits</translation>
    </message>
    <message>
        <source>{file} is there already; choose another folder with --out</source>
        <translation>{file} ya existe; se puede elegir otra carpeta con --out</translation>
    </message>
    <message>
        <source>counts only for another kind of model</source>
        <translation>solo se aplica a otro tipo de modelo</translation>
    </message>
    <message>
        <source>counts only with schedule: cosine</source>
        <translation>solo se aplica con schedule: cosine</translation>
    </message>
    <message>
        <source>counts only with schedule: exponential</source>
        <translation>solo se aplica con schedule: exponential</translation>
    </message>
    <message>
        <source>counts only with pretrained_path</source>
        <translation>solo se aplica con pretrained_path</translation>
    </message>
    <message>
        <source>VITS, text to sound in one model, small and quick.</source>
        <translation>VITS, de texto a sonido en un solo modelo, pequeño y rápido.</translation>
    </message>
    <message>
        <source>VITS with the public encoders and a light decoder.</source>
        <translation>VITS con los codificadores públicos y un decodificador ligero.</translation>
    </message>
    <message>
        <source>VITS with the sizes of the public ljs_base.</source>
        <translation>VITS con los tamaños del ljs_base público.</translation>
    </message>
    <message>
        <source>the weights to begin with do not name their speakers: they are taken for those of the corpus in the order of their names</source>
        <translation>los pesos de partida no indican los nombres de sus hablantes: se toman por los del corpus, en el orden de sus nombres</translation>
    </message>
    <message>
        <source>the weights to begin with do not fit this model: {tensors}. Use the configuration they were trained with, or take what fits with train.pretrained_partial (--partial)</source>
        <translation>los pesos de partida no corresponden a este modelo: {tensors}. Hay que usar la configuración con la que se entrenaron o, mediante train.pretrained_partial (--partial), tomar lo que encaje</translation>
    </message>
    <message>
        <source>{count} {tensor|tensors} of the weights to begin with {is|are} taken</source>
        <translation>se {toma|toman} {count} {tensor|tensores} de los pesos de partida</translation>
    </message>
    <message>
        <source>these begin at random: {tensors}</source>
        <translation>estos empiezan con valores aleatorios: {tensors}</translation>
    </message>
    <message>
        <source>these of the file are left out: {tensors}</source>
        <translation>del archivo se omiten estos: {tensors}</translation>
    </message>
    <message>
        <source>and those of {file} beside it</source>
        <translation>y con los de {file}, que está al lado</translation>
    </message>
    <message>
        <source>a training takes about {need} of memory, and there are {limit}; {activations} of it are for {batch} samples of up to {seconds} s: halve train.batch_size and double train.gradient_accumulation_steps</source>
        <translation>un entrenamiento necesita unos {need} de memoria y hay {limit}; de ellos, {activations} son para {batch} ejemplos de hasta {seconds} s: conviene reducir train.batch_size a la mitad y duplicar train.gradient_accumulation_steps</translation>
    </message>
    <message>
        <source>train.use_gradient_checkpointing saves no memory with {name}, which keeps all activations; set it off</source>
        <translation>train.use_gradient_checkpointing no ahorra memoria con {name}, que conserva todas las activaciones; hay que desactivarlo</translation>
    </message>
    <message>
        <source>the weights to begin with do not name their symbols: they are taken for those of the texts in their order. If they are others, the voice has to learn to read anew; lay their symbols.txt, a symbol a line, beside the file</source>
        <translation>los pesos de partida no indican sus símbolos: se toman por los de los textos, en su orden. Si son otros, la voz tendrá que aprender a leer de nuevo; conviene poner su symbols.txt, con un símbolo por línea, junto al archivo</translation>
    </message>
    <message>
        <source>not even one sample at a time can be trained: {reason}; use a smaller model, or leave out the longest recordings</source>
        <translation>ni siquiera se puede entrenar con un ejemplo cada vez: {reason}; conviene usar un modelo más pequeño o excluir las grabaciones más largas</translation>
    </message>
    <message>
        <source>text.language is &apos;{language}&apos;, in which most of these texts are not written: set the language that they are in. The first: {text}</source>
        <translation>text.language es «{language}», y la mayoría de estos textos no se escribe así: hay que elegir el idioma en que están. El primero: {text}</translation>
    </message>
    <message>
        <source>the training of {folder} is running (process {pid}); stop it first</source>
        <translation>el entrenamiento de {folder} está en marcha (proceso {pid}); antes hay que detenerlo</translation>
    </message>
    <message>
        <source>{whole} for all {all} steps, {time} for an epoch of {steps} {step|steps}, by what was measured here</source>
        <translation>{whole} para los {all} pasos en total, {time} para una época de {steps} {paso|pasos}, según lo medido aquí</translation>
    </message>
    <message>
        <source>{unfit} of the {count} recordings that {file} names will be left out; the first: {first}; the window&apos;s page Data and `formant doctor` name them all</source>
        <translation>{unfit} de las {count} grabaciones que nombra {file} se excluirán; la primera: {first}; la página Datos de la ventana y `formant doctor` las enumeran todas</translation>
    </message>
    <message>
        <source>none of the {tried} recordings that were decoded to see can be used; the first: {first}</source>
        <translation>no se puede usar ninguna de las {tried} grabaciones decodificadas para comprobarlo; la primera: {first}</translation>
    </message>
    <message>
        <source>{unusable} of {tried} recordings that were decoded to see cannot be used; the first: {first}; the window&apos;s page Data and `formant doctor` look at all {count}</source>
        <translation>no se pueden usar {unusable} de las {tried} grabaciones decodificadas para comprobarlo; la primera: {first}; la página Datos de la ventana y `formant doctor` examinan las {count}</translation>
    </message>
    <message>
        <source>the demo&apos;s recordings are not there yet ({file}); choose a folder of your own recordings, or run installer/quickstart, which prepares the demo&apos;s</source>
        <translation>las grabaciones de la demostración aún no existen ({file}); conviene elegir una carpeta con grabaciones propias o ejecutar installer/quickstart, que prepara las de la demostración</translation>
    </message>
    <message>
        <source>counts only for a model that learns texts</source>
        <translation>solo se aplica a un modelo que aprende textos</translation>
    </message>
    <message>
        <source>{name} learns from sound alone: no texts are read</source>
        <translation>{name} aprende solo del sonido: no se leen textos</translation>
    </message>
    <message>
        <source>{file} names {count} recordings, all there</source>
        <translation>{file} nombra {count} grabaciones, todas presentes</translation>
    </message>
    <message>
        <source>A vocoder (HiFi-GAN V3) that makes sound of what the voices of unet say; it learns from sound alone, so that recordings without texts do.</source>
        <translation>Un vocoder (HiFi-GAN V3) que convierte en sonido lo que dicen las voces de unet; aprende solo del sonido, así que bastan grabaciones sin texto.</translation>
    </message>
    <message>
        <source>about {need} of {limit}, a rough estimate: the check before a start measures it</source>
        <translation>cerca de {need} de {limit}, solo una estimación: la comprobación previa al inicio lo mide</translation>
    </message>
    <message>
        <source>about {whole} for all {all} steps, {time} for an epoch of {steps} {step|steps}, a rough estimate: the check before a start measures it</source>
        <translation>cerca de {whole} para los {all} pasos en total, {time} para una época de {steps} {paso|pasos}, solo una estimación: la comprobación previa al inicio lo mide</translation>
    </message>
    <message>
        <source>data.validation_share {share} keeps all recordings to validate on, for they are chosen by a hash of their names: set a smaller one, or data.validation</source>
        <translation>data.validation_share {share} reserva todas las grabaciones para validar, pues se eligen según un hash de su nombre: hay que poner un valor menor o data.validation</translation>
    </message>
    <message>
        <source>train.precision is {precision}, with which this CPU takes longer than with float32; --set train.precision=float32</source>
        <translation>train.precision es {precision}, con la que esta CPU tarda más que con float32; --set train.precision=float32</translation>
    </message>
    <message>
        <source>the voice {file} (model.hifigan.mels_of) knows the speakers {known}, and not {speaker} of the recordings; leave those out, or train the voice with them</source>
        <translation>la voz {file} (model.hifigan.mels_of) conoce a los hablantes {known} y no a {speaker}, que aparece en las grabaciones; hay que omitir esas grabaciones o entrenar la voz con ellas</translation>
    </message>
    <message>
        <source>counts only for a model that speaks</source>
        <translation>solo se aplica a un modelo que habla</translation>
    </message>
    <message>
        <source>learns from the frames that {file} makes of the recordings</source>
        <translation>aprende de las tramas que {file} genera de las grabaciones</translation>
    </message>
    <message>
        <source>{file} is to hold a symbol a line, first that of padding, and a space among them</source>
        <translation>{file} debe contener un símbolo por línea: primero el de relleno, y un espacio entre los demás</translation>
    </message>
    <message>
        <source>{file}, which says how the texts of the weights beside it became ids, cannot be read: {reason}</source>
        <translation>{file}, que dice cómo los textos de los pesos que están a su lado se convirtieron en identificadores, no se puede leer: {reason}</translation>
    </message>
    <message>
        <source>the weights to begin with know marks like {mark}, which the texts are read without: set {key} to true, if they were trained on them</source>
        <translation>los pesos de partida conocen signos como {mark}, sin los que se leen los textos: si se entrenaron con ellos, pon {key} en true</translation>
    </message>
    <message>
        <source>the weights to begin with were trained on {theirs}, and text.mode is {ours}: the same ids mean other sounds</source>
        <translation>los pesos de partida se entrenaron con {theirs}, y text.mode es {ours}: los mismos identificadores significan otros sonidos</translation>
    </message>
    <message>
        <source>the texts become ids as those of the weights to begin with: by their table of {count} symbols, laid out as {layout} (text.layout)</source>
        <translation>los textos se convierten en identificadores como los de los pesos de partida: con su tabla de {count} símbolos, dispuestos como {layout} (text.layout)</translation>
    </message>
    <message>
        <source>learning from the frames that {file} makes of the recordings</source>
        <translation>se aprende de las tramas que {file} genera de las grabaciones</translation>
    </message>
    <message>
        <source>the voice that makes the frames (model.hifigan.mels_of) is another one than before, or has been trained further; the training goes on with the frames that it makes now</source>
        <translation>la voz que genera las tramas (model.hifigan.mels_of) es otra que antes o se ha seguido entrenando; el entrenamiento continúa con las tramas que genera ahora</translation>
    </message>
    <message>
        <source>{file}, which names the speakers of the weights beside it, is no JSON</source>
        <translation>{file}, que nombra a los hablantes de los pesos que hay junto a él, no es JSON</translation>
    </message>
    <message>
        <source>the weights to begin with were trained on another sound: {theirs}; this training has {own}. They have to learn it anew: set audio as they have it if the recordings allow</source>
        <translation>los pesos iniciales se entrenaron con otro sonido: {theirs}; este entrenamiento tiene {own}. Tienen que aprenderlo de nuevo: ajuste audio como ellos lo tienen si las grabaciones lo permiten</translation>
    </message>
    <message>
        <source>the vocoder is of another program, whose frames differ in what is quiet: it sounds better after some training on the voice&apos;s recordings (train.pretrained_path)</source>
        <translation>el vocoder es de otro programa, cuyas tramas difieren en lo que suena bajo: suena mejor tras algo de entrenamiento con las grabaciones de la voz (train.pretrained_path)</translation>
    </message>
    <message>
        <source>{file} is of another program, and no config.json beside it says what model it is: lay the one that it was trained with there</source>
        <translation>{file} es de otro programa, y ningún config.json junto a él dice qué modelo es: ponga allí el que se usó para entrenarlo</translation>
    </message>
    <message>
        <source>{file} is of another program, and nothing beside it says which symbols its ids are: lay its config.json or symbols.txt there, a symbol a line</source>
        <translation>{file} es de otro programa, y nada junto a él dice qué símbolos son sus ids: ponga allí su config.json o symbols.txt, un símbolo por línea</translation>
    </message>
    <message>
        <source>{file} is another model than the config.json beside it says: {tensors}</source>
        <translation>{file} es otro modelo que el que dice el config.json que hay junto a él: {tensors}</translation>
    </message>
    <message>
        <source>train.precision is fp16, which is for GPUs: with it, a step of a large model takes a CPU minutes instead of seconds; --set train.precision=float32</source>
        <translation>train.precision es fp16, que es para GPU: con él, un paso de un modelo grande le lleva a una CPU minutos en lugar de segundos; --set train.precision=float32</translation>
    </message>
    <message>
        <source>which ids the lines of standard input have is not known before they come: leave --only out</source>
        <translation>no se sabe qué id tienen las líneas de la entrada estándar antes de que lleguen: hay que omitir --only</translation>
    </message>
    <message>
        <source>speaking ended early: {reason}</source>
        <translation>la síntesis ha terminado antes de tiempo: {reason}</translation>
    </message>
    <message>
        <source>another recording of this name becomes {file}; rename one, or convert it into another folder</source>
        <translation>otra grabación con este nombre pasa a ser {file}; hay que cambiar el nombre de una o convertirla en otra carpeta</translation>
    </message>
    <message>
        <source>it would become {file}, which is a recording that is given here; name another folder</source>
        <translation>pasaría a ser {file}, que es una de las grabaciones indicadas; hay que indicar otra carpeta</translation>
    </message>
    <message>
        <source>out of memory; cut it into shorter recordings, or convert with --gpu cpu</source>
        <translation>memoria agotada; hay que dividirla en grabaciones más cortas o convertirla con --gpu cpu</translation>
    </message>
    <message>
        <source>it cannot be converted: {reason}</source>
        <translation>no se puede convertir: {reason}</translation>
    </message>
    <message>
        <source>converting was stopped; {done} of {all} recordings are in {folder}</source>
        <translation>se ha detenido la conversión; {done} de {all} grabaciones están en {folder}</translation>
    </message>
    <message>
        <source>is made audible by {file}</source>
        <translation>la convierte en sonido {file}</translation>
    </message>
    <message>
        <source>without the vocoder of the voice, by Griffin-Lim: {reason}</source>
        <translation>sin el vocoder de la voz, con Griffin-Lim: {reason}</translation>
    </message>
    <message>
        <source>what the weights to begin with know of speakers is kept: the voice has a speaker embedding, {width} wide (model.vits.speaker_embedding)</source>
        <translation>se conserva lo que los pesos de partida saben de los hablantes: la voz tiene un embedding de hablante de anchura {width} (model.vits.speaker_embedding)</translation>
    </message>
    <message>
        <source>there is no checkpoint {path} ({setting}), and no run in that folder that has one; name a checkpoint of the model that is wanted there, or the folder of its run</source>
        <translation>no hay ningún checkpoint {path} ({setting}), ni en esa carpeta una ejecución que tenga uno; hay que indicar un checkpoint del modelo que ahí se espera, o la carpeta de su ejecución</translation>
    </message>
    <message>
        <source>the weights to begin with have {count} speakers, whom they do not name; that of the corpus is new to them</source>
        <translation>los pesos de partida tienen {count} hablantes, cuyos nombres no indican; el del corpus es nuevo para ellos</translation>
    </message>
    <message>
        <source>model.vits.speaker_embedding stays {value}: a run that goes on has the layers that it began with; a new run (name) may have others</source>
        <translation>model.vits.speaker_embedding sigue siendo {value}: una ejecución que continúa tiene las capas con las que empezó; una nueva (name) puede tener otras</translation>
    </message>
    <message>
        <source>the weights to begin with know speakers, and this voice has no speaker embedding: set model.vits.speaker_embedding to auto and model.vits.gin_channels to 0 or {width}, or take what fits without it (--partial)</source>
        <translation>los pesos de partida conocen hablantes y esta voz no tiene embedding de hablante: hay que poner model.vits.speaker_embedding en auto y model.vits.gin_channels en 0 o {width}, o tomar lo que encaje sin él (--partial)</translation>
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
        <source>the text is empty</source>
        <translation>el texto está vacío</translation>
    </message>
    <message>
        <source>&apos;{text}&apos; has nothing that this voice can speak</source>
        <translation>«{text}» no tiene nada que esta voz pueda decir</translation>
    </message>
    <message>
        <source>left out, for this voice never heard these sounds: {symbols}</source>
        <translation>omitidos, porque esta voz nunca ha oído estos sonidos: {symbols}</translation>
    </message>
    <message>
        <source>speaking was stopped</source>
        <translation>se ha detenido la síntesis</translation>
    </message>
    <message>
        <source>this voice takes no style from a recording; leave the reference out</source>
        <translation>esta voz no toma el estilo de una grabación; hay que omitir la referencia</translation>
    </message>
    <message>
        <source>the vocoder knows other frames than the voice makes: it {vocoder}, the voice {voice}. Train a vocoder with the voice&apos;s audio settings</source>
        <translation>el vocoder se entrenó con tramas distintas de las que genera la voz: el vocoder, {vocoder}; la voz, {voice}. Hay que entrenar un vocoder con los ajustes de audio de la voz</translation>
    </message>
    <message>
        <source>the checkpoint given as vocoder holds a voice; a vocoder is a training with model.name hifigan</source>
        <translation>el checkpoint indicado como vocoder contiene una voz; un vocoder resulta de un entrenamiento con model.name hifigan</translation>
    </message>
    <message>
        <source>this checkpoint holds a vocoder, which speaks no texts; give it beside that of a voice: --vocoder</source>
        <translation>este checkpoint contiene un vocoder, que no sintetiza textos; hay que indicarlo junto al de una voz: --vocoder</translation>
    </message>
    <message>
        <source>this voice makes its sound itself; leave the vocoder out</source>
        <translation>esta voz genera el sonido por sí misma; hay que omitir el vocoder</translation>
    </message>
    <message>
        <source>{rate} Hz, n_fft {n_fft}, hop {hop}, {n_mels} {scale} mels, {low} to {high} Hz</source>
        <translation>{rate} Hz, n_fft {n_fft}, salto {hop}, {n_mels} bandas mel {scale}, de {low} a {high} Hz</translation>
    </message>
    <message>
        <source>the checkpoint that model.hifigan.mels_of names holds a model &apos;{name}&apos;; only a voice of unet makes frames of recordings</source>
        <translation>el checkpoint que indica model.hifigan.mels_of contiene un modelo &apos;{name}&apos;; solo una voz de unet genera tramas de las grabaciones</translation>
    </message>
    <message>
        <source>the voice of model.hifigan.mels_of has {voice}, and this training has {training}: set here what the voice has</source>
        <translation>la voz de model.hifigan.mels_of tiene {voice} y este entrenamiento tiene {training}: hay que fijar aquí los valores de la voz</translation>
    </message>
    <message>
        <source>the checkpoint holds a model &apos;{name}&apos;; only a voice of vits makes a recording another speaker&apos;s</source>
        <translation>el checkpoint contiene un modelo «{name}»; solo una voz de vits convierte una grabación a la voz de otro hablante</translation>
    </message>
    <message>
        <source>this voice has one speaker; a recording becomes another speaker&apos;s with a voice that was trained with both</source>
        <translation>esta voz tiene un solo hablante; una grabación se convierte a la voz de otro hablante con una voz entrenada con ambos</translation>
    </message>
</context>
<context>
    <name>text</name>
    <message>
        <source>espeak-ng does not start; is the package espeak-ng-data installed?</source>
        <translation>espeak-ng no se inicia; ¿está instalado el paquete espeak-ng-data?</translation>
    </message>
    <message>
        <source>text.language is &apos;{language}&apos;, which espeak-ng does not know; `espeak-ng --voices` lists what it knows</source>
        <translation>text.language es «{language}», que espeak-ng no conoce; `espeak-ng --voices` muestra los que conoce</translation>
    </message>
    <message>
        <source>Keep stress and length marks; needs more recordings to learn.</source>
        <translation>Conserva las marcas de acento y de duración; aprenderlas requiere más grabaciones.</translation>
    </message>
    <message>
        <source>phonemes: the sounds that espeak-ng reads in a text; characters: its letters, for languages that espeak-ng reads badly or not at all.</source>
        <translation>phonemes: los sonidos que espeak-ng lee en un texto; characters: sus letras, para idiomas que espeak-ng lee mal o no lee.</translation>
    </message>
    <message>
        <source>Keep the marks that end sentences and their parts, so that the voice can learn their melody and pauses.</source>
        <translation>Conserva los signos que cierran frases y sus partes, para que la voz pueda aprender su entonación y sus pausas.</translation>
    </message>
    <message>
        <source>Write numbers in words by ICU&apos;s rules; off: espeak-ng reads the digits in its own way. Characters are read with it always.</source>
        <translation>Escribe los números en palabras según las reglas de ICU; desactivado: espeak-ng lee las cifras a su manera. Con characters se usan siempre estas reglas.</translation>
    </message>
    <message>
        <source>Language of the texts, as espeak-ng names it: es for Spanish, fa for Persian, sv for Swedish, de for German, en-us for American English.</source>
        <translation>Idioma de los textos, tal como lo nombra espeak-ng: es para español, fa para persa, sv para sueco, de para alemán, en-us para inglés estadounidense.</translation>
    </message>
    <message>
        <source>it is no JSON</source>
        <translation>no es JSON</translation>
    </message>
    <message>
        <source>Which symbol has which token id. auto: as in the weights to begin with (train.pretrained_path) where their table is known, else as corpus; corpus: the symbols of the texts, sorted; vits: the table of the public VITS code; piper: that of Piper.</source>
        <translation>Qué identificador tiene cada símbolo. auto: como en los pesos de partida (train.pretrained_path) si se conoce su tabla; si no, como corpus; corpus: los símbolos de los textos, ordenados; vits: la tabla del código público de VITS; piper: la de Piper.</translation>
    </message>
    <message>
        <source>What stands between the symbols. auto: as the table&apos;s weights were trained; spaced: spaces before, between and after words; plain: spaces between words alone; blanks: the same, and a blank between any two symbols and at both ends (add_blank of the public VITS code); piper: blanks, and marks of beginning and end.</source>
        <translation>Qué hay entre los símbolos. auto: como se entrenaron los pesos de la tabla; spaced: espacios antes de las palabras, entre ellas y después; plain: espacios solo entre palabras; blanks: lo mismo, y un blanco entre cada dos símbolos y en ambos extremos (add_blank del código público de VITS); piper: blancos, y marcas de principio y fin.</translation>
    </message>
</context>
<context>
    <name>train</name>
    <message>
        <source>{key} cannot be changed while a training runs; stop the run, change it, and start it again. What can be changed: {keys}</source>
        <translation>{key} no se puede cambiar durante un entrenamiento; hay que detener la ejecución, cambiarlo e iniciarla de nuevo. Lo que se puede cambiar: {keys}</translation>
    </message>
    <message>
        <source>the disk is full; {count} older {checkpoint|checkpoints} of this run had to go for the new one</source>
        <translation>el disco está lleno; {count} {checkpoint anterior|checkpoints anteriores} de esta ejecución se {ha|han} tenido que eliminar por el nuevo</translation>
    </message>
    <message>
        <source>the training waits for room on the disk: {reason}. Free some, and it goes on by itself</source>
        <translation>el entrenamiento espera a que haya espacio en el disco: {reason}. Al liberarlo continúa por sí solo</translation>
    </message>
    <message>
        <source>cannot read the folder {folder}: {reason}</source>
        <translation>no se puede leer la carpeta {folder}: {reason}</translation>
    </message>
    <message>
        <source>{path} cannot be written any more; what TensorBoard shows of this run is not whole</source>
        <translation>ya no se puede escribir {path}; lo que TensorBoard muestra de esta ejecución no está completo</translation>
    </message>
    <message>
        <source>out of memory; a smaller train.batch_size or model needs less ({reason})</source>
        <translation>memoria agotada; un train.batch_size o un modelo menor necesitan menos ({reason})</translation>
    </message>
    <message>
        <source>internal error: {reason}</source>
        <translation>error interno: {reason}</translation>
    </message>
    <message>
        <source>the model has no layers &apos;{pattern}&apos;; its groups are {groups}, and a pattern may also be the beginning of a parameter&apos;s name</source>
        <translation>el modelo no tiene capas «{pattern}»; sus grupos son {groups}, y un patrón también puede ser el comienzo del nombre de un parámetro</translation>
    </message>
    <message>
        <source>{trained} of {all} parameters are trained: {layers}; unchanged stays: {fixed}</source>
        <translation>se entrenan {trained} de {all} parámetros: {layers}; quedan sin cambios: {fixed}</translation>
    </message>
    <message>
        <source>train.layers is custom, but train.layer_patterns names nothing to train</source>
        <translation>train.layers es custom, pero train.layer_patterns no indica nada que entrenar</translation>
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
        <source>the settings stay as they are, and the training goes on: {reason}</source>
        <translation>los ajustes se quedan como están y el entrenamiento continúa: {reason}</translation>
    </message>
    <message>
        <source>cannot write {path}: {reason}</source>
        <translation>no se puede escribir {path}: {reason}</translation>
    </message>
    <message>
        <source>{path} cannot be written; the records of this run will not be whole</source>
        <translation>no se puede escribir {path}; los registros de esta ejecución no estarán completos</translation>
    </message>
    <message>
        <source>the gradients do not fit into fp16, though the loss scale was halved {count} times in a row; train.precision: bf16 has room for them</source>
        <translation>los gradientes no caben en fp16, aunque la escala de pérdida se redujo a la mitad {count} veces seguidas; train.precision: bf16 tiene rango para ellos</translation>
    </message>
    <message>
        <source>the loss or its gradient was not a number; the step was left out and changed nothing</source>
        <translation>la pérdida o su gradiente no era un número; el paso se omitió y no cambió nada</translation>
    </message>
    <message>
        <source>the gradient norm was {norm}, above {limit}; the step was left out and changed nothing</source>
        <translation>la norma del gradiente fue {norm}, por encima de {limit}; el paso se omitió y no cambió nada</translation>
    </message>
    <message>
        <source>too many steps in a row had to be left out; back to the last good state, with the learning rate at {share} of its plan</source>
        <translation>hubo que omitir demasiados pasos seguidos; se vuelve al último estado bueno, con la tasa de aprendizaje multiplicada por {share} respecto a lo previsto</translation>
    </message>
    <message>
        <source>going back to the last good state {count} times did not help; the training ends here</source>
        <translation>volver {count} veces al último estado bueno no ayudó; el entrenamiento termina aquí</translation>
    </message>
    <message>
        <source>the validation has become worse three times in a row while the training became better: the model learns its recordings by heart. The best checkpoint is kept; more recordings help</source>
        <translation>la validación ha empeorado tres veces seguidas mientras el entrenamiento mejoraba: el modelo se aprende de memoria sus grabaciones (sobreajuste). Se conserva el mejor checkpoint; más grabaciones ayudan</translation>
    </message>
    <message>
        <source>no better for {count} {validation|validations}: the training ends here, as train.early_stopping asks for</source>
        <translation>sin mejora durante {count} {validación|validaciones}: el entrenamiento termina aquí, como pide train.early_stopping</translation>
    </message>
    <message>
        <source>no better for {count} {validation|validations}: the learning rate is halved, as train.on_plateau asks for</source>
        <translation>sin mejora durante {count} {validación|validaciones}: la tasa de aprendizaje se reduce a la mitad, como pide train.on_plateau</translation>
    </message>
    <message>
        <source>no better for {count} {validation|validations}; the training goes on</source>
        <translation>sin mejora durante {count} {validación|validaciones}; el entrenamiento continúa</translation>
    </message>
    <message>
        <source>out of memory: this step and all later ones are taken with {count} {sample|samples} at a time, {slices} times added up; the result is the same</source>
        <translation>memoria agotada: este paso y los siguientes se toman con {count} {ejemplo|ejemplos} a la vez, acumulados {slices} veces; el resultado es el mismo</translation>
    </message>
    <message>
        <source>out of memory with one sample at a time: this step and all later ones use gradient checkpointing, which takes a third more time; the result is the same</source>
        <translation>memoria agotada con un solo ejemplo cada vez: este paso y los siguientes usan gradient checkpointing, que tarda un tercio más; el resultado es el mismo</translation>
    </message>
    <message>
        <source>the checkpoint was made with {saved} threads, this runs with {now}: the run goes on, but not equal to the bit</source>
        <translation>el checkpoint se hizo con {saved} hilos y ahora son {now}: la ejecución continúa, pero no es idéntica bit a bit</translation>
    </message>
    <message>
        <source>out of memory at step {step} with one sample at a time and gradient checkpointing; end other programs that use this memory, leave out the longest recordings, or use a smaller model</source>
        <translation>memoria agotada en el paso {step} con un solo ejemplo cada vez y gradient checkpointing; conviene cerrar otros programas que usen esta memoria, excluir las grabaciones más largas o usar un modelo más pequeño</translation>
    </message>
    <message>
        <source>train.compile_fullgraph wants the whole step captured, and there are no captured graphs yet; set it to false to train step by step (eagerly)</source>
        <translation>train.compile_fullgraph exige capturar el paso entero y todavía no hay grafos capturados; hay que ponerlo en false para entrenar paso a paso (eager)</translation>
    </message>
    <message>
        <source>train.layer_patterns says what is trained only with train.layers custom, and that is &apos;{layers}&apos;; set it to custom or leave the patterns out</source>
        <translation>train.layer_patterns solo indica qué se entrena si train.layers es custom, y ahora es «{layers}»; hay que ponerlo en custom u omitir los patrones</translation>
    </message>
    <message>
        <source>Checkpoint whose weights a new run begins with (.pt, .pth or .safetensors), for fine-tuning. A run that goes on does not read it.</source>
        <translation>Checkpoint con cuyos pesos empieza una ejecución nueva (.pt, .pth o .safetensors), para el ajuste fino. Una ejecución que continúa no lo lee.</translation>
    </message>
    <message>
        <source>The training ends after this many optimiser steps.</source>
        <translation>El entrenamiento termina tras este número de pasos del optimizador.</translation>
    </message>
    <message>
        <source>The training ends after it has gone through the recordings this many times, in place of max_steps; 0: max_steps counts.</source>
        <translation>El entrenamiento termina tras recorrer las grabaciones este número de veces, en lugar de max_steps; 0: se aplica max_steps.</translation>
    </message>
    <message>
        <source>Same seed, data and settings: same voice.</source>
        <translation>Misma semilla, datos y ajustes: misma voz.</translation>
    </message>
    <message>
        <source>Samples that go through the model at once, on each GPU.</source>
        <translation>Ejemplos que pasan por el modelo a la vez, en cada GPU.</translation>
    </message>
    <message>
        <source>Batches whose gradients are added up to one step; saves memory.</source>
        <translation>Lotes cuyos gradientes se suman en un paso; ahorra memoria.</translation>
    </message>
    <message>
        <source>Samples of a step that an automatic batch_size or gradient_accumulation_steps aims at; without one of these it changes nothing.</source>
        <translation>Ejemplos por paso a los que apunta un batch_size o gradient_accumulation_steps automático; sin ninguno de ellos no cambia nada.</translation>
    </message>
    <message>
        <source>Highest learning rate, reached after the warm-up.</source>
        <translation>Tasa de aprendizaje máxima, que se alcanza tras el calentamiento.</translation>
    </message>
    <message>
        <source>Share of the learning rate that the cosine ends with.</source>
        <translation>Proporción de la tasa de aprendizaje con la que termina el coseno.</translation>
    </message>
    <message>
        <source>The learning rate rises linearly over these steps.</source>
        <translation>La tasa de aprendizaje sube linealmente durante estos pasos.</translation>
    </message>
    <message>
        <source>Decay of AdamW&apos;s averages of gradient and squared gradient.</source>
        <translation>Decaimiento de las medias de AdamW del gradiente y del gradiente al cuadrado.</translation>
    </message>
    <message>
        <source>AdamW&apos;s weight decay.</source>
        <translation>Decaimiento de los pesos de AdamW.</translation>
    </message>
    <message>
        <source>A longer gradient is shortened to this norm.</source>
        <translation>Un gradiente mayor se acorta hasta esta norma.</translation>
    </message>
    <message>
        <source>Decay of the running average of the weights that speaks.</source>
        <translation>Decaimiento de la media móvil de los pesos, con la que se sintetiza.</translation>
    </message>
    <message>
        <source>Numbers that the model computes in; a CPU is fastest in float32. bf16 wants a GPU from Ampere on, fp16 any; both use less memory and more speed. Weights stay float32. auto: what the device computes fast in.</source>
        <translation>Formato numérico en el que calcula el modelo; una CPU es más rápida en float32. bf16 requiere una GPU a partir de Ampere, fp16 cualquiera; ambos usan menos memoria y son más rápidos. Los pesos siguen en float32. auto: lo que el dispositivo calcula rápido.</translation>
    </message>
    <message>
        <source>Factor on the loss that fp16 begins with; it finds its own.</source>
        <translation>Factor de la pérdida con el que empieza fp16; después encuentra el suyo.</translation>
    </message>
    <message>
        <source>Products of float32 numbers in TF32: several times as fast, with 10 bits of precision. Only GPUs from Ampere on have it; auto: on those.</source>
        <translation>Productos de números float32 en TF32: varias veces más rápidos, con 10 bits de precisión. Solo lo tienen las GPU a partir de Ampere; auto: activado en ellas.</translation>
    </message>
    <message>
        <source>cuDNN times its algorithms for each new length of a batch and takes the fastest; pays where all are of one length, and auto is on only there.</source>
        <translation>cuDNN cronometra sus algoritmos con cada longitud nueva de un lote y toma el más rápido; compensa si todas las longitudes son iguales, y auto solo lo activa en ese caso.</translation>
    </message>
    <message>
        <source>Replay a step as one captured graph of the GPU&apos;s work. There are no captured graphs yet: it is accepted, and training runs step by step (eagerly).</source>
        <translation>Repite un paso como un solo grafo capturado del trabajo de la GPU. Todavía no hay grafos capturados: se acepta y se entrena paso a paso (eager).</translation>
    </message>
    <message>
        <source>How much time goes into making captured graphs fast. As long as there are none, it changes nothing.</source>
        <translation>Cuánto tiempo se dedica a que los grafos capturados sean rápidos. Mientras no los haya, no cambia nada.</translation>
    </message>
    <message>
        <source>With use_torch_compile: no training unless the whole step is captured. As long as there are no captured graphs, it is refused.</source>
        <translation>Con use_torch_compile: no se entrena si no se captura el paso entero. Mientras no haya grafos capturados, se rechaza.</translation>
    </message>
    <message>
        <source>Reads all recordings into memory at the start, instead of from the cache&apos;s files as they are needed. auto: where they take at most half of the free memory.</source>
        <translation>Lee todas las grabaciones en memoria al empezar, en lugar de leerlas de los archivos de la caché cuando se necesitan. auto: si ocupan como máximo la mitad de la memoria libre.</translation>
    </message>
    <message>
        <source>anomaly: name the operation whose gradient is not a number, and stop there (slow). layer_norms: log the gradient norm of every layer group. eager: step by step, even with use_torch_compile.</source>
        <translation>anomaly: nombra la operación cuyo gradiente no es un número y se detiene ahí (lento). layer_norms: registra la norma del gradiente de cada grupo de capas. eager: paso a paso, incluso con use_torch_compile.</translation>
    </message>
    <message>
        <source>Layer groups, beginnings of parameters&apos; names, or globs, as in [duration_predictor, &quot;decoder.up.*&quot;].</source>
        <translation>Grupos de capas, comienzos de nombres de parámetros o patrones glob, como en [duration_predictor, &quot;decoder.up.*&quot;].</translation>
    </message>
    <message>
        <source>What happens when the validation has not become better for patience validations.</source>
        <translation>Qué ocurre cuando la validación no ha mejorado durante patience validaciones.</translation>
    </message>
    <message>
        <source>End the training when the validation has not become better for patience validations.</source>
        <translation>Termina el entrenamiento cuando la validación no ha mejorado durante patience validaciones.</translation>
    </message>
    <message>
        <source>Validations without a better one that count as a plateau.</source>
        <translation>Validaciones sin mejora que cuentan como meseta.</translation>
    </message>
    <message>
        <source>How many times the median gradient norm is an explosion.</source>
        <translation>Cuántas veces la norma mediana del gradiente es una explosión.</translation>
    </message>
    <message>
        <source>After so many skipped steps in a row: back to the last good state, with half the learning rate.</source>
        <translation>Tras este número de pasos omitidos seguidos: vuelta al último estado bueno, con la mitad de la tasa de aprendizaje.</translation>
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
        <source>Steps between two rounds of spoken samples.</source>
        <translation>Pasos entre dos rondas de muestras sintetizadas.</translation>
    </message>
    <message>
        <source>Newest step checkpoints that stay on the disk.</source>
        <translation>Checkpoints de paso más recientes que se quedan en el disco.</translation>
    </message>
    <message>
        <source>Write losses and spoken samples for TensorBoard, too, into the run&apos;s folder (tensorboard --logdir).</source>
        <translation>Escribe también las pérdidas y las muestras sintetizadas para TensorBoard, en la carpeta de la ejecución (tensorboard --logdir).</translation>
    </message>
    <message>
        <source>How many times a second GPU, CPU, memory and disk are looked at while a training runs; 0: never. The run keeps one record for each 5 seconds.</source>
        <translation>Cuántas veces por segundo se examinan la GPU, la CPU, la memoria y el disco durante un entrenamiento; 0: nunca. La ejecución guarda un registro cada 5 segundos.</translation>
    </message>
    <message>
        <source>Speak them a second time with the raw weights: whether the averages (EMA) still lag behind can be heard.</source>
        <translation>Los sintetiza una segunda vez con los pesos sin promediar: así se oye si las medias (EMA) todavía van por detrás.</translation>
    </message>
    <message>
        <source>train.betas has {count} numbers; AdamW wants two, as in [0.9, 0.98]</source>
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
        <source>training goes on</source>
        <translation>el entrenamiento continúa</translation>
    </message>
    <message>
        <source>stopped before the first step, with nothing to save</source>
        <translation>detenido antes del primer paso, sin nada que guardar</translation>
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
        <source>{done}: no better for {count} {validation|validations} (train.early_stopping, train.patience)</source>
        <translation>{done}: sin mejora durante {count} {validación|validaciones} (train.early_stopping, train.patience)</translation>
    </message>
    <message>
        <source>{done}; the best validation was that of {file}</source>
        <translation>{done}; la mejor validación fue la de {file}</translation>
    </message>
    <message>
        <source>Texts that are spoken as the training goes on; empty: three of the shorter texts of the recordings, of those kept for validation where there are some. Several speakers take turns.</source>
        <translation>Textos que se sintetizan a medida que avanza el entrenamiento; vacío: tres de los textos cortos de las grabaciones, de las reservadas para validación si las hay. Varios hablantes se turnan.</translation>
    </message>
    <message>
        <source>Take what fits of pretrained_path, and begin the rest at random: other symbols, other speakers, other widths. All of it is named. false: weights that do not fit are refused.</source>
        <translation>Toma de pretrained_path lo que encaja y empieza el resto con valores aleatorios: otros símbolos, otros hablantes, otras anchuras. Todo ello se enumera. false: los pesos que no encajan se rechazan.</translation>
    </message>
    <message>
        <source>How the learning rate falls after the warm-up: cosine, to learning_rate_final at the end; exponential, by learning_rate_decay with each epoch, as VITS and HiFi-GAN are trained.</source>
        <translation>Cómo desciende la tasa de aprendizaje tras el calentamiento: cosine, hasta learning_rate_final al terminar; exponential, multiplicada por learning_rate_decay en cada época, como se entrenan HiFi-GAN y VITS.</translation>
    </message>
    <message>
        <source>What each epoch multiplies the learning rate by, with schedule exponential.</source>
        <translation>Factor por el que cada época multiplica la tasa de aprendizaje, con schedule exponential.</translation>
    </message>
    <message>
        <source>Smallest divisor of AdamW&apos;s steps.</source>
        <translation>Divisor mínimo de los pasos de AdamW.</translation>
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
        <source>out of memory at step {step} with one sample at a time; end other programs that use this memory, leave out the longest recordings, or use a smaller model</source>
        <translation>memoria agotada en el paso {step} con un solo ejemplo cada vez; conviene cerrar otros programas que usen esta memoria, excluir las grabaciones más largas o usar un modelo más pequeño</translation>
    </message>
    <message>
        <source>Computes the model&apos;s insides twice instead of keeping them: less memory, about a third more time, the same result. Only for unet. auto: on GPUs with less than 12 GB.</source>
        <translation>Calcula dos veces el interior del modelo en lugar de guardarlo: menos memoria, alrededor de un tercio más de tiempo, el mismo resultado. Solo para unet. auto: en GPU con menos de 12 GB.</translation>
    </message>
    <message>
        <source>train.layers is {recipe}, but the model has no &apos;{part}&apos;; its groups are {groups}</source>
        <translation>train.layers es {recipe}, pero el modelo no tiene «{part}»; sus grupos son {groups}</translation>
    </message>
    <message>
        <source>What is trained; the rest stays as it is. decoder_only: what makes the sound (VITS). freeze_text_encoder: all but what reads the text. speaker_adaptation: what makes the sound of a speaker, for few recordings of a new one. global_encoder, unet_only: that part of the U-Net model. custom: layer_patterns says what.</source>
        <translation>Qué se entrena; el resto se queda como está. decoder_only: lo que produce el sonido (VITS). freeze_text_encoder: todo menos lo que lee el texto. speaker_adaptation: lo que produce el sonido de un hablante, para pocas grabaciones de uno nuevo. global_encoder, unet_only: esa parte del modelo U-Net. custom: lo indica layer_patterns.</translation>
    </message>
    <message>
        <source>the gradient norm of the phase &apos;{phase}&apos; was {norm}, above {limit}; it was left out of the step and changed nothing</source>
        <translation>la norma del gradiente de la fase «{phase}» fue {norm}, por encima de {limit}; esa fase se omitió en el paso y no cambió nada</translation>
    </message>
    <message>
        <source>Skip a step whose gradient is explosion_threshold times its usual norm, of a model with discriminators each phase by itself. Steps that are not finite are always skipped.</source>
        <translation>Omite un paso cuyo gradiente es explosion_threshold veces su norma habitual; en un modelo con discriminadores, cada fase por separado. Los pasos que no son finitos siempre se omiten.</translation>
    </message>
</context>
<context>
    <name>tuning</name>
    <message>
        <source>a step sees the same samples in larger pieces, if they fit into memory</source>
        <translation>un paso ve los mismos ejemplos en trozos mayores, si caben en la memoria</translation>
    </message>
    <message>
        <source>if it fits into memory; a step then sees {samples} samples, so fewer steps suffice</source>
        <translation>si cabe en la memoria; un paso ve entonces {samples} ejemplos, así que bastan menos pasos</translation>
    </message>
    <message>
        <source>nothing is computed twice then, if it fits into memory</source>
        <translation>así nada se calcula dos veces, si cabe en la memoria</translation>
    </message>
    <message>
        <source>the GPU is too hot and lowers its clocks; look at its fans and the air around it</source>
        <translation>la GPU está demasiado caliente y baja su frecuencia; conviene revisar sus ventiladores y el aire que la rodea</translation>
    </message>
    <message>
        <source>the GPU lowers its clocks to stay within its power limit; a higher limit (nvidia-smi -pl) would make it faster</source>
        <translation>la GPU baja su frecuencia para no superar su límite de potencia; un límite mayor (nvidia-smi -pl) la haría más rápida</translation>
    </message>
    <message>
        <source>an update then serves twice as many samples, so half the steps suffice</source>
        <translation>así una actualización sirve para el doble de ejemplos y basta con la mitad de los pasos</translation>
    </message>
    <message>
        <source>compute-bound: the optimiser takes {share} % of a step, more than the model itself</source>
        <translation>limitado por el cálculo: el optimizador ocupa el {share} % de un paso, más que el propio modelo</translation>
    </message>
    <message>
        <source>launch-bound: {share} % of forward and backward are the same for a smaller batch; {batch} {sample|samples} at a time are too few for this device</source>
        <translation>limitado por el lanzamiento de kernels: el {share} % de las propagaciones hacia delante y hacia atrás es igual con un lote menor; {batch} {ejemplo|ejemplos} a la vez {es poco|son pocos} para este dispositivo</translation>
    </message>
    <message>
        <source>compute-bound: the model takes {share} % of a step (forward {forward} %, backward {backward} %), as it should</source>
        <translation>limitado por el cálculo: el modelo ocupa el {share} % de un paso (hacia delante {forward} %, hacia atrás {backward} %), como debe ser</translation>
    </message>
    <message>
        <source>data-bound: one of {workers} decode workers takes {slow} ms for a recording, the others {fast} ms; does something else use its core?</source>
        <translation>limitado por los datos: uno de los {workers} procesos de decodificación tarda {slow} ms por grabación y los demás {fast} ms; ¿usa otra cosa su núcleo?</translation>
    </message>
    <message>
        <source>storage-bound: reading one of the {recordings} recordings takes {ms} ms, and making them ready ({seconds} s) longer than the training; a copy on a local disk would be faster</source>
        <translation>limitado por el almacenamiento: leer una de las {recordings} grabaciones tarda {ms} ms, y prepararlas ({seconds} s) más que el entrenamiento; una copia en un disco local sería más rápida</translation>
    </message>
    <message>
        <source>data-bound: making {recordings} recordings ready takes {seconds} s, longer than the training; most of it is {stage} ({ms} ms a recording). It is done once and kept</source>
        <translation>limitado por los datos: preparar {recordings} grabaciones tarda {seconds} s, más que el entrenamiento; la mayor parte se va en la etapa «{stage}» ({ms} ms por grabación). Se hace una sola vez y se conserva</translation>
    </message>
    <message>
        <source>as many as cores and memory have room for</source>
        <translation>tantos como permiten los núcleos y la memoria</translation>
    </message>
    <message>
        <source>data-bound: the training waits {share} % of its time for data; more data.num_workers may help, and `formant diagnose` says what of it is slow</source>
        <translation>limitado por los datos: el entrenamiento espera datos el {share} % de su tiempo; más data.num_workers pueden ayudar, y `formant diagnose` indica qué parte es lenta</translation>
    </message>
    <message>
        <source>it does not wait for data, so the batches may be too small for the GPU, or something else slows the program down; `formant diagnose` says which</source>
        <translation>no espera datos, así que los lotes pueden ser demasiado pequeños para la GPU, o algo más frena el programa; `formant diagnose` indica cuál de las dos cosas</translation>
    </message>
    <message>
        <source>stopped</source>
        <translation>detenido</translation>
    </message>
    <message>
        <source>so many keep up with the training</source>
        <translation>con tantos se mantiene el ritmo del entrenamiento</translation>
    </message>
    <message>
        <source>the recordings are read once, if they fit into memory</source>
        <translation>las grabaciones se leen una sola vez, si caben en la memoria</translation>
    </message>
    <message>
        <source>storage-bound: the training waits {share} % of its time for data, and reading a sample from the cache takes {ms} ms</source>
        <translation>limitado por el almacenamiento: el entrenamiento espera datos el {share} % de su tiempo, y leer un ejemplo de la caché tarda {ms} ms</translation>
    </message>
    <message>
        <source>data-bound: the training waits {share} % of its time for data; {workers} workers need {ms} ms each for the {stage} of a sample</source>
        <translation>limitado por los datos: el entrenamiento espera datos el {share} % de su tiempo; {workers} hilos necesitan {ms} ms cada uno para la etapa «{stage}» de un ejemplo</translation>
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
        <source>dB</source>
        <translation>dB</translation>
    </message>
    <message>
        <source>epochs</source>
        <translation>épocas</translation>
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
        <source>audio samples</source>
        <translation>muestras</translation>
    </message>
    <message>
        <source>frames</source>
        <translation>tramas</translation>
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
        <source>small GPU</source>
        <translation>GPU pequeña</translation>
    </message>
    <message>
        <source>balanced</source>
        <translation>equilibrado</translation>
    </message>
    <message>
        <source>large GPU</source>
        <translation>GPU grande</translation>
    </message>
    <message>
        <source>fine-tune</source>
        <translation>ajuste fino</translation>
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
        <source>anomalies</source>
        <translation>anomalías</translation>
    </message>
    <message>
        <source>norms of layers</source>
        <translation>normas de las capas</translation>
    </message>
    <message>
        <source>everything</source>
        <translation>todo</translation>
    </message>
    <message>
        <source>global encoder</source>
        <translation>codificador global</translation>
    </message>
    <message>
        <source>U-Net</source>
        <translation>U-Net</translation>
    </message>
    <message>
        <source>chosen ones</source>
        <translation>elegidas</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>nada</translation>
    </message>
    <message>
        <source>advise</source>
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
        <source>HiFi-GAN</source>
        <translation>HiFi-GAN</translation>
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
        <source>large</source>
        <translation>grande</translation>
    </message>
    <message>
        <source>decoder</source>
        <translation>decodificador</translation>
    </message>
    <message>
        <source>all but the text encoder</source>
        <translation>todo menos el codificador de texto</translation>
    </message>
    <message>
        <source>speaker adaptation</source>
        <translation>adaptación al hablante</translation>
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
</context>
<context>
    <name>window</name>
    <message>
        <source>{file} cannot be written, so this wizard will open again at the next start: {reason}</source>
        <translation>no se puede escribir {file}, así que este asistente se abrirá de nuevo en el próximo inicio: {reason}</translation>
    </message>
    <message>
        <source>the recordings cannot be trained yet: see what the page Configuration says</source>
        <translation>las grabaciones aún no se pueden entrenar: véase lo que dice la página Configuración</translation>
    </message>
</context>
</TS>
