<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="sv">
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
        <translation>Spara konfigurationen</translation>
    </message>
    <message>
        <source>File changed on disk</source>
        <translation>Filen har ändrats på disken</translation>
    </message>
    <message>
        <source>%1 has changed on disk since it was opened. Overwrite it?</source>
        <translation>%1 har ändrats på disken sedan filen öppnades. Skriva över den?</translation>
    </message>
    <message>
        <source>Open a configuration</source>
        <translation>Öppna en konfiguration</translation>
    </message>
    <message>
        <source>Import a configuration from another program</source>
        <translation>Importera en konfiguration från ett annat program</translation>
    </message>
    <message>
        <source>Overwrite</source>
        <translation>Skriv över</translation>
    </message>
    <message>
        <source>Save the changes to the configuration %1?</source>
        <translation>Spara ändringarna i konfigurationen %1?</translation>
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
        <translation>På eller av.</translation>
    </message>
    <message>
        <source>A whole number.</source>
        <translation>Ett heltal.</translation>
    </message>
    <message>
        <source>A number.</source>
        <translation>Ett tal.</translation>
    </message>
    <message>
        <source>Comma-separated numbers.</source>
        <translation>Tal åtskilda med kommatecken.</translation>
    </message>
    <message>
        <source>One text per line.</source>
        <translation>En text per rad.</translation>
    </message>
    <message>
        <source>Text.</source>
        <translation>Text.</translation>
    </message>
    <message>
        <source>From %1 to %2.</source>
        <translation>Från %1 till %2.</translation>
    </message>
    <message>
        <source>At least %1.</source>
        <translation>Minst %1.</translation>
    </message>
    <message>
        <source>At most %1.</source>
        <translation>Högst %1.</translation>
    </message>
    <message>
        <source>In %1.</source>
        <translation>Anges i %1.</translation>
    </message>
    <message>
        <source>%1: automatic.</source>
        <translation>%1: automatiskt.</translation>
    </message>
    <message>
        <source>Default: empty.</source>
        <translation>Standard: tomt.</translation>
    </message>
    <message>
        <source>Default: %1.</source>
        <translation>Standard: %1.</translation>
    </message>
    <message>
        <source>Takes effect at the next start.</source>
        <translation>Gäller från och med nästa start.</translation>
    </message>
    <message>
        <source>Can be changed during training.</source>
        <translation>Kan ändras under träningen.</translation>
    </message>
    <message>
        <source>One of: %1.</source>
        <translation>Något av: %1.</translation>
    </message>
</context>
<context>
    <name>QAbstractSpinBox</name>
    <message>
        <source>&amp;Select All</source>
        <translation>&amp;Markera allt</translation>
    </message>
    <message>
        <source>&amp;Step up</source>
        <translation>&amp;Öka</translation>
    </message>
    <message>
        <source>Step &amp;down</source>
        <translation>&amp;Minska</translation>
    </message>
</context>
<context>
    <name>QComboBox</name>
    <message>
        <source>Open the combo box selection popup</source>
        <translation>Öppna listan med alternativ</translation>
    </message>
</context>
<context>
    <name>QDialogButtonBox</name>
    <message>
        <source>OK</source>
        <translation>OK</translation>
    </message>
</context>
<context>
    <name>QFileDialog</name>
    <message>
        <source>Look in:</source>
        <translation>Leta i:</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Bakåt</translation>
    </message>
    <message>
        <source>Go back</source>
        <translation>Gå bakåt</translation>
    </message>
    <message>
        <source>Alt+Left</source>
        <translation>Alt+Left</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>Framåt</translation>
    </message>
    <message>
        <source>Go forward</source>
        <translation>Gå framåt</translation>
    </message>
    <message>
        <source>Alt+Right</source>
        <translation>Alt+Right</translation>
    </message>
    <message>
        <source>Parent Directory</source>
        <translation>Överordnad mapp</translation>
    </message>
    <message>
        <source>Go to the parent directory</source>
        <translation>Gå till den överordnade mappen</translation>
    </message>
    <message>
        <source>Alt+Up</source>
        <translation>Alt+Up</translation>
    </message>
    <message>
        <source>Create New Folder</source>
        <translation>Skapa ny mapp</translation>
    </message>
    <message>
        <source>Create a New Folder</source>
        <translation>Skapa en ny mapp</translation>
    </message>
    <message>
        <source>List View</source>
        <translation>Listvy</translation>
    </message>
    <message>
        <source>Change to list view mode</source>
        <translation>Byt till listvy</translation>
    </message>
    <message>
        <source>Detail View</source>
        <translation>Detaljvy</translation>
    </message>
    <message>
        <source>Change to detail view mode</source>
        <translation>Byt till detaljvy</translation>
    </message>
    <message>
        <source>Sidebar</source>
        <translation>Sidofält</translation>
    </message>
    <message>
        <source>List of places and bookmarks</source>
        <translation>Lista över platser och bokmärken</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>Filer</translation>
    </message>
    <message>
        <source>Files of type:</source>
        <translation>Filtyp:</translation>
    </message>
    <message>
        <source>File &amp;name:</source>
        <translation>Fil&amp;namn:</translation>
    </message>
    <message>
        <source>Directory:</source>
        <translation>Mapp:</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>&amp;Öppna</translation>
    </message>
    <message>
        <source>&amp;Choose</source>
        <translation>&amp;Välj</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Spara</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Öppna</translation>
    </message>
    <message>
        <source>Save As</source>
        <translation>Spara som</translation>
    </message>
    <message>
        <source>Find Directory</source>
        <translation>Hitta mapp</translation>
    </message>
    <message>
        <source>All Files (*)</source>
        <translation>Alla filer (*)</translation>
    </message>
    <message>
        <source>Directories</source>
        <translation>Mappar</translation>
    </message>
    <message>
        <source>Recent Places</source>
        <translation>Senaste platser</translation>
    </message>
    <message>
        <source>New Folder</source>
        <translation>Ny mapp</translation>
    </message>
    <message>
        <source>&amp;New Folder</source>
        <translation>&amp;Ny mapp</translation>
    </message>
    <message>
        <source>&amp;Rename</source>
        <translation>&amp;Byt namn</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>&amp;Ta bort</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Ta bort</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Ta bort</translation>
    </message>
    <message>
        <source>Show </source>
        <translation>Visa </translation>
    </message>
    <message>
        <source>Show &amp;hidden files</source>
        <translation>Visa &amp;dolda filer</translation>
    </message>
    <message>
        <source>My Computer</source>
        <translation>Min dator</translation>
    </message>
    <message>
        <source>Drive</source>
        <translation>Enhet</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Fil</translation>
    </message>
    <message>
        <source>%1 File</source>
        <translation>%1-fil</translation>
    </message>
    <message>
        <source>File Folder</source>
        <translation>Mapp</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>Mapp</translation>
    </message>
    <message>
        <source>Shortcut</source>
        <translation>Genväg</translation>
    </message>
    <message>
        <source>Unknown</source>
        <translation>Okänd</translation>
    </message>
    <message>
        <source>Are you sure you want to delete &apos;%1&apos;?</source>
        <translation>Ta bort ”%1”?</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is write protected.
Do you want to delete it anyway?</source>
        <translation>”%1” är skrivskyddad.
Ta bort den ändå?</translation>
    </message>
    <message>
        <source>Could not delete directory.</source>
        <translation>Mappen kunde inte tas bort.</translation>
    </message>
    <message>
        <source>%1 already exists.
Do you want to replace it?</source>
        <translation>%1 finns redan.
Ersätta den?</translation>
    </message>
    <message>
        <source>%1
Directory not found.
Please verify the correct directory name was given.</source>
        <translation>%1
Mappen hittades inte.
Kontrollera att namnet är rätt.</translation>
    </message>
    <message>
        <source>%1
File not found.
Please verify the correct file name was given.</source>
        <translation>%1
Filen hittades inte.
Kontrollera att namnet är rätt.</translation>
    </message>
</context>
<context>
    <name>QFileSystemModel</name>
    <message>
        <source>Name</source>
        <translation>Namn</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Storlek</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>Typ</translation>
    </message>
    <message>
        <source>Date Modified</source>
        <translation>Ändrad</translation>
    </message>
    <message>
        <source>My Computer</source>
        <translation>Min dator</translation>
    </message>
    <message>
        <source>Computer</source>
        <translation>Dator</translation>
    </message>
    <message>
        <source>Invalid filename</source>
        <translation>Ogiltigt filnamn</translation>
    </message>
    <message>
        <source>&lt;b&gt;The name &quot;%1&quot; cannot be used.&lt;/b&gt;&lt;p&gt;Try using another name, with fewer characters or no punctuation marks.</source>
        <translation>&lt;b&gt;Namnet ”%1” kan inte användas.&lt;/b&gt;&lt;p&gt;Försök med ett annat namn, med färre tecken eller utan skiljetecken.</translation>
    </message>
</context>
<context>
    <name>QLineEdit</name>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Ångra</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Gör om</translation>
    </message>
    <message>
        <source>Cu&amp;t</source>
        <translation>Klipp u&amp;t</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Kopiera</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>K&amp;listra in</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Ta bort</translation>
    </message>
    <message>
        <source>Select All</source>
        <translation>Markera allt</translation>
    </message>
</context>
<context>
    <name>QMessageBox</name>
    <message>
        <source>Show Details...</source>
        <translation>Visa detaljer…</translation>
    </message>
    <message>
        <source>Hide Details...</source>
        <translation>Dölj detaljer…</translation>
    </message>
</context>
<context>
    <name>QPlatformTheme</name>
    <message>
        <source>OK</source>
        <translation>OK</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Avbryt</translation>
    </message>
    <message>
        <source>&amp;Yes</source>
        <translation>&amp;Ja</translation>
    </message>
    <message>
        <source>&amp;No</source>
        <translation>&amp;Nej</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Spara</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Öppna</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Stäng</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Kasta</translation>
    </message>
</context>
<context>
    <name>QScrollBar</name>
    <message>
        <source>Scroll here</source>
        <translation>Rulla hit</translation>
    </message>
    <message>
        <source>Left edge</source>
        <translation>Vänsterkant</translation>
    </message>
    <message>
        <source>Top</source>
        <translation>Överst</translation>
    </message>
    <message>
        <source>Right edge</source>
        <translation>Högerkant</translation>
    </message>
    <message>
        <source>Bottom</source>
        <translation>Nederst</translation>
    </message>
    <message>
        <source>Page left</source>
        <translation>Sida åt vänster</translation>
    </message>
    <message>
        <source>Page up</source>
        <translation>Sida uppåt</translation>
    </message>
    <message>
        <source>Page right</source>
        <translation>Sida åt höger</translation>
    </message>
    <message>
        <source>Page down</source>
        <translation>Sida nedåt</translation>
    </message>
    <message>
        <source>Scroll left</source>
        <translation>Rulla åt vänster</translation>
    </message>
    <message>
        <source>Scroll up</source>
        <translation>Rulla uppåt</translation>
    </message>
    <message>
        <source>Scroll right</source>
        <translation>Rulla åt höger</translation>
    </message>
    <message>
        <source>Scroll down</source>
        <translation>Rulla nedåt</translation>
    </message>
</context>
<context>
    <name>QTabBar</name>
    <message>
        <source>Scroll Left</source>
        <translation>Rulla åt vänster</translation>
    </message>
    <message>
        <source>Scroll Right</source>
        <translation>Rulla åt höger</translation>
    </message>
</context>
<context>
    <name>QWidgetTextControl</name>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Ångra</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Gör om</translation>
    </message>
    <message>
        <source>Cu&amp;t</source>
        <translation>Klipp u&amp;t</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Kopiera</translation>
    </message>
    <message>
        <source>Copy &amp;Link Location</source>
        <translation>Kopiera &amp;länkadress</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>K&amp;listra in</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Ta bort</translation>
    </message>
    <message>
        <source>Select All</source>
        <translation>Markera allt</translation>
    </message>
</context>
<context>
    <name>QWizard</name>
    <message>
        <source>Go Back</source>
        <translation>Gå tillbaka</translation>
    </message>
    <message>
        <source>&amp;Next &gt;</source>
        <translation>&amp;Nästa &gt;</translation>
    </message>
    <message>
        <source>&lt; &amp;Back</source>
        <translation>&lt; &amp;Tillbaka</translation>
    </message>
    <message>
        <source>&amp;Finish</source>
        <translation>&amp;Slutför</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Avbryt</translation>
    </message>
    <message>
        <source>&amp;Next</source>
        <translation>&amp;Nästa</translation>
    </message>
    <message>
        <source>Commit</source>
        <translation>Verkställ</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Fortsätt</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Klar</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Hjälp</translation>
    </message>
</context>
<context>
    <name>audio</name>
    <message>
        <source>the file does not exist</source>
        <translation>filen finns inte</translation>
    </message>
    <message>
        <source>it is empty (0 bytes)</source>
        <translation>den är tom (0 byte)</translation>
    </message>
    <message>
        <source>it is {format}, which formant does not decode. Convert it first: {command}</source>
        <translation>den är {format}, som formant inte avkodar. Konvertera den först: {command}</translation>
    </message>
    <message>
        <source>it is not a readable audio file ({reason}); convert it to WAV or FLAC, or record it again</source>
        <translation>den är ingen läsbar ljudfil ({reason}); konvertera den till WAV eller FLAC, eller spela in på nytt</translation>
    </message>
    <message>
        <source>{file} is written at {to} Hz: its format does not support {from} Hz</source>
        <translation>{file} skrivs med {to} Hz: dess format saknar {from} Hz</translation>
    </message>
    <message>
        <source>it contains no samples</source>
        <translation>den innehåller inga sampel</translation>
    </message>
    <message>
        <source>it ends early: {read} of {all} samples are there</source>
        <translation>den slutar för tidigt: {read} av {all} sampel finns</translation>
    </message>
    <message>
        <source>it contains samples that are not finite numbers</source>
        <translation>den innehåller sampel som inte är ändliga tal</translation>
    </message>
    <message>
        <source>{file} has no known audio extension; use one of {known}</source>
        <translation>{file} har ingen känd ljudfilsändelse; använd någon av {known}</translation>
    </message>
    <message>
        <source>Sampling rate of the voice; recordings are resampled to it.</source>
        <translation>Röstens samplingsfrekvens; inspelningarna samplas om till den.</translation>
    </message>
    <message>
        <source>FFT size, and length of the Hann window.</source>
        <translation>FFT-storlek, och längden på Hann-fönstret.</translation>
    </message>
    <message>
        <source>Hop length: distance between two spectrogram frames.</source>
        <translation>Hopplängd (hop length): avståndet mellan två spektrogramramar.</translation>
    </message>
    <message>
        <source>Number of mel bands.</source>
        <translation>Antal mel-band.</translation>
    </message>
    <message>
        <source>Lower edge of the lowest mel band.</source>
        <translation>Nedre gränsen för det lägsta mel-bandet.</translation>
    </message>
    <message>
        <source>Upper edge of the highest mel band; at most half the sampling rate.</source>
        <translation>Övre gränsen för det högsta mel-bandet; högst halva samplingsfrekvensen.</translation>
    </message>
    <message>
        <source>slaney: linear below 1 kHz, the default of librosa; htk: logarithmic throughout. Must match the vocoder.</source>
        <translation>slaney: linjär under 1 kHz, standard i librosa; htk: logaritmisk hela vägen. Måste stämma med vocodern.</translation>
    </message>
    <message>
        <source>audio.hop_length is {hop}; it must be at most half of audio.n_fft, {n_fft}, or sound between the frames is lost</source>
        <translation>audio.hop_length är {hop}; värdet får vara högst hälften av audio.n_fft, {n_fft}, annars går ljud mellan ramarna förlorat</translation>
    </message>
    <message>
        <source>audio.f_max_hz must be above audio.f_min_hz and at most half the sampling rate, {nyquist} Hz</source>
        <translation>audio.f_max_hz måste ligga över audio.f_min_hz och får vara högst halva samplingsfrekvensen, {nyquist} Hz</translation>
    </message>
    <message>
        <source>cannot resample from {from} to {to} Hz: {reason}</source>
        <translation>kan inte sampla om från {from} till {to} Hz: {reason}</translation>
    </message>
    <message>
        <source>cannot read {file}: {reason}</source>
        <translation>kan inte läsa {file}: {reason}</translation>
    </message>
    <message>
        <source>its header says that it contains no samples, but it has {bytes} bytes: the recording was never completed. Repair it: {command}</source>
        <translation>dess huvud säger att den saknar sampel, men den har {bytes} byte: inspelningen avslutades aldrig. Reparera den: {command}</translation>
    </message>
    <message>
        <source>it ends early: its header promises {all} bytes of sound, {read} are there; copy it again</source>
        <translation>den är avkortad: dess huvud utlovar {all} byte ljud, {read} finns; kopiera den på nytt</translation>
    </message>
    <message>
        <source>its samples reach {peak}, far beyond full scale (1); divide them by {divisor}</source>
        <translation>dess sampel når {peak}, långt över full skala (1); dividera dem med {divisor}</translation>
    </message>
    <message>
        <source>its channels cancel each other out when they are mixed; set data.channels to left or right</source>
        <translation>dess kanaler tar ut varandra när de mixas; sätt data.channels till left eller right</translation>
    </message>
    <message>
        <source>cannot encode {file}: {reason}</source>
        <translation>kan inte koda {file}: {reason}</translation>
    </message>
    <message>
        <source>magnitude: of the spectrum; power: its square, as XTTS reads recordings. Must match the vocoder.</source>
        <translation>magnitude: spektrumets belopp; power: dess kvadrat, så som XTTS läser inspelningar. Måste stämma med vocodern.</translation>
    </message>
    <message>
        <source>audio.spectrum is power, which this model cannot be trained on; set it to magnitude</source>
        <translation>audio.spectrum är power, som den här modellen inte kan tränas på; ställ in magnitude</translation>
    </message>
</context>
<context>
    <name>base</name>
    <message>
        <source>cannot read {path}: {reason}</source>
        <translation>kan inte läsa {path}: {reason}</translation>
    </message>
    <message>
        <source>cannot write the log {path}: {reason}</source>
        <translation>kan inte skriva loggen {path}: {reason}</translation>
    </message>
    <message>
        <source>there is no display</source>
        <translation>det finns ingen skärm</translation>
    </message>
    <message>
        <source>the display {name} does not answer</source>
        <translation>skärmen {name} svarar inte</translation>
    </message>
    <message>
        <source>cannot open {path}: {reason}</source>
        <translation>kan inte öppna {path}: {reason}</translation>
    </message>
    <message>
        <source>cannot lock {path}: {reason}</source>
        <translation>kan inte låsa {path}: {reason}</translation>
    </message>
    <message>
        <source>cannot write {path}: {reason}</source>
        <translation>kan inte skriva {path}: {reason}</translation>
    </message>
    <message>
        <source>cannot write {path} to the disk: {reason}</source>
        <translation>kan inte skriva {path} till disken: {reason}</translation>
    </message>
    <message>
        <source>cannot replace {path}: {reason}</source>
        <translation>kan inte ersätta {path}: {reason}</translation>
    </message>
    <message>
        <source>cannot create the folder {path}: {reason}</source>
        <translation>kan inte skapa mappen {path}: {reason}</translation>
    </message>
    <message>
        <source>cannot remove {path}: {reason}</source>
        <translation>kan inte ta bort {path}: {reason}</translation>
    </message>
    <message>
        <source>writing was canceled</source>
        <translation>skrivandet avbröts</translation>
    </message>
    <message>
        <source>standard output was closed</source>
        <translation>standardutmatningen stängdes</translation>
    </message>
    <message>
        <source>cannot write standard output: {reason}</source>
        <translation>kan inte skriva till standardutmatningen: {reason}</translation>
    </message>
    <message>
        <source>cannot start {program}: {reason}</source>
        <translation>kan inte starta {program}: {reason}</translation>
    </message>
    <message>
        <source>{file} is not a valid safetensors file: {why}</source>
        <translation>{file} är ingen giltig safetensors-fil: {why}</translation>
    </message>
    <message>
        <source>cannot write {file}: safetensors has no name for the type {type} of {name}</source>
        <translation>kan inte skriva {file}: safetensors har inget namn för typen {type} hos {name}</translation>
    </message>
    <message>
        <source>the saved state has no entry &apos;{key}&apos; of the expected type; the file is damaged or of another version</source>
        <translation>det sparade tillståndet har ingen post ”{key}” av väntad typ; filen är skadad eller av en annan version</translation>
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
        <translation>det går inte att låsa {path}: dess filsystem saknar lås ({reason}), så två processer kunde skriva samma filer. Använd en mapp på en annan disk (för körningar: --runs DIR), eller montera den här med lås</translation>
    </message>
    <message>
        <source>{path} is in use by another formant process ({process}); stop that one first</source>
        <translation>{path} används av en annan formant-process ({process}); stoppa den först</translation>
    </message>
    <message>
        <source>a process whose number is unknown</source>
        <translation>en process med okänt nummer</translation>
    </message>
    <message>
        <source>process {pid}</source>
        <translation>process {pid}</translation>
    </message>
    <message>
        <source>process {pid} on the computer {host}</source>
        <translation>process {pid} på datorn {host}</translation>
    </message>
    <message>
        <source>process {pid} in the container {host}</source>
        <translation>process {pid} i containern {host}</translation>
    </message>
    <message>
        <source>process {pid} in another container</source>
        <translation>process {pid} i en annan container</translation>
    </message>
    <message>
        <source>cannot create the folder {path}: {link} is a symbolic link to {target}, which does not exist. Is a disk not mounted? Mount it, or remove the link</source>
        <translation>mappen {path} kan inte skapas: {link} är en symbolisk länk till {target}, som inte finns. Är en disk inte monterad? Montera den eller ta bort länken</translation>
    </message>
    <message>
        <source>cannot start another thread: {reason}. The limit of the user (ulimit -u), of the container or of the batch system (pids.max) is reached. Raise it, end other programs, or use fewer threads: data.num_workers, data.preprocess_workers, OMP_NUM_THREADS</source>
        <translation>det går inte att starta en tråd till: {reason}. Gränsen för användaren (ulimit -u), containern eller kösystemet (pids.max) är nådd. Höj den, avsluta andra program eller använd färre trådar: data.num_workers, data.preprocess_workers, OMP_NUM_THREADS</translation>
    </message>
    <message>
        <source>less than a second</source>
        <translation>mindre än en sekund</translation>
    </message>
    <message>
        <source>this machine cannot reach {address}: {reason}</source>
        <translation>den här datorn når inte {address}: {reason}</translation>
    </message>
    <message>
        <source>no free network port: {reason}</source>
        <translation>ingen ledig nätverksport: {reason}</translation>
    </message>
    <message>
        <source>cannot read {path}: it has more than {bytes}, too much for a file of this kind</source>
        <translation>kan inte läsa {path}: den har mer än {bytes}, för mycket för en fil av detta slag</translation>
    </message>
    <message>
        <source>{file} is damaged: its numbers differ from their SHA-256</source>
        <translation>{file} är skadad: talen stämmer inte med deras SHA-256</translation>
    </message>
    <message>
        <source>cannot read {path}: it is a device, a FIFO or a socket, not a file</source>
        <translation>kan inte läsa {path}: det är en enhet, en FIFO eller en socket, inte en fil</translation>
    </message>
    <message>
        <source>{reason}. It belongs to a cache, and is rebuilt</source>
        <translation>{reason}. Den hör till en cache och byggs upp på nytt</translation>
    </message>
    <message>
        <source>cannot lock {path}, which belongs to the user {user}: {reason}. Only that user can use it; choose another folder (for runs: --runs DIR)</source>
        <translation>det går inte att låsa {path}, som tillhör användaren {user}: {reason}. Bara den användaren kan använda den; välj en annan mapp (för körningar: --runs DIR)</translation>
    </message>
    <message>
        <source>cannot read {path}: the disk failed, or another program shortened the file. Check the disk, then repeat the command</source>
        <translation>kan inte läsa {path}: disken slutade fungera, eller så kortade ett annat program filen. Kontrollera disken och upprepa kommandot</translation>
    </message>
</context>
<context>
    <name>checkpoint</name>
    <message>
        <source>there is no checkpoint {file}</source>
        <translation>det finns ingen kontrollpunkt {file}</translation>
    </message>
    <message>
        <source>{file} is a folder; name a checkpoint in it, such as final_ema.pt</source>
        <translation>{file} är en mapp; ange en kontrollpunkt i den, till exempel final_ema.pt</translation>
    </message>
    <message>
        <source>{file} is damaged: its SHA-256 differs from {file}.sha256</source>
        <translation>{file} är skadad: dess SHA-256 skiljer sig från {file}.sha256</translation>
    </message>
    <message>
        <source>{file} is not a formant checkpoint: the entry &apos;format&apos; is missing. To see its contents: formant checkpoint info {file}</source>
        <translation>{file} är ingen kontrollpunkt från formant: posten ”format” saknas. Innehållet visas med: formant checkpoint info {file}</translation>
    </message>
    <message>
        <source>{file} cannot be verified: {file}.sha256 is missing, or cannot be read</source>
        <translation>{file} kan inte verifieras: {file}.sha256 saknas eller kan inte läsas</translation>
    </message>
    <message>
        <source>{file} was written by a newer version of formant (format {format}; this one reads up to {known})</source>
        <translation>{file} skrevs av en nyare version av formant (format {format}; den här läser upp till {known})</translation>
    </message>
    <message>
        <source>{name} has values outside the range of half precision. Export without --half</source>
        <translation>{name} har värden utanför halvprecisionens område. Exportera utan --half</translation>
    </message>
    <message>
        <source>{file} holds a voice only, without training state. Resume from a step_N.pt, or start another run from its weights: train.pretrained_path</source>
        <translation>{file} innehåller bara en röst, utan träningstillstånd. Återuppta från en step_N.pt, eller starta en ny körning från dess vikter: train.pretrained_path</translation>
    </message>
    <message>
        <source>the checkpoint has no EMA weights. Export without --ema-only</source>
        <translation>kontrollpunkten har inga EMA-vikter. Exportera utan --ema-only</translation>
    </message>
    <message>
        <source>cannot rename {file}: {reason}</source>
        <translation>kan inte byta namn på {file}: {reason}</translation>
    </message>
    <message>
        <source>the file has no weights: it is not a state dict and has no entry state_dict, model_state_dict, model or weights</source>
        <translation>filen har inga vikter: den är ingen state dict och saknar posten state_dict, model_state_dict, model eller weights</translation>
    </message>
    <message>
        <source>cannot read the checkpoint {file}: {reason}</source>
        <translation>kan inte läsa kontrollpunkten {file}: {reason}</translation>
    </message>
    <message>
        <source>{file} is not a checkpoint of formant (.pt, .safetensors) or PyTorch</source>
        <translation>{file} är ingen kontrollpunkt från formant (.pt, .safetensors) eller PyTorch</translation>
    </message>
    <message>
        <source>{file} is intact, but holds a voice only. Start another run from its weights: --set name=NEW --set train.pretrained_path={file}</source>
        <translation>{file} är hel, men innehåller bara en röst. Starta en annan körning från dess vikter: --set name=NEW --set train.pretrained_path={file}</translation>
    </message>
    <message>
        <source>Start a new run under another name (--set name=NEW), or select a checkpoint with --resume FILE</source>
        <translation>Starta en ny körning under ett annat namn (--set name=NEW), eller välj en kontrollpunkt med --resume FILE</translation>
    </message>
    <message>
        <source>no checkpoint in {folder} can be used; the newest: {reason}. {way}</source>
        <translation>ingen kontrollpunkt i {folder} kan användas; den senaste: {reason}. {way}</translation>
    </message>
    <message>
        <source>{folder} has no checkpoint to resume from (step_N.pt), but {file} is there, and training from the first step would replace it. {way}</source>
        <translation>{folder} har ingen kontrollpunkt att återuppta från (step_N.pt), men {file} finns där, och träning från första steget skulle ersätta den. {way}</translation>
    </message>
    <message>
        <source>there is no checkpoint {file}: {link} is a symbolic link to {target}, which does not exist</source>
        <translation>det finns ingen kontrollpunkt {file}: {link} är en symbolisk länk till {target}, som inte finns</translation>
    </message>
    <message>
        <source>the folder {folder} was removed, replaced or moved to another disk while the run was training, so nothing can be saved there. The steps after the last checkpoint are lost; start the run again</source>
        <translation>mappen {folder} togs bort, ersattes eller flyttades till en annan disk under träningen, så inget kan sparas där. Stegen efter den senaste kontrollpunkten är förlorade; starta körningen igen</translation>
    </message>
    <message>
        <source>the folder {before} was renamed to {now} while the run was training. The run saves there and ends; to resume it: formant --headless {run}</source>
        <translation>mappen {before} bytte namn till {now} under träningen. Körningen sparas där och avslutas; för att återuppta den: formant --headless {run}</translation>
    </message>
    <message>
        <source>{entry} has values that are not finite numbers</source>
        <translation>{entry} har värden som inte är ändliga tal</translation>
    </message>
    <message>
        <source>{entry} does not have the shape or the type of its weight</source>
        <translation>{entry} har inte sin vikts form eller typ</translation>
    </message>
    <message>
        <source>{entry} is out of range</source>
        <translation>{entry} ligger utanför sitt intervall</translation>
    </message>
    <message>
        <source>{file} cannot be resumed from: {fault}</source>
        <translation>det går inte att återuppta från {file}: {fault}</translation>
    </message>
</context>
<context>
    <name>config</name>
    <message>
        <source>{where}: {key} is {value}; it must be between {minimum} and {maximum}</source>
        <translation>{where}: {key} är {value}; värdet måste ligga mellan {minimum} och {maximum}</translation>
    </message>
    <message>
        <source>{where}: {key} is {value}; it must be between {minimum} and {maximum}, or be 0 for automatic</source>
        <translation>{where}: {key} är {value}; värdet måste ligga mellan {minimum} och {maximum}, eller vara 0 för automatiskt</translation>
    </message>
    <message>
        <source>{where}: {key} is &apos;{value}&apos;; it must be one of: {choices}</source>
        <translation>{where}: {key} är ”{value}”; värdet måste vara något av: {choices}</translation>
    </message>
    <message>
        <source>{where}: {key} is &apos;{value}&apos;; did you mean &apos;{meant}&apos;? It must be one of: {choices}</source>
        <translation>{where}: {key} är ”{value}”; menade du ”{meant}”? Värdet måste vara något av: {choices}</translation>
    </message>
    <message>
        <source>{where}: unknown setting &apos;{key}&apos;; did you mean &apos;{meant}&apos;?</source>
        <translation>{where}: okänd inställning ”{key}”; menade du ”{meant}”?</translation>
    </message>
    <message>
        <source>{where}: unknown setting &apos;{key}&apos;; `formant config help` lists all of them</source>
        <translation>{where}: okänd inställning ”{key}”; `formant config help` listar alla</translation>
    </message>
    <message>
        <source>true or false</source>
        <translation>sant eller falskt</translation>
    </message>
    <message>
        <source>a whole number</source>
        <translation>ett heltal</translation>
    </message>
    <message>
        <source>a number</source>
        <translation>ett tal</translation>
    </message>
    <message>
        <source>text</source>
        <translation>text</translation>
    </message>
    <message>
        <source>a list of numbers</source>
        <translation>en lista med tal</translation>
    </message>
    <message>
        <source>a list of texts</source>
        <translation>en lista med texter</translation>
    </message>
    <message>
        <source>{name} has a form that cannot be edited here; set {key} to {value} in it yourself</source>
        <translation>{name} har en form som inte kan redigeras här; sätt själv {key} till {value} i filen</translation>
    </message>
    <message>
        <source>{name} has a form that cannot be edited here; remove {key} from it yourself</source>
        <translation>{name} har en form som inte kan redigeras här; ta själv bort {key} ur filen</translation>
    </message>
    <message>
        <source>{where}: {key} must be {type}</source>
        <translation>{where}: {key} måste vara {type}</translation>
    </message>
    <message>
        <source>{where}: a configuration is made of &apos;key: value&apos; lines, as in name: my-voice</source>
        <translation>{where}: en konfiguration består av rader på formen ”key: value”, till exempel name: my-voice</translation>
    </message>
    <message>
        <source>{where}: &apos;{section}&apos; must be a section with &apos;key: value&apos; lines below it</source>
        <translation>{where}: ”{section}” måste vara ett avsnitt med rader på formen ”key: value” under sig</translation>
    </message>
    <message>
        <source>{where}: &apos;{key}&apos; is given twice; keep one</source>
        <translation>{where}: ”{key}” anges två gånger; behåll en</translation>
    </message>
    <message>
        <source>{where}: {key} and {other} are the same setting; keep one</source>
        <translation>{where}: {key} och {other} är samma inställning; behåll en</translation>
    </message>
    <message>
        <source>there is no configuration {path}; give one with --config</source>
        <translation>det finns ingen konfiguration {path}; ange en med --config</translation>
    </message>
    <message>
        <source>{where}: this line is not UTF-8; save the file as UTF-8, or convert it: iconv -f WINDOWS-1252 -t UTF-8 &apos;{file}&apos; &gt; NEW.yaml</source>
        <translation>{where}: den här raden är inte UTF-8; spara filen som UTF-8, eller konvertera den: iconv -f WINDOWS-1252 -t UTF-8 &apos;{file}&apos; &gt; NEW.yaml</translation>
    </message>
    <message>
        <source>{where}: not valid YAML: {reason}. Is a quote left open, a line indented with a tab, or a text with a character such as : ? # [ not in quotes?</source>
        <translation>{where}: inte giltig YAML: {reason}. Är ett citattecken inte stängt, en rad indragen med tabb, eller en text med ett tecken som : ? # [ inte inom citattecken?</translation>
    </message>
    <message>
        <source>{where}: {old_key} is now called {key}; the old name is still read</source>
        <translation>{where}: {old_key} heter nu {key}; det gamla namnet läses fortfarande</translation>
    </message>
    <message>
        <source>{where}: not valid YAML: {reason}</source>
        <translation>{where}: inte giltig YAML: {reason}</translation>
    </message>
    <message>
        <source>{where}: write it as key=value</source>
        <translation>{where}: skriv det som key=value</translation>
    </message>
    <message>
        <source>{where}: a second YAML document begins here, after a line &apos;---&apos; or &apos;...&apos;; a configuration is one document: remove that line</source>
        <translation>{where}: här börjar ett andra YAML-dokument, efter en rad ”---” eller ”...”; en konfiguration är ett dokument: ta bort den raden</translation>
    </message>
    <message>
        <source>the configuration {path} is a symbolic link to {target}, which does not exist</source>
        <translation>konfigurationen {path} är en symbolisk länk till {target}, som inte finns</translation>
    </message>
    <message>
        <source>line {line}</source>
        <translation>rad {line}</translation>
    </message>
    <message>
        <source>the configuration</source>
        <translation>konfigurationen</translation>
    </message>
    <message>
        <source>command line: {setting}</source>
        <translation>kommandorad: {setting}</translation>
    </message>
</context>
<context>
    <name>cuda</name>
    <message>
        <source>the NVIDIA driver does not respond for GPU {number}</source>
        <translation>NVIDIA:s drivrutin svarar inte för GPU {number}</translation>
    </message>
    <message>
        <source>alignments of GPU and CPU differ</source>
        <translation>GPU:ns och CPU:ns justeringar (alignment) skiljer sig åt</translation>
    </message>
    <message>
        <source>alignment runs on the CPU, which is slower: {reason}</source>
        <translation>justeringen (alignment) körs på CPU:n, vilket är långsammare: {reason}</translation>
    </message>
    <message>
        <source>{call} of the NVIDIA driver failed: {reason} ({number})</source>
        <translation>{call} i NVIDIA:s drivrutin misslyckades: {reason} ({number})</translation>
    </message>
    <message>
        <source>the NVIDIA driver is missing or too old to load kernels</source>
        <translation>NVIDIA:s drivrutin saknas eller är för gammal för att ladda kernels</translation>
    </message>
    <message>
        <source>NVIDIA&apos;s run-time compiler (NVRTC) cannot be used: {reason}</source>
        <translation>NVIDIA:s kompilator för körtid (NVRTC) kan inte användas: {reason}</translation>
    </message>
</context>
<context>
    <name>data</name>
    <message>
        <source>out of memory while preparing a batch; reduce data.num_workers or data.prefetch_buffer_size ({reason})</source>
        <translation>slut på minne när en batch förbereddes; sänk data.num_workers eller data.prefetch_buffer_size ({reason})</translation>
    </message>
    <message>
        <source>cannot prepare a batch: {reason}</source>
        <translation>en batch kan inte skapas: {reason}</translation>
    </message>
    <message>
        <source>stopped while reading the recordings; those that are decoded are kept</source>
        <translation>stoppades under läsningen av inspelningarna; de som är avkodade behålls</translation>
    </message>
    <message>
        <source>none of the {count} recordings can be read; the first: {first}</source>
        <translation>ingen av de {count} inspelningarna går att läsa; den första: {first}</translation>
    </message>
    <message>
        <source>cannot read the corpus {file}; is the path right?</source>
        <translation>kan inte läsa korpusen {file}; är sökvägen rätt?</translation>
    </message>
    <message>
        <source>cannot read the corpus {file} ({setting}); is the path right?</source>
        <translation>kan inte läsa korpusen {file} ({setting}); är sökvägen rätt?</translation>
    </message>
    <message>
        <source>data.corpus is not set; give the folder of your recordings or its metadata file</source>
        <translation>data.corpus är inte satt; ange mappen med dina inspelningar eller dess metadatafil</translation>
    </message>
    <message>
        <source>the corpus {file} names no recording</source>
        <translation>korpusen {file} anger inga inspelningar</translation>
    </message>
    <message>
        <source>unknown corpus format &apos;{format}&apos; (data.format, or --format of doctor); known formats: {formats}</source>
        <translation>okänt korpusformat ”{format}” (data.format, eller --format för doctor); kända format: {formats}</translation>
    </message>
    <message>
        <source>{folder} holds several files that may be its metadata ({names}); give the path of the right one instead of the folder</source>
        <translation>{folder} innehåller flera filer som kan vara dess metadata ({names}); ange den som avses i stället för mappen</translation>
    </message>
    <message>
        <source>{file} is not a corpus of the format &apos;{format}&apos; (data.format, or --format of doctor), which has its metadata in {names}; give the metadata file itself if it has another name</source>
        <translation>{file} är ingen korpus i formatet ”{format}” (data.format, eller --format för doctor), som har sina metadata i {names}; om filen heter något annat, ange själva metadatafilen</translation>
    </message>
    <message>
        <source>cannot recognize the format of the corpus {file}; set it with data.format, or --format of doctor ({formats})</source>
        <translation>kan inte känna igen formatet på korpusen {file}; ange det med data.format, eller --format för doctor ({formats})</translation>
    </message>
    <message>
        <source>there are no recordings in {folder}, and no metadata that lists any</source>
        <translation>det finns inga inspelningar i {folder}, och inga metadata som anger några</translation>
    </message>
    <message>
        <source>a quote is not closed, or is inside a cell; write such a cell as &quot;he said &quot;&quot;no&quot;&quot;&quot;</source>
        <translation>ett citattecken är inte stängt, eller står inne i en cell; skriv en sådan cell som &quot;he said &quot;&quot;no&quot;&quot;&quot;</translation>
    </message>
    <message>
        <source>Folder or metadata file of the recordings; paths in the metadata are relative to it.</source>
        <translation>Mappen med inspelningarna, eller deras metadatafil; filer som anges i den är relativa till den.</translation>
    </message>
    <message>
        <source>Corpus format; auto: recognized by the files.</source>
        <translation>Korpusformat; auto: känns igen på filerna.</translation>
    </message>
    <message>
        <source>Prompt list of a profile folder to train on; all: every list.</source>
        <translation>Vilken promptlista i en profilmapp som träningen använder; all: alla.</translation>
    </message>
    <message>
        <source>Folder or metadata file of a separate validation set; replaces validation_share.</source>
        <translation>Mapp eller metadatafil med en separat valideringsmängd; ersätter validation_share.</translation>
    </message>
    <message>
        <source>Validation split: share of the recordings, chosen by a hash of their names.</source>
        <translation>Valideringsdel: andel av inspelningarna, vald med en hash av deras namn.</translation>
    </message>
    <message>
        <source>Data loader workers: threads that prepare batches.</source>
        <translation>Datainläsare: trådar som förbereder batchar.</translation>
    </message>
    <message>
        <source>Preprocessing workers: processes that decode recordings before the first run; automatic: num_workers, if it is set.</source>
        <translation>Förbehandlingsprocesser: processer som avkodar inspelningar före den första körningen; automatiskt: num_workers, om det är satt.</translation>
    </message>
    <message>
        <source>Number of batches to prefetch.</source>
        <translation>Antal batchar att förbereda i förväg (prefetch).</translation>
    </message>
    <message>
        <source>Silence threshold relative to the peak: quieter ends of a recording are trimmed.</source>
        <translation>Tystnadströskel relativt toppnivån: tystare ändar av en inspelning klipps bort.</translation>
    </message>
    <message>
        <source>Silence kept at both ends of a recording after trimming.</source>
        <translation>Tystnad som behålls i båda ändarna av en inspelning efter klippningen.</translation>
    </message>
    <message>
        <source>Conversion of stereo recordings to mono: the mean of all channels, the left one, or the right one.</source>
        <translation>Omvandling av stereoinspelningar till mono: medelvärdet av alla kanaler, den vänstra eller den högra.</translation>
    </message>
    <message>
        <source>Normalize the loudness of every recording (EBU R 128), with its peak at most at -1 dBFS.</source>
        <translation>Normaliserar ljudstyrkan i alla inspelningar (EBU R 128), med toppnivån högst vid -1 dBFS.</translation>
    </message>
    <message>
        <source>Target loudness of normalise_loudness.</source>
        <translation>Målljudstyrka för normalise_loudness.</translation>
    </message>
    <message>
        <source>Bucket by length: batches samples of similar length, so that less is padding.</source>
        <translation>Gruppering efter längd: lägger exempel av liknande längd i samma batch, så att mindre blir utfyllnad.</translation>
    </message>
    <message>
        <source>Concatenates up to this many random recordings to a sample, so that a few short ones suffice; 1: off.</source>
        <translation>Fogar ihop upp till så här många slumpvisa inspelningar till ett exempel, så att ett fåtal korta räcker; 1: av.</translation>
    </message>
    <message>
        <source>Longest silence between concatenated recordings.</source>
        <translation>Längsta tystnad mellan hopfogade inspelningar.</translation>
    </message>
    <message>
        <source>Shortest silence at both ends of a concatenated sample.</source>
        <translation>Kortaste tystnad i båda ändarna av ett hopfogat exempel.</translation>
    </message>
    <message>
        <source>Longest silence at both ends of a concatenated sample.</source>
        <translation>Längsta tystnad i båda ändarna av ett hopfogat exempel.</translation>
    </message>
    <message>
        <source>File of texts, one per line, that concatenation must not produce: reserved for tests.</source>
        <translation>Fil med texter, en per rad, som hopfogningen inte får skapa: de är reserverade för tester.</translation>
    </message>
    <message>
        <source>Number of concatenated samples per epoch.</source>
        <translation>Antal hopfogade exempel per epok.</translation>
    </message>
    <message>
        <source>Recordings that take longer to decode are excluded.</source>
        <translation>En inspelning som tar längre tid att avkoda utesluts.</translation>
    </message>
    <message>
        <source>data.concatenate_edge_ms_min is larger than data.concatenate_edge_ms_max</source>
        <translation>data.concatenate_edge_ms_min är större än data.concatenate_edge_ms_max</translation>
    </message>
    <message>
        <source>data.validation and data.validation_share are both set; remove one of them</source>
        <translation>data.validation och data.validation_share är båda satta; ta bort en av dem</translation>
    </message>
    <message>
        <source>{file} cannot be used: its decoder crashed or took longer than {seconds} s (data.decode_timeout_s)</source>
        <translation>{file} kan inte användas: dess avkodare kraschade eller tog längre tid än {seconds} s (data.decode_timeout_s)</translation>
    </message>
    <message>
        <source>{file} cannot be used: {reason}</source>
        <translation>{file} kan inte användas: {reason}</translation>
    </message>
    <message>
        <source>its decoder gave an invalid answer</source>
        <translation>dess avkodare gav ett ogiltigt svar</translation>
    </message>
    <message>
        <source>it is silent throughout</source>
        <translation>den är tyst rakt igenom</translation>
    </message>
    <message>
        <source>it needs more memory than allowed for a recording</source>
        <translation>den behöver mer minne än vad som tillåts för en inspelning</translation>
    </message>
    <message>
        <source>{path} contains {there} samples, not {count}</source>
        <translation>{path} innehåller {there} sampel, inte {count}</translation>
    </message>
    <message>
        <source>canceled</source>
        <translation>avbrutet</translation>
    </message>
    <message>
        <source>unreadable audio</source>
        <translation>oläsbart ljud</translation>
    </message>
    <message>
        <source>no transcript</source>
        <translation>utan transkription</translation>
    </message>
    <message>
        <source>silent</source>
        <translation>tyst</translation>
    </message>
    <message>
        <source>clipped</source>
        <translation>klippt ljud</translation>
    </message>
    <message>
        <source>too short</source>
        <translation>för kort</translation>
    </message>
    <message>
        <source>too long</source>
        <translation>för lång</translation>
    </message>
    <message>
        <source>duplicate audio</source>
        <translation>dubblerat ljud</translation>
    </message>
    <message>
        <source>duplicate text</source>
        <translation>dubblerad text</translation>
    </message>
    <message>
        <source>text and audio do not match</source>
        <translation>text och ljud stämmer inte överens</translation>
    </message>
    <message>
        <source>different sample rate</source>
        <translation>avvikande samplingsfrekvens</translation>
    </message>
    <message>
        <source>{file} is listed twice: {first}, {place}</source>
        <translation>{file} anges två gånger: {first}, {place}</translation>
    </message>
    <message>
        <source>{file} has the same audio as {first}</source>
        <translation>{file} har samma ljud som {first}</translation>
    </message>
    <message>
        <source>{file} has the same text as {first}; fine if both are takes of it</source>
        <translation>{file} har samma text som {first}; det går bra om båda är tagningar av den</translation>
    </message>
    <message>
        <source>{file} has {found} Hz, most have {usual} Hz; it is resampled, but may sound different</source>
        <translation>{file} har {found} Hz, de flesta har {usual} Hz; den samplas om, men kan låta annorlunda än de andra</translation>
    </message>
    <message>
        <source>{found} s of audio in {file} for a text of about {expected} s ({place}); wrong transcript?</source>
        <translation>{found} s ljud i {file} för en text på ungefär {expected} s ({place}); fel transkription?</translation>
    </message>
    <message>
        <source>no recording of {corpus} would be kept; nothing was written</source>
        <translation>ingen inspelning i {corpus} skulle behållas; inget skrevs</translation>
    </message>
    <message>
        <source>{file} is clipped ({percent} % of it at full scale); record it again with less gain</source>
        <translation>{file} är klippt ({percent} % av den ligger på maxnivå); spela in den igen med lägre förstärkning</translation>
    </message>
    <message>
        <source>{file} has only {found} s of sound; at least {least} s are needed</source>
        <translation>{file} har bara {found} s ljud; minst {least} s krävs</translation>
    </message>
    <message>
        <source>{file} has {found} s of sound, more than {most} s; cut it into sentences</source>
        <translation>{file} har {found} s ljud, mer än {most} s; dela upp den i meningar</translation>
    </message>
    <message>
        <source>{file} has no text; write what is said in it into {place}</source>
        <translation>{file} har ingen text; skriv vad som sägs i den i {place}</translation>
    </message>
    <message>
        <source>{file} is silent; was the microphone on?</source>
        <translation>{file} är tyst; var mikrofonen på?</translation>
    </message>
    <message>
        <source>the feature cache {folder} cannot be used: {why}. It can be deleted and is then rebuilt</source>
        <translation>särdragscachen {folder} kan inte användas: {why}. Den får tas bort och byggs då upp på nytt</translation>
    </message>
    <message>
        <source>{place}: not valid CSV: {reason}</source>
        <translation>{place}: inte giltig CSV: {reason}</translation>
    </message>
    <message>
        <source>{place}: this row has {found} cells, but the first line has {expected}</source>
        <translation>{place}: den här raden har {found} celler, men första raden har {expected}</translation>
    </message>
    <message>
        <source>{place}: each line must be like {example}</source>
        <translation>{place}: varje rad måste se ut som {example}</translation>
    </message>
    <message>
        <source>{place}: {found} cells between &apos;|&apos;; a line must be path|text or path|speaker|text</source>
        <translation>{place}: {found} celler mellan ”|”; en rad måste vara path|text eller path|speaker|text</translation>
    </message>
    <message>
        <source>cannot list {folder}: {reason}</source>
        <translation>kan inte lista {folder}: {reason}</translation>
    </message>
    <message>
        <source>{place}: {found} cells between &apos;|&apos;; a line must be id|text or id|text|normalized text</source>
        <translation>{place}: {found} celler mellan ”|”; en rad måste vara id|text eller id|text|normalized text</translation>
    </message>
    <message>
        <source>stopped while reading the corpus</source>
        <translation>stoppades under läsningen av korpusen</translation>
    </message>
    <message>
        <source>{profile} has no recording of the prompt list &apos;{list}&apos; (data.prompt_list, or --prompt-list of doctor); it has: {lists}</source>
        <translation>{profile} har ingen inspelning av promptlistan ”{list}” (data.prompt_list, eller --prompt-list för doctor); den har: {lists}</translation>
    </message>
    <message>
        <source>{file} is not a JSON object; it should be like {example}</source>
        <translation>{file} är inget JSON-objekt; filen ska se ut som {example}</translation>
    </message>
    <message>
        <source>recording</source>
        <translation>inspelning</translation>
    </message>
    <message>
        <source>text</source>
        <translation>text</translation>
    </message>
    <message>
        <source>normalized text</source>
        <translation>normaliserad text</translation>
    </message>
    <message>
        <source>speaker</source>
        <translation>talare</translation>
    </message>
    <message>
        <source>language</source>
        <translation>språk</translation>
    </message>
    <message>
        <source>ignored</source>
        <translation>ignorerad</translation>
    </message>
    <message>
        <source>read as {form} with one speaker</source>
        <translation>läst som {form} med en talare</translation>
    </message>
    <message>
        <source>read as {form} with {count} {speaker|speakers}: {names}</source>
        <translation>läst som {form} med {count} {talare|talare}: {names}</translation>
    </message>
    <message>
        <source>garbled transcript</source>
        <translation>förvanskad transkription</translation>
    </message>
    <message>
        <source>the text of {file} in {place} is garbled (&apos;{text}&apos;): it was read with a wrong encoding; convert the original again, with the right one</source>
        <translation>texten till {file} i {place} är förvanskad (”{text}”): den lästes med fel kodning; konvertera originalet igen, med den rätta</translation>
    </message>
    <message>
        <source>{place}: the first line must name the columns: file,text (commas, semicolons, tabs or &apos;|&apos; between them), or contain an existing recording and its text; it is &apos;{found}&apos;. Known names: {files} for the recording, {texts} for the text</source>
        <translation>{place}: första raden måste namnge kolumnerna: file,text (med komman, semikolon, tabbar eller ”|” emellan), eller innehålla en inspelning som finns och dess text; den är ”{found}”. Kända namn är {files} för inspelningen och {texts} för texten</translation>
    </message>
    <message>
        <source>{place}: the file starts like a JSON array, but is not valid JSON</source>
        <translation>{place}: filen börjar som en JSON-lista, men är inte giltig JSON</translation>
    </message>
    <message>
        <source>{place}: this row is a part of {file} (offset {offset} s); cut the parts into files of their own and list these</source>
        <translation>{place}: den här raden är en del av {file} (från {offset} s); klipp ut delarna till egna filer och lista dem</translation>
    </message>
    <message>
        <source>{place}: {found} cells between &apos;|&apos;, and the rows do not show which one is the text and which the speaker; name the columns in a first line, such as {header}, or set data.format (--format of doctor) to filelist (path|text or path|speaker|text) or ljspeech (id|text or id|text|normalized text)</source>
        <translation>{place}: {found} celler mellan ”|”, och raderna visar inte vilken som är texten och vilken talaren; namnge kolumnerna på en första rad, till exempel {header}, eller sätt data.format (--format för doctor) till filelist (path|text eller path|speaker|text) eller ljspeech (id|text eller id|text|normalized text)</translation>
    </message>
    <message>
        <source>{place}: {found} cells between &apos;|&apos;, but most rows have {expected}; is a &apos;|&apos; part of the text, or missing?</source>
        <translation>{place}: {found} celler mellan ”|”, men de flesta rader har {expected}; är ett ”|” en del av texten, eller saknas det ett?</translation>
    </message>
    <message>
        <source>{place}: this line is not UTF-8; if it means &apos;{text}&apos;, convert the file: {command}</source>
        <translation>{place}: den här raden är inte UTF-8; om den betyder ”{text}”, konvertera filen: {command}</translation>
    </message>
    <message>
        <source>its name, or that of a folder on its path, is not UTF-8; rename it</source>
        <translation>dess namn, eller namnet på en mapp i sökvägen, är inte UTF-8; byt namn</translation>
    </message>
    <message>
        <source>the feature cache {folder} cannot be written: the disk is full. Free some disk space, or set XDG_CACHE_HOME to a folder on another disk</source>
        <translation>det går inte att skriva till cachen {folder}: disken är full. Frigör diskutrymme eller sätt XDG_CACHE_HOME till en mapp på en annan disk</translation>
    </message>
    <message>
        <source>read as {form} with one speaker, in {count} folders: {names}. If each folder is a speaker, set data.folders_are_speakers</source>
        <translation>läst som {form} med en talare, i {count} mappar: {names}. Om varje mapp är en talare, sätt data.folders_are_speakers</translation>
    </message>
    <message>
        <source>Each folder of recordings is a speaker, where the corpus names none.</source>
        <translation>Varje mapp med inspelningar är en talare, där korpusen inte anger någon.</translation>
    </message>
    <message>
        <source>start</source>
        <translation>start</translation>
    </message>
    <message>
        <source>the cache of computed features {folder} cannot be opened: {reason}. Make it writable, or set XDG_CACHE_HOME to another folder</source>
        <translation>cachen med beräknade särdrag {folder} kan inte öppnas: {reason}. Gör den skrivbar, eller sätt XDG_CACHE_HOME till en annan mapp</translation>
    </message>
    <message>
        <source>{file} is not a readable .npy file: {why}</source>
        <translation>{file} är ingen läsbar .npy-fil: {why}</translation>
    </message>
    <message>
        <source>{place}: the record is not a JSON object</source>
        <translation>{place}: posten är inget JSON-objekt</translation>
    </message>
    <message>
        <source>{place}: the recording is the only one of its speaker, so none can be its prompt</source>
        <translation>{place}: inspelningen är talarens enda, så ingen kan vara dess förebild</translation>
    </message>
    <message>
        <source>{place}: the record has no {key}</source>
        <translation>{place}: posten saknar {key}</translation>
    </message>
    <message>
        <source>{file} holds no record</source>
        <translation>{file} innehåller ingen post</translation>
    </message>
    <message>
        <source>Further manifests of prepared tokens to train on, besides corpus; FILE::LANGUAGE sets the language of its texts.</source>
        <translation>Fler manifest med förberedda tokens att träna på, utöver corpus; FILE::LANGUAGE anger språket för dess texter.</translation>
    </message>
    <message>
        <source>Further manifests of prepared tokens to validate on, besides validation.</source>
        <translation>Fler manifest med förberedda tokens att validera på, utöver validation.</translation>
    </message>
    <message>
        <source>{file} has the shape {shape}; the model needs {needed}. Prepare it with the checkpoint that is fine-tuned</source>
        <translation>{file} har formen {shape}; modellen behöver {needed}. Förbered den med den checkpoint som finjusteras</translation>
    </message>
    <message>
        <source>{file} holds whole numbers instead of the vectors of a speaker</source>
        <translation>{file} innehåller heltal i stället för en talares vektorer</translation>
    </message>
    <message>
        <source>{file} holds values that are not finite (NaN or infinite)</source>
        <translation>{file} innehåller värden som inte är ändliga (NaN eller oändliga)</translation>
    </message>
    <message>
        <source>{file} is not a list of whole numbers</source>
        <translation>{file} är ingen lista med heltal</translation>
    </message>
    <message>
        <source>{file} holds {count} tokens, but its record says {stated}</source>
        <translation>{file} innehåller {count} tokens, men dess post anger {stated}</translation>
    </message>
    <message>
        <source>{file} holds no tokens</source>
        <translation>{file} innehåller inga tokens</translation>
    </message>
    <message>
        <source>{file} holds the token {token}; the model has the tokens 0 to {last}</source>
        <translation>{file} innehåller token {token}; modellen har tokens 0 till {last}</translation>
    </message>
    <message>
        <source>the prompt {id} is the recording itself, so the model would copy from it</source>
        <translation>prompten {id} är själva inspelningen, så modellen skulle kopiera från den</translation>
    </message>
    <message>
        <source>{file} holds a text of {length} tokens; the model reads at most {limit}</source>
        <translation>{file} innehåller en text med {length} tokens; modellen läser högst {limit}</translation>
    </message>
    <message>
        <source>{file} holds a recording of {length} codes; the model speaks at most {limit}</source>
        <translation>{file} innehåller en inspelning med {length} koder; modellen talar högst {limit}</translation>
    </message>
    <message>
        <source>{place} was excluded: {reason}</source>
        <translation>{place} uteslöts: {reason}</translation>
    </message>
    <message>
        <source>the index of the feature cache {folder} is damaged and is rebuilt, and the recordings are decoded again</source>
        <translation>indexet för särdragscachen {folder} är skadat och byggs upp på nytt, och inspelningarna avkodas igen</translation>
    </message>
    <message>
        <source>{reason}. Training continues, but what a network computes for recordings that are not cached yet is computed again in each epoch. To cache it, set XDG_CACHE_HOME to a folder on another disk and resume the run</source>
        <translation>{reason}. Träningen fortsätter, men det som ett nätverk beräknar för inspelningar som ännu inte finns i cachen beräknas på nytt i varje epok. För att spara det i cachen, sätt XDG_CACHE_HOME till en mapp på en annan disk och återuppta körningen</translation>
    </message>
    <message>
        <source>the feature cache {folder} cannot be used: {why}. Check the disk, or set XDG_CACHE_HOME to a folder on another disk</source>
        <translation>särdragscachen {folder} kan inte användas: {why}. Kontrollera disken, eller sätt XDG_CACHE_HOME till en mapp på en annan disk</translation>
    </message>
    <message>
        <source>its sample {first} cannot be found; convert it to WAV or FLAC</source>
        <translation>dess sampel {first} går inte att hitta; konvertera den till WAV eller FLAC</translation>
    </message>
    <message>
        <source>its channels cancel each other out when they are mixed; choose one of them</source>
        <translation>dess kanaler tar ut varandra när de blandas; välj en av dem</translation>
    </message>
    <message>
        <source>stopped while reading {file}</source>
        <translation>stoppades under läsningen av {file}</translation>
    </message>
    <message>
        <source>{place}: expected a label of Audacity (begin and end in seconds and a text, with tabs between them); it is &apos;{found}&apos;</source>
        <translation>{place}: en etikett från Audacity väntades (början och slut i sekunder och en text, med tabbar emellan); det är ”{found}”</translation>
    </message>
    <message>
        <source>{place}: the label has no length; drag one of its ends in Audacity, or delete it</source>
        <translation>{place}: etiketten har ingen längd; dra en av dess ändar i Audacity, eller ta bort den</translation>
    </message>
    <message>
        <source>cannot encode {file}: {reason}</source>
        <translation>det går inte att koda {file}: {reason}</translation>
    </message>
    <message>
        <source>{name} is {value} s; it must be between {lowest} and {highest} s</source>
        <translation>{name} är {value} s; det måste vara mellan {lowest} och {highest} s</translation>
    </message>
    <message>
        <source>the longest clip</source>
        <translation>det längsta klippet</translation>
    </message>
    <message>
        <source>the shortest clip</source>
        <translation>det kortaste klippet</translation>
    </message>
    <message>
        <source>the padding</source>
        <translation>marginalen</translation>
    </message>
    <message>
        <source>the shortest pause</source>
        <translation>den kortaste pausen</translation>
    </message>
    <message>
        <source>the longest pause in a joined clip</source>
        <translation>den längsta pausen i ett sammanfogat klipp</translation>
    </message>
    <message>
        <source>it is shorter than {seconds} s, and no neighbor is near enough to join</source>
        <translation>det är kortare än {seconds} s, och ingen granne är nära nog att foga ihop med</translation>
    </message>
    <message>
        <source>it is longer than {seconds} s, and no pause shows where it can be split</source>
        <translation>det är längre än {seconds} s, och ingen paus visar var det kan delas</translation>
    </message>
    <message>
        <source>{place}: expected the times of a caption, such as 00:00:01,000 --&gt; 00:00:02,500; it is &apos;{found}&apos;</source>
        <translation>{place}: tiderna för en undertext väntades, som 00:00:01,000 --&gt; 00:00:02,500; det är ”{found}”</translation>
    </message>
    <message>
        <source>{place}: the caption ends before it begins</source>
        <translation>{place}: undertexten slutar innan den börjar</translation>
    </message>
    <message>
        <source>{place}: it is not a TextGrid of Praat, or is damaged here; save it in Praat as a text file</source>
        <translation>{place}: det är inte en TextGrid från Praat, eller så är den skadad här; spara den i Praat som textfil</translation>
    </message>
    <message>
        <source>{file} has no such tier of intervals with texts; its tiers: {tiers}</source>
        <translation>{file} har inget sådant lager av intervall med texter; dess lager: {tiers}</translation>
    </message>
    <message>
        <source>{file} has several tiers with texts: {tiers}; choose one of them</source>
        <translation>{file} har flera lager med texter: {tiers}; välj ett av dem</translation>
    </message>
    <message>
        <source>it overlaps with the text at {seconds} s</source>
        <translation>den överlappar med texten vid {seconds} s</translation>
    </message>
    <message>
        <source>it begins after the end of the recording</source>
        <translation>den börjar efter inspelningens slut</translation>
    </message>
    <message>
        <source>{file} holds no captions or labels; cut by silence instead</source>
        <translation>{file} innehåller inga undertexter eller etiketter; klipp efter tystnad i stället</translation>
    </message>
    <message>
        <source>{file} has more captions or labels than a day of speech; divide it, and the recording</source>
        <translation>{file} har fler undertexter eller etiketter än ett dygn av tal; dela upp den, och inspelningen</translation>
    </message>
</context>
<context>
    <name>distributed</name>
    <message>
        <source>rank {rank} at {own} cannot connect to the other ranks: {reason}. The machines of a run must reach each other on all ports</source>
        <translation>rank {rank} på {own} kan inte ansluta till de andra rankerna: {reason}. Datorerna i en körning måste nå varandra på alla portar</translation>
    </message>
    <message>
        <source>the environment variable {name} is &quot;{value}&quot;, not a number; the launcher of a run with several ranks sets it</source>
        <translation>miljövariabeln {name} är &quot;{value}&quot;, som inte är ett tal; startprogrammet för en körning med flera ranker sätter den</translation>
    </message>
    <message>
        <source>the environment variable MASTER_PORT is {port}; a port is between 1 and 65535</source>
        <translation>miljövariabeln MASTER_PORT är {port}; en port ligger mellan 1 och 65535</translation>
    </message>
    <message>
        <source>the environment variable MASTER_ADDR is not set; with ranks on several machines, set it to the address of the machine of rank 0 (mpirun -x MASTER_ADDR=...)</source>
        <translation>miljövariabeln MASTER_ADDR är inte satt; med ranker på flera datorer ska den vara adressen till datorn med rank 0 (mpirun -x MASTER_ADDR=...)</translation>
    </message>
    <message>
        <source>the environment variable MASTER_ADDR is not set, but RANK and WORLD_SIZE are</source>
        <translation>miljövariabeln MASTER_ADDR är inte satt, men RANK och WORLD_SIZE är det</translation>
    </message>
    <message>
        <source>rank {rank} on {host} has been computing one step for {seconds} s while the other ranks wait for it; look for other work on that machine, or for errors of its GPU in the system log</source>
        <translation>rank {rank} på {host} har beräknat ett steg i {seconds} s medan de andra rankerna väntar på den; se efter om datorn gör annat arbete, eller om systemloggen har fel från dess GPU</translation>
    </message>
    <message>
        <source>rank {rank} on {host} has been validating for {seconds} s while the other ranks wait for it; look for other work on that machine, or for errors of its GPU in the system log</source>
        <translation>rank {rank} på {host} har validerat i {seconds} s medan de andra rankerna väntar på den; se efter om datorn gör annat arbete, eller om systemloggen har fel från dess GPU</translation>
    </message>
    <message>
        <source>the connection to another rank failed: {reason}; check the network and the logs of the other ranks</source>
        <translation>anslutningen till en annan rank bröts: {reason}; kontrollera nätverket och de andra rankernas loggar</translation>
    </message>
    <message>
        <source>{rank_name} is {rank}, but {size_name} is {size}; ranks are numbered from 0</source>
        <translation>{rank_name} är {rank}, men {size_name} är {size}; ranker numreras från 0</translation>
    </message>
    <message>
        <source>rank {rank} on {host} does not respond: no heartbeat for {seconds} s; check its log and the system log of that machine</source>
        <translation>rank {rank} på {host} svarar inte: inget livstecken på {seconds} s; se dess logg och den datorns systemlogg</translation>
    </message>
    <message>
        <source>rank 0 does not respond: no connection to {address}:{port} ({reason}); check its log</source>
        <translation>rank 0 svarar inte: ingen anslutning till {address}:{port} ({reason}); se dess logg</translation>
    </message>
    <message>
        <source>the launcher of the run does not respond: no connection to {address}:{port} ({reason}); check its log</source>
        <translation>körningens startprogram svarar inte: ingen anslutning till {address}:{port} ({reason}); se dess logg</translation>
    </message>
    <message>
        <source>rank {rank} of {size} cannot connect to the other ranks at {address}:{port}: {reason}. Check that all ranks were started, the firewall, and MASTER_ADDR and MASTER_PORT</source>
        <translation>rank {rank} av {size} kan inte ansluta till de andra på {address}:{port}: {reason}. Kontrollera att alla ranker startades, brandväggen, och MASTER_ADDR och MASTER_PORT</translation>
    </message>
    <message>
        <source>this build cannot train on several GPUs: the headers of NCCL were missing when it was built; train on one GPU, or add --gpu cpu</source>
        <translation>det här bygget kan inte träna på flera GPU:er: NCCL:s headerfiler saknades när det byggdes; träna på en GPU, eller lägg till --gpu cpu</translation>
    </message>
    <message>
        <source>rank {rank} cannot connect its GPU to those of the other ranks: {reason}. NCCL_DEBUG=INFO shows more</source>
        <translation>rank {rank} kan inte ansluta sin GPU till de andra rankernas: {reason}. NCCL_DEBUG=INFO visar mer</translation>
    </message>
    <message>
        <source>{rank|ranks} {missing} of {size} did not come to {address}:{port}; check that all ranks were started, and their logs</source>
        <translation>{rank|ranker} {missing} av {size} kom inte till {address}:{port}; kontrollera att alla ranker startades, och deras loggar</translation>
    </message>
    <message>
        <source>stopped while waiting for the other ranks</source>
        <translation>stoppad i väntan på de andra rankerna</translation>
    </message>
</context>
<context>
    <name>entry</name>
    <message>
        <source>A voice is being trained.</source>
        <translation>En röst håller på att tränas.</translation>
    </message>
</context>
<context>
    <name>field</name>
    <message>
        <source>Format version</source>
        <translation>Formatversion</translation>
    </message>
    <message>
        <source>Run name</source>
        <translation>Körningens namn</translation>
    </message>
    <message>
        <source>Preset</source>
        <translation>Förinställning</translation>
    </message>
    <message>
        <source>Sample rate</source>
        <translation>Samplingsfrekvens</translation>
    </message>
    <message>
        <source>FFT size (n_fft)</source>
        <translation>FFT-storlek (n_fft)</translation>
    </message>
    <message>
        <source>Hop length</source>
        <translation>Hopplängd (hop length)</translation>
    </message>
    <message>
        <source>Mel bands</source>
        <translation>Mel-band</translation>
    </message>
    <message>
        <source>Min. frequency (fmin)</source>
        <translation>Min. frekvens (fmin)</translation>
    </message>
    <message>
        <source>Max. frequency (fmax)</source>
        <translation>Max. frekvens (fmax)</translation>
    </message>
    <message>
        <source>Mel scale</source>
        <translation>Mel-skala</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Språk</translation>
    </message>
    <message>
        <source>Keep stress marks</source>
        <translation>Behåll betoningstecken</translation>
    </message>
    <message>
        <source>Text mode</source>
        <translation>Textläge</translation>
    </message>
    <message>
        <source>Keep punctuation</source>
        <translation>Behåll skiljetecken</translation>
    </message>
    <message>
        <source>Spell out numbers</source>
        <translation>Skriv ut tal med ord</translation>
    </message>
    <message>
        <source>Symbol set</source>
        <translation>Symboluppsättning</translation>
    </message>
    <message>
        <source>Symbol layout</source>
        <translation>Symbolernas ordning</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>Modell</translation>
    </message>
    <message>
        <source>Model size</source>
        <translation>Modellstorlek</translation>
    </message>
    <message>
        <source>Encoder channels</source>
        <translation>Kodarens kanaler</translation>
    </message>
    <message>
        <source>Encoder blocks</source>
        <translation>Kodarens block</translation>
    </message>
    <message>
        <source>Decoder channels</source>
        <translation>Avkodarens kanaler</translation>
    </message>
    <message>
        <source>Decoder levels</source>
        <translation>Avkodarens nivåer</translation>
    </message>
    <message>
        <source>Decoder blocks</source>
        <translation>Avkodarens block</translation>
    </message>
    <message>
        <source>Style channels</source>
        <translation>Stilkanaler</translation>
    </message>
    <message>
        <source>Style encoder channels</source>
        <translation>Stilkodarens kanaler</translation>
    </message>
    <message>
        <source>Vocoder</source>
        <translation>Vocoder</translation>
    </message>
    <message>
        <source>Minimum sigma of the flow</source>
        <translation>Flödets minsta sigma</translation>
    </message>
    <message>
        <source>Reconstruction loss weight</source>
        <translation>Vikt för rekonstruktionsförlust</translation>
    </message>
    <message>
        <source>Prior loss weight</source>
        <translation>Vikt för priorförlust</translation>
    </message>
    <message>
        <source>Duration loss weight</source>
        <translation>Vikt för durationsförlust</translation>
    </message>
    <message>
        <source>KL loss weight</source>
        <translation>Vikt för KL-förlust</translation>
    </message>
    <message>
        <source>Reconstruction loss warm-up</source>
        <translation>Uppvärmning av rekonstruktionsförlust</translation>
    </message>
    <message>
        <source>Prior loss warm-up</source>
        <translation>Uppvärmning av priorförlust</translation>
    </message>
    <message>
        <source>Duration loss warm-up</source>
        <translation>Uppvärmning av durationsförlust</translation>
    </message>
    <message>
        <source>KL loss warm-up</source>
        <translation>Uppvärmning av KL-förlust</translation>
    </message>
    <message>
        <source>Latent channels</source>
        <translation>Latenta kanaler</translation>
    </message>
    <message>
        <source>Hidden channels</source>
        <translation>Dolda kanaler</translation>
    </message>
    <message>
        <source>Feed-forward channels</source>
        <translation>Framåtkopplade kanaler</translation>
    </message>
    <message>
        <source>Attention heads</source>
        <translation>Uppmärksamhetshuvuden</translation>
    </message>
    <message>
        <source>Text encoder layers</source>
        <translation>Textkodarens lager</translation>
    </message>
    <message>
        <source>Kernel size</source>
        <translation>Kärnstorlek</translation>
    </message>
    <message>
        <source>Dropout</source>
        <translation>Dropout</translation>
    </message>
    <message>
        <source>Speaker channels</source>
        <translation>Talarkanaler</translation>
    </message>
    <message>
        <source>Single-speaker embedding</source>
        <translation>Talarinbäddning med en talare</translation>
    </message>
    <message>
        <source>Stochastic duration predictor</source>
        <translation>Stokastisk durationsprediktor</translation>
    </message>
    <message>
        <source>Spectral normalization</source>
        <translation>Spektral normering</translation>
    </message>
    <message>
        <source>Discriminator channels</source>
        <translation>Diskriminatorns kanaler</translation>
    </message>
    <message>
        <source>Segment size</source>
        <translation>Segmentstorlek</translation>
    </message>
    <message>
        <source>Mel loss weight</source>
        <translation>Vikt för mel-förlust</translation>
    </message>
    <message>
        <source>Residual block type</source>
        <translation>Typ av residualblock</translation>
    </message>
    <message>
        <source>Residual block kernel sizes</source>
        <translation>Residualblockens kärnstorlekar</translation>
    </message>
    <message>
        <source>Residual block dilations</source>
        <translation>Residualblockens dilatationer</translation>
    </message>
    <message>
        <source>Upsample rates</source>
        <translation>Uppsamplingsfaktorer</translation>
    </message>
    <message>
        <source>Upsample kernel sizes</source>
        <translation>Kärnstorlekar för uppsampling</translation>
    </message>
    <message>
        <source>Upsample initial channels</source>
        <translation>Startkanaler för uppsampling</translation>
    </message>
    <message>
        <source>Train on mels of</source>
        <translation>Träna på mel från</translation>
    </message>
    <message>
        <source>Corpus</source>
        <translation>Korpus</translation>
    </message>
    <message>
        <source>Corpus format</source>
        <translation>Korpusformat</translation>
    </message>
    <message>
        <source>Prompt list</source>
        <translation>Promptlista</translation>
    </message>
    <message>
        <source>Validation set</source>
        <translation>Valideringsmängd</translation>
    </message>
    <message>
        <source>Validation split</source>
        <translation>Valideringsdel</translation>
    </message>
    <message>
        <source>Data loader workers</source>
        <translation>Trådar för datainläsning</translation>
    </message>
    <message>
        <source>Preprocessing workers</source>
        <translation>Förbehandlingsprocesser</translation>
    </message>
    <message>
        <source>Prefetch buffer size</source>
        <translation>Storlek på batchbufferten</translation>
    </message>
    <message>
        <source>Trim threshold</source>
        <translation>Klipptröskel</translation>
    </message>
    <message>
        <source>Padding kept after trimming</source>
        <translation>Tystnad kvar efter klippning</translation>
    </message>
    <message>
        <source>Channels</source>
        <translation>Kanaler</translation>
    </message>
    <message>
        <source>Normalize loudness</source>
        <translation>Normalisera ljudstyrkan</translation>
    </message>
    <message>
        <source>Target loudness</source>
        <translation>Målljudstyrka</translation>
    </message>
    <message>
        <source>Bucket by length</source>
        <translation>Gruppera efter längd</translation>
    </message>
    <message>
        <source>Max. concatenated clips</source>
        <translation>Max. hopfogade klipp</translation>
    </message>
    <message>
        <source>Max. pause between clips</source>
        <translation>Max. paus mellan klipp</translation>
    </message>
    <message>
        <source>Min. silence at the edges</source>
        <translation>Min. tystnad i ändarna</translation>
    </message>
    <message>
        <source>Max. silence at the edges</source>
        <translation>Max. tystnad i ändarna</translation>
    </message>
    <message>
        <source>Excluded sequences (file)</source>
        <translation>Uteslutna sekvenser (fil)</translation>
    </message>
    <message>
        <source>Samples per epoch</source>
        <translation>Exempel per epok</translation>
    </message>
    <message>
        <source>Decoding timeout</source>
        <translation>Tidsgräns för avkodning</translation>
    </message>
    <message>
        <source>Pretrained checkpoint</source>
        <translation>Förtränad kontrollpunkt</translation>
    </message>
    <message>
        <source>Load partially</source>
        <translation>Läs in delvis</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>Steg</translation>
    </message>
    <message>
        <source>Epochs</source>
        <translation>Epoker</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Slumpfrö</translation>
    </message>
    <message>
        <source>Batch size</source>
        <translation>Batchstorlek</translation>
    </message>
    <message>
        <source>Gradient accumulation</source>
        <translation>Gradientackumulering</translation>
    </message>
    <message>
        <source>Effective batch size</source>
        <translation>Effektiv batchstorlek</translation>
    </message>
    <message>
        <source>Learning rate</source>
        <translation>Inlärningshastighet</translation>
    </message>
    <message>
        <source>Final learning rate ratio</source>
        <translation>Inlärningshastighetens slutandel</translation>
    </message>
    <message>
        <source>Warm-up</source>
        <translation>Uppvärmning</translation>
    </message>
    <message>
        <source>Learning rate schedule</source>
        <translation>Schema för inlärningshastighet</translation>
    </message>
    <message>
        <source>Learning rate decay per epoch</source>
        <translation>Minskning per epok</translation>
    </message>
    <message>
        <source>AdamW betas</source>
        <translation>Betavärden för AdamW</translation>
    </message>
    <message>
        <source>Weight decay</source>
        <translation>Viktavklingning</translation>
    </message>
    <message>
        <source>AdamW epsilon</source>
        <translation>Epsilon för AdamW</translation>
    </message>
    <message>
        <source>Gradient clipping</source>
        <translation>Gradientklippning</translation>
    </message>
    <message>
        <source>EMA decay</source>
        <translation>EMA-avklingning</translation>
    </message>
    <message>
        <source>Precision</source>
        <translation>Precision</translation>
    </message>
    <message>
        <source>Initial loss scale</source>
        <translation>Första förlustskala</translation>
    </message>
    <message>
        <source>TF32</source>
        <translation>TF32</translation>
    </message>
    <message>
        <source>cuDNN benchmark</source>
        <translation>cuDNN-benchmark</translation>
    </message>
    <message>
        <source>Gradient checkpointing</source>
        <translation>Gradient checkpointing</translation>
    </message>
    <message>
        <source>torch.compile (CUDA graphs)</source>
        <translation>torch.compile (CUDA-grafer)</translation>
    </message>
    <message>
        <source>Compile mode</source>
        <translation>Kompileringsläge</translation>
    </message>
    <message>
        <source>Compile full graph</source>
        <translation>Kompilera hela grafen</translation>
    </message>
    <message>
        <source>Preload data into RAM</source>
        <translation>Läs in data i RAM</translation>
    </message>
    <message>
        <source>Debug mode</source>
        <translation>Felsökningsläge</translation>
    </message>
    <message>
        <source>Trainable layers</source>
        <translation>Lager som tränas</translation>
    </message>
    <message>
        <source>Layer patterns</source>
        <translation>Mönster för lager</translation>
    </message>
    <message>
        <source>On plateau</source>
        <translation>Vid en platå</translation>
    </message>
    <message>
        <source>Early stopping</source>
        <translation>Tidigt stopp</translation>
    </message>
    <message>
        <source>Patience</source>
        <translation>Tålamod</translation>
    </message>
    <message>
        <source>Loss explosion protection</source>
        <translation>Skydd mot förlustexplosion</translation>
    </message>
    <message>
        <source>Explosion threshold</source>
        <translation>Explosionströskel</translation>
    </message>
    <message>
        <source>Roll back after skips</source>
        <translation>Återgå efter överhoppade steg</translation>
    </message>
    <message>
        <source>Validate every</source>
        <translation>Valideringsintervall</translation>
    </message>
    <message>
        <source>Save every</source>
        <translation>Sparintervall</translation>
    </message>
    <message>
        <source>Generate samples every</source>
        <translation>Intervall för ljudprov</translation>
    </message>
    <message>
        <source>Checkpoints kept</source>
        <translation>Kontrollpunkter som behålls</translation>
    </message>
    <message>
        <source>TensorBoard</source>
        <translation>TensorBoard</translation>
    </message>
    <message>
        <source>Hardware polling rate</source>
        <translation>Hårdvarans avläsningsfrekvens</translation>
    </message>
    <message>
        <source>Sample texts</source>
        <translation>Provtexter</translation>
    </message>
    <message>
        <source>Also sample raw weights</source>
        <translation>Ljudprov även med råa vikter</translation>
    </message>
    <message>
        <source>Folders are speakers</source>
        <translation>Mappar är talare</translation>
    </message>
    <message>
        <source>Max. frequency of the mel loss</source>
        <translation>Max. frekvens för mel-förlust</translation>
    </message>
    <message>
        <source>{label} ({kind})</source>
        <translation>{label} ({kind})</translation>
    </message>
    <message>
        <source>Data-parallel size</source>
        <translation>Dataparallell storlek</translation>
    </message>
    <message>
        <source>GPUs</source>
        <translation>GPU:er</translation>
    </message>
    <message>
        <source>Balance of ranks</source>
        <translation>Fördelning mellan ranker</translation>
    </message>
    <message>
        <source>Further manifests</source>
        <translation>Fler manifest</translation>
    </message>
    <message>
        <source>Further validation manifests</source>
        <translation>Fler valideringsmanifest</translation>
    </message>
    <message>
        <source>Speaker encoder width</source>
        <translation>Talarkodarens bredd</translation>
    </message>
    <message>
        <source>Speaker encoder inner width</source>
        <translation>Talarkodarens inre bredd</translation>
    </message>
    <message>
        <source>Speaker encoder heads</source>
        <translation>Talarkodarens huvuden</translation>
    </message>
    <message>
        <source>Speaker encoder blocks</source>
        <translation>Talarkodarens block</translation>
    </message>
    <message>
        <source>Speaker resampler factor</source>
        <translation>Faktor för talarens omsamplare</translation>
    </message>
    <message>
        <source>Emotion encoder width</source>
        <translation>Känslokodarens bredd</translation>
    </message>
    <message>
        <source>Emotion encoder inner width</source>
        <translation>Känslokodarens inre bredd</translation>
    </message>
    <message>
        <source>Emotion encoder heads</source>
        <translation>Känslokodarens huvuden</translation>
    </message>
    <message>
        <source>Emotion encoder blocks</source>
        <translation>Känslokodarens block</translation>
    </message>
    <message>
        <source>Emotion resampler factor</source>
        <translation>Faktor för känslans omsamplare</translation>
    </message>
    <message>
        <source>Transformer width</source>
        <translation>Transformerns bredd</translation>
    </message>
    <message>
        <source>Transformer layers</source>
        <translation>Transformerns lager</translation>
    </message>
    <message>
        <source>Max. text length</source>
        <translation>Max. textlängd</translation>
    </message>
    <message>
        <source>Max. audio length</source>
        <translation>Max. ljudlängd</translation>
    </message>
    <message>
        <source>Codebook size</source>
        <translation>Kodbokens storlek</translation>
    </message>
    <message>
        <source>Speaker vectors</source>
        <translation>Talarvektorer</translation>
    </message>
    <message>
        <source>Reference feature width</source>
        <translation>Referensens särdragsbredd</translation>
    </message>
    <message>
        <source>Reference positions</source>
        <translation>Referenspositioner</translation>
    </message>
    <message>
        <source>Text loss weight</source>
        <translation>Vikt för textförlust</translation>
    </message>
    <message>
        <source>Audio loss weight</source>
        <translation>Vikt för ljudförlust</translation>
    </message>
    <message>
        <source>Attention dropout</source>
        <translation>Dropout för uppmärksamhet</translation>
    </message>
    <message>
        <source>Attend to padding</source>
        <translation>Uppmärksamma utfyllnad</translation>
    </message>
    <message>
        <source>Tokenizer</source>
        <translation>Tokeniserare</translation>
    </message>
    <message>
        <source>Levels per channel</source>
        <translation>Nivåer per kanal</translation>
    </message>
    <message>
        <source>Channels of a code</source>
        <translation>Kanaler i en kod</translation>
    </message>
    <message>
        <source>Codec width</source>
        <translation>Kodekens bredd</translation>
    </message>
    <message>
        <source>Codec blocks</source>
        <translation>Kodekens block</translation>
    </message>
    <message>
        <source>Commitment loss weight</source>
        <translation>Vikt för commitment-förlust</translation>
    </message>
    <message>
        <source>Codebook loss weight</source>
        <translation>Vikt för kodboksförlust</translation>
    </message>
    <message>
        <source>LoRA rank</source>
        <translation>Rang för LoRA</translation>
    </message>
    <message>
        <source>LoRA alpha</source>
        <translation>Alfa för LoRA</translation>
    </message>
    <message>
        <source>LoRA layers</source>
        <translation>Lager med LoRA</translation>
    </message>
    <message>
        <source>LoRA dropout</source>
        <translation>Dropout för LoRA</translation>
    </message>
    <message>
        <source>Reference length</source>
        <translation>Referensens längd</translation>
    </message>
    <message>
        <source>Codec</source>
        <translation>Kodek</translation>
    </message>
    <message>
        <source>Share of the default voice</source>
        <translation>Standardröstens andel</translation>
    </message>
    <message>
        <source>Spectrum</source>
        <translation>Spektrum</translation>
    </message>
    <message>
        <source>Frames per batch</source>
        <translation>Ramar per batch</translation>
    </message>
    <message>
        <source>Variant</source>
        <translation>Variant</translation>
    </message>
    <message>
        <source>Exclude the reference from the loss</source>
        <translation>Uteslut referensen ur förlusten</translation>
    </message>
    <message>
        <source>Start token</source>
        <translation>Starttoken</translation>
    </message>
    <message>
        <source>Speaker vector width</source>
        <translation>Talarvektorns bredd</translation>
    </message>
    <message>
        <source>Speaker encoder channels</source>
        <translation>Talarkodarens kanaler</translation>
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
        <translation>Tillämpa i &amp;konfigurationen</translation>
    </message>
    <message>
        <source>Applied to the configuration: %1</source>
        <translation>Tillämpat i konfigurationen: %1</translation>
    </message>
</context>
<context>
    <name>formant::ChangesLine</name>
    <message>
        <source>Earlier changes (transcripts and excluded recordings) are saved in %1.</source>
        <translation>Tidigare ändringar (transkriptioner och uteslutna inspelningar) är sparade i %1.</translation>
    </message>
    <message>
        <source>Changes are saved in %1; the original list and all recordings stay unchanged.</source>
        <translation>Ändringar sparas i %1; den ursprungliga listan och alla inspelningar förblir orörda.</translation>
    </message>
    <message>
        <source>Continue &amp;with these changes</source>
        <translation>&amp;Fortsätt med de här ändringarna</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Ångra</translation>
    </message>
    <message>
        <source>Undoes the last change (Ctrl+Z).</source>
        <translation>Ångrar den senaste ändringen (Ctrl+Z).</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Gör om</translation>
    </message>
    <message>
        <source>Repeats the change that was undone (Ctrl+Shift+Z).</source>
        <translation>Gör om ändringen som ångrades (Ctrl+Skift+Z).</translation>
    </message>
</context>
<context>
    <name>formant::CheckpointActions</name>
    <message>
        <source>Verifying…</source>
        <translation>Verifierar…</translation>
    </message>
    <message numerus="yes">
        <source>%n checkpoints verified, none corrupt.</source>
        <translation>
            <numerusform>%Ln kontrollpunkt verifierad, inte skadad.</numerusform>
            <numerusform>%Ln kontrollpunkter verifierade, ingen skadad.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n checkpoints are corrupt.</source>
        <translation>
            <numerusform>%Ln kontrollpunkt är skadad.</numerusform>
            <numerusform>%Ln kontrollpunkter är skadade.</numerusform>
        </translation>
    </message>
    <message>
        <source>Updating…</source>
        <translation>Uppdaterar…</translation>
    </message>
    <message numerus="yes">
        <source>%n checkpoints pinned.</source>
        <translation>
            <numerusform>%Ln kontrollpunkt behålls nu.</numerusform>
            <numerusform>%Ln kontrollpunkter behålls nu.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n checkpoints unpinned.</source>
        <translation>
            <numerusform>%Ln kontrollpunkt behålls inte längre.</numerusform>
            <numerusform>%Ln kontrollpunkter behålls inte längre.</numerusform>
        </translation>
    </message>
    <message>
        <source>Saving the best checkpoint…</source>
        <translation>Sparar den bästa kontrollpunkten…</translation>
    </message>
    <message>
        <source>%1 is now the best checkpoint.</source>
        <translation>%1 är nu den bästa kontrollpunkten.</translation>
    </message>
    <message>
        <source>Mark %1 as the best of this run? The current best is deleted unless it is pinned.</source>
        <translation>Markera %1 som körningens bästa? Den nuvarande bästa tas bort om du inte har valt att behålla den.</translation>
    </message>
    <message>
        <source>Mark as best</source>
        <translation>Markera som bäst</translation>
    </message>
    <message>
        <source>Exporting…</source>
        <translation>Exporterar…</translation>
    </message>
    <message>
        <source>Deleting…</source>
        <translation>Tar bort…</translation>
    </message>
    <message numerus="yes">
        <source>%n checkpoints were deleted.</source>
        <translation>
            <numerusform>%Ln kontrollpunkt togs bort.</numerusform>
            <numerusform>%Ln kontrollpunkter togs bort.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Delete %n checkpoints (%1)? This cannot be undone. Training can resume only from a remaining step checkpoint.</source>
        <translation>
            <numerusform>Ta bort %Ln kontrollpunkt (%1)? Det går inte att ångra. Träningen kan bara återupptas från en stegkontrollpunkt som finns kvar.</numerusform>
            <numerusform>Ta bort %Ln kontrollpunkter (%1)? Det går inte att ångra. Träningen kan bara återupptas från en stegkontrollpunkt som finns kvar.</numerusform>
        </translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Ta bort</translation>
    </message>
    <message numerus="yes">
        <source>%n files deleted, %1 freed.</source>
        <translation>
            <numerusform>%Ln fil togs bort, %1 frigjordes.</numerusform>
            <numerusform>%Ln filer togs bort, %1 frigjordes.</numerusform>
        </translation>
    </message>
    <message>
        <source>Checkpoints</source>
        <translation>Kontrollpunkter</translation>
    </message>
    <message>
        <source>Checkpoint exported to %1.</source>
        <translation>Kontrollpunkten exporterades till %1.</translation>
    </message>
</context>
<context>
    <name>formant::CheckpointButtons</name>
    <message>
        <source>Verif&amp;y</source>
        <translation>Veri&amp;fiera</translation>
    </message>
    <message>
        <source>Verif&amp;y all</source>
        <translation>Ver&amp;ifiera alla</translation>
    </message>
    <message>
        <source>Reads the files and compares them with their SHA-256.</source>
        <translation>Läser filerna och jämför dem med deras SHA-256.</translation>
    </message>
    <message>
        <source>Unp&amp;in</source>
        <translation>Sluta b&amp;ehålla</translation>
    </message>
    <message>
        <source>P&amp;in</source>
        <translation>&amp;Behåll</translation>
    </message>
    <message>
        <source>Cleanup never deletes pinned checkpoints.</source>
        <translation>Rensningen tar aldrig bort kontrollpunkter som du behåller.</translation>
    </message>
    <message>
        <source>Mark as &amp;best</source>
        <translation>&amp;Gör till bästa</translation>
    </message>
    <message>
        <source>Saves this step as the best checkpoint of the run.</source>
        <translation>Sparar det här steget som körningens bästa kontrollpunkt.</translation>
    </message>
    <message>
        <source>Fine-t&amp;une from this</source>
        <translation>Finjuster&amp;a från denna</translation>
    </message>
    <message>
        <source>Starts a new run from this checkpoint.</source>
        <translation>Startar en ny körning från den här kontrollpunkten.</translation>
    </message>
    <message>
        <source>Synth&amp;esize</source>
        <translation>&amp;Syntetisera</translation>
    </message>
    <message>
        <source>Synthesizes a custom text with this checkpoint.</source>
        <translation>Syntetiserar en egen text med den här kontrollpunkten.</translation>
    </message>
    <message>
        <source>&amp;Delete…</source>
        <translation>Ta b&amp;ort…</translation>
    </message>
    <message>
        <source>Deletes the selected checkpoints after a confirmation.</source>
        <translation>Tar bort de markerade kontrollpunkterna efter en bekräftelse.</translation>
    </message>
    <message>
        <source>&amp;Clean up…</source>
        <translation>Re&amp;nsa…</translation>
    </message>
    <message>
        <source>Deletes older checkpoints; first lists them and the space that is freed.</source>
        <translation>Tar bort äldre kontrollpunkter; listar först dem och utrymmet som frigörs.</translation>
    </message>
    <message>
        <source>This run is being trained. Its checkpoints can be cleaned up after it has ended.</source>
        <translation>Den här körningen tränas. Dess kontrollpunkter kan rensas när den är klar.</translation>
    </message>
    <message>
        <source>E&amp;xport voice…</source>
        <translation>E&amp;xportera röst…</translation>
    </message>
    <message>
        <source>Exports the voice for Piper, Home Assistant, sherpa-onnx or a program of your own.</source>
        <translation>Exporterar rösten för Piper, Home Assistant, sherpa-onnx eller ett eget program.</translation>
    </message>
    <message>
        <source>Exp&amp;ort checkpoint…</source>
        <translation>Exporte&amp;ra kontrollpunkt…</translation>
    </message>
    <message>
        <source>Exports the checkpoint without what only training needs, to share or fine-tune it.</source>
        <translation>Exporterar kontrollpunkten utan det som bara träningen behöver, för att dela eller finjustera den.</translation>
    </message>
    <message>
        <source>Impor&amp;t voice…</source>
        <translation>I&amp;mportera röst…</translation>
    </message>
    <message>
        <source>Makes a checkpoint of a voice of Piper or another program.</source>
        <translation>Gör en kontrollpunkt av en röst från Piper eller ett annat program.</translation>
    </message>
</context>
<context>
    <name>formant::CheckpointModel</name>
    <message>
        <source>File</source>
        <translation>Fil</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>Steg</translation>
    </message>
    <message>
        <source>Training loss</source>
        <translation>Träningsförlust</translation>
    </message>
    <message>
        <source>Validation loss</source>
        <translation>Valideringsförlust</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Storlek</translation>
    </message>
    <message>
        <source>Integrity</source>
        <translation>Integritet</translation>
    </message>
    <message>
        <source>Retention</source>
        <translation>Behålls</translation>
    </message>
</context>
<context>
    <name>formant::CheckpointText</name>
    <message>
        <source>not checked yet</source>
        <translation>inte verifierad än</translation>
    </message>
    <message>
        <source>truncated</source>
        <translation>avhuggen</translation>
    </message>
    <message>
        <source>intact</source>
        <translation>hel</translation>
    </message>
    <message>
        <source>no checksum</source>
        <translation>utan kontrollsumma</translation>
    </message>
    <message>
        <source>corrupt</source>
        <translation>skadad</translation>
    </message>
    <message>
        <source>pinned</source>
        <translation>behålls av dig</translation>
    </message>
    <message>
        <source>best</source>
        <translation>bäst</translation>
    </message>
    <message>
        <source>end of training</source>
        <translation>träningens slut</translation>
    </message>
    <message numerus="yes">
        <source>among the newest %n</source>
        <comment>step checkpoints</comment>
        <translation>
            <numerusform>den senaste</numerusform>
            <numerusform>bland de %Ln senaste</numerusform>
        </translation>
    </message>
    <message>
        <source>archived; cleanup deletes it</source>
        <translation>arkiverad; tas bort vid rensning</translation>
    </message>
    <message numerus="yes">
        <source>older than the newest %n; cleanup deletes it</source>
        <comment>step checkpoints</comment>
        <translation>
            <numerusform>äldre än den senaste; tas bort vid rensning</numerusform>
            <numerusform>äldre än de %Ln senaste; tas bort vid rensning</numerusform>
        </translation>
    </message>
    <message>
        <source>unknown origin</source>
        <translation>okänt ursprung</translation>
    </message>
</context>
<context>
    <name>formant::CheckpointsPage</name>
    <message>
        <source>Checkpoints</source>
        <translation>Kontrollpunkter</translation>
    </message>
    <message>
        <source>There are no checkpoints yet.</source>
        <translation>Det finns inga kontrollpunkter än.</translation>
    </message>
    <message numerus="yes">
        <source>%n checkpoints, %1 in total.</source>
        <translation>
            <numerusform>%Ln kontrollpunkt, totalt %1.</numerusform>
            <numerusform>%Ln kontrollpunkter, totalt %1.</numerusform>
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
        <translation>Rensa kontrollpunkter</translation>
    </message>
    <message>
        <source>Keeps the newest step checkpoints, the best, the final and all pinned ones. Deletes older and archived ones, and leftovers of interrupted writes.</source>
        <translation>Behåller de senaste stegkontrollpunkterna, den bästa, den sista och alla som du valt att behålla. Tar bort äldre och arkiverade, och rester av avbrutna skrivningar.</translation>
    </message>
    <message>
        <source>Newest step checkpoints to &amp;keep:</source>
        <translation>Senaste stegkontrollpunkter att beh&amp;ålla:</translation>
    </message>
    <message>
        <source>Files to delete</source>
        <translation>Filer att ta bort</translation>
    </message>
    <message>
        <source>&amp;Delete these files</source>
        <translation>&amp;Ta bort de här filerna</translation>
    </message>
    <message>
        <source>Listing files…</source>
        <translation>Listar filer…</translation>
    </message>
    <message>
        <source>Deleting…</source>
        <translation>Tar bort…</translation>
    </message>
    <message>
        <source>Nothing to delete.</source>
        <translation>Inget att ta bort.</translation>
    </message>
    <message numerus="yes">
        <source>%n files will be deleted, freeing %1.</source>
        <translation>
            <numerusform>%Ln fil tas bort, vilket frigör %1.</numerusform>
            <numerusform>%Ln filer tas bort, vilket frigör %1.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>formant::ClipPreview</name>
    <message>
        <source>Clips to cut</source>
        <translation>Klipp som ska klippas ut</translation>
    </message>
    <message>
        <source>Recording</source>
        <translation>Inspelning</translation>
    </message>
    <message>
        <source>Begins at</source>
        <translation>Börjar vid</translation>
    </message>
    <message>
        <source>Length</source>
        <translation>Längd</translation>
    </message>
    <message>
        <source>Text, or why it is skipped</source>
        <translation>Text, eller varför det hoppas över</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1 s</translation>
    </message>
    <message>
        <source>(no text yet)</source>
        <translation>(ingen text ännu)</translation>
    </message>
    <message numerus="yes">
        <source>%Ln clip(s), %1 of %2.</source>
        <translation>
            <numerusform>%Ln klipp, %1 av %2.</numerusform>
            <numerusform>%Ln klipp, %1 av %2.</numerusform>
        </translation>
    </message>
    <message>
        <source>Cut by silence.</source>
        <translation>Klippt efter tystnad.</translation>
    </message>
    <message>
        <source>Cut by %1.</source>
        <translation>Klippt efter %1.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln part(s) are skipped; the list has the reasons.</source>
        <translation>
            <numerusform>%Ln del hoppas över; skälet står i listan.</numerusform>
            <numerusform>%Ln delar hoppas över; skälen står i listan.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>formant::CloseHandler</name>
    <message>
        <source>The queue saves its current job; then the window closes…</source>
        <translation>Kön sparar sitt aktuella jobb; sedan stängs fönstret…</translation>
    </message>
</context>
<context>
    <name>formant::CloseQuestion</name>
    <message>
        <source>A paused run belongs to a separate process. It stays paused without the window, which follows it again when reopened.</source>
        <translation>En pausad körning hör till en separat process. Den förblir pausad utan fönstret, som följer den igen när det öppnas på nytt.</translation>
    </message>
    <message>
        <source>Training is paused. “Stop and save” lets you continue later from this point. “Keep running” ends the pause and continues it in the background; the window follows it when reopened.</source>
        <translation>Träningen är pausad. Med ”Stoppa och spara” kan du fortsätta härifrån senare. ”Låt den fortsätta” avslutar pausen och fortsätter den i bakgrunden; fönstret följer den när det öppnas på nytt.</translation>
    </message>
    <message>
        <source>Training is running in a separate process. It continues without the window, which follows it again when reopened.</source>
        <translation>En träning pågår i en egen process. Den fortsätter utan fönstret, som följer den igen när det öppnas på nytt.</translation>
    </message>
    <message>
        <source>Training is running. “Stop and save” lets you continue later from this point. “Keep running” continues it in the background; the window follows it when reopened.</source>
        <translation>En träning pågår. Med ”Stoppa och spara” kan du fortsätta härifrån senare. ”Låt den fortsätta” fortsätter den i bakgrunden; fönstret följer den när det öppnas på nytt.</translation>
    </message>
    <message>
        <source>The queue is running. If stopped, it saves its current job, which continues when the queue is started again.</source>
        <translation>Kön är igång. Om den stoppas sparar den sitt aktuella jobb, som fortsätter när kön startas igen.</translation>
    </message>
    <message>
        <source>The queue is also running. In both cases it saves its current job and stops until it is started again.</source>
        <translation>Även kön är igång. I båda fallen sparar den sitt aktuella jobb och står sedan still tills den startas igen.</translation>
    </message>
    <message>
        <source>Close the window?</source>
        <translation>Stänga fönstret?</translation>
    </message>
    <message>
        <source>&amp;Stop and save</source>
        <translation>&amp;Stoppa och spara</translation>
    </message>
    <message>
        <source>&amp;Keep running</source>
        <translation>&amp;Låt den fortsätta</translation>
    </message>
</context>
<context>
    <name>formant::CompareDialog</name>
    <message>
        <source>Compare with other runs</source>
        <translation>Jämför med andra körningar</translation>
    </message>
    <message>
        <source>Runs to compare with</source>
        <translation>Körningar att jämföra med</translation>
    </message>
    <message>
        <source>Checked runs are drawn over the shown run.</source>
        <translation>Markerade körningar ritas över den som visas.</translation>
    </message>
    <message>
        <source>&amp;Other folder…</source>
        <translation>&amp;Annan mapp…</translation>
    </message>
    <message>
        <source>Choose a run folder</source>
        <translation>Välj en körningsmapp</translation>
    </message>
</context>
<context>
    <name>formant::ConfigButtons</name>
    <message>
        <source>&amp;Open…</source>
        <translation>Öpp&amp;na…</translation>
    </message>
    <message>
        <source>&amp;Import…</source>
        <translation>&amp;Importera…</translation>
    </message>
    <message>
        <source>Imports a config.yaml of the legacy Python scripts, or a config.json of VITS, HiFi-GAN, Piper or Coqui.</source>
        <translation>Importerar en config.yaml från de äldre Pythonskripten, eller en config.json från VITS, HiFi-GAN, Piper eller Coqui.</translation>
    </message>
    <message>
        <source>Sav&amp;e</source>
        <translation>&amp;Spara</translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation>Spara s&amp;om…</translation>
    </message>
    <message>
        <source>Un&amp;do</source>
        <translation>&amp;Ångra</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>Gö&amp;r om</translation>
    </message>
    <message>
        <source>Prese&amp;t:</source>
        <translation>&amp;Förinställning:</translation>
    </message>
    <message>
        <source>Add to &amp;queue</source>
        <translation>Lägg till i &amp;kön</translation>
    </message>
    <message>
        <source>Use &amp;for training</source>
        <translation>Använ&amp;d för träning</translation>
    </message>
    <message>
        <source>Saves the file and opens it on the Training page.</source>
        <translation>Sparar filen och öppnar den på sidan Träning.</translation>
    </message>
    <message>
        <source>Queues a snapshot of what is shown here. The file is not changed.</source>
        <translation>Lägger en kopia av det som visas här i kön. Filen ändras inte.</translation>
    </message>
</context>
<context>
    <name>formant::ConfigForm</name>
    <message>
        <source>Search settings</source>
        <translation>Sök bland inställningarna</translation>
    </message>
    <message>
        <source>No matching settings.</source>
        <translation>Inga inställningar matchar.</translation>
    </message>
    <message>
        <source>Help on the setting</source>
        <translation>Hjälp om inställningen</translation>
    </message>
    <message>
        <source>Choose a setting to read what it does.</source>
        <translation>Välj en inställning för att läsa vad den gör.</translation>
    </message>
</context>
<context>
    <name>formant::ConfigurationPage</name>
    <message>
        <source>a new configuration</source>
        <translation>en ny konfiguration</translation>
    </message>
    <message>
        <source>%1 – not saved</source>
        <translation>%1 – inte sparad</translation>
    </message>
    <message>
        <source>Not saved. %1</source>
        <translation>Inte sparad. %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Not queued. %1</source>
        <translation>Inte lagd i kön. %1</translation>
    </message>
</context>
<context>
    <name>formant::CorpusChoice</name>
    <message>
        <source>&amp;Recordings:</source>
        <translation>&amp;Inspelningar:</translation>
    </message>
    <message>
        <source>folder of recordings (or drop it on the window)</source>
        <translation>mapp med inspelningar (kan även släppas i fönstret)</translation>
    </message>
    <message>
        <source>Open &amp;folder…</source>
        <translation>Öppna en &amp;mapp…</translation>
    </message>
    <message>
        <source>Open CSV or &amp;JSONL file…</source>
        <translation>Öppna en CSV- eller &amp;JSONL-fil…</translation>
    </message>
    <message>
        <source>Recor&amp;d a voice…</source>
        <translation>Spela in en &amp;röst…</translation>
    </message>
    <message>
        <source>Folder of recordings</source>
        <translation>Mapp med inspelningar</translation>
    </message>
    <message>
        <source>List of recordings and transcripts</source>
        <translation>Lista med inspelningar och transkriptioner</translation>
    </message>
    <message>
        <source>Lists (*.csv *.jsonl *.json *.txt);;All files (*)</source>
        <translation>Listor (*.csv *.jsonl *.json *.txt);;Alla filer (*)</translation>
    </message>
    <message>
        <source>&amp;Cut long recordings…</source>
        <translation>Klipp lång&amp;a inspelningar…</translation>
    </message>
    <message>
        <source>Cuts hours of speech into clips: by captions, labels or silence</source>
        <translation>Klipper timmar av tal till klipp: efter undertexter, etiketter eller tystnad</translation>
    </message>
</context>
<context>
    <name>formant::CustomTextBox</name>
    <message>
        <source>Custom text</source>
        <translation>Egen text</translation>
    </message>
    <message>
        <source>&amp;Text:</source>
        <translation>T&amp;ext:</translation>
    </message>
    <message>
        <source>Text to synthesize</source>
        <translation>Text att syntetisera</translation>
    </message>
    <message>
        <source>&amp;Checkpoint:</source>
        <translation>K&amp;ontrollpunkt:</translation>
    </message>
    <message>
        <source>none yet</source>
        <translation>ingen än</translation>
    </message>
    <message>
        <source>&amp;Weights:</source>
        <translation>V&amp;ikter:</translation>
    </message>
    <message>
        <source>EMA</source>
        <translation>EMA</translation>
    </message>
    <message>
        <source>non-EMA</source>
        <translation>utan EMA</translation>
    </message>
    <message>
        <source>Sp&amp;eaker:</source>
        <translation>Ta&amp;lare:</translation>
    </message>
    <message>
        <source>&amp;Vocoder:</source>
        <translation>V&amp;okoder:</translation>
    </message>
    <message>
        <source>Synthesizing…</source>
        <translation>Syntetiserar…</translation>
    </message>
    <message>
        <source>S&amp;ynthesize</source>
        <translation>&amp;Syntetisera</translation>
    </message>
    <message>
        <source>No checkpoint yet: press “Save checkpoint” during training, or wait for the next one.</source>
        <translation>Ingen kontrollpunkt än: tryck på ”Spara kontrollpunkt” under träningen, eller vänta på nästa.</translation>
    </message>
    <message>
        <source>default voice</source>
        <translation>standardröst</translation>
    </message>
    <message>
        <source>Recording of the voice to speak with</source>
        <translation>Inspelning av rösten att tala med</translation>
    </message>
    <message>
        <source>Re&amp;ference:</source>
        <translation>Re&amp;ferens:</translation>
    </message>
    <message>
        <source>&amp;Language:</source>
        <translation>S&amp;pråk:</translation>
    </message>
    <message>
        <source>Export voice…</source>
        <translation>Exportera röst…</translation>
    </message>
    <message>
        <source>Exports the checkpoint for Piper, Home Assistant, sherpa-onnx or a program of your own.</source>
        <translation>Exporterar kontrollpunkten för Piper, Home Assistant, sherpa-onnx eller ett eget program.</translation>
    </message>
</context>
<context>
    <name>formant::DataPage</name>
    <message>
        <source>Clip duration histogram</source>
        <translation>Histogram över klippens längd</translation>
    </message>
    <message>
        <source>clip duration (s)</source>
        <translation>klippets längd (s)</translation>
    </message>
    <message>
        <source>Transcript length histogram</source>
        <translation>Histogram över transkriptionernas längd</translation>
    </message>
    <message>
        <source>characters per clip</source>
        <translation>tecken per klipp</translation>
    </message>
    <message>
        <source>Recordings are still being read. Wait or cancel before you open others.</source>
        <translation>Inspelningar läses fortfarande. Vänta eller avbryt innan du öppnar andra.</translation>
    </message>
    <message>
        <source>Save the typed transcripts on the Data page?</source>
        <translation>Spara de inskrivna transkriptionerna på sidan Data?</translation>
    </message>
</context>
<context>
    <name>formant::DatasetFacts</name>
    <message>
        <source>unnamed</source>
        <translation>namnlös</translation>
    </message>
    <message>
        <source>%1 and more</source>
        <translation>%1 med flera</translation>
    </message>
    <message>
        <source>Read from:</source>
        <translation>Läst från:</translation>
    </message>
    <message>
        <source>Clips:</source>
        <translation>Klipp:</translation>
    </message>
    <message>
        <source>Speakers:</source>
        <translation>Talare:</translation>
    </message>
    <message>
        <source>Transcribed:</source>
        <translation>Transkriberat:</translation>
    </message>
    <message>
        <source>Language:</source>
        <translation>Språk:</translation>
    </message>
    <message>
        <source>Language of the transcripts</source>
        <translation>Transkriptionernas språk</translation>
    </message>
    <message>
        <source>The language that is spoken in the recordings.</source>
        <translation>Språket som talas i inspelningarna.</translation>
    </message>
    <message>
        <source>Duration:</source>
        <translation>Längd:</translation>
    </message>
    <message>
        <source>Sample rates:</source>
        <translation>Samplingsfrekvenser:</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message numerus="yes">
        <source>%1, and %n unreadable row(s)</source>
        <translation>
            <numerusform>%1, och %Ln oläsbar rad</numerusform>
            <numerusform>%1, och %Ln oläsbara rader</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 (%n clip(s))</source>
        <translation>
            <numerusform>%1 (%Ln klipp)</numerusform>
            <numerusform>%1 (%Ln klipp)</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1 of %2 clips (%3 %)</source>
        <translation>%1 av %2 klipp (%3 %)</translation>
    </message>
    <message numerus="yes">
        <source>%1 (%n text(s))</source>
        <translation>
            <numerusform>%1 (%Ln text)</numerusform>
            <numerusform>%1 (%Ln texter)</numerusform>
        </translation>
    </message>
    <message>
        <source>no transcripts yet</source>
        <translation>inga transkriptioner än</translation>
    </message>
    <message>
        <source>known after the recordings are analyzed</source>
        <translation>blir känt när inspelningarna har undersökts</translation>
    </message>
    <message>
        <source>%1 hours, %2 of speech</source>
        <translation>%1 timmar, %2 med tal</translation>
    </message>
    <message>
        <source>%1 minutes, %2 of speech</source>
        <translation>%1 minuter, %2 med tal</translation>
    </message>
    <message>
        <source>%1; aim for 30 to 60 minutes</source>
        <translation>%1; sikta på 30 till 60 minuter</translation>
    </message>
    <message numerus="yes">
        <source>%1 Hz (%n clip(s))</source>
        <translation>
            <numerusform>%1 Hz (%Ln klipp)</numerusform>
            <numerusform>%1 Hz (%Ln klipp)</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 (%2: %3)</source>
        <translation>%1 (%2: %3)</translation>
    </message>
    <message>
        <source>Each folder is a &amp;speaker</source>
        <translation>Varje mapp är en &amp;talare</translation>
    </message>
    <message>
        <source>Notes:</source>
        <translation>Anmärkningar:</translation>
    </message>
    <message numerus="yes">
        <source>%1; %n can be trained on</source>
        <translation>
            <numerusform>%1; %Ln går att träna på</numerusform>
            <numerusform>%1; %Ln går att träna på</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1; %n not analyzed yet</source>
        <translation>
            <numerusform>%1; %n ännu inte analyserad</numerusform>
            <numerusform>%1; %n ännu inte analyserade</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>formant::DatasetWork</name>
    <message>
        <source>Open the folder of your recordings first.</source>
        <translation>Öppna först mappen med dina inspelningar.</translation>
    </message>
    <message numerus="yes">
        <source>Searching for recordings: %Ln folder(s) so far…</source>
        <translation>
            <numerusform>Söker efter inspelningar: %Ln mapp hittills…</numerusform>
            <numerusform>Söker efter inspelningar: %Ln mappar hittills…</numerusform>
        </translation>
    </message>
    <message>
        <source>Reading the list of recordings…</source>
        <translation>Läser listan över inspelningar…</translation>
    </message>
    <message>
        <source>Analyzing recordings…</source>
        <translation>Undersöker inspelningar…</translation>
    </message>
    <message>
        <source>Stopping…</source>
        <translation>Stoppar…</translation>
    </message>
    <message numerus="yes">
        <source>%Ln recording(s) analyzed, no issues found.</source>
        <translation>
            <numerusform>%Ln inspelning undersökt, inga problem hittades.</numerusform>
            <numerusform>%Ln inspelningar undersökta, inga problem hittades.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln recording(s) without a transcript. Select one in the list and type what is said.</source>
        <translation>
            <numerusform>%Ln inspelning utan transkription. Välj den i listan och skriv vad som sägs.</numerusform>
            <numerusform>%Ln inspelningar utan transkription. Välj en i listan och skriv vad som sägs.</numerusform>
        </translation>
    </message>
    <message>
        <source>Analy&amp;ze recordings</source>
        <translation>Un&amp;dersök inspelningar</translation>
    </message>
    <message>
        <source>Exclude recordings with err&amp;ors</source>
        <translation>Uteslut fela&amp;ktiga inspelningar</translation>
    </message>
    <message numerus="yes">
        <source>Exclude %n recording(s) with err&amp;ors</source>
        <translation>
            <numerusform>Uteslut %Ln fela&amp;ktig inspelning</numerusform>
            <numerusform>Uteslut %Ln fela&amp;ktiga inspelningar</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>Av&amp;bryt</translation>
    </message>
    <message>
        <source>Analyzed recordings</source>
        <translation>Undersökta inspelningar</translation>
    </message>
    <message>
        <source>Tra&amp;in a voice from these recordings</source>
        <translation>Träna en röst på de &amp;här inspelningarna</translation>
    </message>
    <message>
        <source>Creates a configuration for them and opens it on the Training page.</source>
        <translation>Skapar en konfiguration för dem och öppnar den på sidan Träning.</translation>
    </message>
</context>
<context>
    <name>formant::DeviceBox</name>
    <message>
        <source>%1: seen, not usable</source>
        <translation>%1: hittad, inte användbar</translation>
    </message>
    <message>
        <source>Automatic: the saved device, or the best one</source>
        <translation>Automatiskt: den sparade enheten, annars den bästa</translation>
    </message>
    <message>
        <source>automatic</source>
        <translation>automatiskt</translation>
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
        <translation>Ingen mikrofon hittades. Anslut en, kontrollera att den syns i skrivbordets ljudinställningar och sök igen.</translation>
    </message>
    <message>
        <source>%1 uses an unsupported sample format. Choose another microphone.</source>
        <translation>%1 använder ett samplingsformat som inte stöds. Välj en annan mikrofon.</translation>
    </message>
    <message>
        <source>%1 cannot be opened. Allow microphones in the privacy settings of the desktop, close other recording programs, and refresh.</source>
        <translation>%1 kan inte öppnas. Tillåt mikrofoner i skrivbordets sekretessinställningar, stäng andra program som spelar in och sök igen.</translation>
    </message>
    <message>
        <source>%1 stopped delivering sound. Reconnect it, or choose another microphone.</source>
        <translation>%1 har slutat leverera ljud. Anslut den igen, eller välj en annan mikrofon.</translation>
    </message>
</context>
<context>
    <name>formant::DeviceOutput</name>
    <message>
        <source>No audio output device found. Connect one, or play the file on a machine that has one.</source>
        <translation>Ingen ljudutgång hittades. Anslut en, eller spela upp filen på en dator som har en.</translation>
    </message>
    <message>
        <source>%1 does not support %2 Hz. Choose another output in the desktop&apos;s sound settings.</source>
        <translation>%1 stöder inte %2 Hz. Välj en annan utgång i skrivbordets ljudinställningar.</translation>
    </message>
    <message>
        <source>Cannot open %1; another program may be using it.</source>
        <translation>Kan inte öppna %1; ett annat program kanske använder den.</translation>
    </message>
</context>
<context>
    <name>formant::DevicePage</name>
    <message>
        <source>Training device</source>
        <translation>Träningsenhet</translation>
    </message>
    <message>
        <source>Training runs on this device by default. If it is not usable now, it is used again as soon as it is.</source>
        <translation>Träningen körs som standard på den här enheten. Om den inte går att använda nu används den igen så snart det går.</translation>
    </message>
    <message>
        <source>&amp;Train on:</source>
        <translation>&amp;Träna på:</translation>
    </message>
</context>
<context>
    <name>formant::DeviceSharing</name>
    <message>
        <source>The device is in use</source>
        <translation>Enheten används</translation>
    </message>
    <message>
        <source>The queue trains %1 on this device.</source>
        <translation>Kön tränar %1 på den här enheten.</translation>
    </message>
    <message>
        <source>Two runs on one device take longer, and may run out of memory. “Add to queue” starts this run after the jobs that are queued.</source>
        <translation>Två körningar på en enhet tar längre tid och minnet kan ta slut. ”Lägg till i kön” startar den här körningen efter jobben i kön.</translation>
    </message>
    <message>
        <source>Add to &amp;queue</source>
        <translation>Lägg till i &amp;kön</translation>
    </message>
    <message>
        <source>&amp;Start anyway</source>
        <translation>&amp;Starta ändå</translation>
    </message>
</context>
<context>
    <name>formant::DeviceUse</name>
    <message>
        <source>A training run is active: measuring now would slow it down and skew the results. Stop it first.</source>
        <translation>En körning pågår: att mäta nu skulle sakta ned den och ge missvisande resultat. Stoppa den först.</translation>
    </message>
    <message>
        <source>The self-test is running. Wait until it ends, or cancel it.</source>
        <translation>Självtestet pågår; vänta tills det är klart eller avbryt det.</translation>
    </message>
    <message>
        <source>Tuning is running. Wait until it ends, or cancel it.</source>
        <translation>Trimningen pågår; vänta tills den är klar eller avbryt den.</translation>
    </message>
    <message>
        <source>The diagnosis is running. Wait until it ends, or cancel it.</source>
        <translation>Diagnosen pågår; vänta tills den är klar eller avbryt den.</translation>
    </message>
</context>
<context>
    <name>formant::DiagnosisPanel</name>
    <message>
        <source>Choose a configuration first: a few of its steps are run.</source>
        <translation>Välj först en konfiguration: några av dess steg körs.</translation>
    </message>
    <message>
        <source>Runs real steps of a configuration, which stays unchanged, and measures where the time goes and what would speed it up.</source>
        <translation>Kör riktiga steg av en konfiguration, som inte ändras, och mäter vart tiden går och vad som skulle göra dem snabbare.</translation>
    </message>
    <message>
        <source>Start t&amp;he diagnosis</source>
        <translation>Starta diag&amp;nosen</translation>
    </message>
    <message>
        <source>Stop the diagnosis</source>
        <translation>Stoppa diagnosen</translation>
    </message>
    <message>
        <source>C&amp;onfiguration:</source>
        <translation>K&amp;onfiguration:</translation>
    </message>
    <message>
        <source>Configuration to diagnose</source>
        <translation>Konfiguration att diagnostisera</translation>
    </message>
    <message>
        <source>&amp;Device:</source>
        <translation>&amp;Enhet:</translation>
    </message>
    <message>
        <source>S&amp;teps:</source>
        <translation>&amp;Steg:</translation>
    </message>
</context>
<context>
    <name>formant::ErrorNote</name>
    <message>
        <source>Copy details</source>
        <translation>Kopiera detaljer</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Stäng</translation>
    </message>
</context>
<context>
    <name>formant::ExportDialog</name>
    <message>
        <source>Exports the weights needed for inference, without optimizer state. The file extension selects the format: .pt or .safetensors.</source>
        <translation>Exporterar vikterna som behövs för inferens, utan optimerarens tillstånd. Filändelsen väljer formatet: .pt eller .safetensors.</translation>
    </message>
    <message>
        <source>&amp;File:</source>
        <translation>&amp;Fil:</translation>
    </message>
    <message>
        <source>&amp;Browse…</source>
        <translation>&amp;Bläddra…</translation>
    </message>
    <message>
        <source>Only the &amp;averaged weights (EMA), used for inference</source>
        <translation>Bara de &amp;medelvärdesbildade vikterna (EMA), som används vid inferens</translation>
    </message>
    <message>
        <source>&amp;Half precision (half the size)</source>
        <translation>&amp;Halv precision (halva storleken)</translation>
    </message>
    <message>
        <source>&amp;Export</source>
        <translation>&amp;Exportera</translation>
    </message>
    <message>
        <source>Voices (*.safetensors *.pt)</source>
        <translation>Röster (*.safetensors *.pt)</translation>
    </message>
    <message>
        <source>Export the checkpoint</source>
        <translation>Exportera kontrollpunkten</translation>
    </message>
    <message>
        <source>Export the checkpoint to</source>
        <translation>Exportera kontrollpunkten till</translation>
    </message>
</context>
<context>
    <name>formant::ExportOptions</name>
    <message>
        <source>&amp;Vocoder:</source>
        <translation>&amp;Vokoder:</translation>
    </message>
    <message>
        <source>a checkpoint, or the folder of a run</source>
        <translation>en kontrollpunkt eller mappen för en körning</translation>
    </message>
    <message>
        <source>Turns the mel spectrograms of the voice into audio. No other program has Griffin-Lim, so the vocoder is exported with the voice.</source>
        <translation>Omvandlar röstens mel-spektrogram till ljud. Inget annat program har Griffin-Lim, så vokodern exporteras med rösten.</translation>
    </message>
    <message>
        <source>&amp;Lexicon from:</source>
        <translation>&amp;Lexikon från:</translation>
    </message>
    <message>
        <source>none; a text file with the words to speak</source>
        <translation>inget; en textfil med orden som ska talas</translation>
    </message>
    <message>
        <source>sherpa-onnx 2 speaks only words of a lexicon. It is made of the words of this text.</source>
        <translation>sherpa-onnx 2 talar bara ord som finns i ett lexikon. Det görs av orden i den här texten.</translation>
    </message>
    <message>
        <source>More steps sound better, and take longer to speak.</source>
        <translation>Fler steg låter bättre, men det tar längre tid att tala.</translation>
    </message>
    <message>
        <source>Vocoder in a file of its o&amp;wn</source>
        <translation>Vokoder i en e&amp;gen fil</translation>
    </message>
    <message>
        <source>&amp;Half precision (half the size)</source>
        <translation>&amp;Halv precision (halva storleken)</translation>
    </message>
    <message>
        <source>&amp;Check the files: speak this text and compare it with the voice</source>
        <translation>&amp;Kontrollera filerna: tala den här texten och jämför med rösten</translation>
    </message>
    <message>
        <source>Text to compare</source>
        <translation>Text att jämföra</translation>
    </message>
    <message>
        <source>Files in half precision are not compared, because they speak a little differently.</source>
        <translation>Filer i halv precision jämförs inte, eftersom de talar lite annorlunda.</translation>
    </message>
    <message>
        <source>Solver s&amp;teps:</source>
        <translation>Lösarens s&amp;teg:</translation>
    </message>
</context>
<context>
    <name>formant::ExportSummary</name>
    <message>
        <source>Exported files</source>
        <translation>Exporterade filer</translation>
    </message>
    <message>
        <source>Open &amp;folder</source>
        <translation>Öppna &amp;mappen</translation>
    </message>
    <message>
        <source>The files speak as the voice does: they differ by less than %1 % of the loudest sample.</source>
        <translation>Filerna talar som rösten: de skiljer sig med mindre än %1 % av det starkaste samplet.</translation>
    </message>
    <message>
        <source>Exported to %1:</source>
        <translation>Exporterat till %1:</translation>
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
            <numerusform>%1 (⚠ %Ln ogiltig)</numerusform>
            <numerusform>%1 (⚠ %Ln ogiltiga)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 (%n modified)</source>
        <translation>
            <numerusform>%1 (%Ln ändrad)</numerusform>
            <numerusform>%1 (%Ln ändrade)</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>formant::FieldRow</name>
    <message>
        <source>↺ Reset</source>
        <translation>↺ Återställ</translation>
    </message>
    <message>
        <source>Reset to the preset&apos;s value, which is empty</source>
        <translation>Återställ till förinställningens värde, som är tomt</translation>
    </message>
    <message>
        <source>Reset to the preset&apos;s value: %1</source>
        <translation>Återställ till förinställningens värde: %1</translation>
    </message>
    <message>
        <source>automatic</source>
        <translation>automatiskt</translation>
    </message>
    <message>
        <source>automatic: %1</source>
        <translation>automatiskt: %1</translation>
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
        <translation>Sp&amp;ela upp</translation>
    </message>
    <message>
        <source>S&amp;ave and next</source>
        <translation>Spara och &amp;gå till nästa</translation>
    </message>
    <message>
        <source>Same as Ctrl+Enter in the text</source>
        <translation>Samma som Ctrl+Retur i texten</translation>
    </message>
    <message>
        <source>Exc&amp;lude recordings</source>
        <translation>Utes&amp;lut inspelningar</translation>
    </message>
    <message numerus="yes">
        <source>Exc&amp;lude %n recording(s)</source>
        <translation>
            <numerusform>Utes&amp;lut %Ln inspelning</numerusform>
            <numerusform>Utes&amp;lut %Ln inspelningar</numerusform>
        </translation>
    </message>
    <message>
        <source>R&amp;estore recordings</source>
        <translation>&amp;Återställ inspelningar</translation>
    </message>
    <message numerus="yes">
        <source>R&amp;estore %n recording(s)</source>
        <translation>
            <numerusform>&amp;Återställ %Ln inspelning</numerusform>
            <numerusform>&amp;Återställ %Ln inspelningar</numerusform>
        </translation>
    </message>
    <message>
        <source>Select a finding to see and play its recording.</source>
        <translation>Välj en anmärkning för att se och spela upp dess inspelning.</translation>
    </message>
    <message>
        <source>Pause</source>
        <comment>playback</comment>
        <translation>Pausa</translation>
    </message>
    <message>
        <source>Stop</source>
        <comment>playback</comment>
        <translation>Stopp</translation>
    </message>
</context>
<context>
    <name>formant::FindingsModel</name>
    <message>
        <source>text changed</source>
        <translation>text ändrad</translation>
    </message>
    <message>
        <source>excluded</source>
        <translation>utesluten</translation>
    </message>
    <message>
        <source>restored</source>
        <translation>återställd</translation>
    </message>
    <message>
        <source>The transcript was missing and is typed now.</source>
        <translation>Transkriptionen saknades och är nu inskriven.</translation>
    </message>
    <message>
        <source>The transcript is missing: listen to the recording and type what is said.</source>
        <translation>Transkriptionen saknas: lyssna på inspelningen och skriv vad som sägs.</translation>
    </message>
    <message>
        <source>no issues</source>
        <translation>inga problem</translation>
    </message>
    <message>
        <source>not analyzed yet</source>
        <translation>inte undersökt än</translation>
    </message>
    <message>
        <source>typed, not saved</source>
        <translation>osparad text</translation>
    </message>
    <message>
        <source>no transcript</source>
        <translation>utan transkription</translation>
    </message>
    <message>
        <source>error</source>
        <translation>fel</translation>
    </message>
    <message>
        <source>info</source>
        <translation>info</translation>
    </message>
    <message>
        <source>Severity</source>
        <translation>Allvar</translation>
    </message>
    <message>
        <source>Issue</source>
        <translation>Problem</translation>
    </message>
    <message>
        <source>Recording</source>
        <translation>Inspelning</translation>
    </message>
    <message>
        <source>Details</source>
        <translation>Detaljer</translation>
    </message>
</context>
<context>
    <name>formant::FindingsView</name>
    <message>
        <source>S&amp;how:</source>
        <translation>Vi&amp;sa:</translation>
    </message>
    <message>
        <source>Findings</source>
        <translation>Anmärkningar</translation>
    </message>
    <message>
        <source>all findings</source>
        <translation>alla anmärkningar</translation>
    </message>
    <message>
        <source>all recordings</source>
        <translation>alla inspelningar</translation>
    </message>
    <message>
        <source>excluded</source>
        <translation>uteslutna</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>%1 (%2 of %3 open)</source>
        <translation>%1 (%2 av %3 kvar)</translation>
    </message>
</context>
<context>
    <name>formant::FinishedRunOffer</name>
    <message>
        <source>Training is complete</source>
        <translation>Träningen är klar</translation>
    </message>
    <message>
        <source>The training of %1 is complete: it reached its last step, %2.</source>
        <translation>Träningen av %1 är klar: den har nått sitt sista steg, %2.</translation>
    </message>
    <message>
        <source>“Train longer” continues to step %1. “Train a new voice” starts %2 and keeps this one.</source>
        <translation>”Träna längre” fortsätter till steg %1. ”Träna en annan röst” startar %2 och behåller den här.</translation>
    </message>
    <message>
        <source>Train &amp;longer</source>
        <translation>Träna &amp;längre</translation>
    </message>
    <message>
        <source>Train a &amp;new voice</source>
        <translation>Träna en &amp;annan röst</translation>
    </message>
</context>
<context>
    <name>formant::FirstRunWizard</name>
    <message>
        <source>Setup</source>
        <translation>Startguide</translation>
    </message>
    <message>
        <source>&lt; &amp;Back</source>
        <translation>&lt; B&amp;akåt</translation>
    </message>
    <message>
        <source>&amp;Next &gt;</source>
        <translation>&amp;Nästa &gt;</translation>
    </message>
    <message>
        <source>&amp;Finish</source>
        <translation>S&amp;lutför</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Avbryt</translation>
    </message>
</context>
<context>
    <name>formant::FoldersPage</name>
    <message>
        <source>Folders</source>
        <translation>Mappar</translation>
    </message>
    <message>
        <source>Checkpoints need space: choose a disk with tens of gigabytes free. “Finish” saves all your choices.</source>
        <translation>Kontrollpunkter kräver utrymme: välj en disk med tiotals gigabyte ledigt. ”Slutför” sparar alla dina val.</translation>
    </message>
    <message>
        <source>&amp;Runs: checkpoints, samples and logs</source>
        <translation>&amp;Körningar: kontrollpunkter, ljudprov och loggar</translation>
    </message>
    <message>
        <source>Folder of the runs</source>
        <translation>Mapp för körningarna</translation>
    </message>
    <message>
        <source>Re&amp;cordings made with a microphone in Formant Studio</source>
        <translation>&amp;Inspelningar gjorda med en mikrofon i Formant Studio</translation>
    </message>
    <message>
        <source>Folder of the recordings</source>
        <translation>Mapp för inspelningarna</translation>
    </message>
    <message>
        <source>%1 of disk space free</source>
        <translation>%1 ledigt diskutrymme</translation>
    </message>
    <message>
        <source>Then &amp;measure the fastest batch size (about a minute)</source>
        <translation>&amp;Mät sedan den snabbaste batchstorleken (ungefär en minut)</translation>
    </message>
</context>
<context>
    <name>formant::ForecastPanel</name>
    <message>
        <source>Memory and time</source>
        <translation>Minne och tid</translation>
    </message>
    <message>
        <source>Checking this machine…</source>
        <translation>Kontrollerar den här datorn…</translation>
    </message>
    <message>
        <source>On %1</source>
        <translation>På %1</translation>
    </message>
    <message>
        <source>Memory: %1</source>
        <translation>Minne: %1</translation>
    </message>
    <message>
        <source>Time: %1</source>
        <translation>Tid: %1</translation>
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
        <translation>inte tillgängligt</translation>
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
        <translation>kan användas</translation>
    </message>
    <message>
        <source>seen, not usable: %1</source>
        <translation>hittad, inte användbar: %1</translation>
    </message>
    <message>
        <source>Note: %1</source>
        <translation>Obs: %1</translation>
    </message>
</context>
<context>
    <name>formant::GpuGauges</name>
    <message>
        <source>throttled: temperature and power limit</source>
        <translation>strypt: temperatur och effektgräns</translation>
    </message>
    <message>
        <source>throttled: temperature</source>
        <translation>strypt: temperatur</translation>
    </message>
    <message>
        <source>throttled: power limit</source>
        <translation>strypt: effektgräns</translation>
    </message>
    <message>
        <source>not throttled</source>
        <translation>inte strypt</translation>
    </message>
    <message>
        <source>core %1 MHz</source>
        <translation>kärna %1 MHz</translation>
    </message>
    <message>
        <source>memory %1 MHz</source>
        <translation>minne %1 MHz</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between the entries of a list</comment>
        <translation>, </translation>
    </message>
    <message>
        <source>not available</source>
        <translation>inte tillgängligt</translation>
    </message>
    <message>
        <source>Temperature: %1   Power: %2   Clocks: %3</source>
        <translation>Temperatur: %1   Effekt: %2   Klockfrekvenser: %3</translation>
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
        <translation>Belastning</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>Minne</translation>
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
        <translation>Aktuell användning</translation>
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
        <translation>Hårdvarusidans avsnitt</translation>
    </message>
    <message>
        <source>&amp;Report</source>
        <translation>R&amp;apport</translation>
    </message>
    <message>
        <source>S&amp;elf-test</source>
        <translation>S&amp;jälvtest</translation>
    </message>
    <message>
        <source>T&amp;uning</source>
        <translation>Trimnin&amp;g</translation>
    </message>
    <message>
        <source>D&amp;iagnosis</source>
        <translation>&amp;Diagnos</translation>
    </message>
    <message>
        <source>&amp;Copy report</source>
        <translation>&amp;Kopiera rapporten</translation>
    </message>
    <message>
        <source>Copies the whole report as English text, for support.</source>
        <translation>Kopierar hela rapporten som engelsk text, för support.</translation>
    </message>
    <message>
        <source>Re&amp;fresh</source>
        <translation>&amp;Läs av igen</translation>
    </message>
    <message>
        <source>Run the setup &amp;wizard again…</source>
        <translation>Kör &amp;startguiden igen…</translation>
    </message>
</context>
<context>
    <name>formant::HealthLine</name>
    <message>
        <source>loss flat</source>
        <translation>förlusten oförändrad</translation>
    </message>
    <message>
        <source>loss falling %1 % per hour</source>
        <translation>förlusten sjunker %1 % i timmen</translation>
    </message>
    <message>
        <source>loss falling %1 % per minute</source>
        <translation>förlusten sjunker %1 % i minuten</translation>
    </message>
    <message>
        <source>loss rising %1 % per hour</source>
        <translation>förlusten stiger %1 % i timmen</translation>
    </message>
    <message>
        <source>loss rising %1 % per minute</source>
        <translation>förlusten stiger %1 % i minuten</translation>
    </message>
    <message>
        <source>done at about %1</source>
        <translation>klar omkring kl. %1</translation>
    </message>
    <message>
        <source>done on %1 at about %2</source>
        <translation>klar den %1 omkring kl. %2</translation>
    </message>
    <message>
        <source>GPU %1 % busy</source>
        <translation>GPU belastad till %1 %</translation>
    </message>
    <message numerus="yes">
        <source>next checkpoint in %n steps</source>
        <translation>
            <numerusform>nästa kontrollpunkt om %Ln steg</numerusform>
            <numerusform>nästa kontrollpunkt om %Ln steg</numerusform>
        </translation>
    </message>
    <message>
        <source>%1; %2</source>
        <comment>two facts in a list</comment>
        <translation>%1; %2</translation>
    </message>
    <message>
        <source>Paused</source>
        <translation>Pausad</translation>
    </message>
    <message>
        <source>Paused: %1</source>
        <translation>Pausad: %1</translation>
    </message>
    <message>
        <source>See the advice at step %1: %2</source>
        <translation>Se rådet för steg %1: %2</translation>
    </message>
    <message>
        <source>Warning: %1</source>
        <translation>Varning: %1</translation>
    </message>
    <message>
        <source>Healthy: %1</source>
        <translation>Allt väl: %1</translation>
    </message>
    <message>
        <source>Waiting for disk space</source>
        <translation>Väntar på diskutrymme</translation>
    </message>
    <message>
        <source>Waiting for disk space: %1</source>
        <translation>Väntar på diskutrymme: %1</translation>
    </message>
</context>
<context>
    <name>formant::HistogramPlot</name>
    <message>
        <source>clips</source>
        <translation>klipp</translation>
    </message>
</context>
<context>
    <name>formant::ImportReport</name>
    <message numerus="yes">
        <source>Values imported: %n. None were skipped.</source>
        <translation>
            <numerusform>Importerade värden: %Ln. Inget hoppades över.</numerusform>
            <numerusform>Importerade värden: %Ln. Inget hoppades över.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Imported. Values skipped for the reasons below: %n.</source>
        <translation>
            <numerusform>Importerat. Värden som hoppades över av skälen nedan: %Ln.</numerusform>
            <numerusform>Importerat. Värden som hoppades över av skälen nedan: %Ln.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2 – %3</source>
        <translation>%1: %2 – %3</translation>
    </message>
    <message>
        <source>Skipped values</source>
        <translation>Överhoppade värden</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Stäng</translation>
    </message>
</context>
<context>
    <name>formant::JobDialog</name>
    <message>
        <source>Queued job</source>
        <translation>Jobb i kön</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>Öpp&amp;na…</translation>
    </message>
    <message>
        <source>&amp;Configuration:</source>
        <translation>&amp;Konfiguration:</translation>
    </message>
    <message>
        <source>&amp;Setting overrides:</source>
        <translation>Åsidosatta &amp;inställningar:</translation>
    </message>
    <message>
        <source>One override per line, for example %1</source>
        <translation>En per rad, till exempel %1</translation>
    </message>
    <message>
        <source>&amp;Device:</source>
        <translation>&amp;Enhet:</translation>
    </message>
    <message>
        <source>Configuration</source>
        <translation>Konfiguration</translation>
    </message>
    <message>
        <source>Open a configuration</source>
        <translation>Öppna en konfiguration</translation>
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
        <translation>I kö</translation>
    </message>
    <message>
        <source>Finished</source>
        <translation>Klart</translation>
    </message>
    <message>
        <source>Failed: %1</source>
        <translation>Misslyckades: %1</translation>
    </message>
    <message>
        <source>Stopped</source>
        <translation>Stoppat</translation>
    </message>
    <message>
        <source>Preparing</source>
        <translation>Förbereds</translation>
    </message>
    <message>
        <source>Training: step %1 of %2</source>
        <translation>Tränar: steg %1 av %2</translation>
    </message>
    <message>
        <source>automatic</source>
        <translation>automatiskt</translation>
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
        <translation>Tillstånd</translation>
    </message>
    <message>
        <source>Configuration</source>
        <translation>Konfiguration</translation>
    </message>
    <message>
        <source>Setting overrides</source>
        <translation>Åsidosatta inställningar</translation>
    </message>
    <message>
        <source>Device</source>
        <translation>Enhet</translation>
    </message>
    <message>
        <source>Waits for job %1</source>
        <translation>Väntar på jobb %1</translation>
    </message>
    <message>
        <source>Waits for job %1: queue it again</source>
        <translation>Väntar på jobb %1: köa det igen</translation>
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
        <translation>Gränssnittsspråk</translation>
    </message>
</context>
<context>
    <name>formant::LanguagePage</name>
    <message>
        <source>Welcome to Formant Studio</source>
        <translation>Välkommen till Formant Studio</translation>
    </message>
    <message>
        <source>This wizard checks your machine and recommends settings for it. Nothing is saved before the end, and it can be run again from the Hardware page.</source>
        <translation>Guiden kontrollerar din dator och rekommenderar inställningar för den. Inget sparas förrän på slutet, och den kan köras igen från sidan Hårdvara.</translation>
    </message>
    <message>
        <source>&amp;Language of the window:</source>
        <translation>S&amp;pråk i fönstret:</translation>
    </message>
    <message>
        <source>Language of the window</source>
        <translation>Språk i fönstret</translation>
    </message>
</context>
<context>
    <name>formant::LatestSamples</name>
    <message>
        <source>Step %L1: “%2”</source>
        <translation>Steg %L1: ”%2”</translation>
    </message>
    <message>
        <source>Samples</source>
        <translation>Ljudprov</translation>
    </message>
    <message>
        <source>Sampl&amp;es (click one to play it)</source>
        <translation>Ljudpr&amp;ov (klicka för att spela upp)</translation>
    </message>
    <message>
        <source>Click a sample, or press Enter, to play it.</source>
        <translation>Klicka på ett ljudprov, eller tryck på Retur, för att spela upp det.</translation>
    </message>
</context>
<context>
    <name>formant::LayerLabels</name>
    <message>
        <source>All layers</source>
        <translation>Alla lager</translation>
    </message>
    <message>
        <source>Custom layers</source>
        <translation>Anpassade lager</translation>
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
        <translation>%1: %2 av %3 parametrar</translation>
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
        <translation>Lager som tränas</translation>
    </message>
    <message>
        <source>Custom</source>
        <translation>Anpassat</translation>
    </message>
</context>
<context>
    <name>formant::LayerTreeView</name>
    <message>
        <source>Trainable layers</source>
        <translation>Lager som tränas</translation>
    </message>
    <message>
        <source>Layers</source>
        <translation>Lager</translation>
    </message>
    <message>
        <source>Parameters</source>
        <translation>Parametrar</translation>
    </message>
</context>
<context>
    <name>formant::LevelMeter</name>
    <message>
        <source>no sound yet</source>
        <translation>inget ljud än</translation>
    </message>
    <message>
        <source>Peak %1 dBFS: too loud</source>
        <translation>Topp %1 dBFS: för starkt</translation>
    </message>
    <message>
        <source>Peak %1 dBFS: too quiet</source>
        <translation>Topp %1 dBFS: för svagt</translation>
    </message>
    <message>
        <source>Peak %1 dBFS: good</source>
        <translation>Topp %1 dBFS: bra</translation>
    </message>
    <message>
        <source>Level:</source>
        <translation>Nivå:</translation>
    </message>
    <message>
        <source>Microphone level</source>
        <translation>Mikrofonnivå</translation>
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
        <translation>Välj en konfiguration för att redigera dess inställningar här.</translation>
    </message>
    <message>
        <source>Same as the configuration.</source>
        <translation>Samma som i konfigurationen.</translation>
    </message>
    <message numerus="yes">
        <source>%n setting(s) changed from the configuration; used when the run starts.</source>
        <translation>
            <numerusform>%Ln inställning skiljer sig från konfigurationen; används när körningen startar.</numerusform>
            <numerusform>%Ln inställningar skiljer sig från konfigurationen; används när körningen startar.</numerusform>
        </translation>
    </message>
    <message>
        <source>Applied at the next step…</source>
        <translation>Tillämpas vid nästa steg…</translation>
    </message>
    <message numerus="yes">
        <source>%n pending change(s); press “Apply at next step” to use them.</source>
        <translation>
            <numerusform>%Ln väntande ändring; tryck på ”Tillämpa vid nästa steg” för att använda den.</numerusform>
            <numerusform>%Ln väntande ändringar; tryck på ”Tillämpa vid nästa steg” för att använda dem.</numerusform>
        </translation>
    </message>
    <message>
        <source>In sync with the run. Changes made here take effect at the next step once applied.</source>
        <translation>Samma som körningen. Ändringar som görs här börjar gälla vid nästa steg när de har tillämpats.</translation>
    </message>
    <message>
        <source>Appl&amp;y at next step</source>
        <translation>T&amp;illämpa vid nästa steg</translation>
    </message>
    <message>
        <source>Rever&amp;t</source>
        <translation>Åte&amp;rställ</translation>
    </message>
</context>
<context>
    <name>formant::MachinePage</name>
    <message>
        <source>Your machine</source>
        <translation>Din dator</translation>
    </message>
    <message>
        <source>The system that Formant Studio runs on.</source>
        <translation>Systemet som Formant Studio körs på.</translation>
    </message>
    <message>
        <source>Checking this machine…</source>
        <translation>Kontrollerar den här datorn…</translation>
    </message>
    <message>
        <source>Checking this machine</source>
        <translation>Kontrollerar den här datorn</translation>
    </message>
</context>
<context>
    <name>formant::MainWindow</name>
    <message>
        <source>Connecting to the running training…</source>
        <translation>Ansluter till träningen som pågår…</translation>
    </message>
    <message>
        <source>Training is running here. Stop it first to watch a job.</source>
        <translation>En träning pågår här. Stoppa den först för att följa ett jobb.</translation>
    </message>
    <message>
        <source>Connecting to the running job…</source>
        <translation>Ansluter till jobbet som körs…</translation>
    </message>
</context>
<context>
    <name>formant::Measurement</name>
    <message>
        <source>Running a few steps…</source>
        <translation>Kör några steg…</translation>
    </message>
    <message>
        <source>Runs a few real steps; takes about a minute.</source>
        <translation>Kör några riktiga steg; tar ungefär en minut.</translation>
    </message>
    <message>
        <source>Save the configuration first: the saved file is measured.</source>
        <translation>Spara konfigurationen först: den sparade filen mäts.</translation>
    </message>
    <message>
        <source>Stop measuring</source>
        <translation>Sluta mäta</translation>
    </message>
    <message>
        <source>Meas&amp;ure</source>
        <translation>&amp;Mät</translation>
    </message>
    <message>
        <source>✓ Measured: %1</source>
        <translation>✓ Uppmätt: %1</translation>
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
        <translation>Steg %L1, %2: %3</translation>
    </message>
    <message>
        <source>OK: %1</source>
        <translation>OK: %1</translation>
    </message>
    <message>
        <source>Warning: %1</source>
        <translation>Varning: %1</translation>
    </message>
    <message>
        <source>Failure: %1</source>
        <translation>Fel: %1</translation>
    </message>
    <message>
        <source>Step %L1: %2</source>
        <translation>Steg %L1: %2</translation>
    </message>
</context>
<context>
    <name>formant::MessageList</name>
    <message>
        <source>Copy details</source>
        <translation>Kopiera detaljer</translation>
    </message>
</context>
<context>
    <name>formant::MetricPlot</name>
    <message>
        <source>step</source>
        <translation>steg</translation>
    </message>
    <message>
        <source>training time</source>
        <translation>träningstid</translation>
    </message>
    <message>
        <source>Plot: %1</source>
        <translation>Diagram: %1</translation>
    </message>
    <message>
        <source>%1 checkpoint, %2 advice, %3 resumed. Scroll to zoom, drag to pan, double-click to reset.</source>
        <translation>%1 kontrollpunkt, %2 råd, %3 återupptagen. Rulla för att zooma, dra för att panorera, dubbelklicka för att återställa.</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>curve of a run</comment>
        <translation>%1 för %2</translation>
    </message>
    <message>
        <source>%1: %2 at step %L3</source>
        <translation>%1: %2 vid steg %L3</translation>
    </message>
    <message>
        <source>%1: %2 after %3</source>
        <translation>%1: %2 efter %3</translation>
    </message>
</context>
<context>
    <name>formant::MonitorPanel</name>
    <message>
        <source>Settings that can be changed while training</source>
        <translation>Inställningar som kan ändras under träningen</translation>
    </message>
</context>
<context>
    <name>formant::Notifications</name>
    <message>
        <source>Training advice</source>
        <translation>Träningsråd</translation>
    </message>
    <message>
        <source>Training finished</source>
        <translation>Träningen är klar</translation>
    </message>
    <message>
        <source>The voice is trained.</source>
        <translation>Rösten är tränad.</translation>
    </message>
    <message>
        <source>Training failed</source>
        <translation>Träningen misslyckades</translation>
    </message>
</context>
<context>
    <name>formant::PageCoordinator</name>
    <message>
        <source>%1 is for other recordings and stays as it is. A new configuration with its settings was begun for these.</source>
        <translation>%1 gäller andra inspelningar och ändras inte. En ny konfiguration med dess inställningar har påbörjats för dessa.</translation>
    </message>
</context>
<context>
    <name>formant::PageStack</name>
    <message>
        <source>Pages</source>
        <translation>Sidor</translation>
    </message>
    <message>
        <source>Data</source>
        <translation>Data</translation>
    </message>
    <message>
        <source>Configuration</source>
        <translation>Konfiguration</translation>
    </message>
    <message>
        <source>Training</source>
        <translation>Träning</translation>
    </message>
    <message>
        <source>Samples</source>
        <translation>Ljudprov</translation>
    </message>
    <message>
        <source>Checkpoints</source>
        <translation>Kontrollpunkter</translation>
    </message>
    <message>
        <source>Queue</source>
        <translation>Kö</translation>
    </message>
    <message>
        <source>Hardware</source>
        <translation>Hårdvara</translation>
    </message>
</context>
<context>
    <name>formant::PathBox</name>
    <message>
        <source>Browse: %1</source>
        <translation>Bläddra: %1</translation>
    </message>
    <message>
        <source>Choose a folder</source>
        <translation>Välj en mapp</translation>
    </message>
    <message>
        <source>Choose a list of sentences</source>
        <translation>Välj en lista med meningar</translation>
    </message>
    <message>
        <source>Texts (*.txt);;All files (*)</source>
        <translation>Texter (*.txt);;Alla filer (*)</translation>
    </message>
    <message>
        <source>Choose a configuration</source>
        <translation>Välj en konfiguration</translation>
    </message>
    <message>
        <source>Configurations (*.yaml *.yml)</source>
        <translation>Konfigurationer (*.yaml *.yml)</translation>
    </message>
    <message>
        <source>a folder</source>
        <translation>en mapp</translation>
    </message>
    <message>
        <source>a text file</source>
        <translation>en textfil</translation>
    </message>
    <message>
        <source>a configuration (YAML)</source>
        <translation>en konfiguration (YAML)</translation>
    </message>
    <message>
        <source>Browse…</source>
        <translation>Bläddra…</translation>
    </message>
</context>
<context>
    <name>formant::PathBrowse</name>
    <message>
        <source>Browse…</source>
        <translation>Bläddra…</translation>
    </message>
    <message>
        <source>Browse for the path</source>
        <translation>Bläddra efter sökvägen</translation>
    </message>
    <message>
        <source>Folder…</source>
        <translation>Mapp…</translation>
    </message>
    <message>
        <source>File…</source>
        <translation>Fil…</translation>
    </message>
    <message>
        <source>Choose a file</source>
        <translation>Välj en fil</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Alla filer (*)</translation>
    </message>
    <message>
        <source>Choose a folder</source>
        <translation>Välj en mapp</translation>
    </message>
</context>
<context>
    <name>formant::PlayerChoice</name>
    <message>
        <source>A vocoder speaks no texts, so it is exported for your own program only. Export a voice to include its vocoder.</source>
        <translation>En vokoder talar inga texter, så den exporteras bara för ett eget program. Exportera en röst för att få med dess vokoder.</translation>
    </message>
    <message>
        <source>Voices of this kind have no form that other programs can speak with.</source>
        <translation>Röster av det här slaget har ingen form som andra program kan tala med.</translation>
    </message>
    <message>
        <source>Export for</source>
        <translation>Exportera för</translation>
    </message>
    <message>
        <source>&amp;Piper: Home Assistant and other programs that use it</source>
        <translation>&amp;Piper: Home Assistant och andra program som använder det</translation>
    </message>
    <message>
        <source>&amp;sherpa-onnx: apps, phones and small devices</source>
        <translation>&amp;sherpa-onnx: appar, telefoner och små enheter</translation>
    </message>
    <message>
        <source>&amp;ONNX: a program of your own with ONNX Runtime</source>
        <translation>&amp;ONNX: ett eget program med ONNX Runtime</translation>
    </message>
    <message>
        <source>sa&amp;fetensors: a program of your own that loads the weights</source>
        <translation>sa&amp;fetensors: ett eget program som läser in vikterna</translation>
    </message>
</context>
<context>
    <name>formant::PlotChoices</name>
    <message>
        <source>&amp;Log scale</source>
        <translation>Lo&amp;gskala</translation>
    </message>
    <message>
        <source>Smoot&amp;hing:</source>
        <translation>Utjä&amp;mning:</translation>
    </message>
    <message>
        <source>none</source>
        <translation>ingen</translation>
    </message>
    <message>
        <source>light</source>
        <translation>lätt</translation>
    </message>
    <message>
        <source>medium</source>
        <translation>medel</translation>
    </message>
    <message>
        <source>strong</source>
        <translation>stark</translation>
    </message>
    <message>
        <source>&amp;X axis:</source>
        <translation>&amp;X-axel:</translation>
    </message>
    <message>
        <source>steps</source>
        <translation>steg</translation>
    </message>
    <message>
        <source>training time</source>
        <translation>träningstid</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>Jämför</translation>
    </message>
    <message>
        <source>Stop comparing</source>
        <translation>Sluta jämföra</translation>
    </message>
    <message>
        <source>Save plots</source>
        <translation>Spara diagram</translation>
    </message>
    <message>
        <source>As an image (PNG)…</source>
        <translation>Som bild (PNG)…</translation>
    </message>
    <message>
        <source>As a table (CSV)…</source>
        <translation>Som tabell (CSV)…</translation>
    </message>
    <message>
        <source>With other runs…</source>
        <translation>Med andra körningar…</translation>
    </message>
    <message>
        <source>Report</source>
        <translation>Rapport</translation>
    </message>
    <message>
        <source>Writes a page about this run, with plots, samples, settings and checkpoints, and opens it; with other runs in the plots, a page that compares them.</source>
        <translation>Skriver en sida om den här körningen, med diagram, ljudprov, inställningar och kontrollpunkter, och öppnar den; med andra körningar i diagrammen, en sida som jämför dem.</translation>
    </message>
</context>
<context>
    <name>formant::PlotLabels</name>
    <message>
        <source>total</source>
        <translation>totalt</translation>
    </message>
    <message>
        <source>reconstruction</source>
        <translation>rekonstruktion</translation>
    </message>
    <message>
        <source>prior</source>
        <translation>prior</translation>
    </message>
    <message>
        <source>duration</source>
        <translation>längd</translation>
    </message>
    <message>
        <source>KL divergence</source>
        <translation>KL-divergens</translation>
    </message>
    <message>
        <source>loss</source>
        <translation>förlust</translation>
    </message>
    <message>
        <source>validation</source>
        <translation>validering</translation>
    </message>
    <message>
        <source>learning rate</source>
        <translation>inlärningshastighet</translation>
    </message>
    <message>
        <source>gradient norm</source>
        <translation>gradientnorm</translation>
    </message>
    <message>
        <source>loss scale</source>
        <translation>förlustskala</translation>
    </message>
    <message>
        <source>step time (ms)</source>
        <translation>stegtid (ms)</translation>
    </message>
    <message>
        <source>samples/s</source>
        <translation>exempel/s</translation>
    </message>
    <message>
        <source>GPU utilization (%)</source>
        <translation>GPU-belastning (%)</translation>
    </message>
    <message>
        <source>GPU memory (GiB)</source>
        <translation>GPU-minne (GiB)</translation>
    </message>
    <message>
        <source>GPU temperature (°C)</source>
        <translation>GPU-temperatur (°C)</translation>
    </message>
    <message>
        <source>GPU power (W)</source>
        <translation>GPU-effekt (W)</translation>
    </message>
    <message>
        <source>CPU utilization (%)</source>
        <translation>CPU-belastning (%)</translation>
    </message>
    <message>
        <source>memory (GiB)</source>
        <translation>minne (GiB)</translation>
    </message>
    <message>
        <source>gradient norm (%1)</source>
        <translation>gradientnorm (%1)</translation>
    </message>
    <message>
        <source>this run</source>
        <translation>den här körningen</translation>
    </message>
    <message>
        <source>system total</source>
        <translation>hela systemet</translation>
    </message>
    <message>
        <source>computing (ms per step)</source>
        <translation>beräkning (ms per steg)</translation>
    </message>
    <message>
        <source>waiting for others (ms per step)</source>
        <translation>väntan på andra (ms per steg)</translation>
    </message>
    <message>
        <source>rank %1</source>
        <translation>rank %1</translation>
    </message>
</context>
<context>
    <name>formant::PlotPanel</name>
    <message>
        <source>Loss</source>
        <translation>Förlust</translation>
    </message>
    <message>
        <source>Optimizer</source>
        <translation>Optimerare</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Hastighet</translation>
    </message>
    <message>
        <source>GPU</source>
        <translation>GPU</translation>
    </message>
    <message>
        <source>Machine</source>
        <translation>Dator</translation>
    </message>
    <message>
        <source>Pictures (*.png)</source>
        <translation>Bilder (*.png)</translation>
    </message>
    <message>
        <source>Tables (*.csv)</source>
        <translation>Tabeller (*.csv)</translation>
    </message>
    <message>
        <source>Save plots</source>
        <translation>Spara diagrammen</translation>
    </message>
    <message>
        <source>%1 cannot be written. Choose another folder or free disk space.</source>
        <translation>%1 kan inte skrivas. Välj en annan mapp eller frigör diskutrymme.</translation>
    </message>
    <message>
        <source>%1 cannot be written: %2</source>
        <translation>%1 kan inte skrivas: %2</translation>
    </message>
    <message>
        <source>Training plots</source>
        <translation>Träningsdiagram</translation>
    </message>
    <message>
        <source>Ranks</source>
        <translation>Ranker</translation>
    </message>
    <message>
        <source>The report is in %1. No program that opens it was found.</source>
        <translation>Rapporten finns i %1. Inget program som öppnar den hittades.</translation>
    </message>
</context>
<context>
    <name>formant::PreflightList</name>
    <message>
        <source>Pre-&amp;flight checks</source>
        <translation>&amp;Förkontroll</translation>
    </message>
    <message>
        <source>This run is paused.</source>
        <translation>Den här körningen är pausad.</translation>
    </message>
    <message>
        <source>This run is active.</source>
        <translation>Den här körningen pågår.</translation>
    </message>
    <message>
        <source>Not checked yet.</source>
        <translation>Inte kontrollerat än.</translation>
    </message>
    <message>
        <source>Checking…</source>
        <translation>Kontrollerar…</translation>
    </message>
    <message>
        <source>Ready to train.</source>
        <translation>Redo att träna.</translation>
    </message>
    <message>
        <source>Not ready to train; see the list for what to do.</source>
        <translation>Inte redo att träna; listan visar vad som behöver göras.</translation>
    </message>
    <message>
        <source>Checks not completed.</source>
        <translation>Kontrollerna slutfördes inte.</translation>
    </message>
    <message>
        <source>Training finished.</source>
        <translation>Träningen är klar.</translation>
    </message>
    <message>
        <source>Stopped. “Continue training” continues from there.</source>
        <translation>Stoppad. ”Fortsätt träna” tar vid därifrån.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Avbryt</translation>
    </message>
    <message>
        <source>Run chec&amp;ks</source>
        <translation>Kontro&amp;llera</translation>
    </message>
    <message>
        <source>Checks configuration, recordings, device, memory and disk, and estimates the training time.</source>
        <translation>Kontrollerar konfiguration, inspelningar, enhet, minne och disk och uppskattar träningstiden.</translation>
    </message>
    <message numerus="yes">
        <source>Ready to train, with %n warning(s): see the first in the list.</source>
        <translation>
            <numerusform>Redo att träna, med %Ln varning: se den första i listan.</numerusform>
            <numerusform>Redo att träna, med %Ln varningar: se de första i listan.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>formant::PresetChoice</name>
    <message>
        <source>Preset</source>
        <translation>Förinställning</translation>
    </message>
</context>
<context>
    <name>formant::ProgressLine</name>
    <message>
        <source>Progress</source>
        <translation>Förlopp</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Avbryt</translation>
    </message>
</context>
<context>
    <name>formant::PromptView</name>
    <message>
        <source>Recording: read the sentence, then press Space.</source>
        <translation>Spelar in: läs meningen och tryck sedan på mellanslag.</translation>
    </message>
    <message>
        <source>Saving the recording…</source>
        <translation>Sparar inspelningen…</translation>
    </message>
    <message>
        <source>All sentences are recorded. “Use these recordings” opens them on the Data page for training.</source>
        <translation>Alla meningar är inspelade. ”Använd de här inspelningarna” öppnar dem på sidan Data för träning.</translation>
    </message>
    <message>
        <source>Recorded. Enter: next, P: play, R: record again.</source>
        <translation>Inspelad. Retur: nästa, P: spela upp, R: spela in igen.</translation>
    </message>
    <message>
        <source>Press Space, wait a moment, and read the sentence.</source>
        <translation>Tryck på mellanslag, vänta ett ögonblick och läs meningen.</translation>
    </message>
    <message>
        <source>No microphone to record with.</source>
        <translation>Ingen mikrofon att spela in med.</translation>
    </message>
    <message>
        <source>Sentence %1 of %2</source>
        <translation>Mening %1 av %2</translation>
    </message>
    <message numerus="yes">
        <source>%n recorded</source>
        <translation>
            <numerusform>%Ln inspelad</numerusform>
            <numerusform>%Ln inspelade</numerusform>
        </translation>
    </message>
    <message>
        <source>Recorded sentences</source>
        <translation>Inspelade meningar</translation>
    </message>
</context>
<context>
    <name>formant::QueuePage</name>
    <message>
        <source>Queued jobs</source>
        <translation>Jobb i kön</translation>
    </message>
    <message>
        <source>&amp;Add…</source>
        <translation>&amp;Lägg till…</translation>
    </message>
    <message>
        <source>D&amp;uplicate and edit…</source>
        <translation>&amp;Duplicera och redigera…</translation>
    </message>
    <message>
        <source>&amp;Edit…</source>
        <translation>R&amp;edigera…</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>Ta &amp;bort</translation>
    </message>
    <message>
        <source>Re-&amp;queue</source>
        <translation>&amp;Köa igen</translation>
    </message>
    <message>
        <source>Move up</source>
        <translation>Flytta upp</translation>
    </message>
    <message>
        <source>Move down</source>
        <translation>Flytta ned</translation>
    </message>
    <message>
        <source>S&amp;tart</source>
        <translation>&amp;Starta</translation>
    </message>
    <message>
        <source>Stop after t&amp;his job</source>
        <translation>Stoppa efter det här &amp;jobbet</translation>
    </message>
    <message>
        <source>Save and st&amp;op now</source>
        <translation>Spara &amp;och stoppa nu</translation>
    </message>
    <message>
        <source>&amp;Continue on error</source>
        <translation>&amp;Fortsätt vid fel</translation>
    </message>
    <message>
        <source>Opening the queue…</source>
        <translation>Öppnar kön…</translation>
    </message>
    <message>
        <source>The queue is empty: add a configuration.</source>
        <translation>Kön är tom: lägg till en konfiguration.</translation>
    </message>
    <message>
        <source>Stops after the current job.</source>
        <translation>Stoppar efter det aktuella jobbet.</translation>
    </message>
    <message numerus="yes">
        <source>%n job(s) queued</source>
        <translation>
            <numerusform>%Ln jobb i kö</numerusform>
            <numerusform>%Ln jobb i kö</numerusform>
        </translation>
    </message>
    <message>
        <source>%1; %2</source>
        <translation>%1; %2</translation>
    </message>
    <message numerus="yes">
        <source>%n job(s) failed</source>
        <translation>
            <numerusform>%Ln jobb misslyckades</numerusform>
            <numerusform>%Ln jobb misslyckades</numerusform>
        </translation>
    </message>
    <message>
        <source>Queue</source>
        <translation>Kö</translation>
    </message>
    <message>
        <source>Remove %1 from the queue? Its run folder is kept.</source>
        <translation>Ta bort %1 ur kön? Dess körningsmapp behålls.</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Ta bort</translation>
    </message>
    <message>
        <source>&amp;Watch</source>
        <translation>V&amp;isa</translation>
    </message>
    <message>
        <source>Shows the running job on the Training page.</source>
        <translation>Visar det jobb som körs på sidan Träning.</translation>
    </message>
    <message>
        <source>Waits until the training of %1 on this device ends.</source>
        <translation>Väntar tills träningen av %1 på den här enheten är slut.</translation>
    </message>
    <message>
        <source>The queue cannot be opened yet, because another formant process still runs it. The job is added as soon as that has ended; keep this window open until then.</source>
        <translation>Kön kan inte öppnas ännu, eftersom en annan formant-process fortfarande kör den. Jobbet läggs till så snart den har slutat; håll det här fönstret öppet tills dess.</translation>
    </message>
    <message>
        <source>Voice &amp;by a recipe…</source>
        <translation>&amp;Röst med ett recept…</translation>
    </message>
</context>
<context>
    <name>formant::RecipeDialog</name>
    <message>
        <source>&amp;Recipe:</source>
        <translation>&amp;Recept:</translation>
    </message>
    <message>
        <source>Re&amp;cordings:</source>
        <translation>&amp;Inspelningar:</translation>
    </message>
    <message>
        <source>&amp;Name of the voice:</source>
        <translation>&amp;Namn på rösten:</translation>
    </message>
    <message>
        <source>&amp;Device:</source>
        <translation>&amp;Enhet:</translation>
    </message>
    <message>
        <source>Recordings</source>
        <translation>Inspelningar</translation>
    </message>
    <message>
        <source>⚠ %1</source>
        <translation>⚠ %1</translation>
    </message>
    <message>
        <source>Voice by a recipe</source>
        <translation>Röst med ett recept</translation>
    </message>
    <message>
        <source>&amp;Voice to adapt:</source>
        <translation>R&amp;öst att anpassa:</translation>
    </message>
    <message>
        <source>Voice to adapt</source>
        <translation>Röst att anpassa</translation>
    </message>
</context>
<context>
    <name>formant::RecordingDialog</name>
    <message>
        <source>Record a voice</source>
        <translation>Spela in en röst</translation>
    </message>
    <message>
        <source>&amp;Microphone…</source>
        <translation>&amp;Mikrofon…</translation>
    </message>
    <message>
        <source>&amp;Next</source>
        <translation>Nästa &amp;fras</translation>
    </message>
    <message>
        <source>&amp;Use these recordings</source>
        <translation>&amp;Använd de här inspelningarna</translation>
    </message>
    <message>
        <source>Opens them on the Data page for training.</source>
        <translation>Öppnar dem på sidan Data för träning.</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Stäng</translation>
    </message>
    <message>
        <source>Close without keeping what you typed about the voice?</source>
        <translation>Stänga utan att behålla det du skrev om rösten?</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Kasta</translation>
    </message>
</context>
<context>
    <name>formant::RecordingList</name>
    <message>
        <source>Long recordings</source>
        <translation>Långa inspelningar</translation>
    </message>
    <message>
        <source>&amp;Add…</source>
        <translation>&amp;Lägg till…</translation>
    </message>
    <message>
        <source>Re&amp;move</source>
        <translation>Ta b&amp;ort</translation>
    </message>
    <message>
        <source>Recordings (*.wav *.flac *.mp3 *.ogg *.opus *.aiff *.aif *.caf *.w64);;All files (*)</source>
        <translation>Inspelningar (*.wav *.flac *.mp3 *.ogg *.opus *.aiff *.aif *.caf *.w64);;Alla filer (*)</translation>
    </message>
</context>
<context>
    <name>formant::RecordingPath</name>
    <message>
        <source>File of the recording</source>
        <translation>Inspelningens fil</translation>
    </message>
    <message>
        <source>Open folder</source>
        <translation>Öppna mappen</translation>
    </message>
</context>
<context>
    <name>formant::RecordingPlot</name>
    <message>
        <source>Waveform and spectrogram of the recording</source>
        <translation>Inspelningens vågform och spektrogram</translation>
    </message>
    <message>
        <source>amplitude</source>
        <translation>amplitud</translation>
    </message>
    <message>
        <source>frequency</source>
        <translation>frekvens</translation>
    </message>
    <message>
        <source>seconds</source>
        <translation>sekunder</translation>
    </message>
    <message>
        <source>Click: seek. Drag: move. Wheel: zoom. Double-click: show all.</source>
        <translation>Klick: gå dit. Dra: flytta. Hjul: zooma. Dubbelklick: visa allt.</translation>
    </message>
</context>
<context>
    <name>formant::RecordingText</name>
    <message>
        <source>&amp;Transcript:</source>
        <translation>Tra&amp;nskription:</translation>
    </message>
    <message>
        <source>what is said; Ctrl+Enter saves it and goes to the next</source>
        <translation>vad som sägs; Ctrl+Retur sparar texten och går till nästa</translation>
    </message>
</context>
<context>
    <name>formant::RememberedTuningsTable</name>
    <message>
        <source>%1 (not present)</source>
        <translation>%1 (finns inte)</translation>
    </message>
    <message>
        <source>Saved tuning results</source>
        <translation>Sparade trimningsresultat</translation>
    </message>
    <message>
        <source>Saved tuning result of each device</source>
        <translation>Sparat trimningsresultat för varje enhet</translation>
    </message>
    <message>
        <source>Device</source>
        <translation>Enhet</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>Modell</translation>
    </message>
    <message>
        <source>Precision</source>
        <translation>Precision</translation>
    </message>
    <message>
        <source>Batch size</source>
        <translation>Batchstorlek</translation>
    </message>
    <message>
        <source>Samples/s</source>
        <translation>Exempel/s</translation>
    </message>
    <message>
        <source>Measured</source>
        <translation>Uppmätt</translation>
    </message>
    <message>
        <source>Version</source>
        <translation>Version</translation>
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
        <translation>Hårdvarurapport</translation>
    </message>
    <message>
        <source>Graphics cards</source>
        <translation>Grafikkort</translation>
    </message>
    <message>
        <source>Machine</source>
        <translation>Dator</translation>
    </message>
    <message>
        <source>Versions</source>
        <translation>Versioner</translation>
    </message>
    <message>
        <source>Recommendations</source>
        <translation>Rekommendationer</translation>
    </message>
    <message>
        <source>No recommendations.</source>
        <translation>Inga rekommendationer.</translation>
    </message>
    <message>
        <source>No usable graphics card: %1. Training uses the CPU.</source>
        <translation>Inget användbart grafikkort: %1. Träningen använder CPU:n.</translation>
    </message>
</context>
<context>
    <name>formant::RoomPage</name>
    <message>
        <source>&amp;Microphone:</source>
        <translation>&amp;Mikrofon:</translation>
    </message>
    <message>
        <source>&amp;Refresh</source>
        <translation>Sök i&amp;gen</translation>
    </message>
    <message>
        <source>Speak as loudly as you will read, and check that the level is good. Then stay silent for two seconds to measure the room noise.</source>
        <translation>Tala lika starkt som du kommer att läsa, och kontrollera att nivån är bra. Var sedan tyst i två sekunder så att rummets brus kan mätas.</translation>
    </message>
    <message>
        <source>M&amp;easure room noise</source>
        <translation>Mä&amp;t rummets brus</translation>
    </message>
    <message>
        <source>Progress of the noise measurement</source>
        <translation>Brusmätningens förlopp</translation>
    </message>
    <message>
        <source>Noise: %1 dBFS. %2</source>
        <translation>Brus: %1 dBFS. %2</translation>
    </message>
</context>
<context>
    <name>formant::RunChoice</name>
    <message>
        <source>&amp;Run:</source>
        <translation>&amp;Körning:</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>Körning</translation>
    </message>
    <message>
        <source>no run yet</source>
        <translation>ingen körning än</translation>
    </message>
    <message>
        <source>Refres&amp;h</source>
        <translation>&amp;Läs om</translation>
    </message>
    <message>
        <source>Reloads the list of runs.</source>
        <translation>Läser in listan över körningar på nytt.</translation>
    </message>
</context>
<context>
    <name>formant::RunChoices</name>
    <message>
        <source>&amp;Configuration:</source>
        <translation>&amp;Konfiguration:</translation>
    </message>
    <message>
        <source>Demo voice: spoken numbers</source>
        <translation>Demoröst: upplästa tal</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>Öpp&amp;na…</translation>
    </message>
    <message>
        <source>&amp;Device:</source>
        <translation>&amp;Enhet:</translation>
    </message>
    <message>
        <source>automatic</source>
        <translation>automatiskt</translation>
    </message>
    <message>
        <source>CPU</source>
        <translation>CPU</translation>
    </message>
    <message>
        <source>Open a configuration</source>
        <translation>Öppna en konfiguration</translation>
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
        <translation>Ingen användbar GPU: %1.</translation>
    </message>
    <message>
        <source>GPU %1</source>
        <translation>GPU %1</translation>
    </message>
    <message>
        <source>Preparing the demo…</source>
        <translation>Förbereder demon…</translation>
    </message>
    <message>
        <source>Prepare the demo</source>
        <translation>Förbered demon</translation>
    </message>
    <message>
        <source>Prepares the recordings of the demo voice, which takes some seconds.</source>
        <translation>Förbereder demoröstens inspelningar, vilket tar några sekunder.</translation>
    </message>
    <message>
        <source>GPUs %1</source>
        <translation>GPU:er %1</translation>
    </message>
</context>
<context>
    <name>formant::RunController</name>
    <message>
        <source>Open recordings on the Data page, or a configuration, to begin.</source>
        <translation>Öppna inspelningar på sidan Data, eller en konfiguration, för att börja.</translation>
    </message>
    <message>
        <source>Ready. Press “Continue training” to continue.</source>
        <translation>Redo. Tryck på ”Fortsätt träna” för att fortsätta.</translation>
    </message>
    <message>
        <source>Ready. Press “Start” to train.</source>
        <translation>Redo. Tryck på ”Starta” för att träna.</translation>
    </message>
    <message>
        <source>Preparing…</source>
        <translation>Förbereder…</translation>
    </message>
    <message>
        <source>Could not start: %1</source>
        <translation>Kunde inte starta: %1</translation>
    </message>
    <message>
        <source>Stopping: finishing the current step and saving…</source>
        <translation>Stoppar: slutför det aktuella steget och sparar…</translation>
    </message>
    <message>
        <source>Training: loss %1, %2 samples/s</source>
        <translation>Tränar: förlust %1, %2 exempel/s</translation>
    </message>
    <message>
        <source>Saved %1</source>
        <translation>Sparade %1</translation>
    </message>
    <message>
        <source>Training finished. Try the voice on the Samples page.</source>
        <translation>Träningen är klar. Prova rösten på sidan Ljudprov.</translation>
    </message>
    <message>
        <source>Failed: %1</source>
        <translation>Misslyckades: %1</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>two sentences</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>It ended unexpectedly at step %1, before its first save.</source>
        <translation>Den avslutades oväntat vid steg %1, innan den sparats första gången.</translation>
    </message>
    <message numerus="yes">
        <source>It ended unexpectedly at step %1: %n step(s) after the last save, at step %2, are lost and trained again.</source>
        <translation>
            <numerusform>Den avslutades oväntat vid steg %1: %Ln steg efter den senaste sparningen, vid steg %2, har gått förlorat och tränas igen.</numerusform>
            <numerusform>Den avslutades oväntat vid steg %1: %Ln steg efter den senaste sparningen, vid steg %2, har gått förlorade och tränas igen.</numerusform>
        </translation>
    </message>
    <message>
        <source>The run continues without being shown; you can start another one here.</source>
        <translation>Körningen fortsätter utan att visas; du kan starta en annan här.</translation>
    </message>
    <message>
        <source>Trained to its last step. Press “Start” to train it longer or to train a new voice.</source>
        <translation>Tränad till sitt sista steg. Tryck på ”Starta” för att träna den längre eller träna en ny röst.</translation>
    </message>
</context>
<context>
    <name>formant::RunControls</name>
    <message>
        <source>Training status</source>
        <translation>Träningsstatus</translation>
    </message>
    <message>
        <source>Training progress</source>
        <translation>Träningsförlopp</translation>
    </message>
    <message>
        <source>Sa&amp;ve checkpoint</source>
        <translation>Spara kontrollp&amp;unkt</translation>
    </message>
    <message>
        <source>Saves a checkpoint after the current step and keeps it until you delete it.</source>
        <translation>Sparar en kontrollpunkt efter det aktuella steget och behåller den tills du tar bort den.</translation>
    </message>
    <message>
        <source>Ge&amp;nerate samples</source>
        <translation>Skapa ljudpro&amp;v</translation>
    </message>
    <message>
        <source>Synthesizes the sample texts after the current step.</source>
        <translation>Syntetiserar provtexterna efter det aktuella steget.</translation>
    </message>
    <message>
        <source>Detach</source>
        <translation>Koppla loss</translation>
    </message>
    <message>
        <source>Resu&amp;me</source>
        <translation>Återu&amp;ppta</translation>
    </message>
    <message>
        <source>&amp;Pause</source>
        <translation>&amp;Pausa</translation>
    </message>
    <message>
        <source>Continue trainin&amp;g</source>
        <translation>For&amp;tsätt träna</translation>
    </message>
    <message>
        <source>&amp;Start</source>
        <translation>S&amp;tarta</translation>
    </message>
    <message>
        <source>Stopping…</source>
        <translation>Stoppar…</translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <translation>S&amp;toppa</translation>
    </message>
    <message>
        <source>step %L1 of %L2</source>
        <translation>steg %L1 av %L2</translation>
    </message>
    <message>
        <source>step %L1 of %L2, %3 left</source>
        <translation>steg %L1 av %L2, %3 kvar</translation>
    </message>
    <message>
        <source>Voice</source>
        <translation>Röst</translation>
    </message>
    <message>
        <source>The run continues without being shown here, and you can start another one. Open its folder to follow it again.</source>
        <translation>Körningen fortsätter utan att visas här, och du kan starta en annan. Öppna dess mapp för att följa den igen.</translation>
    </message>
</context>
<context>
    <name>formant::RunDetacher</name>
    <message>
        <source>Saved; handing over to a background process…</source>
        <translation>Sparat; lämnar över till en bakgrundsprocess…</translation>
    </message>
</context>
<context>
    <name>formant::SampleList</name>
    <message>
        <source>Samples</source>
        <translation>Ljudprov</translation>
    </message>
    <message>
        <source>Enter loads a sample into A. A and B play, or switch at the same position; Shift+A and Shift+B load the sample. Space pauses.</source>
        <translation>Retur läser in ett ljudprov i A. A och B spelar upp, eller växlar på samma ställe; Skift+A och Skift+B läser in ljudprovet. Mellanslag pausar.</translation>
    </message>
    <message>
        <source>Load into &amp;A</source>
        <translation>Läs in i &amp;A</translation>
    </message>
    <message>
        <source>Load into &amp;B</source>
        <translation>Läs in i &amp;B</translation>
    </message>
    <message>
        <source>Export audio…</source>
        <translation>Exportera ljud…</translation>
    </message>
</context>
<context>
    <name>formant::SampleModel</name>
    <message>
        <source>non-EMA</source>
        <translation>utan EMA</translation>
    </message>
    <message>
        <source>EMA</source>
        <translation>EMA</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>Steg</translation>
    </message>
    <message>
        <source>Weights</source>
        <translation>Vikter</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Text</translation>
    </message>
</context>
<context>
    <name>formant::SampleSlot</name>
    <message>
        <source>Spectrogram of %1</source>
        <translation>Spektrogram för %1</translation>
    </message>
    <message>
        <source>Slot %1 is empty: choose a sample in the list.</source>
        <translation>Plats %1 är tom: välj ett ljudprov i listan.</translation>
    </message>
    <message>
        <source>Step %1, %2: “%3”</source>
        <translation>Steg %1, %2: ”%3”</translation>
    </message>
    <message>
        <source>Pause %1</source>
        <translation>Pausa %1</translation>
    </message>
    <message>
        <source>Play %1</source>
        <translation>Spela upp %1</translation>
    </message>
    <message>
        <source>Shortcut in the list: %1</source>
        <translation>Genväg i listan: %1</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Stopp</translation>
    </message>
    <message>
        <source>Stop %1</source>
        <translation>Stoppa %1</translation>
    </message>
    <message>
        <source>Stops and goes back to the beginning.</source>
        <translation>Stoppar och går tillbaka till början.</translation>
    </message>
</context>
<context>
    <name>formant::SamplesPage</name>
    <message>
        <source>Export audio</source>
        <translation>Exportera ljud</translation>
    </message>
    <message>
        <source>Audio (*.flac)</source>
        <translation>Ljud (*.flac)</translation>
    </message>
    <message>
        <source>%1 cannot be written: %2</source>
        <translation>%1 kan inte skrivas: %2</translation>
    </message>
    <message>
        <source>Saved to %1.</source>
        <translation>Sparat i %1.</translation>
    </message>
</context>
<context>
    <name>formant::SegmentDialog</name>
    <message>
        <source>Cut long recordings</source>
        <translation>Klipp långa inspelningar</translation>
    </message>
    <message>
        <source>Cuts recordings of any length into clips to train on. The recordings are only read; the clips and their texts are written to a folder of their own, and cutting can be undone.</source>
        <translation>Klipper inspelningar av vilken längd som helst till klipp att träna på. Inspelningarna bara läses; klippen och deras texter skrivs till en egen mapp, och klippningen kan ångras.</translation>
    </message>
    <message>
        <source>&amp;Recordings:</source>
        <translation>&amp;Inspelningar:</translation>
    </message>
    <message>
        <source>&amp;Folder for clips:</source>
        <translation>&amp;Mapp för klippen:</translation>
    </message>
    <message>
        <source>Pre&amp;view</source>
        <translation>&amp;Förhandsgranska</translation>
    </message>
    <message>
        <source>&amp;Cut</source>
        <translation>&amp;Klipp</translation>
    </message>
    <message>
        <source>Analyzing the recordings…</source>
        <translation>Analyserar inspelningarna…</translation>
    </message>
    <message>
        <source>Cutting the clips…</source>
        <translation>Klipper ut klippen…</translation>
    </message>
    <message>
        <source>Transcribing the clips…</source>
        <translation>Transkriberar klippen…</translation>
    </message>
</context>
<context>
    <name>formant::SegmentLine</name>
    <message>
        <source>These clips were cut from long recordings.</source>
        <translation>De här klippen är klippta ur långa inspelningar.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln suggested text(s) wait to be confirmed.</source>
        <translation>
            <numerusform>%Ln föreslagen text väntar på att bekräftas.</numerusform>
            <numerusform>%Ln föreslagna texter väntar på att bekräftas.</numerusform>
        </translation>
    </message>
    <message>
        <source>Suggested te&amp;xts…</source>
        <translation>&amp;Föreslagna texter…</translation>
    </message>
    <message>
        <source>Undo c&amp;utting…</source>
        <translation>Ta &amp;bort klippen…</translation>
    </message>
    <message>
        <source>Undo cutting</source>
        <translation>Ångra klippningen</translation>
    </message>
    <message>
        <source>Remove the clips that were cut last? Clips and texts that you have changed since stay, and the long recordings are not touched.</source>
        <translation>Ta bort klippen som klipptes ut senast? Klipp och texter som du har ändrat sedan dess finns kvar, och de långa inspelningarna rörs inte.</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>Ta &amp;bort</translation>
    </message>
    <message numerus="yes">
        <source>%Ln clip(s) that you have changed were kept, among them %1.</source>
        <translation>
            <numerusform>%Ln klipp som du har ändrat behölls: %1.</numerusform>
            <numerusform>%Ln klipp som du har ändrat behölls, bland dem %1.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>formant::SegmentOptions</name>
    <message>
        <source>Cut b&amp;y:</source>
        <translation>Klipp &amp;efter:</translation>
    </message>
    <message>
        <source>captions or labels next to a recording, or else silence</source>
        <translation>undertexter eller etiketter bredvid inspelningen, annars tystnad</translation>
    </message>
    <message>
        <source>captions or labels</source>
        <translation>undertexter eller etiketter</translation>
    </message>
    <message>
        <source>silence</source>
        <translation>tystnad</translation>
    </message>
    <message>
        <source>Captions or la&amp;bels:</source>
        <translation>Undertexter elle&amp;r etiketter:</translation>
    </message>
    <message>
        <source>next to the recording (.srt, .vtt, .TextGrid, .txt)</source>
        <translation>bredvid inspelningen (.srt, .vtt, .TextGrid, .txt)</translation>
    </message>
    <message>
        <source>Captions (SRT, WebVTT), labels of Audacity, or a TextGrid of Praat.</source>
        <translation>Undertexter (SRT, WebVTT), etiketter från Audacity eller en TextGrid från Praat.</translation>
    </message>
    <message>
        <source>T&amp;ier of a TextGrid:</source>
        <translation>L&amp;ager i TextGrid:</translation>
    </message>
    <message>
        <source>automatic</source>
        <translation>automatiskt</translation>
    </message>
    <message>
        <source>C&amp;hannels:</source>
        <translation>Ka&amp;naler:</translation>
    </message>
    <message>
        <source>mixed</source>
        <translation>blandade</translation>
    </message>
    <message>
        <source>left</source>
        <translation>vänster</translation>
    </message>
    <message>
        <source>right</source>
        <translation>höger</translation>
    </message>
    <message>
        <source>&amp;Length of clips:</source>
        <translation>Klippens läng&amp;d:</translation>
    </message>
    <message>
        <source>to</source>
        <translation>till</translation>
    </message>
    <message>
        <source>Longest clip</source>
        <translation>Längsta klipp</translation>
    </message>
    <message>
        <source>&amp;Padding:</source>
        <translation>Mar&amp;ginal:</translation>
    </message>
    <message>
        <source>Kept before and after the speech, at most half of the pause there.</source>
        <translation>Behålls före och efter talet, högst halva pausen där.</translation>
    </message>
    <message>
        <source>&amp;Shortest pause:</source>
        <translation>Kortaste pa&amp;us:</translation>
    </message>
    <message>
        <source>A shorter pause does not end a clip.</source>
        <translation>En kortare paus avslutar inte ett klipp.</translation>
    </message>
    <message>
        <source>&amp;Transcriber:</source>
        <translation>&amp;Transkriberare:</translation>
    </message>
    <message>
        <source>none; a command: %1</source>
        <translation>ingen; ett kommando: %1</translation>
    </message>
    <message>
        <source>A program that prints what is said in {file}, for clips without a text. Its texts are suggestions until you confirm them.</source>
        <translation>Ett program som skriver ut vad som sägs i {file}, för klipp utan text. Dess texter är förslag tills du bekräftar dem.</translation>
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
        <translation>stöds inte</translation>
    </message>
    <message>
        <source>passed</source>
        <translation>godkänd</translation>
    </message>
    <message>
        <source>failed</source>
        <translation>underkänd</translation>
    </message>
    <message>
        <source>%1 GB/s</source>
        <translation>%1 GB/s</translation>
    </message>
    <message>
        <source>Self-test results</source>
        <translation>Självtestets resultat</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Resultat</translation>
    </message>
    <message>
        <source>Test</source>
        <translation>Test</translation>
    </message>
    <message>
        <source>Error</source>
        <translation>Avvikelse</translation>
    </message>
    <message>
        <source>Tolerance</source>
        <translation>Tolerans</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Anmärkning</translation>
    </message>
</context>
<context>
    <name>formant::SelfTestPage</name>
    <message>
        <source>Verify the hardware</source>
        <translation>Verifiera hårdvaran</translation>
    </message>
    <message>
        <source>A few seconds now can save days on a faulty GPU. You can skip this step.</source>
        <translation>Några sekunder nu kan spara dagar på en trasig GPU. Du kan hoppa över det här steget.</translation>
    </message>
</context>
<context>
    <name>formant::SelfTestPanel</name>
    <message numerus="yes">
        <source>All %n test(s) passed on this device.</source>
        <translation>
            <numerusform>%Ln test godkändes på den här enheten.</numerusform>
            <numerusform>Alla %Ln test godkändes på den här enheten.</numerusform>
        </translation>
    </message>
    <message>
        <source>Runs typical training operations on the device and compares the results with a high-precision CPU reference. Takes a few seconds.</source>
        <translation>Kör typiska träningsberäkningar på enheten och jämför resultaten med en noggrann referens från CPU:n. Tar några sekunder.</translation>
    </message>
    <message>
        <source>St&amp;art the self-test</source>
        <translation>&amp;Starta självtestet</translation>
    </message>
    <message>
        <source>Stop the se&amp;lf-test</source>
        <translation>St&amp;oppa självtestet</translation>
    </message>
    <message>
        <source>&amp;Device:</source>
        <translation>&amp;Enhet:</translation>
    </message>
</context>
<context>
    <name>formant::SettingsPage</name>
    <message>
        <source>Recommended settings</source>
        <translation>Rekommenderade inställningar</translation>
    </message>
    <message>
        <source>These values suit this computer: just press Next. Other values can be entered under “Value”.</source>
        <translation>Värdena passar den här datorn: tryck bara på Nästa. Andra värden kan skrivas in under ”Värde”.</translation>
    </message>
    <message>
        <source>Setting</source>
        <translation>Inställning</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Värde</translation>
    </message>
    <message>
        <source>Recommended</source>
        <translation>Rekommenderat</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Skäl</translation>
    </message>
    <message>
        <source>Use &amp;recommended values</source>
        <translation>Använd &amp;rekommenderade värden</translation>
    </message>
</context>
<context>
    <name>formant::SeveralGpus</name>
    <message>
        <source>The ticked GPUs train one voice together: each computes a part of every batch.</source>
        <translation>De markerade GPU:erna tränar en röst tillsammans: var och en beräknar en del av varje batch.</translation>
    </message>
    <message>
        <source>GPU %1: %2</source>
        <translation>GPU %1: %2</translation>
    </message>
    <message>
        <source>Several GPUs</source>
        <translation>Flera GPU:er</translation>
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
        <translation>%1: %2 %, steg %3 av %4 – %5</translation>
    </message>
</context>
<context>
    <name>formant::SpeakerForm</name>
    <message>
        <source>&amp;Speaker:</source>
        <translation>&amp;Talare:</translation>
    </message>
    <message>
        <source>name of the speaker, or a pseudonym</source>
        <translation>talarens namn, eller en pseudonym</translation>
    </message>
    <message>
        <source>&amp;Language:</source>
        <translation>S&amp;pråk:</translation>
    </message>
    <message>
        <source>The language of the sentences, or its espeak-ng code.</source>
        <translation>Meningarnas språk, eller dess espeak-ng-kod.</translation>
    </message>
    <message>
        <source>The speaker &amp;agrees to training a voice from these recordings</source>
        <translation>Talaren &amp;godkänner att en röst tränas på de här inspelningarna</translation>
    </message>
    <message>
        <source>&amp;Purpose:</source>
        <translation>Till &amp;vad:</translation>
    </message>
    <message>
        <source>in the speaker&apos;s own words (optional)</source>
        <translation>med talarens egna ord (valfritt)</translation>
    </message>
    <message>
        <source>L&amp;icense:</source>
        <translation>&amp;Licens:</translation>
    </message>
    <message>
        <source>what others may do with the recordings</source>
        <translation>vad andra får göra med inspelningarna</translation>
    </message>
    <message>
        <source>A license from the list, or your own words, such as “nobody else may use them”. It is stored in every voice that is trained on them.</source>
        <translation>En licens från listan, eller dina egna ord, till exempel ”ingen annan får använda dem”. Den sparas i varje röst som tränas på inspelningarna.</translation>
    </message>
</context>
<context>
    <name>formant::SpectrogramPlot</name>
    <message>
        <source>seconds</source>
        <translation>sekunder</translation>
    </message>
    <message>
        <source>mel band</source>
        <translation>mel-band</translation>
    </message>
    <message>
        <source>Click: seek. Drag: move. Wheel: zoom. Double-click: show all.</source>
        <translation>Klick: gå dit. Dra: flytta. Hjul: zooma. Dubbelklick: visa allt.</translation>
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
        <translation>Vart tiden går</translation>
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
        <translation>Tid för varje fas</translation>
    </message>
    <message>
        <source>Stage</source>
        <translation>Fas</translation>
    </message>
    <message>
        <source>ms</source>
        <translation>ms</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>Andel</translation>
    </message>
    <message>
        <source>Thread</source>
        <translation>Tråd</translation>
    </message>
</context>
<context>
    <name>formant::StartQuestion</name>
    <message>
        <source>the demo voice</source>
        <translation>demorösten</translation>
    </message>
    <message>
        <source>The configuration of %1 has changed on disk since it was opened on the Configuration page.</source>
        <translation>Konfigurationen för %1 har ändrats på disken sedan den öppnades på sidan Konfiguration.</translation>
    </message>
    <message>
        <source>The configuration of %1 has changes that are not saved.</source>
        <translation>Konfigurationen för %1 har ändringar som inte är sparade.</translation>
    </message>
    <message>
        <source>The Configuration page shows other settings for %1 than the ones that are chosen for training.</source>
        <translation>Sidan Konfiguration visar andra inställningar för %1 än de som är valda för träning.</translation>
    </message>
    <message>
        <source>The Configuration page shows %1, but %2 is chosen for training.</source>
        <translation>Sidan Konfiguration visar %1, men %2 är vald för träning.</translation>
    </message>
    <message>
        <source>The Configuration page shows %1 with changes that are not saved, but %2 is chosen for training.</source>
        <translation>Sidan Konfiguration visar %1 med ändringar som inte är sparade, men %2 är vald för träning.</translation>
    </message>
    <message>
        <source>“Train the saved file” trains %1 as it is on disk. The Configuration page keeps what it shows.</source>
        <translation>”Träna den sparade filen” tränar %1 som den är på disken. Sidan Konfiguration behåller det som den visar.</translation>
    </message>
    <message>
        <source>Shown: %1</source>
        <translation>Visad: %1</translation>
    </message>
    <message>
        <source>Chosen: %1</source>
        <translation>Vald: %1</translation>
    </message>
    <message>
        <source>&amp;Save and train what is shown</source>
        <translation>&amp;Spara och träna det som visas</translation>
    </message>
    <message>
        <source>&amp;Train what is shown</source>
        <translation>&amp;Träna det som visas</translation>
    </message>
    <message>
        <source>&amp;Save and train %1</source>
        <translation>&amp;Spara och träna %1</translation>
    </message>
    <message>
        <source>&amp;Train %1</source>
        <translation>&amp;Träna %1</translation>
    </message>
    <message>
        <source>Train the sa&amp;ved file</source>
        <translation>Träna den sparade &amp;filen</translation>
    </message>
    <message>
        <source>Trai&amp;n what is chosen</source>
        <translation>Trä&amp;na det som är valt</translation>
    </message>
    <message>
        <source>Trai&amp;n %1</source>
        <translation>Trä&amp;na %1</translation>
    </message>
    <message>
        <source>What should be trained?</source>
        <translation>Vad ska tränas?</translation>
    </message>
</context>
<context>
    <name>formant::SuggestionDialog</name>
    <message>
        <source>Suggested texts</source>
        <translation>Föreslagna texter</translation>
    </message>
    <message>
        <source>The transcriber suggested these texts. Correct them where they are wrong: only confirmed texts are trained on.</source>
        <translation>Transkriberaren föreslog de här texterna. Rätta dem där de är fel: bara bekräftade texter tränas.</translation>
    </message>
    <message>
        <source>Clip</source>
        <translation>Klipp</translation>
    </message>
    <message>
        <source>Length</source>
        <translation>Längd</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Text</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation>&amp;Spela upp</translation>
    </message>
    <message>
        <source>Check &amp;all</source>
        <translation>Markera &amp;alla</translation>
    </message>
    <message>
        <source>Check &amp;none</source>
        <translation>Markera &amp;ingen</translation>
    </message>
    <message>
        <source>&amp;Confirm the checked texts</source>
        <translation>&amp;Bekräfta de markerade texterna</translation>
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
        <translation>Föregående (→)</translation>
    </message>
    <message>
        <source>Previous (←)</source>
        <translation>Föregående (←)</translation>
    </message>
    <message>
        <source>Stop (Space)</source>
        <translation>Stoppa (mellanslag)</translation>
    </message>
    <message>
        <source>Record (Space)</source>
        <translation>Spela in (mellanslag)</translation>
    </message>
    <message>
        <source>Record again (R)</source>
        <translation>Spela in igen (R)</translation>
    </message>
    <message>
        <source>Or Backspace, on keyboards without an R</source>
        <translation>Eller Backsteg, på tangentbord utan R</translation>
    </message>
    <message>
        <source>Play (P)</source>
        <translation>Spela upp (P)</translation>
    </message>
    <message>
        <source>Or the down arrow, on keyboards without a P</source>
        <translation>Eller nedåtpil, på tangentbord utan P</translation>
    </message>
    <message>
        <source>Next (Enter)</source>
        <translation>Nästa (Retur)</translation>
    </message>
</context>
<context>
    <name>formant::TakeFeedback</name>
    <message>
        <source>No speech detected, so nothing was saved. Watch the level while you speak; the microphone may be muted.</source>
        <translation>Inget tal upptäcktes, så inget sparades. Titta på nivån medan du talar; mikrofonen kan vara avstängd.</translation>
    </message>
    <message>
        <source>Too loud: the signal clips. Move away from the microphone, or lower its gain.</source>
        <translation>För starkt: signalen klipps. Gå längre från mikrofonen, eller sänk dess förstärkning.</translation>
    </message>
    <message>
        <source>Too quiet. Move closer to the microphone, or raise its gain.</source>
        <translation>För svagt. Gå närmare mikrofonen, eller höj dess förstärkning.</translation>
    </message>
    <message>
        <source>No silence found. Wait half a second before you speak and before you stop, without any noise.</source>
        <translation>Ingen tystnad hittades. Vänta en halv sekund innan du talar och innan du stoppar, utan något ljud.</translation>
    </message>
    <message>
        <source>Too noisy. Switch off fans and other sources of noise, or move closer to the microphone.</source>
        <translation>För mycket brus. Stäng av fläktar och andra bruskällor, eller gå närmare mikrofonen.</translation>
    </message>
    <message>
        <source>The beginning is cut off. Wait half a second before you speak.</source>
        <translation>Början är avhuggen. Vänta en halv sekund innan du talar.</translation>
    </message>
    <message>
        <source>The end is cut off. Wait half a second before you stop.</source>
        <translation>Slutet är avhugget. Vänta en halv sekund innan du stoppar.</translation>
    </message>
    <message>
        <source>No signal from this microphone: it is muted or blocked. Unmute it in the sound settings, or allow it in the privacy settings.</source>
        <translation>Ingen signal från den här mikrofonen: den är avstängd eller blockerad. Slå på den i ljudinställningarna, eller tillåt den i sekretessinställningarna.</translation>
    </message>
    <message>
        <source>The room is quiet: good.</source>
        <translation>Rummet är tyst: bra.</translation>
    </message>
    <message>
        <source>The room is usable, but a quieter one gives a better voice.</source>
        <translation>Rummet går att använda, men ett tystare ger en bättre röst.</translation>
    </message>
    <message>
        <source>The room is too noisy: the voice would learn the noise. Close the windows, switch off fans, or lower the gain and move closer.</source>
        <translation>Rummet är för bullrigt: rösten skulle lära sig bruset. Stäng fönstren, slå av fläktar, eller sänk förstärkningen och gå närmare.</translation>
    </message>
    <message>
        <source>Good.</source>
        <translation>Bra.</translation>
    </message>
</context>
<context>
    <name>formant::TaskPanel</name>
    <message>
        <source>In progress</source>
        <translation>Pågår</translation>
    </message>
    <message>
        <source>Canceling…</source>
        <translation>Avbryter…</translation>
    </message>
    <message>
        <source>Canceled by you.</source>
        <translation>Avbrutet av dig.</translation>
    </message>
</context>
<context>
    <name>formant::TrainingPage</name>
    <message>
        <source>&amp;Advice</source>
        <translation>Rå&amp;d</translation>
    </message>
    <message>
        <source>Training health</source>
        <translation>Träningens hälsa</translation>
    </message>
    <message>
        <source>Plots</source>
        <translation>Diagram</translation>
    </message>
    <message>
        <source>Live settings</source>
        <translation>Liveinställningar</translation>
    </message>
    <message numerus="yes">
        <source>%n step(s)</source>
        <translation>
            <numerusform>%Ln steg</numerusform>
            <numerusform>%Ln steg</numerusform>
        </translation>
    </message>
    <message>
        <source>This run ended unexpectedly at step %1, before its first save. It begins at step 1 again.</source>
        <translation>Körningen avslutades oväntat vid steg %1, innan den sparats första gången. Den börjar om från steg 1.</translation>
    </message>
    <message>
        <source>This run ended unexpectedly at step %1. Its last save is step %2: %3 are lost and trained again.</source>
        <translation>Körningen avslutades oväntat vid steg %1. Den sparades senast vid steg %2: %3 har gått förlorade och tränas igen.</translation>
    </message>
    <message>
        <source>%1: not trained yet</source>
        <translation>%1: inte tränad än</translation>
    </message>
    <message>
        <source>Run %1</source>
        <translation>Körning %1</translation>
    </message>
</context>
<context>
    <name>formant::TrainingWorkflow</name>
    <message>
        <source>Training is running. Stop it first, or queue this one with “Add to queue” on the Configuration page.</source>
        <translation>En träning pågår. Stoppa den först, eller ställ den här i kö: ”Lägg till i kön” på sidan Konfiguration.</translation>
    </message>
</context>
<context>
    <name>formant::TroubleBanner</name>
    <message>
        <source>Save again</source>
        <translation>Spara igen</translation>
    </message>
    <message>
        <source>Show advice</source>
        <translation>Visa råd</translation>
    </message>
    <message>
        <source>Delete checkpoints…</source>
        <translation>Ta bort kontrollpunkter…</translation>
    </message>
    <message>
        <source>Step %1: %2</source>
        <comment>step; what happened</comment>
        <translation>Steg %1: %2</translation>
    </message>
    <message numerus="yes">
        <source>%1 (%n times)</source>
        <comment>what happened</comment>
        <translation>
            <numerusform>%1 (%Ln gång)</numerusform>
            <numerusform>%1 (%Ln gånger)</numerusform>
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
            <numerusform>%Ln problem till.</numerusform>
            <numerusform>%Ln problem till.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>formant::TunePanel</name>
    <message>
        <source>Choose a configuration first: its batch size is tuned.</source>
        <translation>Välj först en konfiguration: dess batchstorlek trimmas.</translation>
    </message>
    <message>
        <source>Benchmarks batch sizes and keeps the fastest that fits in memory. The effective batch size stays the same, so results do not change. Takes a few minutes.</source>
        <translation>Mäter batchstorlekar och behåller den snabbaste som får plats i minnet. Den effektiva batchstorleken förblir densamma, så resultatet ändras inte. Tar några minuter.</translation>
    </message>
    <message>
        <source>Start &amp;tuning</source>
        <translation>Starta tri&amp;mningen</translation>
    </message>
    <message>
        <source>Stop tuning</source>
        <translation>Stoppa trimningen</translation>
    </message>
    <message>
        <source>C&amp;onfiguration:</source>
        <translation>K&amp;onfiguration:</translation>
    </message>
    <message>
        <source>Configuration to tune</source>
        <translation>Konfiguration att trimma</translation>
    </message>
    <message>
        <source>&amp;Device:</source>
        <translation>&amp;Enhet:</translation>
    </message>
</context>
<context>
    <name>formant::TunedTrials</name>
    <message>
        <source>%1 of %2</source>
        <translation>%1 av %2</translation>
    </message>
    <message>
        <source>works</source>
        <translation>fungerar</translation>
    </message>
    <message>
        <source>best: the fastest that fits</source>
        <translation>bäst: den snabbaste som får plats</translation>
    </message>
    <message>
        <source>Tried batch sizes</source>
        <translation>Provade batchstorlekar</translation>
    </message>
    <message>
        <source>Batch size</source>
        <translation>Batchstorlek</translation>
    </message>
    <message>
        <source>Accumulation</source>
        <translation>Ackumulering</translation>
    </message>
    <message>
        <source>Samples/s</source>
        <translation>Exempel/s</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>Minne</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Resultat</translation>
    </message>
</context>
<context>
    <name>formant::VoiceExportDialog</name>
    <message>
        <source>Export voice</source>
        <translation>Exportera röst</translation>
    </message>
    <message>
        <source>Exports %1 for another program, with its EMA weights and a description of the voice.</source>
        <translation>Exporterar %1 för ett annat program, med EMA-vikterna och en beskrivning av rösten.</translation>
    </message>
    <message>
        <source>Folde&amp;r:</source>
        <translation>&amp;Mapp:</translation>
    </message>
    <message>
        <source>&amp;Export</source>
        <translation>&amp;Exportera</translation>
    </message>
    <message>
        <source>Reading the voice…</source>
        <translation>Läser rösten…</translation>
    </message>
    <message>
        <source>Exporting…</source>
        <translation>Exporterar…</translation>
    </message>
</context>
<context>
    <name>formant::VoiceImportDialog</name>
    <message>
        <source>Import voice</source>
        <translation>Importera röst</translation>
    </message>
    <message>
        <source>Makes a checkpoint of a voice of another program: voice.onnx of Piper, with voice.onnx.json next to it, or a .ckpt or .pth file with its config.json.</source>
        <translation>Gör en kontrollpunkt av en röst från ett annat program: voice.onnx från Piper, med voice.onnx.json intill, eller en .ckpt- eller .pth-fil med dess config.json.</translation>
    </message>
    <message>
        <source>&amp;Voice:</source>
        <translation>&amp;Röst:</translation>
    </message>
    <message>
        <source>&amp;Checkpoint:</source>
        <translation>&amp;Kontrollpunkt:</translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation>Spara &amp;som…</translation>
    </message>
    <message>
        <source>&amp;Import</source>
        <translation>&amp;Importera</translation>
    </message>
    <message>
        <source>Fine-t&amp;une from this</source>
        <translation>Finjuster&amp;a från denna</translation>
    </message>
    <message>
        <source>Save the checkpoint as</source>
        <translation>Spara kontrollpunkten som</translation>
    </message>
    <message>
        <source>Voices (*.safetensors *.pt)</source>
        <translation>Röster (*.safetensors *.pt)</translation>
    </message>
    <message>
        <source>Importing…</source>
        <translation>Importerar…</translation>
    </message>
    <message>
        <source>The voice was imported to %1.</source>
        <translation>Rösten importerades till %1.</translation>
    </message>
</context>
<context>
    <name>formant::VoicePage</name>
    <message>
        <source>%1 (continue)</source>
        <translation>%1 (fortsätt)</translation>
    </message>
    <message>
        <source>Built-in sentences: %1</source>
        <translation>Inbyggda meningar: %1</translation>
    </message>
    <message>
        <source>My text file (one sentence per line)</source>
        <translation>Min textfil (en mening per rad)</translation>
    </message>
    <message>
        <source>Recordings are saved in %1. Once there are some, “Use these recordings” opens that folder on the Data page for training.</source>
        <translation>Inspelningar sparas i %1. Så snart det finns några öppnar ”Använd de här inspelningarna” den mappen på sidan Data för träning.</translation>
    </message>
    <message>
        <source>Read sentences aloud, one after another. Each is saved at once, and you can continue another day. 30 minutes of speech are enough for a usable voice; 60 are better.</source>
        <translation>Läs meningar högt, en efter en. Varje mening sparas genast, och du kan fortsätta en annan dag. 30 minuters tal räcker till en användbar röst; 60 är bättre.</translation>
    </message>
    <message>
        <source>&amp;Voice:</source>
        <translation>&amp;Röst:</translation>
    </message>
    <message>
        <source>a new voice</source>
        <translation>en ny röst</translation>
    </message>
    <message>
        <source>S&amp;entences:</source>
        <translation>&amp;Meningar:</translation>
    </message>
    <message>
        <source>Text file of sentences</source>
        <translation>Textfil med meningar</translation>
    </message>
</context>
<context>
    <name>formant::YamlView</name>
    <message>
        <source>As te&amp;xt (YAML)</source>
        <translation>Som te&amp;xt (YAML)</translation>
    </message>
    <message>
        <source>The configuration as text</source>
        <translation>Konfigurationen som text</translation>
    </message>
    <message>
        <source>Errors in the text</source>
        <translation>Fel i texten</translation>
    </message>
    <message>
        <source>Double-click or press Enter to go to the line.</source>
        <translation>Dubbelklicka eller tryck på Retur för att gå till raden.</translation>
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
        <translation>%1 av %2 GiB</translation>
    </message>
</context>
<context>
    <name>hardware</name>
    <message>
        <source>/dev/kfd, the compute device of AMD GPUs, does not exist: load the kernel module amdgpu, or start the container with --device /dev/kfd --device /dev/dri</source>
        <translation>/dev/kfd, AMD-GPU:ernas beräkningsenhet, finns inte: ladda kärnmodulen amdgpu, eller starta containern med --device /dev/kfd --device /dev/dri</translation>
    </message>
    <message>
        <source>this user is in the groups render and video, but still cannot open /dev/kfd; ask the administrator of this machine</source>
        <translation>den här användaren är med i grupperna render och video men kan ändå inte öppna /dev/kfd; fråga datorns administratör</translation>
    </message>
    <message>
        <source>this user cannot open /dev/kfd, the compute device of AMD GPUs: run sudo usermod -aG {groups} $USER, then log in again</source>
        <translation>den här användaren kan inte öppna /dev/kfd, AMD-GPU:ernas beräkningsenhet: kör sudo usermod -aG {groups} $USER och logga sedan in igen</translation>
    </message>
    <message>
        <source>if ROCm has no kernels for {gfx}, HSA_OVERRIDE_GFX_VERSION={version} makes it use those of {supported}</source>
        <translation>om ROCm saknar kernels för {gfx} gör HSA_OVERRIDE_GFX_VERSION={version} att kortet använder dem för {supported}</translation>
    </message>
    <message>
        <source>if fragmented memory runs out, as with recordings of very different lengths, set PYTORCH_HIP_ALLOC_CONF=expandable_segments:True</source>
        <translation>om fragmenterat minne tar slut, som med inspelningar av mycket olika längd, sätt PYTORCH_HIP_ALLOC_CONF=expandable_segments:True</translation>
    </message>
    <message>
        <source>training on AMD GPUs is not supported yet: this version uses LibTorch ({version}) for NVIDIA only; AMD GPUs are listed and monitored</source>
        <translation>träning på AMD-GPU:er stöds inte än: den här versionen använder LibTorch ({version}) bara för NVIDIA; AMD-GPU:er visas och övervakas</translation>
    </message>
    <message>
        <source>there is no NVIDIA driver ({reason})</source>
        <translation>det finns ingen NVIDIA-drivrutin ({reason})</translation>
    </message>
    <message>
        <source>this build has no CUDA plug-in ({file} does not exist); installer/quickstart --cuda builds one with it</source>
        <translation>det här bygget har inget CUDA-tillägg ({file} finns inte); installer/quickstart --cuda bygger ett med det</translation>
    </message>
    <message>
        <source>the CUDA plug-in cannot be opened ({reason}): NVIDIA&apos;s libraries for LibTorch are missing, or it is from another build; run {command}</source>
        <translation>CUDA-tillägget kan inte öppnas ({reason}): NVIDIA:s bibliotek för LibTorch saknas, eller så hör det till ett annat bygge; kör {command}</translation>
    </message>
    <message>
        <source>{file} is from another build of formant; rebuild formant</source>
        <translation>{file} hör till ett annat bygge av formant; bygg formant igen</translation>
    </message>
    <message>
        <source>GPU {index} cannot be used: {reason}. `--gpu cpu` uses the CPU</source>
        <translation>GPU {index} kan inte användas: {reason}. `--gpu cpu` använder CPU:n</translation>
    </message>
    <message>
        <source>there is no GPU {index}; available: {gpus}. `--gpu cpu` uses the CPU</source>
        <translation>det finns ingen GPU {index}; tillgängliga: {gpus}. `--gpu cpu` använder CPU:n</translation>
    </message>
    <message>
        <source>--gpu {choice} matches several GPUs: {gpus}; give more of the UUID</source>
        <translation>--gpu {choice} matchar flera GPU:er: {gpus}; ange mer av UUID:t</translation>
    </message>
    <message>
        <source>--gpu is &apos;{choice}&apos;; it must be auto, cpu, the number of a GPU, or its UUID (GPU-...)</source>
        <translation>--gpu är ”{choice}”; värdet måste vara auto, cpu, numret på en GPU eller dess UUID (GPU-...)</translation>
    </message>
    <message>
        <source>{name}, the best GPU here</source>
        <translation>{name}, den bästa GPU:n här</translation>
    </message>
    <message>
        <source>the CPU, because {reason}</source>
        <translation>CPU:n, eftersom {reason}</translation>
    </message>
    <message>
        <source>the CPU, because no GPU here can be used</source>
        <translation>CPU:n, eftersom ingen GPU här kan användas</translation>
    </message>
    <message>
        <source>it is not in this machine or is hidden</source>
        <translation>den finns inte i den här datorn eller är dold</translation>
    </message>
    <message>
        <source>{best}; {name}, which was chosen before, cannot be used: {reason}. Run `formant hardware --reconfigure` to choose again</source>
        <translation>{best}; {name}, som valdes tidigare, kan inte användas: {reason}. Kör `formant hardware --reconfigure` för att välja igen</translation>
    </message>
    <message>
        <source>{device}, set by --gpu</source>
        <translation>{device}, vald med --gpu</translation>
    </message>
    <message>
        <source>the CPU, as chosen</source>
        <translation>CPU:n, enligt valet</translation>
    </message>
    <message>
        <source>{name}, as chosen</source>
        <translation>{name}, enligt valet</translation>
    </message>
    <message>
        <source>is &apos;{value}&apos;: hides every GPU, so training is on the CPU; unset it to train on a GPU</source>
        <translation>är ”{value}”: döljer alla GPU:er, så träningen sker på CPU:n; ta bort variabeln för att träna på en GPU</translation>
    </message>
    <message>
        <source>is &apos;{value}&apos;: only these GPUs are offered, numbered in this order from 0; unset it for all</source>
        <translation>är ”{value}”: bara dessa GPU:er erbjuds, numrerade i den här ordningen från 0; ta bort variabeln för att få alla</translation>
    </message>
    <message>
        <source>is &apos;{value}&apos;: with PCI_BUS_ID GPUs have the numbers that nvidia-smi shows, else the fastest is GPU 0</source>
        <translation>är ”{value}”: med PCI_BUS_ID har GPU:er de nummer som nvidia-smi visar, annars är den snabbaste GPU 0</translation>
    </message>
    <message>
        <source>is &apos;{value}&apos;: this container was given only these GPUs</source>
        <translation>är ”{value}”: den här containern fick bara dessa GPU:er</translation>
    </message>
    <message>
        <source>is &apos;{value}&apos;: only these AMD GPUs are offered, numbered in this order from 0; unset it for all</source>
        <translation>är ”{value}”: bara dessa AMD-GPU:er erbjuds, numrerade i den här ordningen från 0; ta bort variabeln för att få alla</translation>
    </message>
    <message>
        <source>is &apos;{value}&apos;: only these AMD GPUs are offered; HIP_VISIBLE_DEVICES selects among them. Unset it for all</source>
        <translation>är ”{value}”: bara dessa AMD-GPU:er erbjuds; HIP_VISIBLE_DEVICES väljer bland dem. Ta bort variabeln för att få alla</translation>
    </message>
    <message>
        <source>is &apos;{value}&apos;: ROCm treats AMD GPUs as this model; a value of another family causes crashes or wrong results</source>
        <translation>är ”{value}”: ROCm behandlar AMD-GPU:er som den här modellen; ett värde från en annan familj leder till krascher eller fel resultat</translation>
    </message>
    <message>
        <source>is &apos;{value}&apos;: kernels run synchronously, which makes training much slower; meant for debugging only, unset it</source>
        <translation>är ”{value}”: kernels körs synkront, vilket gör träningen mycket långsammare; bara till för felsökning, ta bort variabeln</translation>
    </message>
    <message>
        <source>is &apos;{value}&apos;: every allocation goes to the driver, which makes training much slower; unset it</source>
        <translation>är ”{value}”: varje minnesallokering går till drivrutinen, vilket gör träningen mycket långsammare; ta bort variabeln</translation>
    </message>
    <message>
        <source>is &apos;{value}&apos;: how LibTorch divides the GPU&apos;s memory; a setting made for another program can cost memory or speed</source>
        <translation>är ”{value}”: hur LibTorch delar upp GPU:ns minne; en inställning gjord för ett annat program kan kosta minne eller hastighet</translation>
    </message>
    <message>
        <source>is &apos;{value}&apos;: how LibTorch divides an AMD GPU&apos;s memory; a setting made for another program can cost memory or speed</source>
        <translation>är ”{value}”: hur LibTorch delar upp en AMD-GPU:s minne; en inställning gjord för ett annat program kan kosta minne eller hastighet</translation>
    </message>
    <message>
        <source>is &apos;{value}&apos;: disables TF32, so fp32 matmuls are several times slower on Ampere and newer; unset it</source>
        <translation>är ”{value}”: stänger av TF32, så matrisprodukter i fp32 är flera gånger långsammare på Ampere och nyare; ta bort variabeln</translation>
    </message>
    <message>
        <source>is &apos;{value}&apos;: overrides formant&apos;s TF32 setting</source>
        <translation>är ”{value}”: går före formants inställning för TF32</translation>
    </message>
    <message>
        <source>is &apos;{value}&apos;: the maximum number of CPU threads; unset it to use all cores</source>
        <translation>är ”{value}”: högsta antalet CPU-trådar; ta bort variabeln för att använda alla kärnor</translation>
    </message>
    <message>
        <source>is &apos;{value}&apos;: the maximum number of threads of matrix products on the CPU; unset it to use all cores</source>
        <translation>är ”{value}”: högsta antalet trådar för matrisprodukter på CPU:n; ta bort variabeln för att använda alla kärnor</translation>
    </message>
    <message>
        <source>is &apos;{value}&apos;: this file replaces the driver&apos;s own NVML library</source>
        <translation>är ”{value}”: den här filen ersätter drivrutinens eget NVML-bibliotek</translation>
    </message>
    <message>
        <source>{file} was written by a newer version of formant (format {version}); it is kept but not used. Update formant, or remove the file</source>
        <translation>{file} skrevs av en nyare version av formant (format {version}); den behålls men används inte. Uppdatera formant, eller ta bort filen</translation>
    </message>
    <message>
        <source>{file}, which stores the chosen GPU, is damaged. It was renamed to {bad}; the GPU is chosen again</source>
        <translation>{file}, som sparar vilken GPU som valts, är skadad. Den döptes om till {bad}; GPU:n väljs på nytt</translation>
    </message>
    <message>
        <source>{file}, which stores the chosen GPU, is damaged and cannot be renamed to {bad}; the GPU is chosen again</source>
        <translation>{file}, som sparar vilken GPU som valts, är skadad och kan inte döpas om till {bad}; GPU:n väljs på nytt</translation>
    </message>
    <message>
        <source>CUDA_VISIBLE_DEVICES={value} hides it</source>
        <translation>CUDA_VISIBLE_DEVICES={value} döljer den</translation>
    </message>
    <message>
        <source>CUDA does not list this GPU; it may be too old for this driver&apos;s CUDA, divided into slices (MIG), or reserved for another program (see Compute Mode in nvidia-smi -q)</source>
        <translation>CUDA visar inte den här GPU:n; den kan vara för gammal för den här drivrutinens CUDA, uppdelad (MIG) eller reserverad för ett annat program (se Compute Mode i nvidia-smi -q)</translation>
    </message>
    <message>
        <source>{variables} hides it</source>
        <translation>{variables} döljer den</translation>
    </message>
    <message>
        <source>no NVIDIA GPU answers ({reason})</source>
        <translation>ingen NVIDIA-GPU svarar ({reason})</translation>
    </message>
    <message>
        <source>this LibTorch ({version}, CUDA {cuda}) has kernels for {kernels} but none for this card&apos;s {target}; run installer/quickstart --libtorch DIR with one that has them (for an older card, built for an older CUDA)</source>
        <translation>denna LibTorch ({version}, CUDA {cuda}) har kernels för {kernels} men inga för det här kortets {target}; kör installer/quickstart --libtorch DIR med en som har dem (för ett äldre kort en byggd för en äldre CUDA)</translation>
    </message>
    <message>
        <source>found {gpus}, but this LibTorch ({version}) cannot use it with this driver; {command} gets one for CUDA</source>
        <translation>hittade {gpus}, men denna LibTorch ({version}) kan inte använda den med den här drivrutinen; {command} hämtar en för CUDA</translation>
    </message>
    <message>
        <source>{path} is on a Windows drive ({mount}), which WSL2 accesses slowly; a copy in the Linux file system, for example ~/voice, is many times faster</source>
        <translation>{path} ligger på en Windows-enhet ({mount}), som WSL2 läser och skriver långsamt; en kopia i Linux-filsystemet, till exempel i ~/voice, är många gånger snabbare</translation>
    </message>
    <message>
        <source>{path} is on a network file system ({mount}, {type}), which can slow down training; a copy on a local disk is faster</source>
        <translation>{path} ligger i ett nätverksfilsystem ({mount}, {type}), som kan göra träningen långsammare; en kopia på en lokal disk är snabbare</translation>
    </message>
    <message>
        <source>Windows gives WSL2 only part of its RAM, half by default. To change that, set [wsl2] memory=24GB in the file .wslconfig of your Windows user folder, then run `wsl --shutdown`</source>
        <translation>Windows ger WSL2 bara en del av sitt RAM, som standard hälften. Ändra det genom att ange [wsl2] memory=24GB i filen .wslconfig i din användarmapp i Windows och sedan köra `wsl --shutdown`</translation>
    </message>
    <message>
        <source>under WSL2, memory that does not fit on the GPU spills into system RAM, which makes training many times slower. If that happens, lower train.batch_size, or set &quot;CUDA - Sysmem Fallback Policy&quot; to &quot;Prefer No Sysmem Fallback&quot; in the NVIDIA Control Panel in Windows</source>
        <translation>under WSL2 flyttas minne som inte får plats på GPU:n till systemets RAM, vilket gör träningen många gånger långsammare. Om det händer, sänk train.batch_size, eller ställ in &quot;CUDA - Sysmem Fallback Policy&quot; på &quot;Prefer No Sysmem Fallback&quot; i NVIDIA:s kontrollpanel i Windows</translation>
    </message>
    <message>
        <source>NVML cannot list the GPUs ({reason})</source>
        <translation>NVML kan inte lista GPU:erna ({reason})</translation>
    </message>
    <message>
        <source>NVML&apos;s GPU {index} does not answer ({reason})</source>
        <translation>NVML:s GPU {index} svarar inte ({reason})</translation>
    </message>
    <message>
        <source>NVIDIA&apos;s NVML was not found ({reason})</source>
        <translation>NVIDIA:s NVML hittades inte ({reason})</translation>
    </message>
    <message>
        <source>{file} is not a supported NVML library; install a newer driver</source>
        <translation>{file} är inget NVML-bibliotek som stöds; installera en nyare drivrutin</translation>
    </message>
    <message>
        <source>NVIDIA&apos;s NVML cannot be initialized ({reason})</source>
        <translation>NVIDIA:s NVML kan inte initieras ({reason})</translation>
    </message>
    <message>
        <source>{backend} attention</source>
        <translation>{backend}-attention</translation>
    </message>
    <message>
        <source>{device} does not compute correctly: {reason}. Run `formant hardware --self-test` for details; `--gpu cpu` uses the CPU</source>
        <translation>{device} räknar inte rätt: {reason}. Kör `formant hardware --self-test` för detaljer; `--gpu cpu` använder CPU:n</translation>
    </message>
    <message>
        <source>its results differ from the CPU&apos;s</source>
        <translation>dess resultat skiljer sig från CPU:ns</translation>
    </message>
    <message>
        <source>this LibTorch ({version}) has no kernels for this GPU: the GPU is newer or older than those it was built for. Run installer/quickstart --cuda to install a matching LibTorch; for an AMD GPU, set HSA_OVERRIDE_GFX_VERSION as shown by `formant hardware`</source>
        <translation>denna LibTorch ({version}) har inga kernels för den här GPU:n: GPU:n är nyare eller äldre än dem den byggdes för. Kör installer/quickstart --cuda för att installera en LibTorch som passar; för en AMD-GPU, sätt HSA_OVERRIDE_GFX_VERSION så som `formant hardware` visar</translation>
    </message>
    <message>
        <source>the GPU&apos;s driver is too old for this LibTorch ({version}); install a newer driver and reboot</source>
        <translation>GPU:ns drivrutin är för gammal för denna LibTorch ({version}); installera en nyare drivrutin och starta om datorn</translation>
    </message>
    <message>
        <source>this LibTorch ({version}) was built without operators for this type of device; {command} gets one for NVIDIA GPUs</source>
        <translation>denna LibTorch ({version}) byggdes utan operatorer för den här typen av enhet; {command} hämtar en för NVIDIA-GPU:er</translation>
    </message>
    <message>
        <source>computation failed: {reason}</source>
        <translation>beräkningen misslyckades: {reason}</translation>
    </message>
    <message>
        <source>the result differs from the CPU&apos;s by more than rounding error; check for overclocking or a damaged driver</source>
        <translation>resultatet skiljer sig från CPU:ns med mer än avrundningsfel; kontrollera om kortet är överklockat eller drivrutinen skadad</translation>
    </message>
    <message>
        <source>not supported by this device; not required</source>
        <translation>stöds inte av den här enheten; krävs inte</translation>
    </message>
    <message>
        <source>copy from the CPU to the device</source>
        <translation>kopiering från CPU:n till enheten</translation>
    </message>
    <message>
        <source>copy from the device to the CPU</source>
        <translation>kopiering från enheten till CPU:n</translation>
    </message>
    <message>
        <source>{precision} matmul</source>
        <translation>matrisprodukt i {precision}</translation>
    </message>
    <message>
        <source>convolution</source>
        <translation>faltning</translation>
    </message>
    <message>
        <source>convolution gradients</source>
        <translation>gradienter för faltning</translation>
    </message>
    <message>
        <source>STFT/iSTFT round trip</source>
        <translation>STFT/iSTFT fram och tillbaka</translation>
    </message>
    <message>
        <source>AdamW update</source>
        <translation>AdamW-uppdatering</translation>
    </message>
    <message>
        <source>default for {card}; run `formant hardware --tune` to measure</source>
        <translation>standardvärde för {card}; kör `formant hardware --tune` för att mäta</translation>
    </message>
    <message>
        <source>conservative, because the driver does not report the card&apos;s memory</source>
        <translation>försiktigt, eftersom drivrutinen inte anger kortets minne</translation>
    </message>
    <message>
        <source>default for a card with {gib} GiB; run `formant hardware --tune` to measure</source>
        <translation>standardvärde för ett kort med {gib} GiB; kör `formant hardware --tune` för att mäta</translation>
    </message>
    <message>
        <source>{reason}; reduced, because model and optimizer take {percent} % of the memory</source>
        <translation>{reason}; minskat, eftersom modell och optimerare tar {percent} % av minnet</translation>
    </message>
    <message>
        <source>conservative CPU default; run `formant hardware --tune` to find a faster value</source>
        <translation>försiktigt standardvärde för en CPU; kör `formant hardware --tune` för att hitta ett snabbare</translation>
    </message>
    <message>
        <source>the fastest measured here ({date}): {speed} samples/s</source>
        <translation>det snabbaste som uppmätts här ({date}): {speed} exempel/s</translation>
    </message>
    <message>
        <source>limited by the effective batch size</source>
        <translation>begränsas av den effektiva batchstorleken</translation>
    </message>
    <message>
        <source>this CPU supports it natively (AMX)</source>
        <translation>den här CPU:n stöder det direkt (AMX)</translation>
    </message>
    <message>
        <source>bf16 is slower on a CPU without AMX</source>
        <translation>bf16 är långsammare på en CPU utan AMX</translation>
    </message>
    <message>
        <source>makes float32 matmuls several times faster, at 10 bits of precision</source>
        <translation>gör matrisprodukter i float32 flera gånger snabbare, med 10 bitars precision</translation>
    </message>
    <message>
        <source>requires an Ampere or newer GPU</source>
        <translation>kräver en GPU av typen Ampere eller nyare</translation>
    </message>
    <message>
        <source>all recordings have the same length, so one benchmark pays off</source>
        <translation>alla inspelningar är lika långa, så det lönar sig att mäta en gång</translation>
    </message>
    <message>
        <source>variable input lengths would trigger re-benchmarking</source>
        <translation>varierande indatalängder skulle kräva nya mätningar hela tiden</translation>
    </message>
    <message>
        <source>one per usable core ({cores}), at most {most}</source>
        <translation>en per användbar kärna ({cores}), högst {most}</translation>
    </message>
    <message>
        <source>one decoding process per core, at most {most}, with 1 GB of memory each</source>
        <translation>en avkodningsprocess per kärna, högst {most}, med 1 GB minne vardera</translation>
    </message>
    <message>
        <source>faster GPUs need a larger buffer: 32 batches from 24 GB of memory, 16 from 12 GB, else 8</source>
        <translation>snabbare GPU:er behöver en större buffert: 32 batchar från 24 GB minne, 16 från 12 GB, annars 8</translation>
    </message>
    <message>
        <source>this model does not support gradient checkpointing</source>
        <translation>den här modellen stöder inte gradient checkpointing</translation>
    </message>
    <message>
        <source>below 12 GB, saving memory is worth the extra time</source>
        <translation>under 12 GB är det sparade minnet värt den extra tiden</translation>
    </message>
    <message>
        <source>there is enough memory without it</source>
        <translation>det finns minne nog utan det</translation>
    </message>
    <message>
        <source>the size of the recordings is unknown; the system caches what is read often</source>
        <translation>inspelningarnas storlek är okänd; systemet cachar det som läses ofta</translation>
    </message>
    <message>
        <source>the recordings ({gb} GB) take at most half of the free memory</source>
        <translation>inspelningarna ({gb} GB) tar högst hälften av det lediga minnet</translation>
    </message>
    <message>
        <source>the recordings ({gb} GB) take more than half of the free memory</source>
        <translation>inspelningarna ({gb} GB) tar mer än hälften av det lediga minnet</translation>
    </message>
    <message>
        <source>the GPU supports it natively, and it needs no loss scaling</source>
        <translation>GPU:n stöder det direkt, och ingen förlustskalning behövs</translation>
    </message>
    <message>
        <source>the GPU has fast fp16 but no bf16; loss scaling preserves small gradients</source>
        <translation>GPU:n har snabb fp16 men ingen bf16; förlustskalning bevarar små gradienter</translation>
    </message>
    <message>
        <source>half precision is not faster on this GPU</source>
        <translation>halv precision är inte snabbare på den här GPU:n</translation>
    </message>
    <message>
        <source>for an effective batch size of at least {count}</source>
        <translation>för en effektiv batchstorlek på minst {count}</translation>
    </message>
    <message>
        <source>GPU utilization was {share} over the last minute; `formant diagnose --config C` shows the bottleneck</source>
        <translation>GPU-belastningen var {share} under den senaste minuten; `formant diagnose --config C` visar flaskhalsen</translation>
    </message>
    <message>
        <source>GPU utilization was {share} over the last minute: {verdict}</source>
        <translation>GPU-belastningen var {share} under den senaste minuten: {verdict}</translation>
    </message>
    <message>
        <source>GPU memory grows by {growth} per step and will be full in about {steps} steps ({used} of {total} in use)</source>
        <translation>GPU:ns minne växer med {growth} per steg och är fullt om ungefär {steps} steg ({used} av {total} används)</translation>
    </message>
    <message>
        <source>the GPU is too hot{degrees} and has slowed down; check its fans and the airflow</source>
        <translation>GPU:n är för varm{degrees} och har saktat ned; kontrollera fläktarna och luftflödet</translation>
    </message>
    <message>
        <source>the GPU is slowed by its power limit{watts}; this is normal under full load</source>
        <translation>GPU:n bromsas av sin effektgräns{watts}; det är normalt vid full belastning</translation>
    </message>
    <message>
        <source>another process has allocated {bytes} of GPU memory; the training may run out of memory</source>
        <translation>en annan process har allokerat {bytes} av GPU-minnet; träningen kan få slut på minne</translation>
    </message>
    <message>
        <source>{used} of {total} RAM are in use; when it is full, the system kills a process, possibly this one</source>
        <translation>{used} av {total} av minnet (RAM) används; när det är fullt avslutar systemet en process, kanske den här</translation>
    </message>
    <message>
        <source>{architecture} cards are fast in bf16, which needs no loss scaling: keep train.precision automatic or set it to bf16</source>
        <translation>Kort av typen {architecture} är snabba i bf16, som inte kräver förlustskalning: låt train.precision vara automatisk eller sätt den till bf16</translation>
    </message>
    <message>
        <source>{architecture} cards are fast in fp16 but have no bf16: if the loss scale keeps halving, set train.precision to float32</source>
        <translation>Kort av typen {architecture} är snabba i fp16 men har ingen bf16: om förlustskalan halveras gång på gång, sätt train.precision till float32</translation>
    </message>
    <message>
        <source>This card is not faster in half precision; --amp still saves memory</source>
        <translation>Det här kortet är inte snabbare i halv precision; --amp sparar ändå minne</translation>
    </message>
    <message>
        <source>Blackwell cards need a LibTorch for CUDA 12.8 or newer; formant hardware --self-test checks it</source>
        <translation>Blackwell-kort kräver ett LibTorch för CUDA 12.8 eller nyare; formant hardware --self-test kontrollerar det</translation>
    </message>
    <message>
        <source>Steps are short on this card: if it waits for data, formant diagnose names the setting that helps</source>
        <translation>Stegen är korta på det här kortet: om det väntar på data anger formant diagnose den inställning som hjälper</translation>
    </message>
    <message>
        <source>one per usable core ({cores}), at most {most} for a card of this size</source>
        <translation>en per användbar kärna ({cores}), högst {most} för ett kort av den här storleken</translation>
    </message>
    <message>
        <source>off; compile_mode: reduce-overhead replays steps as CUDA graphs</source>
        <translation>av; compile_mode: reduce-overhead spelar upp stegen som CUDA-grafer</translation>
    </message>
    <message>
        <source>CUDA graphs need an NVIDIA GPU, and a build with CUDA&apos;s headers</source>
        <translation>CUDA-grafer kräver ett NVIDIA-grafikkort och ett bygge med CUDA:s huvudfiler</translation>
    </message>
</context>
<context>
    <name>layers</name>
    <message>
        <source>Generator</source>
        <translation>Generator</translation>
    </message>
    <message>
        <source>Period discriminators</source>
        <translation>Perioddiskriminatorer</translation>
    </message>
    <message>
        <source>Scale discriminators</source>
        <translation>Skaldiskriminatorer</translation>
    </message>
    <message>
        <source>Text encoder</source>
        <translation>Textkodare</translation>
    </message>
    <message>
        <source>Duration predictor</source>
        <translation>Durationsprediktor</translation>
    </message>
    <message>
        <source>Global (style) encoder</source>
        <translation>Global kodare (stilkodare)</translation>
    </message>
    <message>
        <source>U-Net decoder</source>
        <translation>U-Net-avkodare</translation>
    </message>
    <message>
        <source>Speaker embedding</source>
        <translation>Talarinbäddning</translation>
    </message>
    <message>
        <source>Posterior encoder</source>
        <translation>Posteriorkodare</translation>
    </message>
    <message>
        <source>Flow</source>
        <translation>Flöde</translation>
    </message>
    <message>
        <source>Decoder</source>
        <translation>Avkodare</translation>
    </message>
    <message>
        <source>Scale discriminator</source>
        <translation>Skaldiskriminator</translation>
    </message>
    <message>
        <source>All but the text encoder</source>
        <translation>Allt utom textkodaren</translation>
    </message>
    <message>
        <source>Speaker adaptation</source>
        <translation>Talaranpassning</translation>
    </message>
    <message>
        <source>Global (style) encoder only</source>
        <translation>Endast den globala kodaren (stilkodaren)</translation>
    </message>
    <message>
        <source>U-Net only</source>
        <translation>Endast U-Net</translation>
    </message>
    <message>
        <source>Decoder only</source>
        <translation>Endast avkodaren</translation>
    </message>
    <message>
        <source>Discriminator of period 2</source>
        <translation>Diskriminator för period 2</translation>
    </message>
    <message>
        <source>Discriminator of period 3</source>
        <translation>Diskriminator för period 3</translation>
    </message>
    <message>
        <source>Discriminator of period 5</source>
        <translation>Diskriminator för period 5</translation>
    </message>
    <message>
        <source>Discriminator of period 7</source>
        <translation>Diskriminator för period 7</translation>
    </message>
    <message>
        <source>Discriminator of period 11</source>
        <translation>Diskriminator för period 11</translation>
    </message>
    <message>
        <source>Transformer</source>
        <translation>Transformer</translation>
    </message>
    <message>
        <source>Duration embedding</source>
        <translation>Längdinbäddning</translation>
    </message>
    <message>
        <source>Encoder</source>
        <translation>Kodare</translation>
    </message>
    <message>
        <source>Codebook</source>
        <translation>Kodbok</translation>
    </message>
    <message>
        <source>Text tokens</source>
        <translation>Texttokens</translation>
    </message>
    <message>
        <source>Audio tokens</source>
        <translation>Ljudtokens</translation>
    </message>
    <message>
        <source>Positions</source>
        <translation>Positioner</translation>
    </message>
    <message>
        <source>New text tokens only</source>
        <translation>Endast nya texttokens</translation>
    </message>
    <message>
        <source>LoRA only</source>
        <translation>Endast LoRA</translation>
    </message>
    <message>
        <source>LoRA</source>
        <translation>LoRA</translation>
    </message>
    <message>
        <source>Speaker encoder</source>
        <translation>Talarkodare</translation>
    </message>
    <message>
        <source>Posterior encoder only</source>
        <translation>Bara posteriorkodaren</translation>
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
        <translation>värdena måste vara positiva heltal</translation>
    </message>
    <message>
        <source>sizes must be odd; even ones would change the length</source>
        <translation>storlekarna måste vara udda; jämna skulle ändra längden</translation>
    </message>
    <message>
        <source>must have as many entries as resblock_kernel_sizes</source>
        <translation>måste ha lika många poster som resblock_kernel_sizes</translation>
    </message>
    <message>
        <source>must have one size per upsampling rate, each at least the rate, and both odd or both even</source>
        <translation>måste ha en storlek per uppsamplingsfaktor, minst lika stor som faktorn och udda eller jämn precis som den</translation>
    </message>
    <message>
        <source>too small: each level halves it, which leaves no channels in the last</source>
        <translation>för litet: varje nivå halverar värdet, och den sista får inga kanaler kvar</translation>
    </message>
    <message>
        <source>{section}.upsample_rates multiply to {product}, but audio.hop_length is {hop}; change one so that they are equal</source>
        <translation>{section}.upsample_rates ger produkten {product}, men audio.hop_length är {hop}; ändra det ena så att de blir lika</translation>
    </message>
    <message>
        <source>Residual blocks of the waveform generator. 1: two convolutions for each of the first three dilations; 2: one for each of the first two.</source>
        <translation>Residualblock i vågformsgeneratorn. 1: två faltningar för var och en av de tre första dilatationerna; 2: en för var och en av de två första.</translation>
    </message>
    <message>
        <source>Kernel sizes of the residual blocks, one per block of a level.</source>
        <translation>Residualblockens kärnstorlekar, en per block på en nivå.</translation>
    </message>
    <message>
        <source>Dilations of the residual blocks, one string per block of a level, as in [1 3 5, 1 3 5, 1 3 5].</source>
        <translation>Residualblockens dilatationer, en sträng per block på en nivå, som i [1 3 5, 1 3 5, 1 3 5].</translation>
    </message>
    <message>
        <source>Upsampling rate of each level; their product is audio.hop_length.</source>
        <translation>Uppsamplingsfaktor för varje nivå; produkten är audio.hop_length.</translation>
    </message>
    <message>
        <source>Kernel size of each level&apos;s transposed convolution.</source>
        <translation>Kärnstorlek för varje nivås transponerade faltning.</translation>
    </message>
    <message>
        <source>Channels before the first level; each level halves them.</source>
        <translation>Kanaler före den första nivån; varje nivå halverar antalet.</translation>
    </message>
    <message>
        <source>Channels of the discriminators&apos; widest layers: 1024, 512, 256, 128 or 64; upstream weights fit only 1024.</source>
        <translation>Kanaler i diskriminatorernas bredaste lager: 1024, 512, 256, 128 eller 64; originalprojektets vikter passar bara 1024.</translation>
    </message>
    <message>
        <source>Segment size: frames of each recording per step.</source>
        <translation>Segmentstorlek: ramar av varje inspelning per steg.</translation>
    </message>
    <message>
        <source>Weight of the loss `mel`: L1 distance of the log-mel spectra.</source>
        <translation>Vikt för förlusten `mel`: L1-avståndet mellan log-mel-spektrumen.</translation>
    </message>
    <message>
        <source>Highest frequency in the loss `mel`; 0: half the sample rate.</source>
        <translation>Högsta frekvens som förlusten `mel` tar hänsyn till; 0: halva samplingsfrekvensen.</translation>
    </message>
    <message>
        <source>{section}.discriminator_channels is {channels}; it must be 1024, 512, 256, 128 or 64</source>
        <translation>{section}.discriminator_channels är {channels}; värdet måste vara 1024, 512, 256, 128 eller 64</translation>
    </message>
    <message>
        <source>{section}.segment_frames is {frames}; with audio.n_fft {n_fft} and audio.hop_length {hop} it must be at least {least}</source>
        <translation>{section}.segment_frames är {frames}; med audio.n_fft {n_fft} och audio.hop_length {hop} måste det vara minst {least}</translation>
    </message>
    <message>
        <source>unknown model &apos;{name}&apos;</source>
        <translation>okänd modell ”{name}”</translation>
    </message>
    <message>
        <source>Width of the text encoder; a multiple of 8.</source>
        <translation>Textkodarens bredd; en multipel av 8.</translation>
    </message>
    <message>
        <source>Residual convolution blocks of the text encoder.</source>
        <translation>Textkodarens residuala faltningsblock.</translation>
    </message>
    <message>
        <source>Width of the U-Net decoder; a multiple of 8.</source>
        <translation>U-Net-avkodarens bredd; en multipel av 8.</translation>
    </message>
    <message>
        <source>Levels of the U-Net; each halves the time axis.</source>
        <translation>Nivåer i U-Net; var och en halverar tidsaxeln.</translation>
    </message>
    <message>
        <source>Residual blocks on each level, down and up.</source>
        <translation>Residualblock på varje nivå, nedåt och uppåt.</translation>
    </message>
    <message>
        <source>Size of the style vector (output of the global encoder).</source>
        <translation>Storlek på stilvektorn (den globala kodarens utdata).</translation>
    </message>
    <message>
        <source>Width of the global encoder; a multiple of 8.</source>
        <translation>Den globala kodarens bredd; en multipel av 8.</translation>
    </message>
    <message>
        <source>Vocoder (a hifigan checkpoint, or the folder of its run) that converts mels to audio, for samples and for synthesis with checkpoints. Empty: Griffin-Lim.</source>
        <translation>Vocoder (en kontrollpunkt från hifigan eller mappen för dess körning) som gör ljud av mel-spektrogrammen, för prov och för syntes med kontrollpunkter. Tomt: Griffin-Lim.</translation>
    </message>
    <message>
        <source>Standard deviation at the end point of the flow.</source>
        <translation>Standardavvikelse vid flödets slutpunkt.</translation>
    </message>
    <message>
        <source>Weight of the loss `recon`: flow matching of the decoder.</source>
        <translation>Vikt för förlusten `recon`: avkodarens flow matching.</translation>
    </message>
    <message>
        <source>Weight of the loss `prior`: fit of the text encoder&apos;s mean.</source>
        <translation>Vikt för förlusten `prior`: hur väl textkodarens medelvärde passar.</translation>
    </message>
    <message>
        <source>Weight of the loss `duration`: squared error of the log duration.</source>
        <translation>Vikt för förlusten `duration`: kvadratfelet i durationens logaritm.</translation>
    </message>
    <message>
        <source>Weight of the loss `kl`: keeps style vectors near the standard normal distribution.</source>
        <translation>Vikt för förlusten `kl`: håller stilvektorer nära standardnormalfördelningen.</translation>
    </message>
    <message>
        <source>Steps over which the weight of the loss `recon` rises from 0.</source>
        <translation>Antal steg som vikten för förlusten `recon` stiger från 0 under.</translation>
    </message>
    <message>
        <source>Steps over which the weight of the loss `prior` rises from 0.</source>
        <translation>Antal steg som vikten för förlusten `prior` stiger från 0 under.</translation>
    </message>
    <message>
        <source>Steps over which the weight of the loss `duration` rises from 0.</source>
        <translation>Antal steg som vikten för förlusten `duration` stiger från 0 under.</translation>
    </message>
    <message>
        <source>Steps over which the weight of the loss `kl` rises from 0.</source>
        <translation>Antal steg som vikten för förlusten `kl` stiger från 0 under.</translation>
    </message>
    <message>
        <source>model.unet.{name} is {width}; it must be a multiple of 8 (the groups of the normalization)</source>
        <translation>model.unet.{name} är {width}; värdet måste vara en multipel av 8 (normaliseringens grupper)</translation>
    </message>
    <message>
        <source>model.vits.{name} is {value}; it must be a multiple of {divisor}</source>
        <translation>model.vits.{name} är {value}; värdet måste vara en multipel av {divisor}</translation>
    </message>
    <message>
        <source>Channels of the latent variable between text and audio; even.</source>
        <translation>Kanaler i den latenta variabeln mellan text och ljud; ett jämnt tal.</translation>
    </message>
    <message>
        <source>Width of the encoders and of the flow; a multiple of n_heads.</source>
        <translation>Kodarnas och flödets bredd; en multipel av n_heads.</translation>
    </message>
    <message>
        <source>Width of the text encoder&apos;s feed-forward layers.</source>
        <translation>Bredden på textkodarens framåtkopplade lager.</translation>
    </message>
    <message>
        <source>Attention heads of the text encoder.</source>
        <translation>Textkodarens uppmärksamhetshuvuden.</translation>
    </message>
    <message>
        <source>Layers of the text encoder.</source>
        <translation>Textkodarens lager.</translation>
    </message>
    <message>
        <source>Kernel size of the text encoder&apos;s convolutions.</source>
        <translation>Kärnstorlek för textkodarens faltningar.</translation>
    </message>
    <message>
        <source>Dropout probability in the text encoder.</source>
        <translation>Sannolikhet för dropout i textkodaren.</translation>
    </message>
    <message>
        <source>Width of the speaker embedding. 0: 256 for several speakers, or as wide as in the pretrained weights.</source>
        <translation>Bredden på talarinbäddningen. 0: 256 med flera talare, eller samma bredd som i de förtränade vikterna.</translation>
    </message>
    <message>
        <source>Speaker embedding also for a single speaker. auto: only if the pretrained weights have several speakers, to keep what they learned of them.</source>
        <translation>Talarinbäddning även för en enda talare. auto: bara om de förtränade vikterna har flera talare, för att behålla det de har lärt sig om dem.</translation>
    </message>
    <message>
        <source>Stochastic duration predictor: durations vary as in human speech. false: always the same durations.</source>
        <translation>Stokastisk durationsprediktor: längderna varierar som i mänskligt tal. false: alltid desamma.</translation>
    </message>
    <message>
        <source>Spectral norm instead of weight norm in the discriminators.</source>
        <translation>Spektralnorm i diskriminatorerna i stället för viktnorm.</translation>
    </message>
    <message>
        <source>Weight of the loss `kl`: divergence of the posterior (recording) from the prior (text).</source>
        <translation>Vikt för förlusten `kl`: divergens mellan posteriorn (inspelningen) och priorn (texten).</translation>
    </message>
    <message>
        <source>has shape {theirs} instead of {own}</source>
        <translation>har formen {theirs} i stället för {own}</translation>
    </message>
    <message>
        <source>is missing</source>
        <translation>saknas</translation>
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
        <translation>ingår inte i modellen</translation>
    </message>
    <message>
        <source>the saved weights do not fit this model: {name} {why}. Use the configuration they were trained with</source>
        <translation>de sparade vikterna passar inte den här modellen: {name} {why}. Använd konfigurationen de tränades med</translation>
    </message>
    <message>
        <source>{count} more</source>
        <translation>{count} till</translation>
    </message>
    <message>
        <source>the speaker embedding of the pretrained weights is kept: the voice has one of width {width} (model.vits.speaker_embedding)</source>
        <translation>talarinbäddningen i de förtränade vikterna behålls: rösten har en med bredden {width} (model.vits.speaker_embedding)</translation>
    </message>
    <message>
        <source>model.vits.speaker_embedding stays {value}: a resumed run keeps the layers it started with; a new run (name) may have others</source>
        <translation>model.vits.speaker_embedding förblir {value}: en återupptagen körning behåller de lager den började med; en ny körning (name) kan ha andra</translation>
    </message>
    <message>
        <source>the pretrained weights have a speaker embedding, and this voice has none: set model.vits.speaker_embedding to auto and model.vits.gin_channels to 0 or {width}, or load what fits without it (--partial)</source>
        <translation>de förtränade vikterna har en talarinbäddning, och den här rösten har ingen: sätt model.vits.speaker_embedding till auto och model.vits.gin_channels till 0 eller {width}, eller läs in det som passar utan den (--partial)</translation>
    </message>
    <message>
        <source>a model of type {name} cannot distinguish speakers, and these recordings have {count}; use recordings of one speaker, or set model.name to one of {others}</source>
        <translation>en modell av typen {name} kan inte skilja på talare, och de här inspelningarna har {count}; använd inspelningar av en talare, eller sätt model.name till en av {others}</translation>
    </message>
    <message>
        <source>small, medium and large are V3, V2 and V1</source>
        <translation>small, medium och large är V3, V2 och V1</translation>
    </message>
    <message>
        <source>{model}: {text}.</source>
        <translation>{model}: {text}.</translation>
    </message>
    <message>
        <source>Model type.</source>
        <translation>Modelltyp.</translation>
    </message>
    <message>
        <source>Preset of widths and depths; single settings override it.</source>
        <translation>Uppsättning av bredder och djup; enskilda inställningar går före.</translation>
    </message>
    <message>
        <source>text to mel, best with little data</source>
        <translation>text till mel, bäst med lite data</translation>
    </message>
    <message>
        <source>2.3, 5.9, 17.6 or 37.3 million parameters</source>
        <translation>2,3; 5,9; 17,6 eller 37,3 miljoner parametrar</translation>
    </message>
    <message>
        <source>text to waveform, compatible with upstream checkpoints</source>
        <translation>text till vågform, kompatibel med originalprojektets kontrollpunkter</translation>
    </message>
    <message>
        <source>large is upstream&apos;s ljs_base</source>
        <translation>large är originalets ljs_base</translation>
    </message>
    <message>
        <source>{width_key} {width} is not a multiple of {heads_key} {heads}</source>
        <translation>{width_key} {width} är ingen multipel av {heads_key} {heads}</translation>
    </message>
    <message>
        <source>Width of the transformer; a multiple of heads.</source>
        <translation>Transformerns bredd; en multipel av heads.</translation>
    </message>
    <message>
        <source>Layers of the transformer.</source>
        <translation>Transformerns lager.</translation>
    </message>
    <message>
        <source>Attention heads of the transformer.</source>
        <translation>Transformerns uppmärksamhetshuvuden.</translation>
    </message>
    <message>
        <source>Longest text that the model has positions for.</source>
        <translation>Längsta text som modellen har positioner för.</translation>
    </message>
    <message>
        <source>Longest recording that the model has positions for.</source>
        <translation>Längsta inspelning som modellen har positioner för.</translation>
    </message>
    <message>
        <source>Number of codes of the codec; start and stop token follow.</source>
        <translation>Antal koder i kodeken; start- och stopptoken följer efter dem.</translation>
    </message>
    <message>
        <source>Number of vectors that describe a speaker.</source>
        <translation>Antal vektorer som beskriver en talare.</translation>
    </message>
    <message>
        <source>Width of the features of a reference recording.</source>
        <translation>Bredden på en referensinspelnings särdrag.</translation>
    </message>
    <message>
        <source>Positions of the encoders of a reference recording.</source>
        <translation>Positioner i kodarna för en referensinspelning.</translation>
    </message>
    <message>
        <source>Weight of the loss `text`: cross-entropy of the next text token.</source>
        <translation>Vikt för förlusten `text`: korsentropi för nästa texttoken.</translation>
    </message>
    <message>
        <source>Weight of the loss `audio`: cross-entropy of the next audio token.</source>
        <translation>Vikt för förlusten `audio`: korsentropi för nästa ljudtoken.</translation>
    </message>
    <message>
        <source>Dropout rate after embeddings, attention and feed-forward layers.</source>
        <translation>Dropout-andel efter inbäddningar, uppmärksamhet och feed-forward-lager.</translation>
    </message>
    <message>
        <source>Dropout rate of attention weights. Upstream&apos;s trainers have 0.1; above 0, fused attention cannot be used.</source>
        <translation>Dropout-andel för uppmärksamhetsvikter. De ursprungliga träningsprogrammen har 0.1; över 0 kan sammanslagen uppmärksamhet inte användas.</translation>
    </message>
    <message>
        <source>The audio attends to the padding of shorter texts, as in upstream&apos;s trainers: only to compare with them, because losses depend on the other samples of a batch then.</source>
        <translation>Ljudet uppmärksammar kortare texters utfyllnad, som i de ursprungliga träningsprogrammen: bara för att jämföra med dem, eftersom förlusterna då beror på de andra proven i en batch.</translation>
    </message>
    <message>
        <source>Width of the encoder of a reference recording; a multiple of its heads.</source>
        <translation>Bredden på kodaren för en referensinspelning; en multipel av dess huvuden.</translation>
    </message>
    <message>
        <source>Width of the encoder&apos;s feed-forward layers.</source>
        <translation>Bredden på kodarens feed-forward-lager.</translation>
    </message>
    <message>
        <source>Attention heads of the encoder and its resampler.</source>
        <translation>Uppmärksamhetshuvuden i kodaren och dess omsamplare.</translation>
    </message>
    <message>
        <source>Conformer blocks of the encoder.</source>
        <translation>Kodarens Conformer-block.</translation>
    </message>
    <message>
        <source>Width of the resampler&apos;s feed-forward layers, as a multiple of its width.</source>
        <translation>Bredden på omsamplarens feed-forward-lager, som en multipel av dess bredd.</translation>
    </message>
    <message>
        <source>text to audio tokens, the GPT of IndexTTS2; trained on a manifest of prepared tokens</source>
        <translation>text till ljudtokens, GPT:n i IndexTTS2; tränas på ett manifest med förberedda tokens</translation>
    </message>
    <message>
        <source>large is the published model</source>
        <translation>large är den publicerade modellen</translation>
    </message>
    <message>
        <source>Levels to which each channel of a code is rounded; 0: codes are entries of a learned codebook, as in XTTS.</source>
        <translation>Nivåer som varje kanal i en kod avrundas till; 0: koderna är poster i en inlärd kodbok, som i XTTS.</translation>
    </message>
    <message>
        <source>Channels of a code. There are levels ^ code_width codes.</source>
        <translation>Kanaler i en kod. Det finns levels ^ code_width koder.</translation>
    </message>
    <message>
        <source>Number of codes, if they are learned (levels: 0).</source>
        <translation>Antal koder, om de lärs in (levels: 0).</translation>
    </message>
    <message>
        <source>Channels after the first convolution; the inner layers have twice as many.</source>
        <translation>Kanaler efter den första faltningen; de inre lagren har dubbelt så många.</translation>
    </message>
    <message>
        <source>Residual blocks of the encoder, and of the decoder.</source>
        <translation>Residualblock i kodaren, och lika många i avkodaren.</translation>
    </message>
    <message>
        <source>Weight of the loss `commitment`, which draws the encoder towards the codebook; with a learned codebook only.</source>
        <translation>Vikt för förlusten `commitment`, som drar kodaren mot kodboken; bara med en inlärd kodbok.</translation>
    </message>
    <message>
        <source>Weight of the loss `codebook`, which draws the codebook towards the encoder; with a learned codebook only.</source>
        <translation>Vikt för förlusten `codebook`, som drar kodboken mot kodaren; bara med en inlärd kodbok.</translation>
    </message>
    <message>
        <source>mel to audio tokens and back; a voice model over audio tokens is trained on its tokens</source>
        <translation>mel till ljudtokens och tillbaka; en röstmodell baserad på ljudtokens tränas på dess tokens</translation>
    </message>
    <message>
        <source>large is the published codec of XTTS</source>
        <translation>large är den publicerade kodeken i XTTS</translation>
    </message>
    <message>
        <source>Rank of LoRA: small matrices that are trained in place of the layers of a transformer, with a fraction of the memory. Needs train.layers: lora, or custom. 0 adds none.</source>
        <translation>Rang för LoRA: små matriser som tränas i stället för lagren i en transformer, med en bråkdel av minnet. Kräver train.layers: lora, eller custom. Med 0 läggs inga till.</translation>
    </message>
    <message>
        <source>Scale of LoRA: what the matrices add is multiplied by alpha / rank.</source>
        <translation>Skala för LoRA: det som matriserna lägger till multipliceras med alfa / rang.</translation>
    </message>
    <message>
        <source>Layers that get LoRA: those of the attention, the feed-forward layers, or all of both.</source>
        <translation>Lager som får LoRA: uppmärksamhetens lager, feed-forward-lagren eller alla dessa.</translation>
    </message>
    <message>
        <source>Dropout rate of the input of LoRA&apos;s matrices.</source>
        <translation>Dropout-andel för indata till LoRA-matriserna.</translation>
    </message>
    <message>
        <source>model.lora_rank is {rank}, but a model of type {name} has no layers for LoRA; set it to 0, or model.name to one of {others}</source>
        <translation>model.lora_rank är {rank}, men en modell av typen {name} har inga lager för LoRA; sätt det till 0, eller model.name till en av {others}</translation>
    </message>
    <message>
        <source>Longest part of a recording that describes its speaker. It is at most half of the recording; its tokens are not predicted.</source>
        <translation>Största längd på den del av en inspelning som beskriver dess talare. Delen är högst hälften av inspelningen; dess tokens förutsägs inte.</translation>
    </message>
    <message>
        <source>Codec: a dvae checkpoint, or the folder of its run. The voice is trained on its tokens, and keeps a copy.</source>
        <translation>Kodek: en kontrollpunkt från dvae eller mappen för dess körning. Rösten tränas på kodekens tokens och behåller en kopia av den.</translation>
    </message>
    <message>
        <source>Vocoder for the synthesis: a hifigan checkpoint, or the folder of its run. Empty: Griffin-Lim.</source>
        <translation>Vocoder för syntesen: en kontrollpunkt från hifigan eller mappen för dess körning. Tomt: Griffin-Lim.</translation>
    </message>
    <message>
        <source>Dropout rate of attention weights. Above 0, fused attention cannot be used.</source>
        <translation>Dropout-andel för uppmärksamhetsvikter. Över 0 kan sammanslagen uppmärksamhet inte användas.</translation>
    </message>
    <message>
        <source>Share of the samples that are trained with the default voice, which speaks where no reference recording is given. 0: the model has none, and each synthesis needs a reference.</source>
        <translation>Andel av exemplen som tränas med standardrösten, som talar när ingen referensinspelning anges. 0: modellen har ingen, och varje syntes kräver en referens.</translation>
    </message>
    <message>
        <source>text to audio tokens to mel, in the voice of a reference recording; needs a codec (model.xtts.codec)</source>
        <translation>text till ljudtokens till mel, med rösten i en referensinspelning; kräver en kodek (model.xtts.codec)</translation>
    </message>
    <message>
        <source>large has the sizes of XTTS v2</source>
        <translation>large har storlekarna i XTTS v2</translation>
    </message>
    <message>
        <source>model.dvae.levels {levels} and model.dvae.code_width {width} give too few or too many codes; there must be {min} to {max} (levels ^ code_width)</source>
        <translation>model.dvae.levels {levels} och model.dvae.code_width {width} ger för få eller för många koder; antalet måste vara {min} till {max} (levels ^ code_width)</translation>
    </message>
    <message>
        <source>Teacher: a unet or xtts voice, or a dvae codec (a checkpoint, or the folder of its run) whose teacher-forced mels the vocoder is trained on; recordings need texts then. Empty: mels of the recordings.</source>
        <translation>Lärarmodell: en röst från unet eller xtts, eller en dvae-kodek (en kontrollpunkt eller mappen för dess körning) vars mel-spektrogram (teacher forcing) vocodern tränas på; inspelningarna behöver då texter. Tomt: inspelningarnas egna mel-spektrogram.</translation>
    </message>
    <message>
        <source>vocoder (mel to waveform) for unet and xtts voices</source>
        <translation>vocoder (mel till vågform) för röster från unet och xtts</translation>
    </message>
    <message>
        <source>the codec has the sizes of the pretrained weights, not those of the settings (model.dvae)</source>
        <translation>kodeken har de förtränade vikternas storlekar, inte inställningarnas (model.dvae)</translation>
    </message>
    <message>
        <source>a codec with model.dvae.levels above 0 has no upstream format: upstream&apos;s codec has a learned codebook (levels: 0)</source>
        <translation>en kodek med model.dvae.levels över 0 har inget originalformat: originalets kodek har en inlärd kodbok (levels: 0)</translation>
    </message>
    <message>
        <source>a model of the variant v2 (model.xtts.variant) needs the tokenizer of XTTS, which has the piece {piece}: name its vocab.json in text.tokenizer (--tokenizer)</source>
        <translation>en modell av varianten v2 (model.xtts.variant) behöver XTTS:s tokeniserare, som har stycket {piece}: ange dess vocab.json i text.tokenizer (--tokenizer)</translation>
    </message>
    <message>
        <source>{key} must be {needed} in the variant v2 (model.xtts.variant)</source>
        <translation>{key} måste vara {needed} i varianten v2 (model.xtts.variant)</translation>
    </message>
    <message>
        <source>four numbers from 8 to 4096</source>
        <translation>fyra tal från 8 till 4096</translation>
    </message>
    <message>
        <source>four numbers from 1 to 64</source>
        <translation>fyra tal från 1 till 64</translation>
    </message>
    <message>
        <source>own: a voice that can be trained from nothing, whose codec writes mels. v2: XTTS v2 as published, for its weights: texts in pieces of words (text.tokenizer), always a reference, audio of 24 kHz from its own decoder.</source>
        <translation>own: en röst som kan tränas från grunden, vars kodek skriver mel. v2: XTTS v2 som den publicerades, för dess vikter: texter i ordstycken (text.tokenizer), alltid en referens, ljud i 24 kHz från den egna avkodaren.</translation>
    </message>
    <message>
        <source>Whether v2 excludes the part of a recording that describes its speaker from the loss. upstream: in the last sample of a micro-batch only, and at other places, as the upstream code does; for comparisons.</source>
        <translation>Om v2 utesluter den del av en inspelning som beskriver talaren ur förlusten. upstream: bara i det sista exemplet av en mikrobatch, och på andra ställen, som originalkoden gör; för jämförelser.</translation>
    </message>
    <message>
        <source>Token that starts a text, in v2. A run sets it to that of its tokenizer.</source>
        <translation>Token som inleder en text, i v2. En körning tar den från sin tokeniserare.</translation>
    </message>
    <message>
        <source>Channels of v2&apos;s decoder after its first convolution. A run has those of the weights that it starts from.</source>
        <translation>Kanaler i v2:s avkodare efter dess första faltning. En körning har dem som vikterna den utgår från har.</translation>
    </message>
    <message>
        <source>Width of the vector of a speaker that v2&apos;s decoder reads. A run has that of the weights that it starts from.</source>
        <translation>Bredden på den talarvektor som v2:s avkodare läser. En körning har den som vikterna den utgår från har.</translation>
    </message>
    <message>
        <source>Channels of the four stages of v2&apos;s encoder of speakers. A run has those of the weights that it starts from.</source>
        <translation>Kanaler i de fyra stegen av v2:s talarkodare. En körning har dem som vikterna den utgår från har.</translation>
    </message>
    <message>
        <source>Blocks of the four stages of v2&apos;s encoder of speakers. A run has those of the weights that it starts from.</source>
        <translation>Block i de fyra stegen av v2:s talarkodare. En körning har dem som vikterna den utgår från har.</translation>
    </message>
    <message>
        <source>a voice of the variant own (model.xtts.variant) has no upstream format; one of the variant v2 has</source>
        <translation>en röst av varianten own (model.xtts.variant) har inget originalformat; en av varianten v2 har det</translation>
    </message>
    <message>
        <source>Coqui Public Model License: for non-commercial use</source>
        <translation>Coqui Public Model License: för icke-kommersiellt bruk</translation>
    </message>
    <message>
        <source>bilibili Model Use License: not to improve other models</source>
        <translation>bilibili Model Use License: inte för att förbättra andra modeller</translation>
    </message>
    <message>
        <source>that of the published model: 22050 Hz, n_fft 1024, hop_length 256, 80 mels to 8000 Hz, mel_scale htk, spectrum power</source>
        <translation>den publicerade modellens: 22050 Hz, n_fft 1024, hop_length 256, 80 mel till 8000 Hz, mel_scale htk, spectrum power</translation>
    </message>
    <message>
        <source>the graph is not one of VITS, the model of Piper&apos;s voices</source>
        <translation>grafen är inte från VITS, modellen för Pipers röster</translation>
    </message>
    <message>
        <source>the graph rearranges the ids of a text, so it was not trained by Piper: use the checkpoint that it was exported from</source>
        <translation>grafen ordnar om en texts id:n, så den tränades inte av Piper: använd checkpointen som den exporterades från</translation>
    </message>
</context>
<context>
    <name>onnx</name>
    <message>
        <source>cannot read the ONNX file {file}: {why}</source>
        <translation>kan inte läsa ONNX-filen {file}: {why}</translation>
    </message>
    <message>
        <source>{file} would be larger than 2 GiB, the limit of an ONNX file; --half halves the weights</source>
        <translation>{file} skulle bli större än 2 GiB, gränsen för en ONNX-fil; --half halverar vikterna</translation>
    </message>
    <message>
        <source>the graph {graph} cannot be played: {reason}</source>
        <translation>grafen {graph} kan inte spelas upp: {reason}</translation>
    </message>
</context>
<context>
    <name>preset</name>
    <message>
        <source>None</source>
        <translation>Ingen</translation>
    </message>
    <message>
        <source>Demo</source>
        <translation>Demo</translation>
    </message>
    <message>
        <source>Automatic</source>
        <translation>Automatisk</translation>
    </message>
    <message>
        <source>Small GPU</source>
        <translation>Liten GPU</translation>
    </message>
    <message>
        <source>Balanced</source>
        <translation>Balanserad</translation>
    </message>
    <message>
        <source>Large GPU</source>
        <translation>Stor GPU</translation>
    </message>
    <message>
        <source>Fine-tune from a checkpoint</source>
        <translation>Finjustera från en kontrollpunkt</translation>
    </message>
    <message>
        <source>VITS, small</source>
        <translation>VITS, liten</translation>
    </message>
    <message>
        <source>VITS, medium</source>
        <translation>VITS, mellanstor</translation>
    </message>
    <message>
        <source>VITS, large</source>
        <translation>VITS, stor</translation>
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
        <translation>Kodek (DVAE)</translation>
    </message>
    <message>
        <source>Voice over tokens, tiny</source>
        <translation>Tokenbaserad röst, mycket liten</translation>
    </message>
    <message>
        <source>Voice over tokens, small</source>
        <translation>Tokenbaserad röst, liten</translation>
    </message>
    <message>
        <source>XTTS v2, fine-tuning</source>
        <translation>XTTS v2, finjustering</translation>
    </message>
</context>
<context>
    <name>questions</name>
    <message>
        <source>Unsaved changes</source>
        <translation>Osparade ändringar</translation>
    </message>
</context>
<context>
    <name>recipe</name>
    <message>
        <source>Voice over tokens from nothing, tiny</source>
        <translation>Tokenbaserad röst från grunden, mycket liten</translation>
    </message>
    <message>
        <source>Voice over tokens from nothing, small</source>
        <translation>Tokenbaserad röst från grunden, liten</translation>
    </message>
    <message>
        <source>Adapt a voice of Piper</source>
        <translation>Anpassa en röst från Piper</translation>
    </message>
</context>
<context>
    <name>scripts</name>
    <message>
        <source>Arabic script</source>
        <translation>Arabisk skrift</translation>
    </message>
    <message>
        <source>Bengali script</source>
        <translation>Bengalisk skrift</translation>
    </message>
    <message>
        <source>Cyrillic script</source>
        <translation>Kyrillisk skrift</translation>
    </message>
    <message>
        <source>Devanagari script</source>
        <translation>Devanagari</translation>
    </message>
    <message>
        <source>Greek script</source>
        <translation>Grekisk skrift</translation>
    </message>
    <message>
        <source>Korean script</source>
        <translation>Koreansk skrift</translation>
    </message>
    <message>
        <source>Chinese characters</source>
        <translation>Kinesiska tecken</translation>
    </message>
    <message>
        <source>Hebrew script</source>
        <translation>Hebreisk skrift</translation>
    </message>
    <message>
        <source>Japanese script</source>
        <translation>Japansk skrift</translation>
    </message>
    <message>
        <source>Latin script</source>
        <translation>Latinsk skrift</translation>
    </message>
    <message>
        <source>Thai script</source>
        <translation>Thailändsk skrift</translation>
    </message>
    <message>
        <source>script %1</source>
        <translation>skrift %1</translation>
    </message>
</context>
<context>
    <name>section</name>
    <message>
        <source>Run</source>
        <translation>Körning</translation>
    </message>
    <message>
        <source>Audio</source>
        <translation>Ljud</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Text</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>Modell</translation>
    </message>
    <message>
        <source>Data</source>
        <translation>Data</translation>
    </message>
    <message>
        <source>Training</source>
        <translation>Träning</translation>
    </message>
    <message>
        <source>Model: %1</source>
        <translation>Modell: %1</translation>
    </message>
</context>
<context>
    <name>session</name>
    <message>
        <source>{file} exists already; choose another folder with --out</source>
        <translation>{file} finns redan; välj en annan mapp med --out</translation>
    </message>
    <message>
        <source>{file}: unknown format; the name must end in .pt or .safetensors</source>
        <translation>{file}: okänt format; namnet måste sluta på .pt eller .safetensors</translation>
    </message>
    <message>
        <source>{file} exists already; choose another name with --out</source>
        <translation>{file} finns redan; välj ett annat namn med --out</translation>
    </message>
    <message>
        <source>{file} changes nothing: every setting has its default value</source>
        <translation>{file} ändrar ingenting: alla inställningar har sina standardvärden</translation>
    </message>
    <message>
        <source>data.corpus is not set: give the folder of your recordings or their metadata file</source>
        <translation>data.corpus är inte satt: ange mappen med dina inspelningar eller deras metadatafil</translation>
    </message>
    <message>
        <source>only used by another kind of model</source>
        <translation>gäller bara för en annan modelltyp</translation>
    </message>
    <message>
        <source>only used by a model that is trained on texts</source>
        <translation>gäller bara för en modell som tränas på texter</translation>
    </message>
    <message>
        <source>only used by a model that synthesizes speech from texts</source>
        <translation>gäller bara för en modell som syntetiserar tal från text</translation>
    </message>
    <message>
        <source>only used if texts are converted to phonemes</source>
        <translation>gäller bara om texter omvandlas till fonem</translation>
    </message>
    <message>
        <source>only used if recordings are concatenated (concatenate_max above 1)</source>
        <translation>gäller bara där inspelningar fogas ihop (concatenate_max över 1)</translation>
    </message>
    <message>
        <source>only used with normalise_loudness</source>
        <translation>gäller bara med normalise_loudness</translation>
    </message>
    <message>
        <source>only used with schedule: cosine</source>
        <translation>gäller bara med schedule: cosine</translation>
    </message>
    <message>
        <source>only used with schedule: exponential</source>
        <translation>gäller bara med schedule: exponential</translation>
    </message>
    <message>
        <source>train.epochs determines when training ends</source>
        <translation>train.epochs bestämmer när träningen slutar</translation>
    </message>
    <message>
        <source>only used if batch_size or gradient_accumulation_steps is automatic</source>
        <translation>gäller bara om batch_size eller gradient_accumulation_steps är automatiskt</translation>
    </message>
    <message>
        <source>only used in fp16</source>
        <translation>gäller bara i fp16</translation>
    </message>
    <message>
        <source>only used with layers: custom</source>
        <translation>gäller bara med layers: custom</translation>
    </message>
    <message>
        <source>only used with pretrained_path</source>
        <translation>gäller bara med pretrained_path</translation>
    </message>
    <message>
        <source>only used if plateaus are detected: on_plateau or early_stopping</source>
        <translation>gäller bara om platåer upptäcks: on_plateau eller early_stopping</translation>
    </message>
    <message>
        <source>only used with loss_explosion_protection</source>
        <translation>gäller bara med loss_explosion_protection</translation>
    </message>
    <message>
        <source>The defaults alone.</source>
        <translation>Bara standardvärdena.</translation>
    </message>
    <message>
        <source>A voice with a vocabulary of a few words, from a minute of recordings, trained in minutes on two CPU cores.</source>
        <translation>En röst med ett ordförråd på några få ord, från en minut inspelningar, tränad på några minuter med två CPU-kärnor.</translation>
    </message>
    <message>
        <source>For a GPU with 8 to 16 GB and a corpus of some hours: the usual start.</source>
        <translation>För en GPU med 8 till 16 GB och en korpus på några timmar: den vanliga utgångspunkten.</translation>
    </message>
    <message>
        <source>For fine-tuning a trained voice on other recordings: low learning rate, few steps, frequent validation, and early stopping when the validation loss stops improving.</source>
        <translation>För finjustering av en tränad röst på andra inspelningar: låg inlärningshastighet, få steg, täta valideringar, och tidigt stopp när valideringsförlusten inte längre förbättras.</translation>
    </message>
    <message>
        <source>VITS, an end-to-end text-to-speech model, small and fast.</source>
        <translation>VITS, en modell från text till tal i ett steg (end-to-end), liten och snabb.</translation>
    </message>
    <message>
        <source>VITS with the upstream encoders and a light decoder.</source>
        <translation>VITS med originalets kodare och en lätt avkodare.</translation>
    </message>
    <message>
        <source>VITS with the sizes of the upstream ljs_base.</source>
        <translation>VITS med samma storlekar som originalets ljs_base.</translation>
    </message>
    <message>
        <source>Version of the configuration format.</source>
        <translation>Version av konfigurationens format.</translation>
    </message>
    <message>
        <source>Named set of base values. Values given in the configuration or on the command line override it.</source>
        <translation>Namngiven uppsättning grundvärden. Värden som anges i konfigurationen eller på kommandoraden går före.</translation>
    </message>
    <message>
        <source>&apos;{name}&apos; cannot be the name of a run: it names a folder, so it must not contain &apos;/&apos; or tabs, start with &apos;.&apos; or &apos;-&apos;, or begin or end with a space</source>
        <translation>”{name}” kan inte vara namnet på en körning: det blir ett mappnamn, så det får inte innehålla ”/” eller tabbar, börja med ”.” eller ”-”, eller börja eller sluta med ett mellanslag</translation>
    </message>
    <message>
        <source>invalid rows</source>
        <translation>ogiltiga rader</translation>
    </message>
    <message>
        <source>{file} was restored by you</source>
        <translation>{file} återställdes av dig</translation>
    </message>
    <message>
        <source>{metadata} no longer has the recording {file} with this text; reload the corpus</source>
        <translation>{metadata} har inte längre inspelningen {file} med den här texten; läs in korpusen på nytt</translation>
    </message>
    <message>
        <source>{file} was excluded by you</source>
        <translation>{file} uteslöts av dig</translation>
    </message>
    <message>
        <source>stopped while reading the recordings</source>
        <translation>stoppades under läsningen av inspelningarna</translation>
    </message>
    <message>
        <source>texts without a recording</source>
        <translation>texter utan inspelning</translation>
    </message>
    <message>
        <source>{file} has no recording next to it</source>
        <translation>{file} har ingen inspelning bredvid sig</translation>
    </message>
    <message>
        <source>excluded by you</source>
        <translation>utesluten av dig</translation>
    </message>
    <message>
        <source>{file} has no prompt lists, as its format is &apos;{format}&apos;; omit --prompt-list</source>
        <translation>{file} har inga promptlistor, eftersom formatet är ”{format}”; utelämna --prompt-list</translation>
    </message>
    <message>
        <source>cannot read {file} (data.exclude_sequences)</source>
        <translation>kan inte läsa {file} (data.exclude_sequences)</translation>
    </message>
    <message>
        <source>a row was skipped: {reason}</source>
        <translation>en rad hoppades över: {reason}</translation>
    </message>
    <message>
        <source>{file} was excluded: its text has nothing to speak</source>
        <translation>{file} uteslöts: dess text innehåller inget att läsa upp</translation>
    </message>
    <message>
        <source>{file} was excluded: its speaker {speaker} has no recordings to train on</source>
        <translation>{file} uteslöts: dess talare {speaker} har inga inspelningar att träna på</translation>
    </message>
    <message>
        <source>{file} was excluded: its text has symbols that the voice in the checkpoint does not know</source>
        <translation>{file} uteslöts: dess text innehåller symboler som kontrollpunktens röst inte känner till</translation>
    </message>
    <message>
        <source>{file} was excluded: it is too short for its text; check the transcript</source>
        <translation>{file} uteslöts: den är för kort för sin text; kontrollera transkriptionen</translation>
    </message>
    <message>
        <source>no recording is left to train on; first reason: {first}</source>
        <translation>ingen inspelning finns kvar att träna på; första skäl: {first}</translation>
    </message>
    <message>
        <source>you chose it for this device</source>
        <translation>du valde det för den här enheten</translation>
    </message>
    <message>
        <source>CPU: {cpu}</source>
        <translation>CPU: {cpu}</translation>
    </message>
    <message>
        <source>{name} is saved in {file}; while it is unavailable ({reason}), runs use the best available device</source>
        <translation>{name} är sparad i {file}; så länge den inte är tillgänglig ({reason}) använder körningar den bästa tillgängliga enheten</translation>
    </message>
    <message>
        <source>{name} is saved in {file}; `formant hardware --reconfigure` changes the choice, and --gpu chooses a device for one run</source>
        <translation>{name} är sparad i {file}; `formant hardware --reconfigure` ändrar valet, och --gpu väljer enhet för en enskild körning</translation>
    </message>
    <message>
        <source>{system}, in a container ({container})</source>
        <translation>{system}, i en container ({container})</translation>
    </message>
    <message>
        <source>CPU</source>
        <translation>CPU</translation>
    </message>
    <message>
        <source>, {count} {core|cores}</source>
        <translation>, {count} {kärna|kärnor}</translation>
    </message>
    <message>
        <source>, {memory} of memory</source>
        <translation>, {memory} minne</translation>
    </message>
    <message>
        <source>{model}{cores}, {threads} usable {thread|threads}{memory}</source>
        <translation>{model}{cores}, {threads} {användbar tråd|användbara trådar}{memory}</translation>
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
        <translation>inte tillgängligt</translation>
    </message>
    <message>
        <source>GPU {index}</source>
        <translation>GPU {index}</translation>
    </message>
    <message>
        <source>seen, not usable</source>
        <translation>hittad, inte användbar</translation>
    </message>
    <message>
        <source>chosen automatically: {settings}</source>
        <translation>automatiskt valt: {settings}</translation>
    </message>
    <message>
        <source>from the original run: {settings}</source>
        <translation>från den ursprungliga körningen: {settings}</translation>
    </message>
    <message>
        <source>as configured: {settings}</source>
        <translation>enligt konfigurationen: {settings}</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>ja</translation>
    </message>
    <message>
        <source>no</source>
        <translation>nej</translation>
    </message>
    <message>
        <source>{total}, {free} of it free</source>
        <translation>{total}, varav {free} ledigt</translation>
    </message>
    <message>
        <source>Platform    {platform}</source>
        <translation>Plattform   {platform}</translation>
    </message>
    <message>
        <source>CPU         {cpu}</source>
        <translation>CPU         {cpu}</translation>
    </message>
    <message>
        <source>Disk        {free} free in {folder}</source>
        <translation>Disk        {free} ledigt i {folder}</translation>
    </message>
    <message>
        <source>            free memory {free}, driver {driver}, power limit {power}, {uuid}</source>
        <translation>            ledigt minne {free}, drivrutin {driver}, effektgräns {power}, {uuid}</translation>
    </message>
    <message>
        <source>            bf16 {bf16}, fp16 {fp16}, TF32 {tf32}, kernels in this LibTorch {kernels}, attention {attention}</source>
        <translation>            bf16 {bf16}, fp16 {fp16}, TF32 {tf32}, kernels i denna LibTorch {kernels}, attention {attention}</translation>
    </message>
    <message>
        <source>{index}       {gpu}</source>
        <translation>{index}       {gpu}</translation>
    </message>
    <message>
        <source>            cannot be used: {reason}</source>
        <translation>            kan inte användas: {reason}</translation>
    </message>
    <message>
        <source>GPU         none: {reason}</source>
        <translation>GPU         ingen: {reason}</translation>
    </message>
    <message>
        <source>Chosen      {how}</source>
        <translation>Vald        {how}</translation>
    </message>
    <message>
        <source>Remembered  {name} ({device}), {date}</source>
        <translation>Ihågkommen  {name} ({device}), {date}</translation>
    </message>
    <message>
        <source>Versions    {versions}</source>
        <translation>Versioner   {versions}</translation>
    </message>
    <message>
        <source>automatic</source>
        <translation>automatiskt</translation>
    </message>
    <message>
        <source>from the original run</source>
        <translation>från den ursprungliga körningen</translation>
    </message>
    <message>
        <source>configured</source>
        <translation>konfigurerat</translation>
    </message>
    <message>
        <source>{value} is recommended for this machine: {reason}</source>
        <translation>{value} rekommenderas för den här datorn: {reason}</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Inställningar</translation>
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
        <translation>bara float32</translation>
    </message>
    <message>
        <source>{free} free in {folder}</source>
        <translation>{free} ledigt i {folder}</translation>
    </message>
    <message>
        <source>GPU driver</source>
        <translation>GPU-drivrutin</translation>
    </message>
    <message>
        <source>Maximum CUDA version of the driver</source>
        <translation>Drivrutinens högsta CUDA-version</translation>
    </message>
    <message>
        <source>Environment</source>
        <translation>Miljö</translation>
    </message>
    <message>
        <source>Recommendations</source>
        <translation>Rekommendationer</translation>
    </message>
    <message>
        <source>Architecture</source>
        <translation>Arkitektur</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>Minne</translation>
    </message>
    <message>
        <source>Driver</source>
        <translation>Drivrutin</translation>
    </message>
    <message>
        <source>Fast number formats</source>
        <translation>Snabba talformat</translation>
    </message>
    <message>
        <source>Attention</source>
        <translation>Attention</translation>
    </message>
    <message>
        <source>LibTorch kernels</source>
        <translation>LibTorch-kernels</translation>
    </message>
    <message>
        <source>Power limit</source>
        <translation>Effektgräns</translation>
    </message>
    <message>
        <source>PCI bus ID</source>
        <translation>PCI-buss-id</translation>
    </message>
    <message>
        <source>UUID</source>
        <translation>UUID</translation>
    </message>
    <message>
        <source>Platform</source>
        <translation>Plattform</translation>
    </message>
    <message>
        <source>Instruction sets</source>
        <translation>Instruktionsuppsättningar</translation>
    </message>
    <message>
        <source>Disk</source>
        <translation>Disk</translation>
    </message>
    <message>
        <source>{device} failed its self-test: {lines}. Do not train on it before this is fixed; `--gpu cpu` uses the CPU</source>
        <translation>{device} klarade inte sitt självtest: {lines}. Träna inte på den förrän det är åtgärdat; `--gpu cpu` använder CPU:n</translation>
    </message>
    <message>
        <source>the self-test was stopped</source>
        <translation>självtestet stoppades</translation>
    </message>
    <message>
        <source>{key} is {value} in the configuration; {suggestion} is recommended for this machine: {reason}</source>
        <translation>{key} är {value} i konfigurationen; {suggestion} rekommenderas för den här datorn: {reason}</translation>
    </message>
    <message>
        <source>&apos;{folder}&apos; is not an absolute path; it must begin with &apos;/&apos;</source>
        <translation>”{folder}” är ingen absolut sökväg; den måste börja med ”/”</translation>
    </message>
    <message>
        <source>{folder} is not writable; choose another folder</source>
        <translation>det går inte att skriva i {folder}; välj en annan mapp</translation>
    </message>
    <message>
        <source>runs on {device}: {how}</source>
        <translation>körs på {device}: {how}</translation>
    </message>
    <message>
        <source>{where}: &apos;{value}&apos; is not a valid value of {name}</source>
        <translation>{where}: ”{value}” är inget giltigt värde för {name}</translation>
    </message>
    <message>
        <source>{key}: there is no {file}; paths in {out} are relative to its folder, so give an absolute path</source>
        <translation>{key}: det finns ingen {file}; sökvägar i {out} är relativa till dess mapp, så ange en absolut sökväg</translation>
    </message>
    <message>
        <source>it has no value</source>
        <translation>den har inget värde</translation>
    </message>
    <message>
        <source>{where}: unknown setting &apos;{key}&apos;</source>
        <translation>{where}: okänd inställning ”{key}”</translation>
    </message>
    <message>
        <source>{first} already sets {key}</source>
        <translation>{first} har redan angett {key}</translation>
    </message>
    <message>
        <source>{file} cannot be imported, as it is not YAML or JSON of sections and settings: {reason}</source>
        <translation>{file} kan inte importeras, eftersom den inte är YAML eller JSON med avsnitt och inställningar: {reason}</translation>
    </message>
    <message>
        <source>batches are always prefetched by threads; see data.num_workers and data.prefetch_buffer_size</source>
        <translation>batchar förbereds alltid i förväg av trådar; se data.num_workers och data.prefetch_buffer_size</translation>
    </message>
    <message>
        <source>an option of TensorFlow, which this program does not use</source>
        <translation>ett alternativ i TensorFlow, som det här programmet inte använder</translation>
    </message>
    <message>
        <source>compilation by TensorFlow; the equivalent setting is train.use_torch_compile</source>
        <translation>kompilering i TensorFlow; motsvarande inställning är train.use_torch_compile</translation>
    </message>
    <message>
        <source>the window is always as long as the FFT, audio.n_fft</source>
        <translation>fönstret är alltid lika långt som FFT:n, audio.n_fft</translation>
    </message>
    <message>
        <source>every step is logged to metrics.jsonl of the run</source>
        <translation>varje steg loggas i körningens metrics.jsonl</translation>
    </message>
    <message>
        <source>{file}, which names the speakers of the weights next to it, is not valid JSON</source>
        <translation>{file}, som namnger talarna i vikterna bredvid, är inte giltig JSON</translation>
    </message>
    <message>
        <source>{file} must have one symbol per line: the padding first, and a space further down</source>
        <translation>{file} måste ha en symbol per rad: först den för utfyllnad, och längre ned ett mellanslag</translation>
    </message>
    <message>
        <source>{file}, which describes the text processing of the weights next to it, cannot be read: {reason}</source>
        <translation>{file}, som beskriver textbehandlingen för vikterna bredvid, kan inte läsas: {reason}</translation>
    </message>
    <message>
        <source>stopped before training started</source>
        <translation>stoppades innan träningen började</translation>
    </message>
    <message>
        <source>the defaults and the command-line settings are valid</source>
        <translation>standardvärdena och kommandoradens inställningar är giltiga</translation>
    </message>
    <message>
        <source>{file} is valid</source>
        <translation>{file} är giltig</translation>
    </message>
    <message>
        <source>train.precision is fp16, which is meant for GPUs: on a CPU, a step of a large model takes minutes instead of seconds; use --set train.precision=float32</source>
        <translation>train.precision är fp16, som är avsett för GPU:er: på en CPU tar ett steg av en stor modell minuter i stället för sekunder; använd --set train.precision=float32</translation>
    </message>
    <message>
        <source>train.precision is {precision}, which is slower than float32 on this CPU; use --set train.precision=float32</source>
        <translation>train.precision är {precision}, som är långsammare än float32 på den här CPU:n; använd --set train.precision=float32</translation>
    </message>
    <message>
        <source>{name} is trained on audio only: no texts are read</source>
        <translation>{name} tränas enbart på ljud: inga texter läses</translation>
    </message>
    <message>
        <source>text frontend: {mode}, language &apos;{language}&apos;</source>
        <translation>textbehandling: {mode}, språk ”{language}”</translation>
    </message>
    <message>
        <source>{file} does not exist</source>
        <translation>{file} finns inte</translation>
    </message>
    <message>
        <source>{file} is empty (0 bytes)</source>
        <translation>{file} är tom (0 byte)</translation>
    </message>
    <message>
        <source>{file} has no text</source>
        <translation>{file} har ingen text</translation>
    </message>
    <message>
        <source>{file} is {format}, a format that formant cannot decode</source>
        <translation>{file} är {format}, ett format som formant inte kan avkoda</translation>
    </message>
    <message>
        <source>{file} lists {count} recordings, all found</source>
        <translation>{file} listar {count} inspelningar, alla hittades</translation>
    </message>
    <message>
        <source>{file} lists {count} recordings, all found and with a text</source>
        <translation>{file} listar {count} inspelningar, alla hittades och har text</translation>
    </message>
    <message>
        <source>{unfit} of the {count} recordings in {file} will be skipped; first: {first}. The Data page and `formant doctor` list them all</source>
        <translation>{unfit} av de {count} inspelningarna i {file} kommer att hoppas över; den första: {first}. Sidan Data och `formant doctor` listar alla</translation>
    </message>
    <message>
        <source>none of the {count} recordings in {file} can be used; first: {first}</source>
        <translation>ingen av de {count} inspelningarna i {file} kan användas; den första: {first}</translation>
    </message>
    <message>
        <source>text.language is &apos;{language}&apos;, but most texts are written in another script. Set the language of the texts. First: {text}</source>
        <translation>text.language är ”{language}”, men de flesta texterna är skrivna med en annan skrift. Ange texternas språk. Den första: {text}</translation>
    </message>
    <message>
        <source>{count} recordings are used for validation</source>
        <translation>{count} inspelningar används för validering</translation>
    </message>
    <message>
        <source>train.early_stopping and train.on_plateau need validation data, and there is none: set data.validation or a larger data.validation_share</source>
        <translation>train.early_stopping och train.on_plateau kräver valideringsdata, och det finns inga: sätt data.validation eller ett större data.validation_share</translation>
    </message>
    <message>
        <source>training steps with {batch} {sample|samples} fail on this machine: {reason}</source>
        <translation>träningssteg med {batch} {exempel|exempel} misslyckas på den här datorn: {reason}</translation>
    </message>
    <message>
        <source>training needs about {need} of memory, but only {limit} are available; {batch} samples of up to {seconds} s take {activations}: halve train.batch_size and double train.gradient_accumulation_steps</source>
        <translation>träningen behöver ungefär {need} minne, men bara {limit} är tillgängligt; {batch} exempel på upp till {seconds} s tar {activations}: halvera train.batch_size och dubbla train.gradient_accumulation_steps</translation>
    </message>
    <message>
        <source>training needs about {need} of memory, but only {limit} are available; {batch} samples of up to {seconds} s take {activations}: halve train.batch_size and double train.gradient_accumulation_steps, or set train.use_gradient_checkpointing</source>
        <translation>träningen behöver ungefär {need} minne, men bara {limit} är tillgängligt; {batch} exempel på upp till {seconds} s tar {activations}: halvera train.batch_size och dubbla train.gradient_accumulation_steps, eller sätt train.use_gradient_checkpointing</translation>
    </message>
    <message>
        <source>training needs about {need} of {limit}: {parameters} for weights, gradients, optimizer state and EMA, {program} for the program, {activations} for {batch} samples of up to {seconds} s (measured with 1 and {larger})</source>
        <translation>träningen behöver ungefär {need} av {limit}: {parameters} för vikter, gradienter, optimerarens tillstånd och EMA, {program} för programmet, {activations} för {batch} exempel på upp till {seconds} s (uppmätt med 1 och {larger})</translation>
    </message>
    <message>
        <source>training steps with one sample fit into memory; two at a time would not</source>
        <translation>träningssteg med ett exempel ryms i minnet; två åt gången skulle inte göra det</translation>
    </message>
    <message>
        <source>{name} with {millions} million parameters</source>
        <translation>{name} med {millions} miljoner parametrar</translation>
    </message>
    <message>
        <source>{name} does not support train.use_gradient_checkpointing; set it to off</source>
        <translation>{name} stöder inte train.use_gradient_checkpointing; stäng av det</translation>
    </message>
    <message>
        <source>device {device} passed the self-test</source>
        <translation>enheten {device} klarade självtestet</translation>
    </message>
    <message>
        <source>{tried} of the {count} recordings were decoded as a test: {seconds} s of audio each on average, {total} in total</source>
        <translation>{tried} av de {count} inspelningarna avkodades som prov: i genomsnitt {seconds} s ljud per inspelning, {total} totalt</translation>
    </message>
    <message>
        <source>none of the {tried} recordings that were decoded as a test can be used; first: {first}</source>
        <translation>ingen av de {tried} inspelningar som avkodades som prov kan användas; den första: {first}</translation>
    </message>
    <message>
        <source>{unusable} of {tried} recordings that were decoded as a test cannot be used; first: {first}. The Data page and `formant doctor` check all {count}</source>
        <translation>{unusable} av {tried} inspelningar som avkodades som prov kan inte användas; den första: {first}. Sidan Data och `formant doctor` undersöker alla {count}</translation>
    </message>
    <message>
        <source>{folder} is not writable; choose another folder with --runs</source>
        <translation>det går inte att skriva i {folder}; välj en annan mapp med --runs</translation>
    </message>
    <message>
        <source>checkpoints need up to {need}; {free} are free in {folder}</source>
        <translation>kontrollpunkter behöver upp till {need}; {free} är ledigt i {folder}</translation>
    </message>
    <message>
        <source>checkpoints need up to {need}, but only {free} are free in {folder}; training will pause when the disk is full. Free some space, lower train.keep_checkpoints, or choose another folder with --runs</source>
        <translation>kontrollpunkter behöver upp till {need}, men bara {free} är ledigt i {folder}; träningen pausas när disken är full. Frigör utrymme, sänk train.keep_checkpoints, eller välj en annan mapp med --runs</translation>
    </message>
    <message>
        <source>{folder}, the cache for decoded recordings, is not writable; set XDG_CACHE_HOME to another folder</source>
        <translation>det går inte att skriva i {folder}, cachen för avkodade inspelningar; sätt XDG_CACHE_HOME till en annan mapp</translation>
    </message>
    <message>
        <source>decoded recordings need up to {need}; {free} are free in {folder}</source>
        <translation>avkodade inspelningar behöver upp till {need}; {free} är ledigt i {folder}</translation>
    </message>
    <message>
        <source>decoded recordings need up to {need}, but only {free} are free in {folder}; free some space, or set XDG_CACHE_HOME to another folder</source>
        <translation>avkodade inspelningar behöver upp till {need}, men bara {free} är ledigt i {folder}; frigör utrymme, eller sätt XDG_CACHE_HOME till en annan mapp</translation>
    </message>
    <message>
        <source>run folder: {folder}</source>
        <translation>körningens mapp: {folder}</translation>
    </message>
    <message>
        <source>the disk of the recordings reads only {speed} MB/s; a copy on a local disk would be faster</source>
        <translation>disken med inspelningarna läser bara {speed} MB/s; en kopia på en lokal disk skulle vara snabbare</translation>
    </message>
    <message>
        <source>the disk of the recordings reads {speed} MB/s</source>
        <translation>disken med inspelningarna läser {speed} MB/s</translation>
    </message>
    <message>
        <source>{file} (train.pretrained_path) has no weights for this model</source>
        <translation>{file} (train.pretrained_path) har inga vikter för den här modellen</translation>
    </message>
    <message>
        <source>the run {run} was trained on the recordings in {before} and would resume with different ones; if they are of another voice, use another run name</source>
        <translation>körningen {run} tränades på inspelningarna i {before} och skulle återupptas med andra; om de är av en annan röst, använd ett annat körningsnamn</translation>
    </message>
    <message>
        <source>resumes from {file} after step {step}</source>
        <translation>återupptas från {file} efter steg {step}</translation>
    </message>
    <message>
        <source>the preset fine_tune needs a trained voice, and none is set; name its checkpoint with --set train.pretrained_path=FILE</source>
        <translation>förinställningen fine_tune kräver en tränad röst, och ingen är angiven; ange dess kontrollpunkt med --set train.pretrained_path=FILE</translation>
    </message>
    <message>
        <source>starts from pretrained weights: {file}</source>
        <translation>startar från förtränade vikter: {file}</translation>
    </message>
    <message>
        <source>trains on mel spectrograms predicted by {file} (teacher forcing)</source>
        <translation>tränas på mel-spektrogram som {file} förutsäger (teacher forcing)</translation>
    </message>
    <message>
        <source>vocoder: {file}</source>
        <translation>vocoder: {file}</translation>
    </message>
    <message>
        <source>{file} is not a queue of training runs; expected {example}</source>
        <translation>{file} är ingen kö med träningar; förväntade {example}</translation>
    </message>
    <message>
        <source>{file}: job {number} is invalid ({reason}); expected {example}</source>
        <translation>{file}: jobb {number} är ogiltigt ({reason}); förväntade {example}</translation>
    </message>
    <message>
        <source>{file} was written by a newer version of formant; use that version, or another file</source>
        <translation>{file} skrevs av en nyare version av formant; använd den versionen, eller en annan fil</translation>
    </message>
    <message>
        <source>a running job cannot be changed; stop it first</source>
        <translation>ett pågående jobb kan inte ändras; stoppa det först</translation>
    </message>
    <message>
        <source>cannot play {file}: {reason}</source>
        <translation>kan inte spela upp {file}: {reason}</translation>
    </message>
    <message>
        <source>there is no list of sentences {file}</source>
        <translation>det finns ingen lista med meningar {file}</translation>
    </message>
    <message>
        <source>{folder} holds a voice already; continue it, or give the new one another name</source>
        <translation>{folder} innehåller redan en röst; fortsätt med den, eller ge den nya ett annat namn</translation>
    </message>
    <message>
        <source>a voice needs a speaker, the speaker&apos;s consent, a license and a language</source>
        <translation>en röst behöver en talare, talarens samtycke, en licens och ett språk</translation>
    </message>
    <message>
        <source>{folder} holds no recorded voice: it needs profile.json and the folder recordings/</source>
        <translation>{folder} innehåller ingen inspelad röst: den behöver profile.json och mappen recordings/</translation>
    </message>
    <message>
        <source>{file} has no sentences; write one on each line</source>
        <translation>{file} innehåller inga meningar; skriv en på varje rad</translation>
    </message>
    <message>
        <source>the list &apos;{list}&apos; has no sentence {number}</source>
        <translation>listan ”{list}” har ingen mening {number}</translation>
    </message>
    <message>
        <source>the run has ended</source>
        <translation>körningen är slut</translation>
    </message>
    <message>
        <source>the process for training {config} ended right after its start (exit code {code}): {words}</source>
        <translation>processen för att träna {config} avslutades direkt efter starten (avslutningskod {code}): {words}</translation>
    </message>
    <message>
        <source>process {pid} was started for training but cannot be followed yet; it may still start: check with formant status</source>
        <translation>process {pid} startades för träning men kan inte följas än; den kan fortfarande komma i gång: kontrollera med formant status</translation>
    </message>
    <message>
        <source>cannot follow {run}: {socket}: {reason}</source>
        <translation>kan inte följa {run}: {socket}: {reason}</translation>
    </message>
    <message>
        <source>the process that trains {run} does not respond; it is unknown whether the settings were changed</source>
        <translation>processen som tränar {run} svarar inte; det är okänt om inställningarna ändrades</translation>
    </message>
    <message>
        <source>process {pid}, which trains {run}, runs another version of formant; this one cannot follow it</source>
        <translation>process {pid}, som tränar {run}, kör en annan version av formant; den här versionen kan inte följa den</translation>
    </message>
    <message>
        <source>cannot create the socket {path} for following the run: {reason}</source>
        <translation>kan inte skapa socketen {path} för att följa körningen: {reason}</translation>
    </message>
    <message>
        <source>no process is training {run}</source>
        <translation>ingen process tränar {run}</translation>
    </message>
    <message>
        <source>the connection to process {pid} was lost, but it is still training {run}, which can be followed again</source>
        <translation>anslutningen till process {pid} bröts, men den tränar fortfarande {run}, som går att följa igen</translation>
    </message>
    <message>
        <source>process {pid}, which trained {run}, ended unexpectedly at step {step}: it was killed or crashed (see log.txt). Start it again to resume from the newest checkpoint</source>
        <translation>process {pid}, som tränade {run}, avslutades oväntat vid steg {step}: den dödades eller kraschade (se log.txt). Starta igen för att återuppta från den senaste kontrollpunkten</translation>
    </message>
    <message>
        <source>name a run: its folder, or its name in {runs}</source>
        <translation>ange en körning: dess mapp, eller dess namn i {runs}</translation>
    </message>
    <message>
        <source>there is no run {run}, neither as a folder nor in {runs}</source>
        <translation>det finns ingen körning {run}, varken som mapp eller i {runs}</translation>
    </message>
    <message>
        <source>there are no checkpoints of {path}: it is neither a run in {runs}, nor the folder of a run or of checkpoints</source>
        <translation>det finns inga kontrollpunkter för {path}: det är varken en körning i {runs} eller mappen för en körning eller för kontrollpunkter</translation>
    </message>
    <message>
        <source>{path} is a run or a folder of checkpoints; name one of the files in it, which are listed by: formant checkpoint list {path}</source>
        <translation>{path} är en körning eller en mapp med kontrollpunkter; ange en av filerna i den, som listas av: formant checkpoint list {path}</translation>
    </message>
    <message>
        <source>the run {run} is already trained: it has reached step {step}, and train.max_steps is {steps}. To train it longer, set a larger train.max_steps; to train another voice, use another name</source>
        <translation>körningen {run} är redan tränad: den har nått steg {step}, och train.max_steps är {steps}. Sätt ett större train.max_steps för att träna den längre; använd ett annat namn för att träna en annan röst</translation>
    </message>
    <message>
        <source>there is no checkpoint {path} ({setting}), and no run with checkpoints in that folder; name a checkpoint of the model, or the folder of its run</source>
        <translation>det finns ingen kontrollpunkt {path} ({setting}), och ingen körning med kontrollpunkter i den mappen; ange en kontrollpunkt av modellen, eller mappen för dess körning</translation>
    </message>
    <message>
        <source>{folder} is not the folder of a run: it has no config.yaml. Name a run folder or a configuration file</source>
        <translation>{folder} är inte mappen för en körning: den har ingen config.yaml. Ange en körningsmapp eller en konfigurationsfil</translation>
    </message>
    <message>
        <source>the run {folder} already has checkpoints, and --resume never would overwrite them; use --resume auto or another name</source>
        <translation>körningen {folder} har redan kontrollpunkter, och --resume never skulle skriva över dem; använd --resume auto eller ett annat namn</translation>
    </message>
    <message>
        <source>{run} is not training</source>
        <translation>{run} tränas inte</translation>
    </message>
    <message>
        <source>another recording is already converted to {file}; rename one, or choose another folder</source>
        <translation>en annan inspelning har redan konverterats till {file}; byt namn på den ena, eller välj en annan mapp</translation>
    </message>
    <message>
        <source>the output {file} would overwrite one of the input recordings; choose another folder</source>
        <translation>utdatafilen {file} skulle skriva över en av de angivna inspelningarna; välj en annan mapp</translation>
    </message>
    <message>
        <source>--only cannot be used with standard input: the ids of its lines are not known in advance</source>
        <translation>--only kan inte användas med standardinmatningen: id:n för dess rader är inte kända i förväg</translation>
    </message>
    <message>
        <source>cannot read a style from the reference: {reason}</source>
        <translation>kan inte läsa någon stil från referensen: {reason}</translation>
    </message>
    <message>
        <source>speech synthesis failed: {reason}</source>
        <translation>talsyntesen misslyckades: {reason}</translation>
    </message>
    <message>
        <source>out of memory while speaking a single sentence: &apos;{sentence}&apos;; split it into shorter sentences, close other programs that use this memory, or use --gpu cpu</source>
        <translation>slut på minne när en enda mening lästes upp: ”{sentence}”; dela upp den i kortare meningar, avsluta andra program som använder det här minnet, eller använd --gpu cpu</translation>
    </message>
    <message>
        <source>the id &apos;{id}&apos; is not a valid file name; its text is written to {file}</source>
        <translation>id:t ”{id}” är inget giltigt filnamn; dess text skrivs till {file}</translation>
    </message>
    <message>
        <source>the id &apos;{id}&apos; occurs more than once, perhaps in other case (a, A); the later text is written to {file}</source>
        <translation>id:t ”{id}” förekommer flera gånger, kanske med andra versaler (a, A); den senare texten skrivs till {file}</translation>
    </message>
    <message>
        <source>no text has the id &apos;{id}&apos;; did you mean &apos;{nearest}&apos;?</source>
        <translation>ingen text har id:t ”{id}”; menade du ”{nearest}”?</translation>
    </message>
    <message>
        <source>no text has the id &apos;{id}&apos;</source>
        <translation>ingen text har id:t ”{id}”</translation>
    </message>
    <message>
        <source>nothing to speak: give --text or --list</source>
        <translation>inget att läsa upp: ange --text eller --list</translation>
    </message>
    <message>
        <source>{place}: each line must look like {example}</source>
        <translation>{place}: varje rad måste se ut som {example}</translation>
    </message>
    <message>
        <source>{place}: the first line must name the columns: id,text</source>
        <translation>{place}: första raden måste ange kolumnerna: id,text</translation>
    </message>
    <message>
        <source>{file} is not a supported list of texts; use .txt (one text per line), .csv (columns id,text) or .jsonl (keys id, text)</source>
        <translation>{file} är ingen textlista som stöds; använd .txt (en text per rad), .csv (kolumnerna id,text) eller .jsonl (nycklarna id, text)</translation>
    </message>
    <message>
        <source>speaking was stopped; {done} of {all} texts are in {folder}</source>
        <translation>uppläsningen stoppades; {done} av {all} texter finns i {folder}</translation>
    </message>
    <message>
        <source>speaking was stopped</source>
        <translation>uppläsningen stoppades</translation>
    </message>
    <message>
        <source>speaking ended early: {reason}</source>
        <translation>uppläsningen avbröts i förtid: {reason}</translation>
    </message>
    <message>
        <source>its sentences cannot be joined: {reason}</source>
        <translation>dess meningar kan inte fogas ihop: {reason}</translation>
    </message>
    <message>
        <source>out of memory; split it into shorter recordings, or use --gpu cpu</source>
        <translation>slut på minne; dela upp den i kortare inspelningar, eller använd --gpu cpu</translation>
    </message>
    <message>
        <source>voice conversion failed: {reason}</source>
        <translation>röstkonverteringen misslyckades: {reason}</translation>
    </message>
    <message>
        <source>conversion was stopped; {done} of {all} recordings are in {folder}</source>
        <translation>konverteringen stoppades; {done} av {all} inspelningar finns i {folder}</translation>
    </message>
    <message>
        <source>the checkpoint was trained with the speakers {saved}, but the corpus has {found}; resume with the original corpus, or start a new run (name) from train.pretrained_path</source>
        <translation>kontrollpunkten tränades med talarna {saved}, men korpusen har {found}; återuppta med den ursprungliga korpusen, eller starta en ny körning (name) från train.pretrained_path</translation>
    </message>
    <message>
        <source>model {name}: {count} parameters</source>
        <translation>modell {name}: {count} parametrar</translation>
    </message>
    <message>
        <source>  {title}: {count}</source>
        <translation>  {title}: {count}</translation>
    </message>
    <message>
        <source>the loss or gradient of the first step is not a number</source>
        <translation>det första stegets förlust eller gradient är inte ett tal</translation>
    </message>
    <message>
        <source>one training step: loss {loss}, gradient norm {norm}</source>
        <translation>ett träningssteg: förlust {loss}, gradientnorm {norm}</translation>
    </message>
    <message>
        <source>speaks: {frames} frames</source>
        <translation>talar: {frames} ramar</translation>
    </message>
    <message>
        <source>the checkpoint was trained on a different corpus; training continues on the new one</source>
        <translation>kontrollpunkten tränades på en annan korpus; träningen fortsätter med den nya</translation>
    </message>
    <message>
        <source>changed since the checkpoint: {keys}; training continues with the new values, so the result differs from that of an uninterrupted run</source>
        <translation>ändrat sedan kontrollpunkten: {keys}; träningen fortsätter med de nya värdena, så resultatet skiljer sig från en oavbruten körning</translation>
    </message>
    <message>
        <source>the damaged checkpoint was renamed to {file}</source>
        <translation>den skadade kontrollpunkten döptes om till {file}</translation>
    </message>
    <message>
        <source>{count} newer {checkpoint was|checkpoints were} renamed to abandoned_step_N.pt, because the run continues from an earlier step</source>
        <translation>{count} {nyare kontrollpunkt|nyare kontrollpunkter} döptes om till abandoned_step_N.pt, eftersom körningen fortsätter från ett tidigare steg</translation>
    </message>
    <message>
        <source>no step for {seconds} s, more than 20 times as long as usual; is the GPU or the disk busy with something else, or the machine out of memory?</source>
        <translation>inget steg på {seconds} s, mer än 20 gånger så länge som vanligt; är GPU:n eller disken upptagen med annat, eller har datorn slut på minne?</translation>
    </message>
    <message>
        <source>other processes cannot follow this run: the path of its folder is too long for a socket, and XDG_RUNTIME_DIR is not set</source>
        <translation>andra processer kan inte följa den här körningen: sökvägen till dess mapp är för lång för en socket, och XDG_RUNTIME_DIR är inte satt</translation>
    </message>
    <message>
        <source>training on mel spectrograms that {file} predicts for the recordings (teacher forcing)</source>
        <translation>tränar på mel-spektrogram som {file} förutsäger för inspelningarna (teacher forcing)</translation>
    </message>
    <message>
        <source>reading the recordings of {corpus}</source>
        <translation>läser inspelningarna i {corpus}</translation>
    </message>
    <message>
        <source>{training} {recording|recordings} to train on, {validation} to validate</source>
        <translation>{training} {inspelning|inspelningar} att träna på, {validation} att validera på</translation>
    </message>
    <message>
        <source>{count} speakers: {names}</source>
        <translation>{count} talare: {names}</translation>
    </message>
    <message>
        <source>resuming after step {step} from {file}</source>
        <translation>återupptar efter steg {step} från {file}</translation>
    </message>
    <message>
        <source>train.sample_texts is empty; samples use {count} {text|texts} of the validation set</source>
        <translation>train.sample_texts är tomt; ljudproven använder {count} {text|texter} ur valideringsmängden</translation>
    </message>
    <message>
        <source>train.sample_texts is empty; samples use {count} {text|texts} of the training set, because there is no validation set</source>
        <translation>train.sample_texts är tomt; ljudproven använder {count} {text|texter} ur träningsmängden, eftersom det inte finns någon valideringsmängd</translation>
    </message>
    <message>
        <source>starting from the pretrained weights {file}</source>
        <translation>startar från de förtränade vikterna {file}</translation>
    </message>
    <message>
        <source>and from {file} next to it</source>
        <translation>och från {file} bredvid</translation>
    </message>
    <message>
        <source>{need} of {limit} (measured on this machine): too much. Halve train.batch_size and double train.gradient_accumulation_steps</source>
        <translation>{need} av {limit} (uppmätt på den här datorn): för mycket. Halvera train.batch_size och dubbla train.gradient_accumulation_steps</translation>
    </message>
    <message>
        <source>about {need} of {limit} (estimate): probably too much. Halve train.batch_size and double train.gradient_accumulation_steps</source>
        <translation>ungefär {need} av {limit} (uppskattning): troligen för mycket. Halvera train.batch_size och dubbla train.gradient_accumulation_steps</translation>
    </message>
    <message>
        <source>{need} of {limit} (measured on this machine)</source>
        <translation>{need} av {limit} (uppmätt på den här datorn)</translation>
    </message>
    <message>
        <source>about {need} of {limit} (rough estimate; the preflight check measures it)</source>
        <translation>ungefär {need} av {limit} (grov uppskattning; förkontrollen mäter det)</translation>
    </message>
    <message>
        <source>{whole} for all {all} steps, {time} for an epoch of {steps} {step|steps} (measured on this machine)</source>
        <translation>{whole} för alla {all} steg, {time} för en epok på {steps} {steg|steg} (uppmätt på den här datorn)</translation>
    </message>
    <message>
        <source>unknown until data.corpus names recordings</source>
        <translation>okänt tills data.corpus anger inspelningar</translation>
    </message>
    <message>
        <source>read</source>
        <translation>läsning</translation>
    </message>
    <message>
        <source>decode</source>
        <translation>avkodning</translation>
    </message>
    <message>
        <source>resample</source>
        <translation>omsampling</translation>
    </message>
    <message>
        <source>join</source>
        <translation>hopfogning</translation>
    </message>
    <message>
        <source>features</source>
        <translation>särdrag</translation>
    </message>
    <message>
        <source>collate</source>
        <translation>batchsammanställning</translation>
    </message>
    <message>
        <source>copy to device</source>
        <translation>kopiering till enheten</translation>
    </message>
    <message>
        <source>wait for data</source>
        <translation>väntan på data</translation>
    </message>
    <message>
        <source>forward</source>
        <translation>framåtpass</translation>
    </message>
    <message>
        <source>backward</source>
        <translation>bakåtpass</translation>
    </message>
    <message>
        <source>optimizer</source>
        <translation>optimerare</translation>
    </message>
    <message>
        <source>logging</source>
        <translation>loggning</translation>
    </message>
    <message>
        <source>step</source>
        <translation>steg</translation>
    </message>
    <message>
        <source>other</source>
        <translation>övrigt</translation>
    </message>
    <message>
        <source>{device}: {steps} steps of {batch} x {accumulation} samples, {ms} ms each: {speed} samples/s</source>
        <translation>{device}: {steps} steg med {batch} x {accumulation} exempel, {ms} ms vardera: {speed} exempel/s</translation>
    </message>
    <message>
        <source>utilization: {mean} % on average, minimum {lowest} %, 5th percentile {fifth} %, variation {swing} %</source>
        <translation>belastning: {mean} % i genomsnitt, minst {lowest} %, 5:e percentilen {fifth} %, variation {swing} %</translation>
    </message>
    <message>
        <source>No setting would make it notably faster.</source>
        <translation>Ingen inställning skulle göra det märkbart snabbare.</translation>
    </message>
    <message>
        <source>Most effective change: {settings}: about {gain} % more samples/s ({why})</source>
        <translation>Effektivaste ändringen: {settings}: ungefär {gain} % fler exempel/s ({why})</translation>
    </message>
    <message>
        <source>{device} is no longer available; the measurement was not saved</source>
        <translation>{device} är inte längre tillgänglig; mätningen sparades inte</translation>
    </message>
    <message>
        <source>saved in {file}: batch size {batch} on {device}, for {model} in {precision}; used when train.batch_size is 0 (automatic)</source>
        <translation>sparat i {file}: batchstorlek {batch} på {device}, för {model} i {precision}; används när train.batch_size är 0 (automatiskt)</translation>
    </message>
    <message>
        <source>Training thread, one step</source>
        <translation>Träningstråden, ett steg</translation>
    </message>
    <message>
        <source>{count} {worker makes|workers make} batches, one sample</source>
        <translation>{count} {tråd skapar|trådar skapar} batchar, ett exempel</translation>
    </message>
    <message>
        <source>{count} {process prepares|processes prepare} recordings, one recording</source>
        <translation>{count} {process förbereder|processer förbereder} inspelningar, en inspelning</translation>
    </message>
    <message>
        <source>it failed: {reason}</source>
        <translation>det misslyckades: {reason}</translation>
    </message>
    <message>
        <source>its process hangs or was killed, as happens when memory runs out</source>
        <translation>dess process har hängt sig eller dödades, vilket händer när minnet tar slut</translation>
    </message>
    <message>
        <source>stopped</source>
        <translation>stoppad</translation>
    </message>
    <message>
        <source>not even one sample at a time can be trained: {reason}; use a smaller model, or exclude the longest recordings</source>
        <translation>inte ens ett exempel åt gången kan tränas: {reason}; använd en mindre modell, eller uteslut de längsta inspelningarna</translation>
    </message>
    <message>
        <source>not even one sample at a time can be trained: {reason}; use train.use_gradient_checkpointing, a smaller model, or exclude the longest recordings</source>
        <translation>inte ens ett exempel åt gången kan tränas: {reason}; använd train.use_gradient_checkpointing, en mindre modell, eller uteslut de längsta inspelningarna</translation>
    </message>
    <message>
        <source>one sample needs more than 85 % of the memory</source>
        <translation>ett exempel kräver mer än 85 % av minnet</translation>
    </message>
    <message>
        <source>{file} (train.pretrained_path) is a checkpoint of the model &apos;{saved}&apos;, but model.name is &apos;{model}&apos;</source>
        <translation>{file} (train.pretrained_path) är en kontrollpunkt av modellen ”{saved}”, men model.name är ”{model}”</translation>
    </message>
    <message>
        <source>the {count} speakers of the pretrained weights are dropped: the corpus has one speaker</source>
        <translation>de {count} talarna i de förtränade vikterna utgår: korpusen har en talare</translation>
    </message>
    <message>
        <source>all speakers are new to the pretrained weights</source>
        <translation>alla talare är nya för de förtränade vikterna</translation>
    </message>
    <message>
        <source>the pretrained weights include all speakers</source>
        <translation>de förtränade vikterna omfattar alla talare</translation>
    </message>
    <message>
        <source>the pretrained weights include the speakers {known}; new speakers: {fresh}</source>
        <translation>de förtränade vikterna omfattar talarna {known}; nya talare: {fresh}</translation>
    </message>
    <message>
        <source>the pretrained weights do not name their speakers: they are assumed to be those of the corpus, in the order of their names</source>
        <translation>de förtränade vikterna anger inte namnen på sina talare: de antas vara korpusens, i namnordning</translation>
    </message>
    <message>
        <source>the pretrained weights have {count} speakers without names; the speaker of the corpus is new</source>
        <translation>de förtränade vikterna har {count} talare utan namn; korpusens talare är ny</translation>
    </message>
    <message>
        <source>the pretrained weights do not fit this model: {tensors}. Use the configuration they were trained with, or load what fits with train.pretrained_partial (--partial)</source>
        <translation>de förtränade vikterna passar inte den här modellen: {tensors}. Använd konfigurationen de tränades med, eller läs in det som passar med train.pretrained_partial (--partial)</translation>
    </message>
    <message>
        <source>{count} {tensor|tensors} of the pretrained weights {was|were} loaded</source>
        <translation>{count} {tensor|tensorer} ur de förtränade vikterna lästes in</translation>
    </message>
    <message>
        <source>initialized randomly: {tensors}</source>
        <translation>initierade med slumpvärden: {tensors}</translation>
    </message>
    <message>
        <source>skipped tensors of the file: {tensors}</source>
        <translation>överhoppade tensorer ur filen: {tensors}</translation>
    </message>
    <message>
        <source>the pretrained weights do not name their symbols: they are assumed to be those of the texts, in the same order. If they differ, the voice has to learn to read again; put their symbols.txt, one symbol per line, next to the file</source>
        <translation>de förtränade vikterna anger inte sina symboler: de antas vara texternas, i samma ordning. Om de är andra måste rösten lära sig läsa på nytt; lägg deras symbols.txt, med en symbol per rad, bredvid filen</translation>
    </message>
    <message>
        <source>the pretrained weights were trained with other audio settings: {theirs}; this run has {own}. The model must relearn them: use the settings of the weights if the recordings allow it</source>
        <translation>de förtränade vikterna tränades med andra ljudinställningar: {theirs}; den här körningen har {own}. Modellen måste lära sig dem på nytt: använd vikternas inställningar om inspelningarna tillåter det</translation>
    </message>
    <message>
        <source>the pretrained weights were trained on {theirs}, but text.mode is {ours}: the same ids mean other sounds</source>
        <translation>de förtränade vikterna tränades på {theirs}, men text.mode är {ours}: samma id:n betyder andra språkljud</translation>
    </message>
    <message>
        <source>texts are converted to ids as for the pretrained weights: with their table of {count} symbols, layout {layout} (text.layout)</source>
        <translation>texterna omvandlas till id:n som för de förtränade vikterna: med deras tabell över {count} symboler, ordning {layout} (text.layout)</translation>
    </message>
    <message>
        <source>this voice has one speaker, who is not called &apos;{name}&apos;; omit --speaker, and the speaker column in lists</source>
        <translation>den här rösten har en enda talare, som inte heter ”{name}”; utelämna --speaker och kolumnen med talare i listor</translation>
    </message>
    <message>
        <source>this voice has no speaker &apos;{name}&apos;; it has {names}</source>
        <translation>den här rösten har ingen talare ”{name}”; den har {names}</translation>
    </message>
    <message>
        <source>this voice has several speakers, and the first one speaks; select another with --speaker: {names}</source>
        <translation>den här rösten har flera talare, och den första talar; välj en annan med --speaker: {names}</translation>
    </message>
    <message>
        <source>{file} was written by another program, and no file next to it names the symbols of its ids: put its config.json or symbols.txt (one symbol per line) there</source>
        <translation>{file} skrevs av ett annat program, och ingen fil bredvid anger symbolerna för dess id:n: lägg dess config.json eller symbols.txt (en symbol per rad) där</translation>
    </message>
    <message>
        <source>{file} does not match the config.json next to it: {tensors}</source>
        <translation>{file} stämmer inte med config.json bredvid: {tensors}</translation>
    </message>
    <message>
        <source>the vocoder was trained by another program, whose mels differ in quiet parts: fine-tune it on the voice&apos;s recordings for better sound (train.pretrained_path)</source>
        <translation>vocodern tränades med ett annat program, vars mel-spektrogram skiljer sig i tysta partier: finjustera den på röstens inspelningar för bättre ljud (train.pretrained_path)</translation>
    </message>
    <message>
        <source>using Griffin-Lim instead of the vocoder of the voice: {reason}</source>
        <translation>använder Griffin-Lim i stället för röstens vocoder: {reason}</translation>
    </message>
    <message>
        <source>espeak-ng has no pronunciation in &apos;{language}&apos; for {switched} of {count} words and names their letters in another language. Set text.mode to characters, write the texts as they are spoken, or set another text.language. First: {text}</source>
        <translation>espeak-ng saknar uttal på ”{language}” för {switched} av {count} ord och läser upp deras bokstäver på ett annat språk. Sätt text.mode till characters, skriv texterna som de uttalas, eller sätt ett annat text.language. Den första: {text}</translation>
    </message>
    <message>
        <source>{run} ended without saving at step {step}; its newest checkpoint is {file}</source>
        <translation>{run} avslutades utan att spara vid steg {step}; dess nyaste kontrollpunkt är {file}</translation>
    </message>
    <message>
        <source>{total} of speech are too little even to fine-tune a voice; record at least 5 minutes</source>
        <translation>{total} tal är för lite även för att finjustera en röst; spela in minst 5 minuter</translation>
    </message>
    <message>
        <source>{total} of speech are too little for a new voice, which needs 30 to 60 minutes; record more, or start from the weights of a trained voice (train.pretrained_path)</source>
        <translation>{total} tal är för lite för en ny röst, som behöver 30 till 60 minuter; spela in mer, eller börja från vikterna hos en tränad röst (train.pretrained_path)</translation>
    </message>
    <message>
        <source>no recordings are held back for validation, so overfitting is not detected; data.validation_share holds some back</source>
        <translation>inga inspelningar hålls undan för validering, så överanpassning upptäcks inte; data.validation_share håller undan några</translation>
    </message>
    <message>
        <source>the pretrained weights know all {count} symbols of the texts</source>
        <translation>de förtränade vikterna känner till alla {count} symboler i texterna</translation>
    </message>
    <message>
        <source>the pretrained weights know {known} of the {count} symbols of the texts; {new} start from random values: {list}</source>
        <translation>de förtränade vikterna känner till {known} av de {count} symbolerna i texterna; {new} börjar med slumpvärden: {list}</translation>
    </message>
    <message>
        <source>the pretrained weights do not know {new} of the {count} symbols of the texts: {list}. {unfit} of {texts} texts have them, and their recordings will be skipped. Set train.pretrained_partial (--partial) to add the symbols</source>
        <translation>de förtränade vikterna känner inte till {new} av de {count} symbolerna i texterna: {list}. {unfit} av {texts} texter har dem, och deras inspelningar hoppas över. Sätt train.pretrained_partial (--partial) för att lägga till symbolerna</translation>
    </message>
    <message>
        <source>the checkpoint was trained with {saved}, but this configuration has {own}: a run keeps its audio settings. Set those of the checkpoint, or start a run with another name</source>
        <translation>kontrollpunkten tränades med {saved}, men den här konfigurationen har {own}: en körning behåller sina ljudinställningar. Sätt kontrollpunktens, eller starta en körning med ett annat namn</translation>
    </message>
    <message>
        <source>the pretrained weights know marks such as {mark}, but the texts are read without them: set {key} to {value} if the weights were trained with them</source>
        <translation>de förtränade vikterna känner till tecken som {mark}, men texterna läses utan dem: sätt {key} till {value} om vikterna tränades med dem</translation>
    </message>
    <message>
        <source>Name of the run and of its folder in the runs folder. Empty: that of the configuration file, or of the folder of recordings if there is no file or it is called config.yaml.</source>
        <translation>Körningens namn och namnet på dess mapp i mappen för körningar. Tomt: konfigurationsfilens namn, eller inspelningsmappens om det inte finns någon fil eller den heter config.yaml.</translation>
    </message>
    <message>
        <source>the run {run} was trained on other recordings than those of {corpus}. Train another voice under another name (--set name=NEW); if these are the same recordings, processed, resume with --allow-changes</source>
        <translation>körningen {run} har tränats på andra inspelningar än de i {corpus}. Träna en annan röst under ett annat namn (--set name=NEW); om det är samma inspelningar, bearbetade, återuppta med --allow-changes</translation>
    </message>
    <message>
        <source>&apos;{line}&apos; is not a command for a run; use pause, resume, stop, save_now, save_recent, sample_now, or change with settings</source>
        <translation>”{line}” är inget kommando till en körning; använd pause, resume, stop, save_now, save_recent, sample_now, eller change med inställningar</translation>
    </message>
    <message>
        <source>{process} trains {run}, but it cannot be followed: it is a window, or has just started</source>
        <translation>{process} tränar {run}, men kan inte följas: det är ett fönster, eller har just startat</translation>
    </message>
    <message>
        <source>{process} trains {run}, but its socket {socket} is not there. Follow the run on the computer and in the container where it is trained</source>
        <translation>{process} tränar {run}, men dess sockel {socket} finns inte här. Följ körningen på den dator och i den container där den tränas</translation>
    </message>
    <message>
        <source>the run {run} is trained by {process}, which cannot be reached from here. Stop it on the computer and in the container where it is trained: press Ctrl-C there, or run: formant stop {run}</source>
        <translation>körningen {run} tränas av {process}, som inte kan nås härifrån. Stoppa den på den dator och i den container där den tränas: tryck Ctrl-C där, eller kör: formant stop {run}</translation>
    </message>
    <message>
        <source>{process} was asked to stop but is still running; it may be in a long step</source>
        <translation>{process} har ombetts att stoppa men körs fortfarande; den kan vara mitt i ett långt steg</translation>
    </message>
    <message>
        <source>the run {folder} is training ({process}); stop it first</source>
        <translation>körningen {folder} tränas ({process}); stoppa den först</translation>
    </message>
    <message>
        <source>this job of the queue is not running</source>
        <translation>det här jobbet i kön körs inte</translation>
    </message>
    <message>
        <source>{file} has no configuration, so it cannot be continued as a whole; name it in train.pretrained_path of a configuration</source>
        <translation>{file} saknar konfiguration och kan därför inte fortsättas som helhet; ange den i train.pretrained_path i en konfiguration</translation>
    </message>
    <message>
        <source>the settings cannot be written to {file}, because it is not a file; save the configuration to a file and name that one</source>
        <translation>inställningarna kan inte skrivas till {file}, eftersom det inte är en fil; spara konfigurationen i en fil och ange den</translation>
    </message>
    <message>
        <source>For any machine: a long training as in balanced, with batch size, precision and buffers chosen for its GPU or CPU (see formant hardware).</source>
        <translation>För alla datorer: en lång träning som i balanced, med batchstorlek, precision och buffertar valda för GPU:n eller CPU:n (se formant hardware).</translation>
    </message>
    <message>
        <source>For a GPU with 4 to 8 GB: small batches with gradient accumulation, and low memory use.</source>
        <translation>För en GPU med 4 till 8 GB: små batchar med gradientackumulering och låg minnesanvändning.</translation>
    </message>
    <message>
        <source>For a GPU with 24 GB or more: large batches, more of them prefetched.</source>
        <translation>För en GPU med 24 GB eller mer: stora batchar, och fler av dem förbereds i förväg.</translation>
    </message>
    <message>
        <source>{where}: the configuration has version {value} of the format; this version of formant reads version 1. Use the newer formant that wrote it, or write version: 1</source>
        <translation>{where}: konfigurationen har version {value} av formatet; den här versionen av formant läser version 1. Använd den nyare formant som skrev den, eller skriv version: 1</translation>
    </message>
    <message>
        <source>the model is {model}, which the preset {preset} selects</source>
        <translation>modellen är {model}, som förinställningen {preset} väljer</translation>
    </message>
    <message>
        <source>the model is {model}, the default, because the configuration names none; --model (model.name) selects another</source>
        <translation>modellen är {model}, standardmodellen, eftersom konfigurationen inte anger någon; --model (model.name) väljer en annan</translation>
    </message>
    <message>
        <source>a step trains on {count} {sample|samples}</source>
        <translation>ett steg tränar på {count} {exempel|exempel}</translation>
    </message>
    <message>
        <source>chosen for this device: {settings}</source>
        <translation>valt för den här enheten: {settings}</translation>
    </message>
    <message>
        <source>chosen for this device</source>
        <translation>valt för den här enheten</translation>
    </message>
    <message>
        <source>{run} ended without saving at step {step}; its newest checkpoint is {file}. The reason: {reason}</source>
        <translation>{run} avslutades utan att spara vid steg {step}; dess nyaste kontrollpunkt är {file}. Orsaken: {reason}</translation>
    </message>
    <message>
        <source>half precision is slower than float32 on this CPU, so training runs in float32; a GPU would use it</source>
        <translation>halv precision är långsammare än float32 på den här CPU:n, så träningen körs i float32; en GPU skulle använda den</translation>
    </message>
    <message>
        <source>not measured: training steps with {batch} {sample|samples} did not end within {seconds} s on this machine; such a run is very slow. A smaller model (model.size), shorter recordings or a GPU are faster</source>
        <translation>inte uppmätt: träningssteg med {batch} {exempel|exempel} blev inte klara inom {seconds} s på den här datorn; en sådan körning är mycket långsam. En mindre modell (model.size), kortare inspelningar eller en GPU går fortare</translation>
    </message>
    <message>
        <source>not measured: the trial steps failed on this machine: {reason}</source>
        <translation>inte uppmätt: provstegen misslyckades på den här datorn: {reason}</translation>
    </message>
    <message>
        <source>{file} is not valid JSON: {reason}; expected {example}</source>
        <translation>{file} är inte giltig JSON: {reason}; förväntat {example}</translation>
    </message>
    <message>
        <source>{where}: unknown key &apos;{key}&apos;; known are {known}. Your own notes may be called note, comment or begin with an underscore</source>
        <translation>{where}: okänd nyckel ”{key}”; kända är {known}. Egna anteckningar får heta note, comment eller börja med ett understreck</translation>
    </message>
    <message>
        <source>{where}: unknown key &apos;{key}&apos;; did you mean &apos;{meant}&apos;? Your own notes may be called note, comment or begin with an underscore</source>
        <translation>{where}: okänd nyckel ”{key}”; menade du ”{meant}”? Egna anteckningar får heta note, comment eller börja med ett understreck</translation>
    </message>
    <message>
        <source>the queue {file} is already run by another formant process ({process}); wait for it or stop it</source>
        <translation>kön {file} körs redan av en annan formant-process ({process}); vänta på den eller stoppa den</translation>
    </message>
    <message>
        <source>the demo recordings were not prepared</source>
        <translation>demoinspelningarna förbereddes inte</translation>
    </message>
    <message>
        <source>the demo recordings could not be prepared: {reason}</source>
        <translation>demoinspelningarna kunde inte förberedas: {reason}</translation>
    </message>
    <message>
        <source>--resume: {folder} is a folder without a step_N.pt to resume from; name a checkpoint file, auto or never</source>
        <translation>--resume: {folder} är en mapp utan någon step_N.pt att återuppta från; ange en kontrollpunktsfil, auto eller never</translation>
    </message>
    <message>
        <source>--resume: {folder} is a folder. To resume from the newest checkpoint in it: --resume {file}; from that of this run: --resume auto</source>
        <translation>--resume: {folder} är en mapp. För att återuppta från den nyaste kontrollpunkten i den: --resume {file}; från den här körningens: --resume auto</translation>
    </message>
    <message>
        <source>--resume: there is no checkpoint {file}; give the path of a step_N.pt, or auto (resume from the newest checkpoint of the run) or never</source>
        <translation>--resume: det finns ingen kontrollpunkt {file}; ange sökvägen till en step_N.pt, eller auto (återuppta från körningens nyaste kontrollpunkt) eller never</translation>
    </message>
    <message>
        <source>{error}. That is: --set name=NEW --set train.pretrained_path={file}</source>
        <translation>{error}. Det vill säga: --set name=NEW --set train.pretrained_path={file}</translation>
    </message>
    <message>
        <source>{error}. That is: --resume {newest}, or --set name=NEW --set train.pretrained_path={file}</source>
        <translation>{error}. Det vill säga: --resume {newest}, eller --set name=NEW --set train.pretrained_path={file}</translation>
    </message>
    <message>
        <source>the run folder {folder} was removed or replaced</source>
        <translation>körningens mapp {folder} har tagits bort eller ersatts</translation>
    </message>
    <message>
        <source>the memory may become short: trying a step in another process first</source>
        <translation>minnet kan bli knappt: ett steg provas först i en annan process</translation>
    </message>
    <message>
        <source>a step with {batch} samples at a time comes too near the memory limit: training starts with {count} {sample|samples} at a time; the effective batch size stays the same</source>
        <translation>ett steg med {batch} exempel i taget kommer för nära minnesgränsen: träningen börjar med {count} {exempel|exempel} i taget; den effektiva batchstorleken förblir densamma</translation>
    </message>
    <message>
        <source>--apply changes a configuration file, but none is given; name one with --config</source>
        <translation>--apply ändrar en konfigurationsfil, men ingen är angiven; ange en med --config</translation>
    </message>
    <message>
        <source>they took longer than {seconds} s</source>
        <translation>de tog längre än {seconds} s</translation>
    </message>
    <message>
        <source>{count} {text|texts} with markup or dots between syllables, which are not spoken</source>
        <translation>{count} {text|texter} med formateringstecken eller punkter mellan stavelser, som inte uttalas</translation>
    </message>
    <message>
        <source>{training} {recording|recordings} to train on, {validation} to validate; {skipped} will be skipped, one of them because: {reason}</source>
        <translation>{training} {inspelning|inspelningar} att träna på, {validation} att validera; {skipped} hoppas över, en av dem därför att: {reason}</translation>
    </message>
    <message>
        <source>{file} looks like a configuration of another program or of the legacy scripts; convert it: {command}. The error: {error}</source>
        <translation>{file} ser ut som en konfiguration från ett annat program eller de äldre skripten; konvertera den: {command}. Felet: {error}</translation>
    </message>
    <message>
        <source>{file} was excluded: its text is garbled, because it was read with a wrong encoding</source>
        <translation>{file} uteslöts: texten är oläslig, eftersom den lästes med fel teckenkodning</translation>
    </message>
    <message>
        <source>the text of {file} is garbled: it was read with a wrong encoding</source>
        <translation>texten till {file} är oläslig: den lästes med fel teckenkodning</translation>
    </message>
    <message>
        <source>the demo recordings do not exist yet ({file}); open your own recordings, or have these prepared: with “Prepare the demo” on the Training page, or with {script}</source>
        <translation>demoinspelningarna finns inte ännu ({file}); öppna dina egna inspelningar eller låt dessa förberedas: med ”Förbered demon” på sidan Träning, eller med {script}</translation>
    </message>
    <message>
        <source>data.validation_share {share} puts all recordings into the validation set that this run was started with: start a new run, or set data.validation</source>
        <translation>data.validation_share {share} lägger alla inspelningar i valideringsmängden som den här körningen startades med: starta en ny körning, eller sätt data.validation</translation>
    </message>
    <message>
        <source>data.validation_share {share} selects none of the {count} recordings for validation: increase it, or set data.validation</source>
        <translation>data.validation_share {share} väljer ingen av de {count} inspelningarna för validering: öka det, eller sätt data.validation</translation>
    </message>
    <message>
        <source>training took {need} of {limit} when this configuration was last trained here</source>
        <translation>träningen tog {need} av {limit} när den här konfigurationen senast tränades här</translation>
    </message>
    <message>
        <source>training took {need} when this configuration was last trained here, but only {limit} are available: halve train.batch_size and double train.gradient_accumulation_steps</source>
        <translation>träningen tog {need} när den här konfigurationen senast tränades här, men bara {limit} finns tillgängligt: halvera train.batch_size och dubblera train.gradient_accumulation_steps</translation>
    </message>
    <message>
        <source>{time} for {steps} steps: a step took {seconds} s when this configuration was last trained here</source>
        <translation>{time} för {steps} steg: ett steg tog {seconds} s när den här konfigurationen senast tränades här</translation>
    </message>
    <message>
        <source>{time} for {steps} steps: a step on synthetic samples of {sample_s} s, the mean length in this corpus, took {seconds} s</source>
        <translation>{time} för {steps} steg: ett steg med syntetiska exempel på {sample_s} s, medellängden i den här korpusen, tog {seconds} s</translation>
    </message>
    <message>
        <source>{whole} for all {all} steps, {time} for an epoch of {steps} {step|steps} (rough estimate, may be several times off; the preflight check measures it)</source>
        <translation>{whole} för alla {all} steg, {time} för en epok på {steps} {steg|steg} (grov uppskattning, kan vara flera gånger fel; förkontrollen mäter det)</translation>
    </message>
    <message>
        <source>metadata that is not read</source>
        <translation>metadata som inte läses</translation>
    </message>
    <message>
        <source>{file} may hold the texts, but its format is not read; save them as metadata.csv with the columns file and text</source>
        <translation>{file} kan innehålla texterna, men formatet läses inte; spara dem som metadata.csv med kolumnerna file och text</translation>
    </message>
    <message>
        <source>{count} {text|texts} with marks of stress (a plus sign, an accent or a capital letter at a Cyrillic vowel), which set the stress of the spoken word</source>
        <translation>{count} {text|texter} med betoningstecken (ett plustecken, en accent eller en stor bokstav vid en kyrillisk vokal), som styr det talade ordets betoning</translation>
    </message>
    <message>
        <source>a model &apos;{model}&apos; cannot be converted; these have an upstream format: {kinds}</source>
        <translation>en modell ”{model}” kan inte konverteras; dessa har ett originalformat: {kinds}</translation>
    </message>
    <message>
        <source>the acoustic model that predicts the mels is not the one used before, or was trained further; training continues on the mels that it predicts now</source>
        <translation>den akustiska modellen som förutsäger mel-spektrogrammen är inte den som användes tidigare, eller har tränats vidare; träningen fortsätter på dem som den förutsäger nu</translation>
    </message>
    <message>
        <source>the teacher {file} knows the speakers {known}, but not {speaker} of the recordings; exclude those recordings, or train the teacher with them</source>
        <translation>lärarmodellen {file} känner till talarna {known}, men inte {speaker} i inspelningarna; uteslut de inspelningarna, eller träna lärarmodellen med dem</translation>
    </message>
    <message>
        <source>the checkpoint is of an earlier version; from here on, dropout draws other masks than that version would</source>
        <translation>kontrollpunkten är från en tidigare version; från och med nu drar dropout andra masker än den versionen skulle göra</translation>
    </message>
    <message>
        <source>only used with compile_mode: reduce-overhead</source>
        <translation>används bara med compile_mode: reduce-overhead</translation>
    </message>
    <message>
        <source>train.compile_fullgraph: {reason}; set it to false to train eagerly</source>
        <translation>train.compile_fullgraph: {reason}; sätt den till false för att träna utan grafer</translation>
    </message>
    <message>
        <source>{reason}: training runs eagerly; the resulting voice is the same</source>
        <translation>{reason}: träningen körs utan grafer; rösten blir densamma</translation>
    </message>
    <message>
        <source>not tested</source>
        <translation>inte testat</translation>
    </message>
    <message>
        <source>{option} has no effect on this voice of the model &apos;{kind}&apos;, whose options are {options}; remove {option}</source>
        <translation>{option} har ingen verkan på den här rösten av modellen ”{kind}”, vars alternativ är {options}; ta bort {option}</translation>
    </message>
    <message>
        <source>cannot read {file} to send it to the other ranks</source>
        <translation>{file} kan inte läsas för att skickas till de andra rankerna</translation>
    </message>
    <message>
        <source>a rank failed (exit code {code}); restarting all ranks from the newest checkpoint; {left} {restart|restarts} left</source>
        <translation>en rank misslyckades (slutkod {code}); alla ranker startas om från den senaste checkpointen; {left} {omstart|omstarter} kvar</translation>
    </message>
    <message>
        <source>settings can be changed on rank 0 only</source>
        <translation>inställningar kan bara ändras på rank 0</translation>
    </message>
    <message>
        <source>no GPU of this machine can be used</source>
        <translation>ingen GPU i den här datorn kan användas</translation>
    </message>
    <message>
        <source>{reason}; see `formant hardware`, or train on the CPU with --gpu cpu</source>
        <translation>{reason}; se `formant hardware`, eller träna på CPU:n med --gpu cpu</translation>
    </message>
    <message>
        <source>there is no GPU &quot;{name}&quot; here; GPUs that can be used: {usable}</source>
        <translation>det finns ingen GPU ”{name}” här; GPU:er som kan användas: {usable}</translation>
    </message>
    <message>
        <source>{gpu} cannot be used: {reason}</source>
        <translation>{gpu} kan inte användas: {reason}</translation>
    </message>
    <message>
        <source>GPU {gpu} is named twice; each rank needs its own</source>
        <translation>GPU {gpu} anges två gånger; varje rank behöver en egen</translation>
    </message>
    <message>
        <source>rank 0 computes on a GPU, but rank {rank} on {host} on the CPU; add --gpu cpu, or give each rank a GPU</source>
        <translation>rank 0 beräknar på en GPU, men rank {rank} på {host} på CPU:n; lägg till --gpu cpu, eller ge varje rank en GPU</translation>
    </message>
    <message>
        <source>rank 0 computes on the CPU, but rank {rank} on {host} on a GPU; add --gpu cpu, or give each rank a GPU</source>
        <translation>rank 0 beräknar på CPU:n, men rank {rank} på {host} på en GPU; lägg till --gpu cpu, eller ge varje rank en GPU</translation>
    </message>
    <message>
        <source>ranks {one} and {other} have the same GPU of {host} ({gpu}); each needs its own: start one rank for each GPU</source>
        <translation>ranker {one} och {other} har samma GPU på {host} ({gpu}); var och en behöver en egen: starta en rank per GPU</translation>
    </message>
    <message>
        <source>--ranks and --gpus start the ranks themselves, but variables of another launcher are set; remove the option, or start the program without torchrun, srun or mpirun</source>
        <translation>--ranks och --gpus startar själva rankerna, men variabler från ett annat startprogram är satta; ta bort flaggan, eller starta programmet utan torchrun, srun eller mpirun</translation>
    </message>
    <message>
        <source>rank {rank} was ended by signal {signal}</source>
        <translation>rank {rank} avslutades av signal {signal}</translation>
    </message>
    <message>
        <source>rank {rank} has not ended after another one; ending it</source>
        <translation>rank {rank} har inte avslutats efter en annan; den avslutas nu</translation>
    </message>
    <message>
        <source>{step}, shared by {ranks} ranks</source>
        <translation>{step}, fördelade på {ranks} ranker</translation>
    </message>
    <message>
        <source>a sum over the ranks is wrong; check the network cards and GPUs, and that all ranks run the same build</source>
        <translation>en summa över rankerna är fel; kontrollera nätverkskorten och GPU:erna, och att alla ranker kör samma bygge</translation>
    </message>
    <message>
        <source>the measurement was stopped</source>
        <translation>mätningen stoppades</translation>
    </message>
    <message>
        <source>there is one rank only, so there is nothing to measure; add --gpus or --ranks</source>
        <translation>det finns bara en rank, så det finns inget att mäta; lägg till --gpus eller --ranks</translation>
    </message>
    <message>
        <source>train.gpus has no effect here: the queue trains each run on one device</source>
        <translation>train.gpus har ingen verkan här: kön tränar varje körning på en enhet</translation>
    </message>
    <message>
        <source>communication</source>
        <translation>kommunikation</translation>
    </message>
    <message>
        <source>{device}: {steps} steps of {batch} x {accumulation} samples on each of {ranks} ranks, {ms} ms each: {speed} samples/s</source>
        <translation>{device}: {steps} steg med {batch} x {accumulation} exempel på var och en av {ranks} ranker, {ms} ms vardera: {speed} exempel/s</translation>
    </message>
    <message>
        <source>only used by a model that is trained on prepared tokens</source>
        <translation>gäller bara för en modell som tränas på förberedda tokens</translation>
    </message>
    <message>
        <source>Fine-tuning of the GPT of IndexTTS2 on a manifest of prepared tokens, as its community trains it.</source>
        <translation>Finjustering av GPT:n i IndexTTS2 på ett manifest med förberedda tokens, så som dess användare tränar den.</translation>
    </message>
    <message>
        <source>data.concatenate_max is {count}, but prepared tokens are not concatenated; set it to 1</source>
        <translation>data.concatenate_max är {count}, men förberedda tokens sätts inte ihop; sätt den till 1</translation>
    </message>
    <message>
        <source>several manifests are given, but a model of type {model} trains on one corpus of recordings (data.corpus)</source>
        <translation>flera manifest är angivna, men en modell av typen {model} tränas på en korpus med inspelningar (data.corpus)</translation>
    </message>
    <message>
        <source>text.tokenizer is not set: name the SentencePiece model with which the texts were tokenized (--tokenizer bpe.model)</source>
        <translation>text.tokenizer är inte satt: ange den SentencePiece-modell som texterna tokeniserades med (--tokenizer bpe.model)</translation>
    </message>
    <message>
        <source>no record of the manifest is left to train on; first reason: {first}</source>
        <translation>ingen post i manifestet finns kvar att träna på; första skäl: {first}</translation>
    </message>
    <message>
        <source>data.corpus is not set: name the manifest of prepared tokens (--train-manifest FILE)</source>
        <translation>data.corpus är inte satt: ange manifestet med förberedda tokens (--train-manifest FILE)</translation>
    </message>
    <message>
        <source>{key} is {value}, which this program&apos;s model cannot follow: {reason}</source>
        <translation>{key} är {value}, vilket programmets modell inte kan följa: {reason}</translation>
    </message>
    <message>
        <source>{training} {example|examples} of prepared tokens to train on, {validation} to validate; {tokens} text tokens</source>
        <translation>{training} {exempel|exempel} med förberedda tokens att träna på, {validation} att validera på; {tokens} texttokens</translation>
    </message>
    <message>
        <source>{training} {example|examples} of prepared tokens to train on, {validation} to validate; {skipped} will be skipped, first: {first}</source>
        <translation>{training} {exempel|exempel} med förberedda tokens att träna på, {validation} att validera på; {skipped} hoppas över, först: {first}</translation>
    </message>
    <message>
        <source>the pretrained weights have {theirs} rows of text tokens, this run has {own}: {common} are kept, the others start from random values</source>
        <translation>de förtränade vikterna har {theirs} rader med texttokens, den här körningen har {own}: {common} behålls, de andra börjar från slumpvärden</translation>
    </message>
    <message>
        <source>a model of type {model} trains on prepared tokens: there are no recordings to preprocess</source>
        <translation>en modell av typen {model} tränas på förberedda tokens: det finns inga inspelningar att förbehandla</translation>
    </message>
    <message>
        <source>{file} has no LoRA; convert it without --lora</source>
        <translation>{file} har ingen LoRA; konvertera den utan --lora</translation>
    </message>
    <message>
        <source>only used with LoRA (model.lora_rank above 0)</source>
        <translation>gäller bara med LoRA (model.lora_rank över 0)</translation>
    </message>
    <message>
        <source>A codec that turns mel spectrograms into audio tokens and back, for a voice model over audio tokens. It is trained on audio alone, so recordings need no texts.</source>
        <translation>En kodek som omvandlar mel-spektrogram till ljudtokens och tillbaka, för en röstmodell baserad på ljudtokens. Den tränas enbart på ljud, så inspelningarna behöver inga texter.</translation>
    </message>
    <message>
        <source>A voice over audio tokens with a vocabulary of a few words, from a minute of recordings, trained in minutes on two CPU cores. Needs a codec (preset dvae, model.size tiny).</source>
        <translation>En röst baserad på ljudtokens, med ett ordförråd på några få ord, från en minut inspelningar, tränad på några minuter med två CPU-kärnor. Kräver en kodek (förinställningen dvae, model.size tiny).</translation>
    </message>
    <message>
        <source>A voice over audio tokens that speaks in the voice of a reference recording, trained from nothing on hours of recordings. Needs a codec (preset dvae).</source>
        <translation>En röst baserad på ljudtokens, som talar med rösten i en referensinspelning, tränad från grunden på timmar av inspelningar. Kräver en kodek (förinställningen dvae).</translation>
    </message>
    <message>
        <source>{count} concatenated recordings may have {tokens} text tokens and {frames} frames, and the model has positions for {text} and {audio}: reduce data.concatenate_max, or raise max_text_tokens and max_audio_tokens of the model</source>
        <translation>{count} hopfogade inspelningar kan ha {tokens} texttokens och {frames} ramar, och modellen har positioner för {text} och {audio}: sänk data.concatenate_max, eller höj modellens max_text_tokens och max_audio_tokens</translation>
    </message>
    <message>
        <source>trains on the tokens of {file}</source>
        <translation>tränas på tokens från {file}</translation>
    </message>
    <message>
        <source>training on the tokens of the codec {file}</source>
        <translation>tränar på tokens från kodeken {file}</translation>
    </message>
    <message>
        <source>the LoRA of the pretrained weights was merged into the layers that it adapts</source>
        <translation>LoRA i de förtränade vikterna slogs ihop med lagren som den anpassar</translation>
    </message>
    <message>
        <source>a model of type {model} is trained on the tokens of a codec; train one first ({codecs}: formant --headless --model {codecs}), and name its checkpoint or run in {setting} (--codec)</source>
        <translation>en modell av typen {model} tränas på tokens från en kodek; träna en först ({codecs}: formant --headless --model {codecs}), och ange dess kontrollpunkt eller körning i {setting} (--codec)</translation>
    </message>
    <message>
        <source>{file} ({setting}) is a checkpoint of a model &apos;{model}&apos;, which is not a codec</source>
        <translation>{file} ({setting}) är en kontrollpunkt av en modell ”{model}”, som inte är någon kodek</translation>
    </message>
    <message>
        <source>the codec {file} ({setting}) was trained with {theirs}, but this run has {own}: set those of the codec</source>
        <translation>kodeken {file} ({setting}) tränades med {theirs}, men den här körningen har {own}: ange kodekens värden</translation>
    </message>
    <message>
        <source>no samples are written: a model of type {model} does not turn texts into audio</source>
        <translation>inga prov skrivs: en modell av typen {model} gör inte ljud av texter</translation>
    </message>
    <message>
        <source>A vocoder (HiFi-GAN V3) that converts the mel spectrograms of unet and xtts voices to audio. It is trained on audio alone, so recordings need no texts.</source>
        <translation>En vocoder (HiFi-GAN V3) som omvandlar mel-spektrogrammen från unet- och xtts-röster till ljud. Den tränas enbart på ljud, så inspelningarna behöver inga texter.</translation>
    </message>
    <message>
        <source>{file} was excluded: its text has {tokens} tokens, and the model has positions for {max} (max_text_tokens)</source>
        <translation>{file} uteslöts: dess text har {tokens} tokens, och modellen har positioner för {max} (max_text_tokens)</translation>
    </message>
    <message>
        <source>{file} was excluded: it has {frames} frames, and the model has positions for {max} (max_audio_tokens)</source>
        <translation>{file} uteslöts: den har {frames} ramar, och modellen har positioner för {max} (max_audio_tokens)</translation>
    </message>
    <message>
        <source>{file}: jobs wait for each other in a cycle (after), so none of them can start</source>
        <translation>{file}: jobb väntar på varandra i en cirkel (after), så inget av dem kan starta</translation>
    </message>
    <message>
        <source>there is no recipe &apos;{name}&apos;; there are {names}</source>
        <translation>det finns inget recept ”{name}”; de som finns är {names}</translation>
    </message>
    <message>
        <source>{setting} cannot be set for all runs of a recipe, which chooses models and training itself; set data, audio, text, train.seed and name here, and all else for a single job of the queue</source>
        <translation>{setting} kan inte sättas för alla körningar i ett recept, som själv väljer modeller och träning; sätt data, audio, text, train.seed och name här, och allt annat för ett enskilt jobb i kön</translation>
    </message>
    <message>
        <source>Codec, vocoder and voice with a vocabulary of a few words, from a minute of recordings, on two CPU cores.</source>
        <translation>Kodek, vocoder och röst med ett ordförråd på några få ord, från en minut inspelningar, med två CPU-kärnor.</translation>
    </message>
    <message>
        <source>Codec, vocoder and voice that speaks in the voice of a reference recording, from hours of recordings, on a GPU.</source>
        <translation>Kodek, vocoder och röst som talar med rösten i en referensinspelning, från timmar av inspelningar, på en GPU.</translation>
    </message>
    <message>
        <source>rank {rank} on {host} has other recordings or texts, or another teacher or codec, than rank 0; the files must be the same on all machines, and espeak-ng of the same version</source>
        <translation>rank {rank} på {host} har andra inspelningar eller texter, eller en annan lärare eller kodek, än rank 0; filerna måste vara desamma på alla datorer, och espeak-ng av samma version</translation>
    </message>
    <message>
        <source>{file} ({setting}) is not used: the pretrained weights hold the codec that they were trained with</source>
        <translation>{file} ({setting}) används inte: de förtränade vikterna innehåller kodeken som de tränades med</translation>
    </message>
    <message>
        <source>train.layers is {layers}, which trains a small addition to pretrained weights, and none are set: name them (train.pretrained_path), or train all layers (full)</source>
        <translation>train.layers är {layers}, som tränar ett litet tillägg till förtränade vikter, och inga är angivna: ange dem (train.pretrained_path), eller träna alla lager (full)</translation>
    </message>
    <message>
        <source>a recipe needs recordings (data.corpus), and there are none at &apos;{path}&apos;</source>
        <translation>ett recept behöver inspelningar (data.corpus), och det finns inga i ”{path}”</translation>
    </message>
    <message>
        <source>the queue has a run &apos;{name}&apos; with other settings; use another name (name), or remove that job</source>
        <translation>kön har en körning ”{name}” med andra inställningar; använd ett annat namn (name) eller ta bort det jobbet</translation>
    </message>
    <message>
        <source>{folder} holds a run of a model of type {existing}, and the recipe would train one of type {model} there; use another name (name)</source>
        <translation>{folder} innehåller en körning av en modell av typen {existing}, och receptet skulle träna en av typen {model} där; använd ett annat namn (name)</translation>
    </message>
    <message>
        <source>&apos;{sentence}&apos; did not end before the longest that this voice speaks, and was cut off there; speak it with another seed or a lower temperature, or train the voice longer</source>
        <translation>”{sentence}” tog inte slut före det längsta som rösten talar och klipptes av där; syntetisera den med ett annat frö eller lägre temperatur, eller träna rösten längre</translation>
    </message>
    <message>
        <source>model.lora_alpha stays {trained}, with which the LoRA was trained, not {requested}</source>
        <translation>model.lora_alpha förblir {trained}, som LoRA:n tränades med, inte {requested}</translation>
    </message>
    <message>
        <source>the voice in {file} reads pieces of words (text.tokenizer), which the upstream code of its model does not: it cannot be converted</source>
        <translation>rösten i {file} läser delar av ord (text.tokenizer), vilket originalkoden för dess modell inte gör: den kan inte konverteras</translation>
    </message>
    <message>
        <source>not used with a tokenizer (text.tokenizer), which reads the texts as they are written</source>
        <translation>används inte med en tokeniserare (text.tokenizer), som läser texterna så som de är skrivna</translation>
    </message>
    <message>
        <source>the sample &apos;{text}&apos; did not end before the longest that this voice speaks, and was cut off there; a voice that is trained longer ends its speech itself</source>
        <translation>provet ”{text}” tog inte slut före det längsta som rösten talar och klipptes av där; en röst som tränas längre avslutar sitt tal själv</translation>
    </message>
    <message>
        <source>text.tokenizer stays that of the checkpoint, whose texts the model has learned, not &apos;{requested}&apos;</source>
        <translation>text.tokenizer förblir kontrollpunktens, vars texter modellen har lärt sig, inte ”{requested}”</translation>
    </message>
    <message>
        <source>the model was trained with {own}, and upstream&apos;s code of it knows {needed} alone: it cannot be converted</source>
        <translation>modellen tränades med {own}, och dess originalkod känner bara till {needed}: den kan inte konverteras</translation>
    </message>
    <message>
        <source>the codec was trained from nothing, and shifts the bands of its mels; upstream&apos;s code only scales them: it cannot be converted</source>
        <translation>kodeken tränades från grunden och förskjuter sina mel-band; originalkoden skalar dem bara: den kan inte konverteras</translation>
    </message>
    <message>
        <source>{file} lacks a part of the model that the code which wrote it keeps in {companion}: put that file next to it</source>
        <translation>{file} saknar en del av modellen som koden som skrev den förvarar i {companion}: lägg den filen bredvid</translation>
    </message>
    <message>
        <source>{file} was written by another program, and the tokenizer that reads its texts is missing: put its {tokenizer} next to it</source>
        <translation>{file} skrevs av ett annat program, och tokeniseraren som läser dess texter saknas: lägg dess {tokenizer} bredvid</translation>
    </message>
    <message>
        <source>the weights come from another program: {origin}</source>
        <translation>vikterna kommer från ett annat program: {origin}</translation>
    </message>
    <message>
        <source>this model has parts that are not trained, and come from pretrained weights: name them (train.pretrained_path, --base-checkpoint)</source>
        <translation>den här modellen har delar som inte tränas, och som kommer från förtränade vikter: ange dem (train.pretrained_path, --base-checkpoint)</translation>
    </message>
    <message>
        <source>{file} has {pieces} pieces, but the weights next to it have rows for {rows}: put the tokenizer there with which they were trained</source>
        <translation>{file} har {pieces} stycken, men vikterna bredvid har rader för {rows}: lägg dit tokeniseraren som de tränades med</translation>
    </message>
    <message>
        <source>{file} ({setting}) holds no weights of a codec</source>
        <translation>{file} ({setting}) innehåller inga vikter av en kodek</translation>
    </message>
    <message>
        <source>Fine-tunes the published XTTS v2 on recordings of one or several voices. Needs its files in one folder; name its model.pth in train.pretrained_path (--base-checkpoint).</source>
        <translation>Finjusterar den publicerade XTTS v2 på inspelningar av en eller flera röster. Behöver dess filer i en mapp; ange dess model.pth i train.pretrained_path (--base-checkpoint).</translation>
    </message>
    <message>
        <source>the take was not written completely to {folder}, and is not kept. Check the disk, then record it again</source>
        <translation>tagningen skrevs inte fullständigt till {folder} och behålls inte. Kontrollera disken och spela in den igen</translation>
    </message>
    <message>
        <source>{count} programs follow this run already, and no more can; close one of them</source>
        <translation>{count} program följer redan den här körningen och fler går inte; stäng ett av dem</translation>
    </message>
    <message>
        <source>cannot write the checkpoint of rank 0 to {file}: {reason}</source>
        <translation>det går inte att skriva kontrollpunkten för rank 0 till {file}: {reason}</translation>
    </message>
    <message>
        <source>a voice of type {model} has no form that other programs&apos; players know; formant checkpoint convert writes it for the program that it comes from</source>
        <translation>en röst av typen {model} har ingen form som andra programs spelare känner till; formant checkpoint convert skriver den för programmet som den kommer från</translation>
    </message>
    <message>
        <source>the voice has no vocoder, and no player has Griffin-Lim; name one with --vocoder (a checkpoint, or the folder of a run)</source>
        <translation>rösten har ingen vocoder, och ingen spelare har Griffin-Lim; ange en med --vocoder (en kontrollpunkt eller mappen för en körning)</translation>
    </message>
    <message>
        <source>the symbols of this voice lack one that players write around every text: the space, or the beginning or end of a text</source>
        <translation>bland den här röstens symboler saknas en som spelare skriver runt varje text: mellanslaget, eller början eller slutet av en text</translation>
    </message>
    <message>
        <source>Piper reads letters one by one: it spells no numbers, and skips the marks of letters such as é unless they are symbols of their own</source>
        <translation>Piper läser bokstav för bokstav: det stavar inga tal och hoppar över tecknen på bokstäver som é, om de inte är egna symboler</translation>
    </message>
    <message>
        <source>no voice can be exported for the player {player}; known are: {players}</source>
        <translation>ingen röst kan exporteras för spelaren {player}; kända är: {players}</translation>
    </message>
    <message>
        <source>the exported files speak {theirs} samples, the voice {ours}: a fault of this program, which you can report</source>
        <translation>de exporterade filerna talar {theirs} sampel, rösten {ours}: ett fel i det här programmet, som du kan rapportera</translation>
    </message>
    <message>
        <source>the exported files sound different from the voice (by {difference}): a fault of this program, which you can report</source>
        <translation>de exporterade filerna låter annorlunda än rösten (med {difference}): ett fel i det här programmet, som du kan rapportera</translation>
    </message>
    <message>
        <source>sherpa-onnx knows symbols of one character only, so it never speaks these: {symbols}</source>
        <translation>sherpa-onnx känner bara till symboler med ett tecken, så de här uttalas aldrig: {symbols}</translation>
    </message>
    <message>
        <source>sherpa-onnx 1 pronounces texts if it is given the folder espeak-ng-data; sherpa-onnx 2 looks words up in a lexicon, which --lexicon-from FILE makes of the words of a text</source>
        <translation>sherpa-onnx 1 uttalar texter om det får mappen espeak-ng-data; sherpa-onnx 2 slår upp ord i ett lexikon, som --lexicon-from FIL gör av orden i en text</translation>
    </message>
    <message>
        <source>the next examination will measure all recordings again: {reason}</source>
        <translation>nästa undersökning mäter alla inspelningar igen: {reason}</translation>
    </message>
    <message>
        <source>formant status and the window show a former state of this run: {reason}</source>
        <translation>formant status och fönstret visar ett tidigare tillstånd för den här körningen: {reason}</translation>
    </message>
    <message>
        <source>other processes cannot follow this run: {reason}</source>
        <translation>andra processer kan inte följa den här körningen: {reason}</translation>
    </message>
    <message>
        <source>--check compares weights in full precision: a voice in half precision speaks a little differently; omit --half or --check</source>
        <translation>--check jämför vikter i full precision: en röst i halv precision talar lite annorlunda; utelämna --half eller --check</translation>
    </message>
    <message>
        <source>{file} is a checkpoint of this program already; formant checkpoint export writes it without what only training needs</source>
        <translation>{file} är redan en checkpoint från detta program; formant checkpoint export skriver den utan det som bara träningen behöver</translation>
    </message>
    <message>
        <source>the file lacks what only training needs: the voice speaks; a run from it (train.pretrained_path) starts with --layers posterior_encoder_only</source>
        <translation>filen saknar det som bara träningen behöver: rösten talar; en träning från den (train.pretrained_path) börjar med --layers posterior_encoder_only</translation>
    </message>
    <message>
        <source>{file} was written by another program, and no {config} next to it describes the model: put the one it was trained with there</source>
        <translation>{file} skrevs av ett annat program, och ingen {config} bredvid beskriver modellen: lägg den som den tränades med där</translation>
    </message>
    <message>
        <source>{file} describes no model whose weights this program reads</source>
        <translation>{file} beskriver ingen modell vars vikter detta program läser</translation>
    </message>
    <message>
        <source>this voice makes its samples without a vocoder; omit --separate-vocoder</source>
        <translation>denna röst gör sina sampel utan vocoder; utelämna --separate-vocoder</translation>
    </message>
    <message>
        <source>{option} has no effect on a voice for {player}; omit it</source>
        <translation>{option} har ingen verkan på en röst för {player}; utelämna den</translation>
    </message>
    <message>
        <source>{file} is a vocoder, which speaks no texts: name a voice, and the vocoder with --vocoder; alone it is exported by --to onnx or safetensors</source>
        <translation>{file} är en vocoder, som inte talar texter: ange en röst, och vocodern med --vocoder; ensam exporteras den med --to onnx eller safetensors</translation>
    </message>
    <message>
        <source>{file} exists already and is not a report; choose another file with --out, or replace it with --force</source>
        <translation>{file} finns redan och är ingen rapport; välj en annan fil med --out, eller ersätt den med --force</translation>
    </message>
    <message>
        <source>{duration} of audio to train on</source>
        <translation>{duration} ljud att träna på</translation>
    </message>
    <message>
        <source>initialized randomly (needed for training only, not in the file): {parts}</source>
        <translation>initierade med slumpvärden (behövs bara för träning, finns inte i filen): {parts}</translation>
    </message>
    <message>
        <source>A voice made for synthesis only (Piper&apos;s voice.onnx) gets a posterior encoder, then learns the voice of the recordings.</source>
        <translation>En röst som gjorts bara för syntes (Pipers voice.onnx) får en posterior-kodare och lär sig sedan inspelningarnas röst.</translation>
    </message>
    <message>
        <source>{file} has all weights that training needs, so it is adapted by one run: set train.pretrained_path, with the preset fine_tune</source>
        <translation>{file} har alla vikter som träningen behöver och anpassas därför med en enda körning: ange train.pretrained_path, med förinställningen fine_tune</translation>
    </message>
    <message>
        <source>the recipe {name} adapts a voice: set train.pretrained_path to its file</source>
        <translation>receptet {name} anpassar en röst: ange dess fil i train.pretrained_path</translation>
    </message>
    <message>
        <source>{file} is shorter than when it was analyzed; cut it again</source>
        <translation>{file} är kortare än när den analyserades; klipp den igen</translation>
    </message>
    <message>
        <source>{file} has changed since it was analyzed; cut it again</source>
        <translation>{file} har ändrats sedan den analyserades; klipp den igen</translation>
    </message>
    <message>
        <source>{place}: it is not a record of a cut clip; restore the line, or delete it</source>
        <translation>{place}: det är inte en post för ett urklippt klipp; återställ raden, eller ta bort den</translation>
    </message>
    <message>
        <source>{place}: the columns are no longer file,text; restore them, or choose another folder</source>
        <translation>{place}: kolumnerna är inte längre file,text; återställ dem, eller välj en annan mapp</translation>
    </message>
    <message>
        <source>the clips need {needed}, but {folder} has {there} of free space; free some, or choose another folder</source>
        <translation>klippen behöver {needed}, men {folder} har {there} ledigt utrymme; frigör utrymme, eller välj en annan mapp</translation>
    </message>
    <message>
        <source>{folder} has clips of {file} that were cut with other settings or texts; undo that first, or choose another folder</source>
        <translation>{folder} har klipp ur {file} som klipptes med andra inställningar eller texter; ångra det först, eller välj en annan mapp</translation>
    </message>
    <message>
        <source>{file} was cut into these clips before</source>
        <translation>{file} har klippts till de här klippen förut</translation>
    </message>
    <message>
        <source>{edited}, which holds your edits, does not have the new clips; they are in {metadata}</source>
        <translation>{edited}, som innehåller dina ändringar, har inte de nya klippen; de finns i {metadata}</translation>
    </message>
    <message>
        <source>no clip can be cut from {file}; the first part is skipped because {reason}</source>
        <translation>inget klipp kan klippas ur {file}; den första delen hoppas över eftersom {reason}</translation>
    </message>
    <message>
        <source>no speech was found in the recordings</source>
        <translation>inget tal hittades i inspelningarna</translation>
    </message>
    <message>
        <source>{folder} holds other files; choose a new or empty folder, or one of clips that were cut before</source>
        <translation>{folder} innehåller andra filer; välj en ny eller tom mapp, eller en med klipp som har klippts förut</translation>
    </message>
    <message>
        <source>{folder} holds no clips that were cut from long recordings</source>
        <translation>{folder} innehåller inga klipp ur långa inspelningar</translation>
    </message>
    <message>
        <source>next to {file} are several files that may be its texts: {names}; choose one of them, or cut by silence</source>
        <translation>bredvid {file} finns flera filer som kan vara dess texter: {names}; välj en av dem, eller klipp efter tystnad</translation>
    </message>
    <message>
        <source>no captions or labels are next to {file} (.srt, .vtt, .TextGrid, or .txt of Audacity); choose their file, or cut by silence</source>
        <translation>bredvid {file} finns inga undertexter eller etiketter (.srt, .vtt, .TextGrid eller .txt från Audacity); välj deras fil, eller klipp efter tystnad</translation>
    </message>
    <message>
        <source>a file of captions or labels belongs to one recording; name one recording, or put each file next to its recording, with its name</source>
        <translation>en fil med undertexter eller etiketter hör till en inspelning; ange en inspelning, eller lägg varje fil bredvid sin inspelning, med samma namn</translation>
    </message>
    <message>
        <source>{file} is named twice, or a copy of another recording; name each recording once</source>
        <translation>{file} anges två gånger, eller är en kopia av en annan inspelning; ange varje inspelning en gång</translation>
    </message>
    <message>
        <source>the transcriber failed for the first clips, so the others were not tried; correct its command, then cut again</source>
        <translation>transkriberaren misslyckades för de första klippen, så de andra prövades inte; rätta dess kommando och klipp igen</translation>
    </message>
    <message>
        <source>{edited} holds your edits of these clips, and would name clips that are gone; delete it first if the edits are not needed</source>
        <translation>{edited} innehåller dina ändringar av de här klippen och skulle ange klipp som är borta; ta bort den först om ändringarna inte behövs</translation>
    </message>
    <message>
        <source>all segmentations into {folder} were undone; the clips that remain were changed</source>
        <translation>alla klippningar till {folder} har ångrats; klippen som är kvar har ändrats</translation>
    </message>
    <message>
        <source>{edited} holds your edits of these clips; write the other texts on the Data page, too, or delete that file if the edits are not needed</source>
        <translation>{edited} innehåller dina ändringar av de här klippen; skriv de andra texterna på sidan Data också, eller ta bort filen om ändringarna inte behövs</translation>
    </message>
    <message>
        <source>{file} has no suggested text that waits to be confirmed</source>
        <translation>{file} har ingen föreslagen text som väntar på att bekräftas</translation>
    </message>
    <message>
        <source>cannot split the command of the transcriber into arguments: {command}; close each quote, and write a backslash as \\</source>
        <translation>transkriberarens kommando kan inte delas i argument: {command}; stäng varje citattecken, och skriv ett omvänt snedstreck som \\</translation>
    </message>
    <message>
        <source>the transcriber failed for {file}: {reason}{said}</source>
        <translation>transkriberaren misslyckades för {file}: {reason}{said}</translation>
    </message>
    <message>
        <source>its output is not UTF-8</source>
        <translation>dess utdata är inte UTF-8</translation>
    </message>
    <message>
        <source>the command of the transcriber has no &apos;{mark}&apos;, which stands for the clip: {command}</source>
        <translation>transkriberarens kommando har inget ”{mark}”, som står för klippet: {command}</translation>
    </message>
    <message>
        <source>there is no program &apos;{program}&apos; to transcribe with; install it, or give its path</source>
        <translation>det finns inget program ”{program}” att transkribera med; installera det, eller ange dess sökväg</translation>
    </message>
    <message>
        <source>the time limit of the transcriber must be above 0 s</source>
        <translation>transkriberarens tidsgräns måste vara över 0 s</translation>
    </message>
    <message>
        <source>stopped while transcribing</source>
        <translation>stoppades under transkriberingen</translation>
    </message>
    <message>
        <source>it took longer than {seconds} s</source>
        <translation>det tog längre än {seconds} s</translation>
    </message>
    <message>
        <source>it ended with code {code}</source>
        <translation>det avslutades med koden {code}</translation>
    </message>
    <message>
        <source>{folder} is a link; clips are made and removed only in a folder itself: put that folder in its place</source>
        <translation>{folder} är en länk; klipp skapas och tas bort bara i en egen mapp: lägg den mappen i dess ställe</translation>
    </message>
    <message>
        <source>it prints without an end</source>
        <translation>dess utdata tar aldrig slut</translation>
    </message>
</context>
<context>
    <name>synth</name>
    <message>
        <source>the checkpoint&apos;s list of speakers is empty. Use an older checkpoint</source>
        <translation>kontrollpunktens lista över talare är tom. Använd en äldre kontrollpunkt</translation>
    </message>
    <message>
        <source>the checkpoint&apos;s list of {entry} is damaged. Use an older checkpoint</source>
        <translation>kontrollpunktens lista över {entry} är skadad. Använd en äldre kontrollpunkt</translation>
    </message>
    <message>
        <source>the mel settings of vocoder and voice differ: vocoder {vocoder}; voice {voice}. Train a vocoder with the voice&apos;s audio settings</source>
        <translation>mel-inställningarna för vocoder och röst skiljer sig åt: vocoder {vocoder}; röst {voice}. Träna en vocoder med röstens ljudinställningar</translation>
    </message>
    <message>
        <source>the text is empty</source>
        <translation>texten är tom</translation>
    </message>
    <message>
        <source>&apos;{text}&apos; contains nothing that this voice can speak</source>
        <translation>”{text}” innehåller inget som den här rösten kan läsa upp</translation>
    </message>
    <message>
        <source>this checkpoint is a vocoder, which cannot speak texts; pass it with --vocoder, next to the checkpoint of a voice</source>
        <translation>den här kontrollpunkten är en vocoder, som inte kan läsa upp texter; ange den med --vocoder, tillsammans med en rösts kontrollpunkt</translation>
    </message>
    <message>
        <source>this voice does not use a vocoder; remove the vocoder</source>
        <translation>den här rösten använder ingen vocoder; ta bort vocodern</translation>
    </message>
    <message>
        <source>speaking was stopped</source>
        <translation>uppläsningen stoppades</translation>
    </message>
    <message>
        <source>skipped phonemes that are not in the training data: {symbols}</source>
        <translation>hoppade över fonem som inte finns i träningsdata: {symbols}</translation>
    </message>
    <message>
        <source>this voice does not support reference recordings; remove the reference</source>
        <translation>den här rösten stöder inte referensinspelningar; ta bort referensen</translation>
    </message>
    <message>
        <source>this voice has one speaker; voice conversion needs a voice that was trained on both speakers</source>
        <translation>den här rösten har en talare; röstkonvertering kräver en röst som har tränats på båda talarna</translation>
    </message>
    <message>
        <source>the voice in {setting} has {voice}, but this run has {training}: use the settings of the voice</source>
        <translation>rösten i {setting} har {voice}, men den här körningen har {training}: använd röstens inställningar</translation>
    </message>
    <message>
        <source>the checkpoint given as vocoder is a voice; a vocoder is trained with model.name {kinds}</source>
        <translation>kontrollpunkten som angavs som vocoder är en röst; en vocoder tränas med model.name {kinds}</translation>
    </message>
    <message>
        <source>the checkpoint is a model &apos;{name}&apos;; only voices of {kinds} support voice conversion</source>
        <translation>kontrollpunkten är en modell ”{name}”; bara röster från {kinds} stöder röstkonvertering</translation>
    </message>
    <message>
        <source>this checkpoint of a model of type {model} outputs audio tokens, for which this program has no decoder; convert it for the program that has one (formant checkpoint convert)</source>
        <translation>den här checkpointen av en modell av typen {model} ger ljudtokens, som programmet saknar avkodare för; konvertera den för programmet som har en (formant checkpoint convert)</translation>
    </message>
    <message>
        <source>this checkpoint is a codec, which cannot speak texts; train a voice on its tokens (--codec)</source>
        <translation>den här kontrollpunkten är en kodek, som inte kan läsa upp texter; träna en röst på dess token (--codec)</translation>
    </message>
    <message>
        <source>the checkpoint in {setting} is a model &apos;{name}&apos;; the teacher must be a voice of a model that predicts mels, or a codec: {kinds}</source>
        <translation>kontrollpunkten i {setting} är en modell ”{name}”; lärarmodellen måste vara en röst från en modell som förutsäger mel-spektrogram, eller en kodek: {kinds}</translation>
    </message>
    <message>
        <source>the text has {tokens} tokens, and this voice has positions for {max}: split it into shorter sentences</source>
        <translation>texten har {tokens} tokens, och den här rösten har positioner för {max}: dela upp den i kortare meningar</translation>
    </message>
    <message>
        <source>this voice has no default voice; choose a reference recording of the voice to speak with (--reference)</source>
        <translation>den här rösten har ingen standardröst; välj en referensinspelning av rösten som den ska tala med (--reference)</translation>
    </message>
    <message>
        <source>{rate} Hz, n_fft {n_fft}, hop {hop}, {n_mels} {scale} mels of the {spectrum}, {low} to {high} Hz</source>
        <translation>{rate} Hz, n_fft {n_fft}, steg {hop}, {n_mels} melband ({scale}, {spectrum}), {low} till {high} Hz</translation>
    </message>
    <message>
        <source>this voice speaks {language} alone; remove --language</source>
        <translation>den här rösten talar bara {language}; ta bort --language</translation>
    </message>
    <message>
        <source>this voice comes from a file that was made for speaking texts, without the part that converts recordings: train it first (train.pretrained_path)</source>
        <translation>denna röst kommer från en fil som gjordes för att tala texter, utan delen som konverterar inspelningar: träna den först (train.pretrained_path)</translation>
    </message>
</context>
<context>
    <name>text</name>
    <message>
        <source>espeak-ng does not start; is the package espeak-ng-data installed?</source>
        <translation>espeak-ng startar inte; är paketet espeak-ng-data installerat?</translation>
    </message>
    <message>
        <source>text.language is &apos;{language}&apos;, which espeak-ng does not support; `espeak-ng --voices` lists all voices</source>
        <translation>text.language är ”{language}”, som espeak-ng inte stöder; `espeak-ng --voices` listar alla röster</translation>
    </message>
    <message>
        <source>Language of the texts, as espeak-ng names it: es for Spanish, fa for Persian, sv for Swedish, de for German, en-us for American English.</source>
        <translation>Texternas språk, så som espeak-ng benämner det: es för spanska, fa för persiska, sv för svenska, de för tyska, en-us för amerikansk engelska.</translation>
    </message>
    <message>
        <source>phonemes: IPA from espeak-ng; characters: the letters of the text, for languages that espeak-ng reads poorly or not at all.</source>
        <translation>phonemes: IPA från espeak-ng; characters: textens bokstäver, för språk som espeak-ng läser dåligt eller inte alls.</translation>
    </message>
    <message>
        <source>Keep punctuation that ends sentences and clauses, so that the voice can learn intonation and pauses.</source>
        <translation>Behåll den interpunktion som avslutar meningar och satser, så att rösten kan lära sig intonation och pauser.</translation>
    </message>
    <message>
        <source>Spell out numbers by ICU&apos;s rules; off: espeak-ng reads the digits. Always on in characters mode.</source>
        <translation>Skriv ut tal med ord enligt ICU:s regler; av: espeak-ng läser siffrorna. Alltid på i läget characters.</translation>
    </message>
    <message>
        <source>Table of token ids. auto: that of the pretrained weights (train.pretrained_path) if it is known, else as corpus; corpus: the symbols of the texts, sorted; vits: the table of upstream VITS; piper: that of Piper.</source>
        <translation>Tabell över symbol-id:n. auto: den i de förtränade vikterna (train.pretrained_path) om den är känd, annars som corpus; corpus: texternas symboler, sorterade; vits: tabellen i originalets VITS; piper: Pipers.</translation>
    </message>
    <message>
        <source>it is not valid JSON</source>
        <translation>det är inte giltig JSON</translation>
    </message>
    <message>
        <source>Keep stress and length marks, which distinguish words in many languages. auto: as the checkpoint that is resumed, or the pretrained weights; on for a new voice.</source>
        <translation>Behåll betonings- och längdtecken, som skiljer ord åt i många språk. auto: som kontrollpunkten som återupptas, eller de förtränade vikterna; on för en ny röst.</translation>
    </message>
    <message>
        <source>{file} is not a SentencePiece model (bpe.model)</source>
        <translation>{file} är ingen SentencePiece-modell (bpe.model)</translation>
    </message>
    <message>
        <source>the first pieces of the SentencePiece model {file} are {first} and {second}; they must be &lt;s&gt; and &lt;/s&gt;: train it with --bos_id=0 --eos_id=1 --unk_id=2</source>
        <translation>de första delarna i SentencePiece-modellen {file} är {first} och {second}; de måste vara &lt;s&gt; och &lt;/s&gt;: träna den med --bos_id=0 --eos_id=1 --unk_id=2</translation>
    </message>
    <message>
        <source>{file} is not a tokenizer of XTTS (vocab.json): {why}</source>
        <translation>{file} är ingen tokeniserare för XTTS (vocab.json): {why}</translation>
    </message>
    <message>
        <source>the tokenizer has no language {language}; set text.language to one that it has: {known}</source>
        <translation>tokeniseraren har inte språket {language}; ställ in text.language på ett som den har: {known}</translation>
    </message>
    <message>
        <source>Separators between symbols. auto: matches the symbol table; spaced: spaces before, between and after words; plain: spaces between words; blanks: as plain, with a blank between symbols and at both ends (add_blank of upstream VITS); piper: blanks, with begin and end marks; pieces: as plain, after a marker of the language.</source>
        <translation>Avgränsare mellan symboler. auto: som symboltabellen kräver; spaced: mellanslag före, mellan och efter ord; plain: mellanslag mellan ord; blanks: som plain, med en tom symbol mellan symbolerna och i båda ändar (add_blank i originalets VITS); piper: tomma symboler, med tecken för början och slut; pieces: som plain, efter ett tecken för språket.</translation>
    </message>
    <message>
        <source>SentencePiece model (bpe.model) with which the texts of prepared tokens were tokenized, or the vocab.json of XTTS with which texts are split into pieces, in place of phonemes or characters.</source>
        <translation>SentencePiece-modell (bpe.model) som texterna i förberedda tokens tokeniserades med, eller XTTS:s vocab.json som texter delas upp i delar med, i stället för fonem eller tecken.</translation>
    </message>
</context>
<context>
    <name>train</name>
    <message>
        <source>{key} cannot be changed during training; stop the run, change it, and start the run again. These can be changed: {keys}</source>
        <translation>{key} kan inte ändras under träningen; stoppa körningen, ändra inställningen och starta körningen igen. Följande kan ändras: {keys}</translation>
    </message>
    <message>
        <source>the disk is full; removed {count} older {checkpoint|checkpoints} of this run to make space for the new one</source>
        <translation>disken är full; tog bort {count} {äldre kontrollpunkt|äldre kontrollpunkter} från den här körningen för att ge plats åt den nya</translation>
    </message>
    <message>
        <source>paused because the disk is full: {reason}. Training continues automatically once space is free</source>
        <translation>pausad eftersom disken är full: {reason}. Träningen fortsätter automatiskt när utrymme finns</translation>
    </message>
    <message>
        <source>out of memory; use a smaller train.batch_size or a smaller model ({reason})</source>
        <translation>slut på minne; använd ett mindre train.batch_size eller en mindre modell ({reason})</translation>
    </message>
    <message>
        <source>internal error: {reason}</source>
        <translation>internt fel: {reason}</translation>
    </message>
    <message>
        <source>{list}, {last}</source>
        <translation>{list}, {last}</translation>
    </message>
    <message>
        <source>{trained} of {all} parameters are trained: {layers}</source>
        <translation>{trained} av {all} parametrar tränas: {layers}</translation>
    </message>
    <message>
        <source>{trained} of {all} parameters are trained: {layers}; frozen: {fixed}</source>
        <translation>{trained} av {all} parametrar tränas: {layers}; fryst: {fixed}</translation>
    </message>
    <message>
        <source>train.layers is custom, but train.layer_patterns is empty</source>
        <translation>train.layers är custom, men train.layer_patterns är tomt</translation>
    </message>
    <message>
        <source>from step {step} on: {settings}</source>
        <translation>från och med steg {step}: {settings}</translation>
    </message>
    <message>
        <source>{changed}; {layers}</source>
        <translation>{changed}; {layers}</translation>
    </message>
    <message>
        <source>the settings were not changed, and training continues: {reason}</source>
        <translation>inställningarna ändrades inte, och träningen fortsätter: {reason}</translation>
    </message>
    <message>
        <source>the gradient norm was {norm}, above {limit}; the step was skipped</source>
        <translation>gradientnormen var {norm}, över {limit}; steget hoppades över</translation>
    </message>
    <message>
        <source>the gradient norm of the phase &apos;{phase}&apos; was {norm}, above {limit}; the phase was skipped</source>
        <translation>gradientnormen för fasen ”{phase}” var {norm}, över {limit}; fasen hoppades över</translation>
    </message>
    <message>
        <source>the gradients overflow in fp16, although the loss scale was halved {count} times in a row; use train.precision: bf16</source>
        <translation>gradienterna spiller över i fp16, trots att förlustskalan halverades {count} gånger i rad; använd train.precision: bf16</translation>
    </message>
    <message>
        <source>the loss or its gradient was NaN or infinite; the step was skipped</source>
        <translation>förlusten eller dess gradient var NaN eller oändlig; steget hoppades över</translation>
    </message>
    <message>
        <source>too many skipped steps in a row; rolled back to the last good state, with {share} times the scheduled learning rate</source>
        <translation>för många överhoppade steg i rad; återställd till det senaste goda tillståndet, med {share} gånger den planerade inlärningshastigheten</translation>
    </message>
    <message>
        <source>the training diverged: {count} rollbacks to the last good state did not help, and it ends here</source>
        <translation>träningen divergerade: {count} återställningar till det senaste goda tillståndet hjälpte inte, och den slutar här</translation>
    </message>
    <message>
        <source>the model is overfitting: the validation loss rose three times in a row while the training loss fell. The best checkpoint is kept; more recordings help</source>
        <translation>modellen överanpassas: valideringsförlusten steg tre gånger i rad medan träningsförlusten sjönk. Den bästa kontrollpunkten behålls; fler inspelningar hjälper</translation>
    </message>
    <message>
        <source>no improvement for {count} {validation|validations}: training ends here (train.early_stopping)</source>
        <translation>ingen förbättring på {count} {validering|valideringar}: träningen slutar här (train.early_stopping)</translation>
    </message>
    <message>
        <source>no improvement for {count} {validation|validations}: the learning rate is halved (train.on_plateau)</source>
        <translation>ingen förbättring på {count} {validering|valideringar}: inlärningshastigheten halveras (train.on_plateau)</translation>
    </message>
    <message>
        <source>no improvement for {count} {validation|validations}; training continues</source>
        <translation>ingen förbättring på {count} {validering|valideringar}; träningen fortsätter</translation>
    </message>
    <message>
        <source>out of memory: from this step on, gradients are accumulated over {slices} micro-batches of {count} {sample|samples}; the effective batch size stays the same</source>
        <translation>slut på minne: från det här steget ackumuleras gradienterna över {slices} mikrobatchar med {count} {exempel|exempel}; den effektiva batchstorleken förblir densamma</translation>
    </message>
    <message>
        <source>out of memory with one sample at a time: this step and all later ones use gradient checkpointing, which takes a third more time; the result is the same</source>
        <translation>slut på minne med ett exempel åt gången: det här steget och alla senare använder gradient checkpointing, som tar en tredjedel längre tid; resultatet blir detsamma</translation>
    </message>
    <message>
        <source>the checkpoint was saved with {saved} threads, this run uses {now}: it continues but is not bit-exact</source>
        <translation>kontrollpunkten sparades med {saved} trådar, den här körningen använder {now}: den fortsätter men inte bitexakt</translation>
    </message>
    <message>
        <source>out of memory at step {step} with one sample at a time and gradient checkpointing; close other programs that use this memory, exclude the longest recordings, or use a smaller model</source>
        <translation>slut på minne vid steg {step} med ett exempel åt gången och gradient checkpointing; avsluta andra program som använder det här minnet, uteslut de längsta inspelningarna, eller använd en mindre modell</translation>
    </message>
    <message>
        <source>out of memory at step {step} with one sample at a time; close other programs that use this memory, exclude the longest recordings, or use a smaller model</source>
        <translation>slut på minne vid steg {step} med ett exempel åt gången; avsluta andra program som använder det här minnet, uteslut de längsta inspelningarna, eller använd en mindre modell</translation>
    </message>
    <message>
        <source>train.layer_patterns requires train.layers: custom, but that is &apos;{layers}&apos;; set it to custom or remove the patterns</source>
        <translation>train.layer_patterns kräver train.layers: custom, men det är ”{layers}”; sätt det till custom eller ta bort mönstren</translation>
    </message>
    <message>
        <source>Pretrained checkpoint (.pt, .pth or .safetensors) that a new run is initialized from, for fine-tuning. A resumed run does not read it.</source>
        <translation>Förtränad kontrollpunkt (.pt, .pth eller .safetensors) som en ny körning utgår från, för finjustering. En återupptagen körning läser den inte.</translation>
    </message>
    <message>
        <source>Load pretrained_path partially: tensors that do not match (other symbols, speakers or sizes) start random, and all are listed. false: mismatched weights are an error.</source>
        <translation>Läs in pretrained_path delvis: tensorer som inte passar (andra symboler, talare eller storlekar) börjar med slumpvärden, och alla listas. false: vikter som inte passar är ett fel.</translation>
    </message>
    <message>
        <source>Number of optimizer steps after which training ends.</source>
        <translation>Antal optimeringssteg efter vilka träningen slutar.</translation>
    </message>
    <message>
        <source>Number of epochs after which training ends, instead of max_steps; 0: max_steps counts.</source>
        <translation>Antal epoker efter vilka träningen slutar, i stället för max_steps; 0: max_steps gäller.</translation>
    </message>
    <message>
        <source>Random seed. The same seed, data and settings give the same voice.</source>
        <translation>Slumpfrö. Samma slumpfrö, data och inställningar ger samma röst.</translation>
    </message>
    <message>
        <source>Samples per micro-batch on each GPU.</source>
        <translation>Exempel per mikrobatch på varje GPU.</translation>
    </message>
    <message>
        <source>Micro-batches whose gradients are accumulated per optimizer step; saves memory.</source>
        <translation>Antal mikrobatchar vars gradienter ackumuleras per optimeringssteg; sparar minne.</translation>
    </message>
    <message>
        <source>Peak learning rate, after warmup.</source>
        <translation>Högsta inlärningshastighet, efter uppvärmningen.</translation>
    </message>
    <message>
        <source>Final learning rate of the cosine schedule, as a share of the peak.</source>
        <translation>Slutlig inlärningshastighet för cosine-schemat, som andel av den högsta.</translation>
    </message>
    <message>
        <source>Steps of linear learning rate warmup.</source>
        <translation>Antal steg med linjär uppvärmning av inlärningshastigheten.</translation>
    </message>
    <message>
        <source>Learning rate schedule after warmup. cosine: decays to learning_rate_final. exponential: multiplied by learning_rate_decay after each epoch, as VITS and HiFi-GAN are trained.</source>
        <translation>Schema för inlärningshastigheten efter uppvärmningen. cosine: minskar till learning_rate_final. exponential: multipliceras med learning_rate_decay efter varje epok, så som VITS och HiFi-GAN tränas.</translation>
    </message>
    <message>
        <source>Factor on the learning rate per epoch (gamma), with schedule exponential.</source>
        <translation>Faktor på inlärningshastigheten per epok (gamma), när schedule är exponential.</translation>
    </message>
    <message>
        <source>AdamW betas: decay rates of the running averages of the gradient and its square.</source>
        <translation>Betavärden för AdamW: avklingning för de löpande medelvärdena av gradienten och dess kvadrat.</translation>
    </message>
    <message>
        <source>AdamW weight decay.</source>
        <translation>Viktavklingning (weight decay) i AdamW.</translation>
    </message>
    <message>
        <source>AdamW epsilon, added to the denominator.</source>
        <translation>Epsilon för AdamW, som läggs till nämnaren.</translation>
    </message>
    <message>
        <source>Maximum gradient norm (gradient clipping).</source>
        <translation>Högsta gradientnorm (gradientklippning).</translation>
    </message>
    <message>
        <source>Decay of the exponential moving average (EMA) of the weights, which is used for inference.</source>
        <translation>Avklingning för vikternas exponentiella glidande medelvärde (EMA), som används vid inferens.</translation>
    </message>
    <message>
        <source>Initial loss scale of fp16; it adapts automatically.</source>
        <translation>Första förlustskala för fp16; den anpassas automatiskt.</translation>
    </message>
    <message>
        <source>TF32 for float32 matrix products: several times as fast, with 10 bits of precision. Needs an Ampere GPU or newer; auto: on for those.</source>
        <translation>TF32 för matrisprodukter i float32: flera gånger så snabbt, med 10 bitars precision. Kräver en GPU av typen Ampere eller nyare; auto: på för dem.</translation>
    </message>
    <message>
        <source>Lets cuDNN benchmark its algorithms for each new batch length. Only useful if all lengths are equal; auto: on only in that case.</source>
        <translation>Låter cuDNN mäta sina algoritmer för varje ny batchlängd. Bara till nytta om alla längder är lika; auto: på bara då.</translation>
    </message>
    <message>
        <source>Preload all recordings into RAM at the start, instead of reading them from the cache files. auto: if they need at most half of the free memory.</source>
        <translation>Läser in alla inspelningar i RAM vid starten, i stället för att läsa dem från cachefilerna. auto: om de behöver högst hälften av det lediga minnet.</translation>
    </message>
    <message>
        <source>Layer groups, prefixes of parameter names, or globs, as in [duration_predictor, &quot;decoder.up.*&quot;].</source>
        <translation>Lagergrupper, prefix i parameternamn, eller globmönster, som i [duration_predictor, &quot;decoder.up.*&quot;].</translation>
    </message>
    <message>
        <source>What to do if the validation loss has not improved for patience validations.</source>
        <translation>Vad som ska göras om valideringsförlusten inte har förbättrats på patience valideringar.</translation>
    </message>
    <message>
        <source>End training if the validation loss has not improved for patience validations.</source>
        <translation>Avsluta träningen om valideringsförlusten inte har förbättrats på patience valideringar.</translation>
    </message>
    <message>
        <source>Validations without improvement that count as a plateau.</source>
        <translation>Antal valideringar utan förbättring som räknas som en platå.</translation>
    </message>
    <message>
        <source>Skip a step whose gradient norm exceeds explosion_threshold times its median; models with discriminators check each phase separately. Steps with NaN or infinity are always skipped.</source>
        <translation>Hoppa över ett steg vars gradientnorm överskrider explosion_threshold gånger medianen; modeller med diskriminatorer kontrollerar varje fas för sig. Steg med NaN eller oändlighet hoppas alltid över.</translation>
    </message>
    <message>
        <source>Number of skipped steps in a row after which the last good state is restored, with half the learning rate.</source>
        <translation>Antal överhoppade steg i rad varefter det senaste goda tillståndet återställs, med halva inlärningshastigheten.</translation>
    </message>
    <message>
        <source>Steps between two validations.</source>
        <translation>Antal steg mellan två valideringar.</translation>
    </message>
    <message>
        <source>Steps between two checkpoints.</source>
        <translation>Antal steg mellan två kontrollpunkter.</translation>
    </message>
    <message>
        <source>Steps between two rounds of samples.</source>
        <translation>Antal steg mellan två omgångar ljudprov.</translation>
    </message>
    <message>
        <source>Number of newest step checkpoints to keep.</source>
        <translation>Antal av de senaste stegkontrollpunkterna som behålls.</translation>
    </message>
    <message>
        <source>Also write losses and samples for TensorBoard into the run folder (tensorboard --logdir).</source>
        <translation>Skriv även förluster och ljudprov för TensorBoard i körningens mapp (tensorboard --logdir).</translation>
    </message>
    <message>
        <source>How often GPU, CPU, memory and disk are sampled during training, per second; 0: never. The run keeps one record per 5 seconds.</source>
        <translation>Hur ofta GPU, CPU, minne och disk avläses under träningen, per sekund; 0: aldrig. Körningen behåller en notering per 5 sekunder.</translation>
    </message>
    <message>
        <source>Texts to synthesize during training. Empty: three short texts of the recordings, from the validation set if there is one. Several speakers take turns.</source>
        <translation>Texter som syntetiseras under träningen. Tomt: tre korta texter ur inspelningarna, ur valideringsmängden om det finns en. Flera talare turas om.</translation>
    </message>
    <message>
        <source>Also synthesize samples with the raw weights, to hear whether the EMA still lags behind.</source>
        <translation>Syntetisera ljudproven även med de råa vikterna, för att höra om EMA fortfarande släpar efter.</translation>
    </message>
    <message>
        <source>train.betas has {count} numbers; AdamW needs two, as in [0.9, 0.98]</source>
        <translation>train.betas har {count} tal; AdamW kräver två, som i [0.9, 0.98]</translation>
    </message>
    <message>
        <source>step {step}, stopped by train.debug: anomaly: {what}</source>
        <translation>steg {step}, stoppat av train.debug: anomaly: {what}</translation>
    </message>
    <message>
        <source>paused at step {step}</source>
        <translation>pausad vid steg {step}</translation>
    </message>
    <message>
        <source>training resumed</source>
        <translation>träningen återupptogs</translation>
    </message>
    <message>
        <source>stopped before the first step; nothing to save</source>
        <translation>stoppad före det första steget; inget att spara</translation>
    </message>
    <message>
        <source>stopped and saved at step {step}</source>
        <translation>stoppad och sparad vid steg {step}</translation>
    </message>
    <message>
        <source>done after {step} {step|steps}</source>
        <translation>klar efter {step} {steg|steg}</translation>
    </message>
    <message>
        <source>{done}: no improvement for {count} {validation|validations} (train.early_stopping, train.patience)</source>
        <translation>{done}: ingen förbättring på {count} {validering|valideringar} (train.early_stopping, train.patience)</translation>
    </message>
    <message>
        <source>{done}; best validation: {file}</source>
        <translation>{done}; bästa validering: {file}</translation>
    </message>
    <message>
        <source>older checkpoints of this run could not be removed: {reason}</source>
        <translation>körningens äldre kontrollpunkter kunde inte tas bort: {reason}</translation>
    </message>
    <message>
        <source>waiting for disk space: {reason}</source>
        <translation>väntar på diskutrymme: {reason}</translation>
    </message>
    <message>
        <source>stopped while waiting for disk space; the steps after the last checkpoint are lost: {reason}</source>
        <translation>stoppad i väntan på diskutrymme; stegen efter den senaste kontrollpunkten är förlorade: {reason}</translation>
    </message>
    <message>
        <source>a checkpoint was not saved: {reason}. The older ones are kept. The run tries again at the next save, and ends after {count} failures in a row</source>
        <translation>en kontrollpunkt sparades inte: {reason}. De äldre behålls. Körningen försöker igen vid nästa sparning och avslutas efter {count} misslyckanden i rad</translation>
    </message>
    <message>
        <source>the loss was {loss}, above {limit}; the step was skipped</source>
        <translation>förlusten var {loss}, över {limit}; steget hoppades över</translation>
    </message>
    <message>
        <source>the loss of the phase &apos;{phase}&apos; was {loss}, above {limit}; the phase was skipped</source>
        <translation>förlusten för fasen ”{phase}” var {loss}, över {limit}; fasen hoppades över</translation>
    </message>
    <message>
        <source>Compute precision. A CPU is fastest in float32. bf16 needs an Ampere GPU or newer, fp16 any GPU; both are faster and use less memory. Weights stay float32. auto: the fastest for the device. half: bf16 where the device supports it natively, else fp16 on a GPU and float32 on a CPU.</source>
        <translation>Beräkningsprecision. En CPU är snabbast i float32. bf16 kräver en GPU av typen Ampere eller nyare, fp16 vilken GPU som helst; båda är snabbare och tar mindre minne. Vikterna förblir float32. auto: det snabbaste för enheten. half: bf16 om enheten stöder det direkt, annars fp16 på en GPU och float32 på en CPU.</translation>
    </message>
    <message>
        <source>change while training</source>
        <translation>ändring under träningen</translation>
    </message>
    <message>
        <source>train.layers is {recipe}, but the model has no &apos;{part}&apos;; its groups are {groups}. Use train.layers: {nearest}, or another model (model.name)</source>
        <translation>train.layers är {recipe}, men modellen har ingen ”{part}”; dess grupper är {groups}. Använd train.layers: {nearest}, eller en annan modell (model.name)</translation>
    </message>
    <message>
        <source>train.layer_patterns: the model has no layers &apos;{pattern}&apos;; its groups are {groups}, and a pattern may also be the beginning of a parameter&apos;s name</source>
        <translation>train.layer_patterns: modellen har inga lager ”{pattern}”; dess grupper är {groups}, och ett mönster får också vara början på en parameters namn</translation>
    </message>
    <message>
        <source>steps run eagerly from here on, without CUDA graphs: {reason}</source>
        <translation>härifrån körs stegen utan CUDA-grafer: {reason}</translation>
    </message>
    <message>
        <source>step {step} cannot be replayed as a CUDA graph ({reason}); set train.compile_fullgraph to false to train eagerly</source>
        <translation>steg {step} kan inte spelas upp som CUDA-graf ({reason}); sätt train.compile_fullgraph till false för att träna utan grafer</translation>
    </message>
    <message>
        <source>steps run eagerly: {reason}</source>
        <translation>stegen körs utan grafer: {reason}</translation>
    </message>
    <message>
        <source>The same as compile_mode: reduce-overhead, as legacy configurations write it.</source>
        <translation>Detsamma som compile_mode: reduce-overhead, så som äldre konfigurationer skriver det.</translation>
    </message>
    <message>
        <source>Stop with an error if steps cannot be recorded, instead of running them eagerly.</source>
        <translation>Stanna med ett fel om stegen inte kan spelas in, i stället för att köra dem utan grafer.</translation>
    </message>
    <message>
        <source>default: eager steps. reduce-overhead: record a step as a CUDA graph for each shape of a batch, and replay it; NVIDIA GPUs only.</source>
        <translation>default: steg utan grafer. reduce-overhead: spelar in ett steg som CUDA-graf för varje form på en batch och spelar upp det; bara grafikkort från NVIDIA.</translation>
    </message>
    <message>
        <source>anomaly: stop at the operation whose gradient is NaN and name it (slow). layer_norms: log the gradient norm of each layer group. eager: run eagerly, whatever compile_mode says.</source>
        <translation>anomaly: stanna vid den operation vars gradient är NaN och ange den (långsamt). layer_norms: logga gradientnormen för varje lagergrupp. eager: kör direkt, även med compile_mode.</translation>
    </message>
    <message>
        <source>Recomputes activations in the backward pass instead of storing them: less memory, about a third more time, the same result. Not all models support it. auto: on for GPUs with less than 12 GB.</source>
        <translation>Beräknar aktiveringarna på nytt i bakåtpasset i stället för att spara dem: mindre minne, ungefär en tredjedel mer tid, samma resultat. Alla modeller stöder det inte. auto: på för GPU:er med mindre än 12 GB.</translation>
    </message>
    <message>
        <source>steps run eagerly: train.compile_mode has no effect with several ranks</source>
        <translation>stegen körs direkt: train.compile_mode har ingen verkan med flera ranker</translation>
    </message>
    <message>
        <source>a rank ran out of memory while it updated the weights, when the step could no longer be repeated; close other programs that use this memory, or use a smaller model</source>
        <translation>en rank fick slut på minne när den uppdaterade vikterna, då steget inte längre kunde upprepas; stäng andra program som använder minnet, eller använd en mindre modell</translation>
    </message>
    <message>
        <source>the weights of the ranks differed, because their processors round differently; all continue with those of rank 0</source>
        <translation>rankernas vikter skilde sig åt, eftersom deras processorer avrundar olika; alla fortsätter med dem från rank 0</translation>
    </message>
    <message>
        <source>Target number of samples per step and GPU for an automatic batch_size or gradient_accumulation_steps; unused if both are set.</source>
        <translation>Önskat antal prover per steg och GPU när batch_size eller gradient_accumulation_steps är automatiska; används inte om båda är satta.</translation>
    </message>
    <message>
        <source>Factor of the samples per step: the number of ranks (GPUs or processes) that are to share a step. 0: as many as there are when the run starts. A run that resumes with more or fewer keeps it, and so its samples per step.</source>
        <translation>Faktor för proverna per steg: antalet ranker (GPU:er eller processer) som ska dela ett steg. 0: så många som finns när körningen startar. En körning som återupptas med fler eller färre behåller den, och därmed sina prover per steg.</translation>
    </message>
    <message>
        <source>GPUs that train together: their numbers, such as &quot;0,1&quot;, or all. Empty: one device, the one of --gpu. The options --gpus and --gpu come first.</source>
        <translation>GPU:er som tränar tillsammans: deras nummer, till exempel ”0,1”, eller all. Tomt: en enhet, den från --gpu. Flaggorna --gpus och --gpu går före.</translation>
    </message>
    <message>
        <source>the other ranks wait for rank {rank} on {host}, which waits {own} ms a step for its data instead of {usual} ms; check the disk or network file system of that machine, and what else it runs</source>
        <translation>de andra rankerna väntar på rank {rank} på {host}, som väntar {own} ms per steg på sina data i stället för {usual} ms; kontrollera den datorns disk eller nätverksfilsystem, och vad den mer kör</translation>
    </message>
    <message>
        <source>the other ranks wait for rank {rank} on {host}, which computes {own} ms a step instead of {usual} ms; check what else that machine runs</source>
        <translation>de andra rankerna väntar på rank {rank} på {host}, som beräknar {own} ms per steg i stället för {usual} ms; kontrollera vad den datorn mer kör</translation>
    </message>
    <message>
        <source>the ranks are not equally fast, so they share each batch by their measured speeds from now on: {counts} samples; train.balance=equal prevents this</source>
        <translation>rankerna är inte lika snabba, så från och med nu delar de varje batch efter uppmätt hastighet: {counts} exempel; train.balance=equal förhindrar det</translation>
    </message>
    <message>
        <source>How several ranks share a batch. auto: equally, or by their measured speeds if their GPUs (or processors) are of different types. equal: always equally, so that a repeated run is bit-exact.</source>
        <translation>Hur flera ranker delar en batch. auto: lika, eller efter uppmätt hastighet om deras GPU:er (eller processorer) är av olika typ. equal: alltid lika, så att en upprepad körning är bitexakt.</translation>
    </message>
    <message>
        <source>the shares by measured speed were no better, so the ranks share each batch as before: {counts} samples</source>
        <translation>fördelningen efter uppmätt hastighet var inte bättre, så rankerna delar varje batch som förut: {counts} exempel</translation>
    </message>
    <message>
        <source>train.layers is lora, but model.lora_rank is 0, so there is nothing to train; set the rank (--lora-rank 16)</source>
        <translation>train.layers är lora, men model.lora_rank är 0, så det finns inget att träna; ange rangen (--lora-rank 16)</translation>
    </message>
    <message>
        <source>train.layers is full, but model.lora_rank adds LoRA to layers that are to be frozen; set train.layers to lora (--layers lora), or to custom for more</source>
        <translation>train.layers är full, men model.lora_rank lägger till LoRA i lager som ska vara frysta; sätt train.layers till lora (--layers lora), eller till custom för att träna mer</translation>
    </message>
    <message>
        <source>train.layers is new_tokens, but the pretrained weights have all tokens of text.tokenizer; train other layers</source>
        <translation>train.layers är new_tokens, men de förtränade vikterna har alla tokens i text.tokenizer; träna andra lager</translation>
    </message>
    <message>
        <source>Trainable layers; the others are frozen. decoder_only: decoder of waveforms (VITS) or of a codec (DVAE). freeze_text_encoder: all but the text encoder. speaker_adaptation: layers for the sound of a speaker, for few recordings of a new one. global_encoder, unet_only: that part of the U-Net model. lora: only LoRA (model.lora_rank). new_tokens: only text tokens that the pretrained weights do not have. custom: see layer_patterns.</source>
        <translation>Lager som tränas; de övriga är frysta. decoder_only: avkodaren för vågformer (VITS) eller för en kodek (DVAE). freeze_text_encoder: alla utom textkodaren. speaker_adaptation: lagren för en talares klang, för få inspelningar av en ny. global_encoder, unet_only: den delen av U-Net-modellen. lora: endast LoRA (model.lora_rank). new_tokens: endast texttokens som de förtränade vikterna inte har. custom: se layer_patterns.</translation>
    </message>
    <message>
        <source>Largest size of a micro-batch: frames of its longest sample times samples; for a model over prepared tokens, tokens. Long samples then share a micro-batch with fewer others than batch_size. The samples per step stay the same. 0: no limit.</source>
        <translation>Största storlek på en mikrobatch: ramar i det längsta provet gånger antalet prov; för en modell på förberedda tokens, tokens. Långa prov delar då mikrobatch med färre andra än batch_size. Antalet prov per steg ändras inte. 0: ingen gräns.</translation>
    </message>
    <message>
        <source>the checkpoint has no optimizer state of {count} {parameter that is|parameters that are} trained now, as after a change of train.layers; it starts at zero</source>
        <translation>kontrollpunkten saknar optimerarens tillstånd för {count} {parameter som tränas|parametrar som tränas} nu, som efter en ändring av train.layers; det börjar på noll</translation>
    </message>
    <message>
        <source>Gradient norm that counts as an explosion, as a multiple of the running median; up to ten times as much for batches that are known as hard, and for norms that vary a lot or grow from step to step.</source>
        <translation>Gradientnorm som räknas som en explosion, som en multipel av den löpande medianen; upp till tio gånger så mycket för batchar som är kända som svåra och för normer som varierar mycket eller växer från steg till steg.</translation>
    </message>
    <message>
        <source>{path} is incomplete: its last records could not be written: {reason}</source>
        <translation>{path} är ofullständig: dess sista poster kunde inte skrivas: {reason}</translation>
    </message>
    <message>
        <source>{path} could not be written for too long; its records will be incomplete</source>
        <translation>{path} har inte kunnat skrivas på för lång tid; dess poster blir ofullständiga</translation>
    </message>
    <message>
        <source>{path} is written again, with the records that were kept</source>
        <translation>{path} skrivs igen, med de poster som hade behållits</translation>
    </message>
    <message>
        <source>cannot write {path}: {reason}; its records are kept in memory until it can be written</source>
        <translation>det går inte att skriva {path}: {reason}; dess poster behålls i minnet tills det går</translation>
    </message>
    <message>
        <source>cannot write {path} to the disk: {reason}; a power cut now could lose its last records</source>
        <translation>det går inte att skriva {path} till disken: {reason}; ett strömavbrott nu kan förlora dess sista poster</translation>
    </message>
</context>
<context>
    <name>tuning</name>
    <message>
        <source>the same samples per step in larger micro-batches, if they fit in memory</source>
        <translation>samma exempel per steg i större mikrobatchar, om de får plats i minnet</translation>
    </message>
    <message>
        <source>if it fits in memory; a step then has {samples} samples, so fewer steps are needed</source>
        <translation>om det får plats i minnet; ett steg har då {samples} exempel, så färre steg behövs</translation>
    </message>
    <message>
        <source>avoids the second forward pass, if it fits in memory</source>
        <translation>undviker det andra framåtpasset, om det får plats i minnet</translation>
    </message>
    <message>
        <source>the GPU is too hot and lowers its clocks; check its fans and airflow</source>
        <translation>GPU:n är för varm och sänker sina klockfrekvenser; kontrollera fläktarna och luftflödet</translation>
    </message>
    <message>
        <source>the GPU lowers its clocks to stay within its power limit; a higher limit (nvidia-smi -pl) would make it faster</source>
        <translation>GPU:n sänker sina klockfrekvenser för att hålla sig inom sin effektgräns; en högre gräns (nvidia-smi -pl) skulle göra den snabbare</translation>
    </message>
    <message>
        <source>each update then uses twice as many samples, so half as many steps are needed</source>
        <translation>varje uppdatering använder då dubbelt så många exempel, så hälften så många steg behövs</translation>
    </message>
    <message>
        <source>compute-bound: the optimizer takes {share} % of a step, more than the model itself</source>
        <translation>beräkningsbegränsad: optimeraren tar {share} % av ett steg, mer än själva modellen</translation>
    </message>
    <message>
        <source>launch-bound: {share} % of the forward and backward time does not depend on the batch size; {batch} {sample|samples} at a time are too few for this device</source>
        <translation>startbegränsad (launch-bound): {share} % av tiden för framåt- och bakåtpasset beror inte på batchstorleken; {batch} {exempel|exempel} åt gången är för få för den här enheten</translation>
    </message>
    <message>
        <source>compute-bound (healthy): the model takes {share} % of a step (forward {forward} %, backward {backward} %)</source>
        <translation>beräkningsbegränsad (normalt): modellen tar {share} % av ett steg (framåtpass {forward} %, bakåtpass {backward} %)</translation>
    </message>
    <message>
        <source>data-bound: one of {workers} decode workers takes {slow} ms for a recording, the others {fast} ms; does something else use its core?</source>
        <translation>databegränsad: en av {workers} avkodningsprocesser tar {slow} ms för en inspelning, de andra {fast} ms; använder något annat dess kärna?</translation>
    </message>
    <message>
        <source>storage-bound: reading each of the {recordings} recordings takes {ms} ms, and preprocessing ({seconds} s) takes longer than training; a copy on a local disk would be faster</source>
        <translation>lagringsbegränsad: att läsa var och en av de {recordings} inspelningarna tar {ms} ms, och förbehandlingen ({seconds} s) tar längre tid än träningen; en kopia på en lokal disk skulle vara snabbare</translation>
    </message>
    <message>
        <source>data-bound: preprocessing {recordings} recordings takes {seconds} s, longer than training; most of it is {stage} ({ms} ms per recording). It is done once and cached</source>
        <translation>databegränsad: att förbehandla {recordings} inspelningar tar {seconds} s, längre tid än träningen; det mesta av tiden är {stage} ({ms} ms per inspelning). Det görs en gång och cachas</translation>
    </message>
    <message>
        <source>as many as cores and memory allow</source>
        <translation>så många som kärnor och minne tillåter</translation>
    </message>
    <message>
        <source>data-bound: training waits {share} % of its time for data; increase data.num_workers, or run `formant diagnose` to find the slow part</source>
        <translation>databegränsad: träningen väntar {share} % av sin tid på data; öka data.num_workers, eller kör `formant diagnose` för att hitta den långsamma delen</translation>
    </message>
    <message>
        <source>training does not wait for data, so the batches may be too small for the GPU, or something else slows it down; run `formant diagnose` to find out</source>
        <translation>träningen väntar inte på data, så batcharna kan vara för små för GPU:n, eller så saktar något annat ned den; kör `formant diagnose` för att ta reda på det</translation>
    </message>
    <message>
        <source>stopped</source>
        <translation>stoppad</translation>
    </message>
    <message>
        <source>enough workers to keep up with training</source>
        <translation>tillräckligt många för att hålla jämna steg med träningen</translation>
    </message>
    <message>
        <source>reads the recordings once, if they fit in memory</source>
        <translation>läser inspelningarna en gång, om de får plats i minnet</translation>
    </message>
    <message>
        <source>storage-bound: training waits {share} % of its time for data, and reading a sample from the cache takes {ms} ms</source>
        <translation>lagringsbegränsad: träningen väntar {share} % av sin tid på data, och att läsa ett exempel från cachen tar {ms} ms</translation>
    </message>
    <message>
        <source>data-bound: training waits {share} % of its time for data; {workers} workers need {ms} ms each for the {stage} of a sample</source>
        <translation>databegränsad: träningen väntar {share} % av sin tid på data; {workers} arbetstrådar behöver {ms} ms vardera för {stage} av ett exempel</translation>
    </message>
    <message>
        <source>communication-bound: the other ranks wait up to {wait} ms in each step for rank {rank} on {host}, which computes for {own} ms; check what else that machine runs, or train without it</source>
        <translation>begränsas av kommunikationen: de andra rankerna väntar upp till {wait} ms i varje steg på rank {rank} på {host}, som beräknar i {own} ms; kontrollera vad den datorn mer kör, eller träna utan den</translation>
    </message>
    <message>
        <source>gradients are then summed over the ranks half as often; a step has twice as many samples</source>
        <translation>gradienterna summeras då över rankerna hälften så ofta; ett steg har dubbelt så många exempel</translation>
    </message>
    <message>
        <source>communication-bound: {share} % of a step is the sum of the gradients over the ranks; `formant hardware --self-test` with the same ranks measures the link between them</source>
        <translation>begränsas av kommunikationen: {share} % av ett steg är summan av gradienterna över rankerna; `formant hardware --self-test` med samma ranker mäter länken mellan dem</translation>
    </message>
    <message>
        <source>communication-bound: the other ranks wait up to {wait} ms in each step for rank {rank} on {host}, which waits {own} ms for its data; check the disk or network file system of that machine</source>
        <translation>begränsas av kommunikationen: de andra rankerna väntar upp till {wait} ms i varje steg på rank {rank} på {host}, som väntar {own} ms på sina data; kontrollera den datorns disk eller nätverksfilsystem</translation>
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
        <translation>ljudsampel</translation>
    </message>
    <message>
        <source>dB</source>
        <translation>dB</translation>
    </message>
    <message>
        <source>epochs</source>
        <translation>epoker</translation>
    </message>
    <message>
        <source>frames</source>
        <translation>ramar</translation>
    </message>
    <message>
        <source>ms</source>
        <translation>ms</translation>
    </message>
    <message>
        <source>recordings</source>
        <translation>inspelningar</translation>
    </message>
    <message>
        <source>s</source>
        <translation>s</translation>
    </message>
    <message>
        <source>samples</source>
        <translation>sampel</translation>
    </message>
    <message>
        <source>steps</source>
        <translation>steg</translation>
    </message>
    <message>
        <source>validations</source>
        <translation>valideringar</translation>
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
        <translation>automatiskt</translation>
    </message>
    <message>
        <source>on</source>
        <translation>på</translation>
    </message>
    <message>
        <source>off</source>
        <translation>av</translation>
    </message>
    <message>
        <source>CPU</source>
        <translation>CPU</translation>
    </message>
    <message>
        <source>none</source>
        <translation>inget</translation>
    </message>
    <message>
        <source>demo</source>
        <translation>demo</translation>
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
        <translation>cosinus</translation>
    </message>
    <message>
        <source>exponential</source>
        <translation>exponentiell</translation>
    </message>
    <message>
        <source>phonemes</source>
        <translation>fonem</translation>
    </message>
    <message>
        <source>characters</source>
        <translation>tecken</translation>
    </message>
    <message>
        <source>from the texts</source>
        <translation>ur texterna</translation>
    </message>
    <message>
        <source>Piper</source>
        <translation>Piper</translation>
    </message>
    <message>
        <source>spaces, also at the ends</source>
        <translation>mellanslag, även i ändarna</translation>
    </message>
    <message>
        <source>spaces between words</source>
        <translation>mellanslag mellan ord</translation>
    </message>
    <message>
        <source>blanks between all</source>
        <translation>tomma symboler mellan alla</translation>
    </message>
    <message>
        <source>tiny</source>
        <translation>mycket liten</translation>
    </message>
    <message>
        <source>small</source>
        <translation>liten</translation>
    </message>
    <message>
        <source>medium</source>
        <translation>mellanstor</translation>
    </message>
    <message>
        <source>large</source>
        <translation>stor</translation>
    </message>
    <message>
        <source>folder</source>
        <translation>mapp</translation>
    </message>
    <message>
        <source>profile</source>
        <translation>profil</translation>
    </message>
    <message>
        <source>list of files</source>
        <translation>fillista</translation>
    </message>
    <message>
        <source>both</source>
        <translation>båda</translation>
    </message>
    <message>
        <source>left</source>
        <translation>vänster</translation>
    </message>
    <message>
        <source>right</source>
        <translation>höger</translation>
    </message>
    <message>
        <source>default</source>
        <translation>standard</translation>
    </message>
    <message>
        <source>anomaly detection</source>
        <translation>avvikelsedetektering</translation>
    </message>
    <message>
        <source>layer norms</source>
        <translation>lagernormer</translation>
    </message>
    <message>
        <source>all layers</source>
        <translation>alla lager</translation>
    </message>
    <message>
        <source>custom</source>
        <translation>anpassat</translation>
    </message>
    <message>
        <source>do nothing</source>
        <translation>gör inget</translation>
    </message>
    <message>
        <source>notify</source>
        <translation>meddela</translation>
    </message>
    <message>
        <source>lower rate</source>
        <translation>lägre hastighet</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>words (as it is written)</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>half precision</source>
        <translation>halv precision</translation>
    </message>
    <message>
        <source>equal shares</source>
        <translation>lika delar</translation>
    </message>
    <message>
        <source>IndexTTS2 (GPT)</source>
        <translation>IndexTTS2 (GPT)</translation>
    </message>
    <message>
        <source>all</source>
        <translation>alla</translation>
    </message>
    <message>
        <source>attention</source>
        <translation>uppmärksamhet</translation>
    </message>
    <message>
        <source>feed-forward layers</source>
        <translation>feed-forward-lager</translation>
    </message>
    <message>
        <source>Codec (DVAE)</source>
        <translation>Kodek (DVAE)</translation>
    </message>
    <message>
        <source>XTTS (GPT and codec)</source>
        <translation>XTTS (GPT och kodek)</translation>
    </message>
    <message>
        <source>language, spaces between words</source>
        <translation>språk, mellanslag mellan ord</translation>
    </message>
    <message>
        <source>magnitude</source>
        <translation>belopp</translation>
    </message>
    <message>
        <source>power</source>
        <translation>effekt</translation>
    </message>
    <message>
        <source>from nothing</source>
        <translation>från grunden</translation>
    </message>
    <message>
        <source>XTTS v2</source>
        <translation>XTTS v2</translation>
    </message>
    <message>
        <source>as the upstream code</source>
        <translation>som originalkoden</translation>
    </message>
</context>
<context>
    <name>window</name>
    <message>
        <source>these recordings cannot be trained yet; see the message on the Configuration page</source>
        <translation>de här inspelningarna kan inte tränas än; se meddelandet på sidan Konfiguration</translation>
    </message>
    <message>
        <source>{file} cannot be written, so this wizard will open again at the next start: {reason}</source>
        <translation>{file} kan inte skrivas, så guiden öppnas igen vid nästa start: {reason}</translation>
    </message>
    <message>
        <source>the queue has stopped this job</source>
        <translation>kön har stoppat det här jobbet</translation>
    </message>
    <message>
        <source>the start was canceled</source>
        <translation>starten avbröts</translation>
    </message>
    <message>
        <source>the run was not started: its device is in use</source>
        <translation>körningen startades inte: dess enhet används</translation>
    </message>
    <message>
        <source>setting {setting}</source>
        <translation>inställningen {setting}</translation>
    </message>
    <message>
        <source>{where}: unknown setting &apos;{key}&apos;; the Configuration page lists all of them</source>
        <translation>{where}: okänd inställning ”{key}”; sidan Konfiguration listar alla</translation>
    </message>
    <message>
        <source>there is no configuration {path}</source>
        <translation>det finns ingen konfiguration {path}</translation>
    </message>
    <message>
        <source>the settings are valid</source>
        <translation>inställningarna är giltiga</translation>
    </message>
    <message>
        <source>the model is {model}, the default, because the configuration names none; model.name on the Configuration page selects another</source>
        <translation>modellen är {model}, standardmodellen, eftersom konfigurationen inte anger någon; model.name på sidan Konfiguration väljer en annan</translation>
    </message>
    <message>
        <source>train.precision is fp16, which is meant for GPUs: on a CPU, a step of a large model takes minutes instead of seconds; set it to float32</source>
        <translation>train.precision är fp16, som är avsett för GPU:er: på en CPU tar ett steg av en stor modell minuter i stället för sekunder; sätt den till float32</translation>
    </message>
    <message>
        <source>train.precision is {precision}, which is slower than float32 on this CPU; set it to float32</source>
        <translation>train.precision är {precision}, som är långsammare än float32 på den här CPU:n; sätt den till float32</translation>
    </message>
    <message>
        <source>the preset fine_tune needs a trained voice, and none is set; name its checkpoint in train.pretrained_path</source>
        <translation>förinställningen fine_tune kräver en tränad röst, och ingen är angiven; ange dess kontrollpunkt i train.pretrained_path</translation>
    </message>
    <message>
        <source>{file} looks like a configuration of another program or of the legacy scripts; import it on the Configuration page. The error: {error}</source>
        <translation>{file} ser ut som en konfiguration från ett annat program eller de äldre skripten; importera den på sidan Konfiguration. Felet: {error}</translation>
    </message>
    <message>
        <source>{folder} is not writable; choose another folder of runs with the setup wizard (Hardware page)</source>
        <translation>det går inte att skriva i {folder}; välj en annan mapp för körningar med startguiden (sidan Hårdvara)</translation>
    </message>
    <message>
        <source>checkpoints need up to {need}, but only {free} are free in {folder}; training will pause when the disk is full. Free some space, lower train.keep_checkpoints, or choose another folder of runs with the setup wizard (Hardware page)</source>
        <translation>kontrollpunkter behöver upp till {need}, men bara {free} är ledigt i {folder}; träningen pausas när disken är full. Frigör utrymme, sänk train.keep_checkpoints, eller välj en annan mapp för körningar med startguiden (sidan Hårdvara)</translation>
    </message>
    <message>
        <source>cannot lock {path}: its file system has no locks ({reason}), so two processes could write the same files. Use a folder on another disk, or mount this one with locks</source>
        <translation>det går inte att låsa {path}: dess filsystem saknar lås ({reason}), så två processer kunde skriva samma filer. Använd en mapp på en annan disk, eller montera den här med lås</translation>
    </message>
    <message>
        <source>the folder {before} was renamed to {now} while the run was training. The run saves there and ends; to resume it, open {run} on the Training page</source>
        <translation>mappen {before} bytte namn till {now} under träningen. Körningen sparas där och avslutas; öppna {run} på sidan Träning för att återuppta den</translation>
    </message>
    <message>
        <source>{file} is intact, but holds a voice only. Start another run from its weights: give it a new name, and name the file in train.pretrained_path</source>
        <translation>{file} är hel, men innehåller bara en röst. Starta en annan körning från dess vikter: ge den ett nytt namn, och ange filen i train.pretrained_path</translation>
    </message>
    <message>
        <source>the pretrained weights do not fit this model: {tensors}. Use the configuration they were trained with, or load what fits with train.pretrained_partial</source>
        <translation>de förtränade vikterna passar inte den här modellen: {tensors}. Använd konfigurationen de tränades med, eller läs in det som passar med train.pretrained_partial</translation>
    </message>
    <message>
        <source>the pretrained weights do not know {new} of the {count} symbols of the texts: {list}. {unfit} of {texts} texts have them, and their recordings will be skipped. Set train.pretrained_partial to add the symbols</source>
        <translation>de förtränade vikterna känner inte till {new} av de {count} symbolerna i texterna: {list}. {unfit} av {texts} texter har dem, och deras inspelningar hoppas över. Sätt train.pretrained_partial för att lägga till symbolerna</translation>
    </message>
    <message>
        <source>{name} has values outside the range of half precision. Export in full precision</source>
        <translation>{name} har värden utanför halvprecisionens område. Exportera i full precision</translation>
    </message>
    <message>
        <source>the checkpoint has no EMA weights. Export all weights</source>
        <translation>kontrollpunkten har inga EMA-vikter. Exportera alla vikter</translation>
    </message>
    <message>
        <source>{file} exists already; choose another name</source>
        <translation>{file} finns redan; välj ett annat namn</translation>
    </message>
    <message>
        <source>GPU {index} cannot be used: {reason}. Choose another device</source>
        <translation>GPU {index} kan inte användas: {reason}. Välj en annan enhet</translation>
    </message>
    <message>
        <source>there is no GPU {index}; available: {gpus}. Choose another device</source>
        <translation>det finns ingen GPU {index}; tillgängliga: {gpus}. Välj en annan enhet</translation>
    </message>
    <message>
        <source>{device} does not compute correctly: {reason}. The self-test on the Hardware page shows details; choose another device until it passes</source>
        <translation>{device} räknar inte rätt: {reason}. Självtestet på sidan Hårdvara visar detaljer; välj en annan enhet tills det lyckas</translation>
    </message>
    <message>
        <source>{device} failed its self-test: {lines}. Do not train on it before this is fixed; choose another device</source>
        <translation>{device} klarade inte sitt självtest: {lines}. Träna inte på den förrän det är åtgärdat; välj en annan enhet</translation>
    </message>
    <message>
        <source>{best}; {name}, which was chosen before, cannot be used: {reason}. Choose again with the setup wizard (Hardware page)</source>
        <translation>{best}; {name}, som valdes tidigare, kan inte användas: {reason}. Välj igen med startguiden (sidan Hårdvara)</translation>
    </message>
    <message>
        <source>{device}, as chosen</source>
        <translation>{device}, enligt valet</translation>
    </message>
    <message>
        <source>default for {card}; the tuning on the Hardware page measures</source>
        <translation>standardvärde för {card}; trimningen på sidan Hårdvara mäter</translation>
    </message>
    <message>
        <source>default for a card with {gib} GiB; the tuning on the Hardware page measures</source>
        <translation>standardvärde för ett kort med {gib} GiB; trimningen på sidan Hårdvara mäter</translation>
    </message>
    <message>
        <source>conservative CPU default; the tuning on the Hardware page finds a faster value</source>
        <translation>försiktigt standardvärde för CPU; trimningen på sidan Hårdvara hittar ett snabbare värde</translation>
    </message>
    <message>
        <source>GPU utilization was {share} over the last minute; the diagnosis on the Hardware page shows the bottleneck</source>
        <translation>GPU-användningen var {share} under den senaste minuten; diagnosen på sidan Hårdvara visar flaskhalsen</translation>
    </message>
    <message>
        <source>This card is not faster in half precision, which still saves memory</source>
        <translation>Det här kortet är inte snabbare i halvprecision, som ändå sparar minne</translation>
    </message>
    <message>
        <source>Blackwell cards need a LibTorch for CUDA 12.8 or newer; the self-test on the Hardware page checks it</source>
        <translation>Blackwell-kort kräver ett LibTorch för CUDA 12.8 eller nyare; självtestet på sidan Hårdvara kontrollerar det</translation>
    </message>
    <message>
        <source>out of memory while speaking a single sentence: &apos;{sentence}&apos;; split it into shorter sentences, or close other programs that use this memory</source>
        <translation>slut på minne när en enda mening lästes upp: ”{sentence}”; dela upp den i kortare meningar, eller avsluta andra program som använder det här minnet</translation>
    </message>
    <message>
        <source>unknown corpus format &apos;{format}&apos; (data.format); known formats: {formats}</source>
        <translation>okänt korpusformat ”{format}” (data.format); kända format: {formats}</translation>
    </message>
    <message>
        <source>{file} is not a corpus of the format &apos;{format}&apos; (data.format), which has its metadata in {names}; give the metadata file itself if it has another name</source>
        <translation>{file} är ingen korpus i formatet ”{format}” (data.format), som har sina metadata i {names}; om filen heter något annat, ange själva metadatafilen</translation>
    </message>
    <message>
        <source>cannot recognize the format of the corpus {file}; set it with data.format ({formats})</source>
        <translation>kan inte känna igen formatet på korpusen {file}; ange det med data.format ({formats})</translation>
    </message>
    <message>
        <source>{profile} has no recording of the prompt list &apos;{list}&apos; (data.prompt_list); it has: {lists}</source>
        <translation>{profile} har ingen inspelning av promptlistan ”{list}” (data.prompt_list); den har: {lists}</translation>
    </message>
    <message>
        <source>{place}: {found} cells between &apos;|&apos;, and the rows do not show which one is the text and which the speaker; name the columns in a first line, such as {header}, or set data.format to filelist (path|text or path|speaker|text) or ljspeech (id|text or id|text|normalized text)</source>
        <translation>{place}: {found} celler mellan ”|”, och raderna visar inte vilken som är texten och vilken talaren; namnge kolumnerna på en första rad, till exempel {header}, eller sätt data.format till filelist (path|text eller path|speaker|text) eller ljspeech (id|text eller id|text|normalized text)</translation>
    </message>
    <message>
        <source>{file} exists already; choose another folder</source>
        <translation>{file} finns redan; välj en annan mapp</translation>
    </message>
    <message>
        <source>the voice has no vocoder, and no other program has Griffin-Lim; choose a vocoder (a checkpoint, or the folder of a run)</source>
        <translation>rösten har ingen vokoder, och inget annat program har Griffin-Lim; välj en vokoder (en kontrollpunkt eller mappen för en körning)</translation>
    </message>
    <message>
        <source>sherpa-onnx 1 pronounces texts if it is given the folder espeak-ng-data; sherpa-onnx 2 looks words up in a lexicon, which an export with a text file for the lexicon writes</source>
        <translation>sherpa-onnx 1 uttalar texter om det får mappen espeak-ng-data; sherpa-onnx 2 slår upp ord i ett lexikon, som skrivs när man exporterar med en textfil för lexikonet</translation>
    </message>
    <message>
        <source>the file lacks what only training needs: the voice speaks; a run from it (train.pretrained_path) starts with train.layers set to posterior_encoder_only</source>
        <translation>filen saknar det som bara träningen behöver: rösten talar; en träning från den (train.pretrained_path) börjar med train.layers satt till posterior_encoder_only</translation>
    </message>
    <message>
        <source>{file} is a checkpoint of this program already; it needs no import</source>
        <translation>{file} är redan en kontrollpunkt från det här programmet; den behöver inte importeras</translation>
    </message>
</context>
</TS>
