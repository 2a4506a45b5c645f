<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fa">
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
        <translation>ذخیرهٔ پیکربندی</translation>
    </message>
    <message>
        <source>File changed on disk</source>
        <translation>فایل روی دیسک تغییر کرده است</translation>
    </message>
    <message>
        <source>%1 has changed on disk since it was opened. Overwrite it?</source>
        <translation>‏⁨%1⁩ پس از باز شدن، روی دیسک تغییر کرده است. آیا بازنویسی شود؟</translation>
    </message>
    <message>
        <source>Open a configuration</source>
        <translation>باز کردن پیکربندی</translation>
    </message>
    <message>
        <source>Import a configuration from another program</source>
        <translation>وارد کردن پیکربندیِ برنامه‌ای دیگر</translation>
    </message>
    <message>
        <source>Overwrite</source>
        <translation>رونویسی</translation>
    </message>
    <message>
        <source>Save the changes to the configuration %1?</source>
        <translation>تغییرات پیکربندی %1 ذخیره شوند؟</translation>
    </message>
</context>
<context>
    <name>FieldWords</name>
    <message>
        <source>, </source>
        <translation>، </translation>
    </message>
    <message>
        <source>On or off.</source>
        <translation>روشن یا خاموش.</translation>
    </message>
    <message>
        <source>A whole number.</source>
        <translation>عدد صحیح.</translation>
    </message>
    <message>
        <source>A number.</source>
        <translation>عدد.</translation>
    </message>
    <message>
        <source>Comma-separated numbers.</source>
        <translation>عددهایی که با ویرگول از هم جدا شده‌اند.</translation>
    </message>
    <message>
        <source>One text per line.</source>
        <translation>یک متن در هر خط.</translation>
    </message>
    <message>
        <source>Text.</source>
        <translation>متن.</translation>
    </message>
    <message>
        <source>From %1 to %2.</source>
        <translation>از ⁨%1⁩ تا ⁨%2⁩.</translation>
    </message>
    <message>
        <source>At least %1.</source>
        <translation>دست‌کم ⁨%1⁩.</translation>
    </message>
    <message>
        <source>At most %1.</source>
        <translation>حداکثر ⁨%1⁩.</translation>
    </message>
    <message>
        <source>In %1.</source>
        <translation>بر حسب ⁨%1⁩.</translation>
    </message>
    <message>
        <source>%1: automatic.</source>
        <translation>‏⁨%1⁩: خودکار.</translation>
    </message>
    <message>
        <source>Default: empty.</source>
        <translation>پیش‌فرض: خالی.</translation>
    </message>
    <message>
        <source>Default: %1.</source>
        <translation>پیش‌فرض: ⁨%1⁩.</translation>
    </message>
    <message>
        <source>Takes effect at the next start.</source>
        <translation>از شروع بعدی اثر می‌کند.</translation>
    </message>
    <message>
        <source>Can be changed during training.</source>
        <translation>هنگام اجرای آموزش هم قابل تغییر است.</translation>
    </message>
    <message>
        <source>One of: %1.</source>
        <translation>یکی از این‌ها: ⁨%1⁩.</translation>
    </message>
</context>
<context>
    <name>QAbstractSpinBox</name>
    <message>
        <source>&amp;Select All</source>
        <translation>انتخاب همه (&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Step up</source>
        <translation>افزایش (&amp;S)</translation>
    </message>
    <message>
        <source>Step &amp;down</source>
        <translation>کاهش (&amp;D)</translation>
    </message>
</context>
<context>
    <name>QComboBox</name>
    <message>
        <source>Open the combo box selection popup</source>
        <translation>باز کردن فهرست گزینه‌ها</translation>
    </message>
</context>
<context>
    <name>QDialogButtonBox</name>
    <message>
        <source>OK</source>
        <translation>تأیید</translation>
    </message>
</context>
<context>
    <name>QFileDialog</name>
    <message>
        <source>Look in:</source>
        <translation>جستجو در:</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>عقب</translation>
    </message>
    <message>
        <source>Go back</source>
        <translation>بازگشت</translation>
    </message>
    <message>
        <source>Alt+Left</source>
        <translation>Alt+Left</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>جلو</translation>
    </message>
    <message>
        <source>Go forward</source>
        <translation>رفتن به جلو</translation>
    </message>
    <message>
        <source>Alt+Right</source>
        <translation>Alt+Right</translation>
    </message>
    <message>
        <source>Parent Directory</source>
        <translation>پوشهٔ بالاتر</translation>
    </message>
    <message>
        <source>Go to the parent directory</source>
        <translation>رفتن به پوشهٔ بالاتر</translation>
    </message>
    <message>
        <source>Alt+Up</source>
        <translation>Alt+Up</translation>
    </message>
    <message>
        <source>Create New Folder</source>
        <translation>ایجاد پوشهٔ تازه</translation>
    </message>
    <message>
        <source>Create a New Folder</source>
        <translation>ایجاد یک پوشهٔ تازه</translation>
    </message>
    <message>
        <source>List View</source>
        <translation>نمای فهرستی</translation>
    </message>
    <message>
        <source>Change to list view mode</source>
        <translation>رفتن به نمای فهرستی</translation>
    </message>
    <message>
        <source>Detail View</source>
        <translation>نمای با جزئیات</translation>
    </message>
    <message>
        <source>Change to detail view mode</source>
        <translation>رفتن به نمای با جزئیات</translation>
    </message>
    <message>
        <source>Sidebar</source>
        <translation>نوار کناری</translation>
    </message>
    <message>
        <source>List of places and bookmarks</source>
        <translation>فهرست مکان‌ها و نشانک‌ها</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>فایل‌ها</translation>
    </message>
    <message>
        <source>Files of type:</source>
        <translation>نوع فایل:</translation>
    </message>
    <message>
        <source>File &amp;name:</source>
        <translation>نام فایل (&amp;N):</translation>
    </message>
    <message>
        <source>Directory:</source>
        <translation>پوشه:</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>باز کردن (&amp;O)</translation>
    </message>
    <message>
        <source>&amp;Choose</source>
        <translation>انتخاب (&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>ذخیره (&amp;S)</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>باز کردن</translation>
    </message>
    <message>
        <source>Save As</source>
        <translation>ذخیره با نام</translation>
    </message>
    <message>
        <source>Find Directory</source>
        <translation>یافتن پوشه</translation>
    </message>
    <message>
        <source>All Files (*)</source>
        <translation>همهٔ فایل‌ها (*)</translation>
    </message>
    <message>
        <source>Directories</source>
        <translation>پوشه‌ها</translation>
    </message>
    <message>
        <source>Recent Places</source>
        <translation>مکان‌های اخیر</translation>
    </message>
    <message>
        <source>New Folder</source>
        <translation>پوشهٔ تازه</translation>
    </message>
    <message>
        <source>&amp;New Folder</source>
        <translation>پوشهٔ تازه (&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Rename</source>
        <translation>تغییر نام (&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>حذف (&amp;D)</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>حذف</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>برداشتن</translation>
    </message>
    <message>
        <source>Show </source>
        <translation>نمایش </translation>
    </message>
    <message>
        <source>Show &amp;hidden files</source>
        <translation>نمایش فایل‌های پنهان (&amp;H)</translation>
    </message>
    <message>
        <source>My Computer</source>
        <translation>رایانهٔ من</translation>
    </message>
    <message>
        <source>Drive</source>
        <translation>گرداننده</translation>
    </message>
    <message>
        <source>File</source>
        <translation>فایل</translation>
    </message>
    <message>
        <source>%1 File</source>
        <translation>فایل ⁨%1⁩</translation>
    </message>
    <message>
        <source>File Folder</source>
        <translation>پوشه</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>پوشه</translation>
    </message>
    <message>
        <source>Shortcut</source>
        <translation>میان‌بر</translation>
    </message>
    <message>
        <source>Unknown</source>
        <translation>ناشناخته</translation>
    </message>
    <message>
        <source>Are you sure you want to delete &apos;%1&apos;?</source>
        <translation>‏«⁨%1⁩» حذف شود؟</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is write protected.
Do you want to delete it anyway?</source>
        <translation>‏«⁨%1⁩» در برابر نوشتن محافظت شده است.
با این حال حذف شود؟</translation>
    </message>
    <message>
        <source>Could not delete directory.</source>
        <translation>پوشه حذف نشد.</translation>
    </message>
    <message>
        <source>%1 already exists.
Do you want to replace it?</source>
        <translation>‏⁨%1⁩ از پیش هست.
جایگزین شود؟</translation>
    </message>
    <message>
        <source>%1
Directory not found.
Please verify the correct directory name was given.</source>
        <translation>‏⁨%1⁩
پوشه پیدا نشد.
درستی نام پوشه را بررسی کنید.</translation>
    </message>
    <message>
        <source>%1
File not found.
Please verify the correct file name was given.</source>
        <translation>‏⁨%1⁩
فایل پیدا نشد.
درستی نام فایل را بررسی کنید.</translation>
    </message>
</context>
<context>
    <name>QFileSystemModel</name>
    <message>
        <source>Name</source>
        <translation>نام</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>اندازه</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>نوع</translation>
    </message>
    <message>
        <source>Date Modified</source>
        <translation>تاریخ تغییر</translation>
    </message>
    <message>
        <source>My Computer</source>
        <translation>رایانهٔ من</translation>
    </message>
    <message>
        <source>Computer</source>
        <translation>رایانه</translation>
    </message>
    <message>
        <source>Invalid filename</source>
        <translation>نام فایل نامعتبر است</translation>
    </message>
    <message>
        <source>&lt;b&gt;The name &quot;%1&quot; cannot be used.&lt;/b&gt;&lt;p&gt;Try using another name, with fewer characters or no punctuation marks.</source>
        <translation>‏&lt;b&gt;نام «⁨%1⁩» را نمی‌توان به کار برد.&lt;/b&gt;&lt;p&gt;نام دیگری با نویسه‌های کمتر یا بدون نشانه‌گذاری امتحان کنید.</translation>
    </message>
</context>
<context>
    <name>QLineEdit</name>
    <message>
        <source>&amp;Undo</source>
        <translation>واگرد (&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>ازنو (&amp;R)</translation>
    </message>
    <message>
        <source>Cu&amp;t</source>
        <translation>بریدن (&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>رونوشت (&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>چسباندن (&amp;P)</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>حذف</translation>
    </message>
    <message>
        <source>Select All</source>
        <translation>انتخاب همه</translation>
    </message>
</context>
<context>
    <name>QMessageBox</name>
    <message>
        <source>Show Details...</source>
        <translation>نمایش جزئیات…</translation>
    </message>
    <message>
        <source>Hide Details...</source>
        <translation>پنهان کردن جزئیات…</translation>
    </message>
</context>
<context>
    <name>QPlatformTheme</name>
    <message>
        <source>OK</source>
        <translation>تأیید</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>لغو</translation>
    </message>
    <message>
        <source>&amp;Yes</source>
        <translation>بله (&amp;Y)</translation>
    </message>
    <message>
        <source>&amp;No</source>
        <translation>خیر (&amp;N)</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>ذخیره</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>باز کردن</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>بستن</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>دور انداختن</translation>
    </message>
</context>
<context>
    <name>QScrollBar</name>
    <message>
        <source>Scroll here</source>
        <translation>پیمایش به اینجا</translation>
    </message>
    <message>
        <source>Left edge</source>
        <translation>لبهٔ چپ</translation>
    </message>
    <message>
        <source>Top</source>
        <translation>بالا</translation>
    </message>
    <message>
        <source>Right edge</source>
        <translation>لبهٔ راست</translation>
    </message>
    <message>
        <source>Bottom</source>
        <translation>پایین</translation>
    </message>
    <message>
        <source>Page left</source>
        <translation>یک صفحه به چپ</translation>
    </message>
    <message>
        <source>Page up</source>
        <translation>یک صفحه به بالا</translation>
    </message>
    <message>
        <source>Page right</source>
        <translation>یک صفحه به راست</translation>
    </message>
    <message>
        <source>Page down</source>
        <translation>یک صفحه به پایین</translation>
    </message>
    <message>
        <source>Scroll left</source>
        <translation>پیمایش به چپ</translation>
    </message>
    <message>
        <source>Scroll up</source>
        <translation>پیمایش به بالا</translation>
    </message>
    <message>
        <source>Scroll right</source>
        <translation>پیمایش به راست</translation>
    </message>
    <message>
        <source>Scroll down</source>
        <translation>پیمایش به پایین</translation>
    </message>
</context>
<context>
    <name>QTabBar</name>
    <message>
        <source>Scroll Left</source>
        <translation>پیمایش به چپ</translation>
    </message>
    <message>
        <source>Scroll Right</source>
        <translation>پیمایش به راست</translation>
    </message>
</context>
<context>
    <name>QWidgetTextControl</name>
    <message>
        <source>&amp;Undo</source>
        <translation>واگرد (&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>ازنو (&amp;R)</translation>
    </message>
    <message>
        <source>Cu&amp;t</source>
        <translation>بریدن (&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>رونوشت (&amp;C)</translation>
    </message>
    <message>
        <source>Copy &amp;Link Location</source>
        <translation>رونوشت از نشانی پیوند (&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>چسباندن (&amp;P)</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>حذف</translation>
    </message>
    <message>
        <source>Select All</source>
        <translation>انتخاب همه</translation>
    </message>
</context>
<context>
    <name>QWizard</name>
    <message>
        <source>Go Back</source>
        <translation>بازگشت</translation>
    </message>
    <message>
        <source>&amp;Next &gt;</source>
        <translation>بعدی (&amp;N) &gt;</translation>
    </message>
    <message>
        <source>&lt; &amp;Back</source>
        <translation>&lt; قبلی (&amp;B)</translation>
    </message>
    <message>
        <source>&amp;Finish</source>
        <translation>پایان (&amp;F)</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>لغو</translation>
    </message>
    <message>
        <source>&amp;Next</source>
        <translation>بعدی (&amp;N)</translation>
    </message>
    <message>
        <source>Commit</source>
        <translation>ثبت</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>ادامه</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>پایان</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>راهنما (&amp;H)</translation>
    </message>
</context>
<context>
    <name>audio</name>
    <message>
        <source>the file does not exist</source>
        <translation>این فایل وجود ندارد</translation>
    </message>
    <message>
        <source>it is empty (0 bytes)</source>
        <translation>خالی است (صفر بایت)</translation>
    </message>
    <message>
        <source>it is {format}, which formant does not decode. Convert it first: {command}</source>
        <translation>قالب آن {format} است که formant رمزگشایی نمی‌کند. نخست آن را تبدیل کنید: {command}</translation>
    </message>
    <message>
        <source>it is not a readable audio file ({reason}); convert it to WAV or FLAC, or record it again</source>
        <translation>فایل صوتی خواندنی نیست ({reason})؛ آن را به WAV یا FLAC تبدیل کنید یا دوباره ضبط کنید</translation>
    </message>
    <message>
        <source>{file} is written at {to} Hz: its format does not support {from} Hz</source>
        <translation>‏{file} با نرخ ⁨{to} Hz⁩ نوشته می‌شود: قالب آن ⁨{from} Hz⁩ ندارد</translation>
    </message>
    <message>
        <source>it contains no samples</source>
        <translation>هیچ نمونه‌ای ندارد</translation>
    </message>
    <message>
        <source>it ends early: {read} of {all} samples are there</source>
        <translation>پیش از پایان قطع می‌شود: {read} نمونه از {all} نمونه موجود است</translation>
    </message>
    <message>
        <source>it contains samples that are not finite numbers</source>
        <translation>نمونه‌هایی دارد که عدد متناهی نیستند</translation>
    </message>
    <message>
        <source>{file} has no known audio extension; use one of {known}</source>
        <translation>‏{file} پسوند صوتی شناخته‌شده‌ای ندارد؛ یکی از این‌ها را به کار ببرید: {known}</translation>
    </message>
    <message>
        <source>Sampling rate of the voice; recordings are resampled to it.</source>
        <translation>نرخ نمونه‌برداری صدا؛ ضبط‌ها به این نرخ تبدیل می‌شوند.</translation>
    </message>
    <message>
        <source>FFT size, and length of the Hann window.</source>
        <translation>اندازهٔ FFT و طول پنجرهٔ Hann.</translation>
    </message>
    <message>
        <source>Hop length: distance between two spectrogram frames.</source>
        <translation>گام پنجره (hop length): فاصلهٔ دو فریم پیاپی طیف‌نگاره.</translation>
    </message>
    <message>
        <source>Number of mel bands.</source>
        <translation>تعداد باندهای مِل.</translation>
    </message>
    <message>
        <source>Lower edge of the lowest mel band.</source>
        <translation>مرز پایین پایین‌ترین باند مِل.</translation>
    </message>
    <message>
        <source>Upper edge of the highest mel band; at most half the sampling rate.</source>
        <translation>مرز بالای بالاترین باند مِل؛ حداکثر نصف نرخ نمونه‌برداری.</translation>
    </message>
    <message>
        <source>slaney: linear below 1 kHz, the default of librosa; htk: logarithmic throughout. Must match the vocoder.</source>
        <translation>‏slaney: زیر ⁨۱ kHz⁩ خطی، پیش‌فرض librosa؛ htk: سراسر لگاریتمی. باید با مقیاس وکودر یکی باشد.</translation>
    </message>
    <message>
        <source>audio.hop_length is {hop}; it must be at most half of audio.n_fft, {n_fft}, or sound between the frames is lost</source>
        <translation>مقدار audio.hop_length برابر {hop} است؛ باید حداکثر نصف audio.n_fft یعنی {n_fft} باشد، وگرنه صوت میان فریم‌ها از دست می‌رود</translation>
    </message>
    <message>
        <source>audio.f_max_hz must be above audio.f_min_hz and at most half the sampling rate, {nyquist} Hz</source>
        <translation>مقدار audio.f_max_hz باید بیشتر از audio.f_min_hz و حداکثر نصف نرخ نمونه‌برداری، یعنی ⁨{nyquist} Hz⁩، باشد</translation>
    </message>
    <message>
        <source>cannot resample from {from} to {to} Hz: {reason}</source>
        <translation>تغییر نرخ نمونه‌برداری از {from} به ⁨{to} Hz⁩ ممکن نیست: {reason}</translation>
    </message>
    <message>
        <source>cannot read {file}: {reason}</source>
        <translation>خواندن {file} ممکن نیست: {reason}</translation>
    </message>
    <message>
        <source>its header says that it contains no samples, but it has {bytes} bytes: the recording was never completed. Repair it: {command}</source>
        <translation>سرآیندش می‌گوید که هیچ نمونه‌ای ندارد، اما {bytes} بایت است: ضبط هرگز کامل نشده است. تعمیر: {command}</translation>
    </message>
    <message>
        <source>it ends early: its header promises {all} bytes of sound, {read} are there; copy it again</source>
        <translation>ناتمام است: سرآیندش {all} بایت صدا وعده می‌دهد و {read} بایت هست؛ دوباره کپی کنید</translation>
    </message>
    <message>
        <source>its samples reach {peak}, far beyond full scale (1); divide them by {divisor}</source>
        <translation>نمونه‌هایش به {peak} می‌رسند، بسیار بیش از بیشینه (1)؛ آنها را بر {divisor} تقسیم کنید</translation>
    </message>
    <message>
        <source>its channels cancel each other out when they are mixed; set data.channels to left or right</source>
        <translation>کانال‌هایش هنگام ترکیب یکدیگر را خنثی می‌کنند؛ ⁨data.channels⁩ را ⁨left⁩ یا ⁨right⁩ بگذارید</translation>
    </message>
    <message>
        <source>cannot encode {file}: {reason}</source>
        <translation>کدگذاری {file} ممکن نیست: {reason}</translation>
    </message>
    <message>
        <source>magnitude: of the spectrum; power: its square, as XTTS reads recordings. Must match the vocoder.</source>
        <translation>magnitude: دامنهٔ طیف؛ power: مربع آن، همان‌گونه که XTTS ضبط‌ها را می‌خواند. باید با وکودر هماهنگ باشد.</translation>
    </message>
    <message>
        <source>audio.spectrum is power, which this model cannot be trained on; set it to magnitude</source>
        <translation>مقدار ⁨audio.spectrum⁩ برابر power است که این مدل نمی‌تواند با آن آموزش ببیند؛ آن را magnitude بگذارید</translation>
    </message>
</context>
<context>
    <name>base</name>
    <message>
        <source>cannot read {path}: {reason}</source>
        <translation>خواندن {path} ممکن نیست: {reason}</translation>
    </message>
    <message>
        <source>cannot write the log {path}: {reason}</source>
        <translation>نوشتن لاگ {path} ممکن نیست: {reason}</translation>
    </message>
    <message>
        <source>there is no display</source>
        <translation>نمایشگری در کار نیست</translation>
    </message>
    <message>
        <source>the display {name} does not answer</source>
        <translation>نمایشگر {name} پاسخ نمی‌دهد</translation>
    </message>
    <message>
        <source>cannot open {path}: {reason}</source>
        <translation>باز کردن {path} ممکن نیست: {reason}</translation>
    </message>
    <message>
        <source>cannot lock {path}: {reason}</source>
        <translation>قفل کردن {path} ممکن نیست: {reason}</translation>
    </message>
    <message>
        <source>cannot write {path}: {reason}</source>
        <translation>نوشتن {path} ممکن نیست: {reason}</translation>
    </message>
    <message>
        <source>cannot write {path} to the disk: {reason}</source>
        <translation>نوشتن {path} روی دیسک ممکن نیست: {reason}</translation>
    </message>
    <message>
        <source>cannot replace {path}: {reason}</source>
        <translation>جایگزین کردن {path} ممکن نیست: {reason}</translation>
    </message>
    <message>
        <source>cannot create the folder {path}: {reason}</source>
        <translation>ساختن پوشهٔ {path} ممکن نیست: {reason}</translation>
    </message>
    <message>
        <source>cannot remove {path}: {reason}</source>
        <translation>حذف {path} ممکن نیست: {reason}</translation>
    </message>
    <message>
        <source>writing was canceled</source>
        <translation>نوشتن لغو شد</translation>
    </message>
    <message>
        <source>standard output was closed</source>
        <translation>خروجی استاندارد بسته شد</translation>
    </message>
    <message>
        <source>cannot write standard output: {reason}</source>
        <translation>نوشتن در خروجی استاندارد ممکن نیست: {reason}</translation>
    </message>
    <message>
        <source>cannot start {program}: {reason}</source>
        <translation>اجرای {program} ممکن نیست: {reason}</translation>
    </message>
    <message>
        <source>{file} is not a valid safetensors file: {why}</source>
        <translation>‏{file} یک فایل safetensors معتبر نیست: {why}</translation>
    </message>
    <message>
        <source>cannot write {file}: safetensors has no name for the type {type} of {name}</source>
        <translation>نوشتن {file} ممکن نیست: safetensors نامی برای نوع {type} متعلق به {name} ندارد</translation>
    </message>
    <message>
        <source>the saved state has no entry &apos;{key}&apos; of the expected type; the file is damaged or of another version</source>
        <translation>وضعیت ذخیره‌شده ورودی «{key}» از نوع مورد انتظار را ندارد؛ فایل آسیب دیده یا از نسخهٔ دیگری است</translation>
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
        <translation>{seconds} ثانیه</translation>
    </message>
    <message>
        <source>{minutes} min {seconds} s</source>
        <translation>{minutes} دقیقه و {seconds} ثانیه</translation>
    </message>
    <message>
        <source>{hours} h {minutes} min</source>
        <translation>{hours} ساعت و {minutes} دقیقه</translation>
    </message>
    <message>
        <source>cannot lock {path}: its file system has no locks ({reason}), so two processes could write the same files. Use a folder on another disk (for runs: --runs DIR), or mount this one with locks</source>
        <translation>‏{path} قفل نمی‌شود: سامانهٔ فایل‌اش قفل ندارد ({reason})، پس دو فرایند می‌توانند در یک فایل بنویسند. پوشه‌ای روی دیسکی دیگر به کار ببرید (برای اجراها: ⁨--runs DIR⁩)، یا این یکی را با قفل سوار کنید</translation>
    </message>
    <message>
        <source>{path} is in use by another formant process ({process}); stop that one first</source>
        <translation>فرایند دیگری از formant ({process}) در حال استفاده از {path} است؛ نخست آن را متوقف کنید</translation>
    </message>
    <message>
        <source>a process whose number is unknown</source>
        <translation>فرایندی با شمارهٔ نامعلوم</translation>
    </message>
    <message>
        <source>process {pid}</source>
        <translation>فرایند {pid}</translation>
    </message>
    <message>
        <source>process {pid} on the computer {host}</source>
        <translation>فرایند {pid} روی رایانهٔ {host}</translation>
    </message>
    <message>
        <source>process {pid} in the container {host}</source>
        <translation>فرایند {pid} در کانتینر {host}</translation>
    </message>
    <message>
        <source>process {pid} in another container</source>
        <translation>فرایند {pid} در کانتینری دیگر</translation>
    </message>
    <message>
        <source>cannot create the folder {path}: {link} is a symbolic link to {target}, which does not exist. Is a disk not mounted? Mount it, or remove the link</source>
        <translation>پوشهٔ {path} را نمی‌توان ساخت: {link} پیوندی نمادین به {target} است که وجود ندارد. آیا دیسکی سوار نشده است؟ آن را سوار کنید یا پیوند را پاک کنید</translation>
    </message>
    <message>
        <source>cannot start another thread: {reason}. The limit of the user (ulimit -u), of the container or of the batch system (pids.max) is reached. Raise it, end other programs, or use fewer threads: data.num_workers, data.preprocess_workers, OMP_NUM_THREADS</source>
        <translation>ریسمان دیگری را نمی‌توان آغاز کرد: {reason}. به محدودیت کاربر (⁨ulimit -u⁩)، کانتینر یا سامانهٔ صف (⁨pids.max⁩) رسیده‌اید. آن را بالا ببرید، برنامه‌های دیگر را ببندید یا ریسمان‌های کمتری به کار ببرید: ⁨data.num_workers⁩، ⁨data.preprocess_workers⁩، ⁨OMP_NUM_THREADS⁩</translation>
    </message>
    <message>
        <source>less than a second</source>
        <translation>کمتر از یک ثانیه</translation>
    </message>
    <message>
        <source>this machine cannot reach {address}: {reason}</source>
        <translation>این رایانه به {address} دسترسی ندارد: {reason}</translation>
    </message>
    <message>
        <source>no free network port: {reason}</source>
        <translation>هیچ درگاه شبکهٔ آزادی نیست: {reason}</translation>
    </message>
    <message>
        <source>cannot read {path}: it has more than {bytes}, too much for a file of this kind</source>
        <translation>خواندن {path} ممکن نیست: بیش از {bytes} است که برای فایلی از این نوع زیاد است</translation>
    </message>
    <message>
        <source>{file} is damaged: its numbers differ from their SHA-256</source>
        <translation>‏{file} آسیب دیده است: اعداد آن با SHA-256 آن‌ها مطابقت ندارد</translation>
    </message>
    <message>
        <source>cannot read {path}: it is a device, a FIFO or a socket, not a file</source>
        <translation>خواندن {path} ممکن نیست: این یک دستگاه، FIFO یا سوکت است، نه فایل</translation>
    </message>
    <message>
        <source>{reason}. It belongs to a cache, and is rebuilt</source>
        <translation>‏{reason}. این فایل بخشی از حافظهٔ نهان است و بازسازی می‌شود</translation>
    </message>
    <message>
        <source>cannot lock {path}, which belongs to the user {user}: {reason}. Only that user can use it; choose another folder (for runs: --runs DIR)</source>
        <translation>‏{path} که متعلق به کاربر {user} است قفل نمی‌شود: {reason}. فقط همان کاربر می‌تواند از آن استفاده کند؛ پوشهٔ دیگری انتخاب کنید (برای اجراها: ⁨--runs DIR⁩)</translation>
    </message>
    <message>
        <source>cannot read {path}: the disk failed, or another program shortened the file. Check the disk, then repeat the command</source>
        <translation>خواندن {path} ممکن نیست: دیسک از کار افتاد یا برنامهٔ دیگری فایل را کوتاه کرد. دیسک را بررسی کنید و فرمان را تکرار کنید</translation>
    </message>
</context>
<context>
    <name>checkpoint</name>
    <message>
        <source>there is no checkpoint {file}</source>
        <translation>چک‌پوینت {file} وجود ندارد</translation>
    </message>
    <message>
        <source>{file} is a folder; name a checkpoint in it, such as final_ema.pt</source>
        <translation>‏{file} پوشه است؛ چک‌پوینتی درون آن را نام ببرید، مانند final_ema.pt</translation>
    </message>
    <message>
        <source>{file} is damaged: its SHA-256 differs from {file}.sha256</source>
        <translation>‏{file} آسیب دیده است: SHA-256 آن با ⁨{file}.sha256⁩ تفاوت دارد</translation>
    </message>
    <message>
        <source>{file} is not a formant checkpoint: the entry &apos;format&apos; is missing. To see its contents: formant checkpoint info {file}</source>
        <translation>‏{file} چک‌پوینت formant نیست: ورودی «format» را ندارد. برای دیدن محتوای آن: ⁨formant checkpoint info {file}⁩</translation>
    </message>
    <message>
        <source>{file} cannot be verified: {file}.sha256 is missing, or cannot be read</source>
        <translation>راستی‌آزمایی {file} ممکن نیست: ⁨{file}.sha256⁩ وجود ندارد یا خوانده نمی‌شود</translation>
    </message>
    <message>
        <source>{file} was written by a newer version of formant (format {format}; this one reads up to {known})</source>
        <translation>‏{file} با نسخهٔ تازه‌تری از formant نوشته شده است (قالب {format}؛ این نسخه تا {known} را می‌خواند)</translation>
    </message>
    <message>
        <source>{name} has values outside the range of half precision. Export without --half</source>
        <translation>‏{name} مقدارهایی بیرون از محدودهٔ نیم‌دقت دارد. بدون ⁨--half⁩ خروجی بگیرید</translation>
    </message>
    <message>
        <source>{file} holds a voice only, without training state. Resume from a step_N.pt, or start another run from its weights: train.pretrained_path</source>
        <translation>‏{file} فقط صدا را دارد، بدون وضعیت آموزش. از یک step_N.pt ادامه دهید یا اجرای دیگری را با وزن‌های آن آغاز کنید: train.pretrained_path</translation>
    </message>
    <message>
        <source>the checkpoint has no EMA weights. Export without --ema-only</source>
        <translation>چک‌پوینت وزن‌های EMA ندارد. بدون ⁨--ema-only⁩ خروجی بگیرید</translation>
    </message>
    <message>
        <source>cannot rename {file}: {reason}</source>
        <translation>تغییر نام {file} ممکن نیست: {reason}</translation>
    </message>
    <message>
        <source>the file has no weights: it is not a state dict and has no entry state_dict, model_state_dict, model or weights</source>
        <translation>فایل وزنی ندارد: نه state dict است و نه ورودی state_dict، model_state_dict، model یا weights دارد</translation>
    </message>
    <message>
        <source>cannot read the checkpoint {file}: {reason}</source>
        <translation>خواندن چک‌پوینت {file} ممکن نیست: {reason}</translation>
    </message>
    <message>
        <source>{file} is not a checkpoint of formant (.pt, .safetensors) or PyTorch</source>
        <translation>‏{file} چک‌پوینت formant (⁨.pt⁩، ⁨.safetensors⁩) یا PyTorch نیست</translation>
    </message>
    <message>
        <source>{file} is intact, but holds a voice only. Start another run from its weights: --set name=NEW --set train.pretrained_path={file}</source>
        <translation>‏{file} سالم است، ولی تنها یک صدا دارد. اجرای دیگری با وزن‌های آن آغاز کنید: ⁨--set name=NEW --set train.pretrained_path={file}⁩</translation>
    </message>
    <message>
        <source>Start a new run under another name (--set name=NEW), or select a checkpoint with --resume FILE</source>
        <translation>اجرای تازه‌ای با نام دیگر آغاز کنید (⁨--set name=NEW⁩) یا چک‌پوینتی را با ⁨--resume FILE⁩ انتخاب کنید</translation>
    </message>
    <message>
        <source>no checkpoint in {folder} can be used; the newest: {reason}. {way}</source>
        <translation>هیچ چک‌پوینتی در {folder} قابل استفاده نیست؛ تازه‌ترین: {reason}. {way}</translation>
    </message>
    <message>
        <source>{folder} has no checkpoint to resume from (step_N.pt), but {file} is there, and training from the first step would replace it. {way}</source>
        <translation>در {folder} چک‌پوینتی برای ادامه نیست (⁨step_N.pt⁩)، ولی {file} هست و آموزش از گام نخست جای آن را می‌گیرد. {way}</translation>
    </message>
    <message>
        <source>there is no checkpoint {file}: {link} is a symbolic link to {target}, which does not exist</source>
        <translation>چک‌پوینت {file} وجود ندارد: {link} پیوندی نمادین به {target} است که وجود ندارد</translation>
    </message>
    <message>
        <source>the folder {folder} was removed, replaced or moved to another disk while the run was training, so nothing can be saved there. The steps after the last checkpoint are lost; start the run again</source>
        <translation>پوشهٔ {folder} در هنگام آموزش پاک، جایگزین یا به دیسک دیگری منتقل شد، پس چیزی را نمی‌توان در آن ذخیره کرد. گام‌های پس از آخرین چک‌پوینت از دست رفته‌اند؛ اجرا را دوباره آغاز کنید</translation>
    </message>
    <message>
        <source>the folder {before} was renamed to {now} while the run was training. The run saves there and ends; to resume it: formant --headless {run}</source>
        <translation>نام پوشهٔ {before} در هنگام آموزش به {now} تغییر کرد. اجرا در آنجا ذخیره می‌شود و پایان می‌یابد؛ برای ادامهٔ آن: ⁨formant --headless {run}⁩</translation>
    </message>
    <message>
        <source>{entry} has values that are not finite numbers</source>
        <translation>‏{entry} مقادیری دارد که عدد متناهی نیستند</translation>
    </message>
    <message>
        <source>{entry} does not have the shape or the type of its weight</source>
        <translation>‏{entry} شکل یا نوع وزن خود را ندارد</translation>
    </message>
    <message>
        <source>{entry} is out of range</source>
        <translation>‏{entry} خارج از محدوده است</translation>
    </message>
    <message>
        <source>{file} cannot be resumed from: {fault}</source>
        <translation>ازسرگیری از {file} ممکن نیست: {fault}</translation>
    </message>
</context>
<context>
    <name>config</name>
    <message>
        <source>{where}: {key} is {value}; it must be between {minimum} and {maximum}</source>
        <translation>‏{where}: مقدار {key} برابر {value} است؛ باید میان {minimum} و {maximum} باشد</translation>
    </message>
    <message>
        <source>{where}: {key} is {value}; it must be between {minimum} and {maximum}, or be 0 for automatic</source>
        <translation>‏{where}: مقدار {key} برابر {value} است؛ باید میان {minimum} و {maximum} باشد، یا برای حالت خودکار 0</translation>
    </message>
    <message>
        <source>{where}: {key} is &apos;{value}&apos;; it must be one of: {choices}</source>
        <translation>‏{where}: مقدار {key} برابر «{value}» است؛ باید یکی از این‌ها باشد: {choices}</translation>
    </message>
    <message>
        <source>{where}: {key} is &apos;{value}&apos;; did you mean &apos;{meant}&apos;? It must be one of: {choices}</source>
        <translation>‏{where}: مقدار {key} برابر «{value}» است؛ آیا منظورتان «{meant}» بود؟ باید یکی از این‌ها باشد: {choices}</translation>
    </message>
    <message>
        <source>{where}: unknown setting &apos;{key}&apos;; did you mean &apos;{meant}&apos;?</source>
        <translation>‏{where}: تنظیم ناشناختهٔ «{key}»؛ آیا منظورتان «{meant}» بود؟</translation>
    </message>
    <message>
        <source>{where}: unknown setting &apos;{key}&apos;; `formant config help` lists all of them</source>
        <translation>‏{where}: تنظیم ناشناختهٔ «{key}»؛ ⁨`formant config help`⁩ همهٔ تنظیمات را فهرست می‌کند</translation>
    </message>
    <message>
        <source>true or false</source>
        <translation>درست یا نادرست</translation>
    </message>
    <message>
        <source>a whole number</source>
        <translation>یک عدد صحیح</translation>
    </message>
    <message>
        <source>a number</source>
        <translation>یک عدد</translation>
    </message>
    <message>
        <source>text</source>
        <translation>متن</translation>
    </message>
    <message>
        <source>a list of numbers</source>
        <translation>فهرستی از عددها</translation>
    </message>
    <message>
        <source>a list of texts</source>
        <translation>فهرستی از متن‌ها</translation>
    </message>
    <message>
        <source>{name} has a form that cannot be edited here; set {key} to {value} in it yourself</source>
        <translation>‏{name} شکلی دارد که این‌جا ویرایش‌پذیر نیست؛ خودتان {key} را در آن برابر {value} قرار دهید</translation>
    </message>
    <message>
        <source>{name} has a form that cannot be edited here; remove {key} from it yourself</source>
        <translation>‏{name} شکلی دارد که این‌جا ویرایش‌پذیر نیست؛ خودتان {key} را از آن حذف کنید</translation>
    </message>
    <message>
        <source>{where}: {key} must be {type}</source>
        <translation>‏{where}: {key} باید {type} باشد</translation>
    </message>
    <message>
        <source>{where}: a configuration is made of &apos;key: value&apos; lines, as in name: my-voice</source>
        <translation>‏{where}: پیکربندی از خط‌هایی به شکل «key: value» ساخته می‌شود، مانند ⁨name: my-voice⁩</translation>
    </message>
    <message>
        <source>{where}: &apos;{section}&apos; must be a section with &apos;key: value&apos; lines below it</source>
        <translation>‏{where}: «{section}» باید بخشی باشد که زیر آن خط‌هایی به شکل «key: value» بیاید</translation>
    </message>
    <message>
        <source>{where}: &apos;{key}&apos; is given twice; keep one</source>
        <translation>‏{where}: «{key}» دو بار آمده است؛ یکی را نگه دارید</translation>
    </message>
    <message>
        <source>{where}: {key} and {other} are the same setting; keep one</source>
        <translation>‏{where}: {key} و {other} یک تنظیم‌اند؛ یکی را نگه دارید</translation>
    </message>
    <message>
        <source>there is no configuration {path}; give one with --config</source>
        <translation>پیکربندی {path} وجود ندارد؛ آن را با ⁨--config⁩ مشخص کنید</translation>
    </message>
    <message>
        <source>{where}: this line is not UTF-8; save the file as UTF-8, or convert it: iconv -f WINDOWS-1252 -t UTF-8 &apos;{file}&apos; &gt; NEW.yaml</source>
        <translation>‏{where}: این خط UTF-8 نیست؛ فایل را به‌صورت UTF-8 ذخیره یا تبدیل کنید: ⁨iconv -f WINDOWS-1252 -t UTF-8 &apos;{file}&apos; &gt; NEW.yaml⁩</translation>
    </message>
    <message>
        <source>{where}: not valid YAML: {reason}. Is a quote left open, a line indented with a tab, or a text with a character such as : ? # [ not in quotes?</source>
        <translation>‏{where}: این YAML معتبر نیست: {reason}. آیا گیومه‌ای باز مانده، خطی با tab تورفته شده یا متنی با نشانه‌هایی مانند ⁨: ? # [⁩ بدون گیومه آمده است؟</translation>
    </message>
    <message>
        <source>{where}: {old_key} is now called {key}; the old name is still read</source>
        <translation>‏{where}: {old_key} اکنون {key} نام دارد؛ نام قدیمی همچنان خوانده می‌شود</translation>
    </message>
    <message>
        <source>{where}: not valid YAML: {reason}</source>
        <translation>‏{where}: این YAML معتبر نیست: {reason}</translation>
    </message>
    <message>
        <source>{where}: write it as key=value</source>
        <translation>‏{where}: آن را به شکل key=value بنویسید</translation>
    </message>
    <message>
        <source>{where}: a second YAML document begins here, after a line &apos;---&apos; or &apos;...&apos;; a configuration is one document: remove that line</source>
        <translation>‏{where}: اینجا سند ⁨YAML⁩ دومی آغاز می‌شود، پس از خط «⁨---⁩» یا «⁨...⁩»؛ پیکربندی یک سند است: آن خط را حذف کنید</translation>
    </message>
    <message>
        <source>the configuration {path} is a symbolic link to {target}, which does not exist</source>
        <translation>پیکربندی {path} پیوندی نمادین به {target} است که وجود ندارد</translation>
    </message>
    <message>
        <source>line {line}</source>
        <translation>خط {line}</translation>
    </message>
    <message>
        <source>the configuration</source>
        <translation>پیکربندی</translation>
    </message>
    <message>
        <source>command line: {setting}</source>
        <translation>خط فرمان: {setting}</translation>
    </message>
</context>
<context>
    <name>cuda</name>
    <message>
        <source>the NVIDIA driver does not respond for GPU {number}</source>
        <translation>درایور NVIDIA برای GPU شمارهٔ {number} پاسخ نمی‌دهد</translation>
    </message>
    <message>
        <source>alignments of GPU and CPU differ</source>
        <translation>هم‌ترازی GPU با CPU فرق دارد</translation>
    </message>
    <message>
        <source>alignment runs on the CPU, which is slower: {reason}</source>
        <translation>هم‌ترازی روی CPU انجام می‌شود که کندتر است: {reason}</translation>
    </message>
    <message>
        <source>{call} of the NVIDIA driver failed: {reason} ({number})</source>
        <translation>فراخوانی {call} از درایور NVIDIA ناموفق بود: {reason} ({number})</translation>
    </message>
    <message>
        <source>the NVIDIA driver is missing or too old to load kernels</source>
        <translation>درایور NVIDIA وجود ندارد یا برای بار کردن کرنل‌ها بیش از حد قدیمی است</translation>
    </message>
    <message>
        <source>NVIDIA&apos;s run-time compiler (NVRTC) cannot be used: {reason}</source>
        <translation>کامپایلر زمان اجرای NVIDIA (NVRTC) قابل استفاده نیست: {reason}</translation>
    </message>
</context>
<context>
    <name>data</name>
    <message>
        <source>out of memory while preparing a batch; reduce data.num_workers or data.prefetch_buffer_size ({reason})</source>
        <translation>هنگام آماده‌سازی دسته، حافظه تمام شد؛ data.num_workers یا data.prefetch_buffer_size را کم کنید ({reason})</translation>
    </message>
    <message>
        <source>cannot prepare a batch: {reason}</source>
        <translation>ساختن دسته ممکن نیست: {reason}</translation>
    </message>
    <message>
        <source>stopped while reading the recordings; those that are decoded are kept</source>
        <translation>هنگام خواندن ضبط‌ها متوقف شد؛ آنچه رمزگشایی شده نگه داشته می‌شود</translation>
    </message>
    <message>
        <source>none of the {count} recordings can be read; the first: {first}</source>
        <translation>هیچ‌یک از {count} ضبط خوانده نمی‌شود؛ نخستین: {first}</translation>
    </message>
    <message>
        <source>cannot read the corpus {file}; is the path right?</source>
        <translation>خواندن پیکرهٔ {file} ممکن نیست؛ آیا مسیر درست است؟</translation>
    </message>
    <message>
        <source>cannot read the corpus {file} ({setting}); is the path right?</source>
        <translation>خواندن پیکرهٔ {file} ({setting}) ممکن نیست؛ آیا مسیر درست است؟</translation>
    </message>
    <message>
        <source>data.corpus is not set; give the folder of your recordings or its metadata file</source>
        <translation>مقدار data.corpus تعیین نشده است؛ پوشهٔ ضبط‌های خود یا فایل فرادادهٔ آن را بدهید</translation>
    </message>
    <message>
        <source>the corpus {file} names no recording</source>
        <translation>پیکرهٔ {file} هیچ ضبطی را نام نمی‌برد</translation>
    </message>
    <message>
        <source>unknown corpus format &apos;{format}&apos; (data.format, or --format of doctor); known formats: {formats}</source>
        <translation>قالب پیکرهٔ «{format}» ناشناخته است (data.format، یا ⁨--format⁩ در doctor)؛ قالب‌های شناخته‌شده: {formats}</translation>
    </message>
    <message>
        <source>{folder} holds several files that may be its metadata ({names}); give the path of the right one instead of the folder</source>
        <translation>در {folder} چند فایل هست که می‌تواند فرادادهٔ آن باشد ({names})؛ به جای پوشه، فایل مورد نظر را بدهید</translation>
    </message>
    <message>
        <source>{file} is not a corpus of the format &apos;{format}&apos; (data.format, or --format of doctor), which has its metadata in {names}; give the metadata file itself if it has another name</source>
        <translation>‏{file} پیکره‌ای با قالب «{format}» نیست (data.format، یا ⁨--format⁩ در doctor) که فرادادهٔ آن در {names} است؛ اگر نامش چیز دیگری است، خود فایل فراداده را بدهید</translation>
    </message>
    <message>
        <source>cannot recognize the format of the corpus {file}; set it with data.format, or --format of doctor ({formats})</source>
        <translation>قالب پیکرهٔ {file} تشخیص داده نشد؛ آن را با data.format یا ⁨--format⁩ در doctor تعیین کنید ({formats})</translation>
    </message>
    <message>
        <source>there are no recordings in {folder}, and no metadata that lists any</source>
        <translation>در {folder} نه ضبطی هست و نه فراداده‌ای که ضبطی را نام ببرد</translation>
    </message>
    <message>
        <source>a quote is not closed, or is inside a cell; write such a cell as &quot;he said &quot;&quot;no&quot;&quot;&quot;</source>
        <translation>گیومه‌ای بسته نشده یا درون خانه‌ای آمده است؛ چنین خانه‌ای را به شکل ⁨&quot;he said &quot;&quot;no&quot;&quot;&quot;⁩ بنویسید</translation>
    </message>
    <message>
        <source>Folder or metadata file of the recordings; paths in the metadata are relative to it.</source>
        <translation>پوشهٔ ضبط‌ها یا فایل فرادادهٔ آن‌ها؛ مسیر فایل‌های نام‌برده در آن، نسبت به خود آن است.</translation>
    </message>
    <message>
        <source>Corpus format; auto: recognized by the files.</source>
        <translation>قالب پیکره؛ auto: از روی فایل‌ها تشخیص داده می‌شود.</translation>
    </message>
    <message>
        <source>Prompt list of a profile folder to train on; all: every list.</source>
        <translation>آموزش روی کدام فهرست متن (prompt list) از پوشهٔ پروفایل باشد؛ all: همهٔ آن‌ها.</translation>
    </message>
    <message>
        <source>Folder or metadata file of a separate validation set; replaces validation_share.</source>
        <translation>پوشه یا فایل فرادادهٔ یک مجموعهٔ اعتبارسنجی جداگانه؛ به جای validation_share.</translation>
    </message>
    <message>
        <source>Validation split: share of the recordings, chosen by a hash of their names.</source>
        <translation>سهم اعتبارسنجی: بخشی از ضبط‌ها که بر پایهٔ hash نام آن‌ها انتخاب می‌شوند.</translation>
    </message>
    <message>
        <source>Data loader workers: threads that prepare batches.</source>
        <translation>کارگرهای بارگذاری داده: رشته‌هایی (thread) که دسته‌ها را آماده می‌کنند.</translation>
    </message>
    <message>
        <source>Preprocessing workers: processes that decode recordings before the first run; automatic: num_workers, if it is set.</source>
        <translation>کارگرهای پیش‌پردازش: فرایندهایی که پیش از نخستین اجرا ضبط‌ها را رمزگشایی می‌کنند؛ خودکار: همان num_workers، اگر تعیین شده باشد.</translation>
    </message>
    <message>
        <source>Number of batches to prefetch.</source>
        <translation>تعداد دسته‌هایی که از پیش آماده می‌شوند (prefetch).</translation>
    </message>
    <message>
        <source>Silence threshold relative to the peak: quieter ends of a recording are trimmed.</source>
        <translation>آستانهٔ سکوت نسبت به قله: دو سر ضبط تا جایی که از این آرام‌تر باشد بریده می‌شود.</translation>
    </message>
    <message>
        <source>Silence kept at both ends of a recording after trimming.</source>
        <translation>سکوتی که پس از بریدن در دو سر ضبط باقی می‌ماند.</translation>
    </message>
    <message>
        <source>Conversion of stereo recordings to mono: the mean of all channels, the left one, or the right one.</source>
        <translation>تبدیل ضبط‌های استریو به مونو: میانگین همهٔ کانال‌ها، کانال چپ یا کانال راست.</translation>
    </message>
    <message>
        <source>Normalize the loudness of every recording (EBU R 128), with its peak at most at -1 dBFS.</source>
        <translation>بلندی صدای همهٔ ضبط‌ها را نرمال می‌کند (EBU R 128)، با قلهٔ حداکثر ⁨-1 dBFS⁩.</translation>
    </message>
    <message>
        <source>Target loudness of normalise_loudness.</source>
        <translation>بلندی صدای هدف برای normalise_loudness.</translation>
    </message>
    <message>
        <source>Bucket by length: batches samples of similar length, so that less is padding.</source>
        <translation>گروه‌بندی بر پایهٔ طول: نمونه‌های هم‌طول را در یک دسته می‌گذارد تا لایی (padding) کمتری لازم باشد.</translation>
    </message>
    <message>
        <source>Concatenates up to this many random recordings to a sample, so that a few short ones suffice; 1: off.</source>
        <translation>حداکثر این تعداد ضبط تصادفی را به هم می‌پیوندد و یک نمونه می‌سازد، تا ضبط‌های کوتاه اندک هم کافی باشند؛ 1: خاموش.</translation>
    </message>
    <message>
        <source>Longest silence between concatenated recordings.</source>
        <translation>طولانی‌ترین سکوت میان ضبط‌های به‌هم‌پیوسته.</translation>
    </message>
    <message>
        <source>Shortest silence at both ends of a concatenated sample.</source>
        <translation>کوتاه‌ترین سکوت در دو سر نمونهٔ به‌هم‌پیوسته.</translation>
    </message>
    <message>
        <source>Longest silence at both ends of a concatenated sample.</source>
        <translation>طولانی‌ترین سکوت در دو سر نمونهٔ به‌هم‌پیوسته.</translation>
    </message>
    <message>
        <source>File of texts, one per line, that concatenation must not produce: reserved for tests.</source>
        <translation>فایلی با متن‌ها، هر کدام در یک خط، که به هم پیوستن نباید پدیدشان آورد: برای آزمون کنار گذاشته شده‌اند.</translation>
    </message>
    <message>
        <source>Number of concatenated samples per epoch.</source>
        <translation>تعداد نمونه‌های به‌هم‌پیوسته در هر دوره.</translation>
    </message>
    <message>
        <source>Recordings that take longer to decode are excluded.</source>
        <translation>ضبطی که رمزگشایی‌اش بیش از این طول بکشد کنار گذاشته می‌شود.</translation>
    </message>
    <message>
        <source>data.concatenate_edge_ms_min is larger than data.concatenate_edge_ms_max</source>
        <translation>مقدار data.concatenate_edge_ms_min بزرگ‌تر از data.concatenate_edge_ms_max است</translation>
    </message>
    <message>
        <source>data.validation and data.validation_share are both set; remove one of them</source>
        <translation>هر دو تنظیم data.validation و data.validation_share تعیین شده‌اند؛ یکی را حذف کنید</translation>
    </message>
    <message>
        <source>{file} cannot be used: its decoder crashed or took longer than {seconds} s (data.decode_timeout_s)</source>
        <translation>‏{file} قابل استفاده نیست: رمزگشای آن از کار افتاد یا بیش از {seconds} ثانیه طول کشید (data.decode_timeout_s)</translation>
    </message>
    <message>
        <source>{file} cannot be used: {reason}</source>
        <translation>‏{file} قابل استفاده نیست: {reason}</translation>
    </message>
    <message>
        <source>its decoder gave an invalid answer</source>
        <translation>رمزگشای آن پاسخ معتبری نداد</translation>
    </message>
    <message>
        <source>it is silent throughout</source>
        <translation>سراسر آن سکوت است</translation>
    </message>
    <message>
        <source>it needs more memory than allowed for a recording</source>
        <translation>بیش از اندازهٔ مجاز برای یک ضبط حافظه می‌خواهد</translation>
    </message>
    <message>
        <source>{path} contains {there} samples, not {count}</source>
        <translation>‏{path} دارای {there} نمونه است، نه {count}</translation>
    </message>
    <message>
        <source>canceled</source>
        <translation>لغو شد</translation>
    </message>
    <message>
        <source>unreadable audio</source>
        <translation>صوت خواندنی نیست</translation>
    </message>
    <message>
        <source>no transcript</source>
        <translation>بدون متن</translation>
    </message>
    <message>
        <source>silent</source>
        <translation>بی‌صدا</translation>
    </message>
    <message>
        <source>clipped</source>
        <translation>بریدگی (clipping)</translation>
    </message>
    <message>
        <source>too short</source>
        <translation>بیش از حد کوتاه</translation>
    </message>
    <message>
        <source>too long</source>
        <translation>بیش از حد طولانی</translation>
    </message>
    <message>
        <source>duplicate audio</source>
        <translation>صوت تکراری</translation>
    </message>
    <message>
        <source>duplicate text</source>
        <translation>متن تکراری</translation>
    </message>
    <message>
        <source>text and audio do not match</source>
        <translation>ناهمخوانی متن و صوت</translation>
    </message>
    <message>
        <source>different sample rate</source>
        <translation>نرخ نمونه‌برداری متفاوت</translation>
    </message>
    <message>
        <source>{file} is listed twice: {first}, {place}</source>
        <translation>‏{file} دو بار نام برده شده است: {first}، {place}</translation>
    </message>
    <message>
        <source>{file} has the same audio as {first}</source>
        <translation>‏{file} همان صوت {first} را دارد</translation>
    </message>
    <message>
        <source>{file} has the same text as {first}; fine if both are takes of it</source>
        <translation>‏{file} همان متن {first} را دارد؛ اگر هر دو برداشت‌هایی از آن باشند، ایرادی ندارد</translation>
    </message>
    <message>
        <source>{file} has {found} Hz, most have {usual} Hz; it is resampled, but may sound different</source>
        <translation>نرخ {file} برابر ⁨{found} Hz⁩ است و بیشتر ضبط‌ها ⁨{usual} Hz⁩ دارند؛ به نرخ آن‌ها تبدیل می‌شود، اما شاید صدایش با بقیه فرق کند</translation>
    </message>
    <message>
        <source>{found} s of audio in {file} for a text of about {expected} s ({place}); wrong transcript?</source>
        <translation>‏{found} ثانیه صوت در {file} برای متنی حدود {expected} ثانیه‌ای ({place})؛ آیا متن نادرست است؟</translation>
    </message>
    <message>
        <source>no recording of {corpus} would be kept; nothing was written</source>
        <translation>هیچ ضبطی از {corpus} باقی نمی‌ماند؛ چیزی نوشته نشد</translation>
    </message>
    <message>
        <source>{file} is clipped ({percent} % of it at full scale); record it again with less gain</source>
        <translation>‏{file} بریدگی (clipping) دارد ({percent}٪ آن در سقف دامنه است)؛ با بهرهٔ (gain) کمتر دوباره ضبط کنید</translation>
    </message>
    <message>
        <source>{file} has only {found} s of sound; at least {least} s are needed</source>
        <translation>‏{file} فقط {found} ثانیه صدا دارد؛ دست‌کم {least} ثانیه لازم است</translation>
    </message>
    <message>
        <source>{file} has {found} s of sound, more than {most} s; cut it into sentences</source>
        <translation>‏{file} دارای {found} ثانیه صداست که از {most} ثانیه بیشتر است؛ آن را به جمله‌ها ببُرید</translation>
    </message>
    <message>
        <source>{file} has no text; write what is said in it into {place}</source>
        <translation>‏{file} متن ندارد؛ آنچه را در آن گفته می‌شود در {place} بنویسید</translation>
    </message>
    <message>
        <source>{file} is silent; was the microphone on?</source>
        <translation>‏{file} بی‌صداست؛ آیا میکروفون روشن بود؟</translation>
    </message>
    <message>
        <source>the feature cache {folder} cannot be used: {why}. It can be deleted and is then rebuilt</source>
        <translation>کش ویژگی‌ها {folder} قابل استفاده نیست: {why}. می‌توان آن را حذف کرد؛ سپس دوباره ساخته می‌شود</translation>
    </message>
    <message>
        <source>{place}: not valid CSV: {reason}</source>
        <translation>‏{place}: این CSV معتبر نیست: {reason}</translation>
    </message>
    <message>
        <source>{place}: this row has {found} cells, but the first line has {expected}</source>
        <translation>‏{place}: این سطر {found} خانه دارد، ولی خط نخست {expected} خانه</translation>
    </message>
    <message>
        <source>{place}: each line must be like {example}</source>
        <translation>‏{place}: هر خط باید مانند {example} باشد</translation>
    </message>
    <message>
        <source>{place}: {found} cells between &apos;|&apos;; a line must be path|text or path|speaker|text</source>
        <translation>‏{place}: {found} خانه میان نشانه‌های «|»؛ هر خط باید ⁨path|text⁩ یا ⁨path|speaker|text⁩ باشد</translation>
    </message>
    <message>
        <source>cannot list {folder}: {reason}</source>
        <translation>فهرست کردن {folder} ممکن نیست: {reason}</translation>
    </message>
    <message>
        <source>{place}: {found} cells between &apos;|&apos;; a line must be id|text or id|text|normalized text</source>
        <translation>‏{place}: {found} خانه میان نشانه‌های «|»؛ هر خط باید ⁨id|text⁩ یا ⁨id|text|normalized text⁩ باشد</translation>
    </message>
    <message>
        <source>stopped while reading the corpus</source>
        <translation>هنگام خواندن پیکره متوقف شد</translation>
    </message>
    <message>
        <source>{profile} has no recording of the prompt list &apos;{list}&apos; (data.prompt_list, or --prompt-list of doctor); it has: {lists}</source>
        <translation>‏{profile} ضبطی از فهرست متن «{list}» ندارد (data.prompt_list، یا ⁨--prompt-list⁩ در doctor)؛ این‌ها را دارد: {lists}</translation>
    </message>
    <message>
        <source>{file} is not a JSON object; it should be like {example}</source>
        <translation>‏{file} شیء JSON نیست؛ باید مانند {example} باشد</translation>
    </message>
    <message>
        <source>recording</source>
        <translation>ضبط</translation>
    </message>
    <message>
        <source>text</source>
        <translation>متن</translation>
    </message>
    <message>
        <source>normalized text</source>
        <translation>متن یکسان‌شده</translation>
    </message>
    <message>
        <source>speaker</source>
        <translation>گوینده</translation>
    </message>
    <message>
        <source>language</source>
        <translation>زبان</translation>
    </message>
    <message>
        <source>ignored</source>
        <translation>نادیده</translation>
    </message>
    <message>
        <source>read as {form} with one speaker</source>
        <translation>به‌صورت {form} با یک گوینده خوانده شد</translation>
    </message>
    <message>
        <source>read as {form} with {count} {speaker|speakers}: {names}</source>
        <translation>به‌صورت {form} با {count} گوینده خوانده شد: {names}</translation>
    </message>
    <message>
        <source>garbled transcript</source>
        <translation>متن درهم‌ریخته</translation>
    </message>
    <message>
        <source>the text of {file} in {place} is garbled (&apos;{text}&apos;): it was read with a wrong encoding; convert the original again, with the right one</source>
        <translation>متن {file} در {place} درهم‌ریخته است («{text}»): با کدگذاری نادرستی خوانده شده است؛ فایل اصلی را دوباره با کدگذاری درست تبدیل کنید</translation>
    </message>
    <message>
        <source>{place}: the first line must name the columns: file,text (commas, semicolons, tabs or &apos;|&apos; between them), or contain an existing recording and its text; it is &apos;{found}&apos;. Known names: {files} for the recording, {texts} for the text</source>
        <translation>‏{place}: خط نخست باید نام ستون‌ها را بیاورد: ⁨file,text⁩ (با ویرگول لاتین، نقطه‌ویرگول لاتین، جهش (tab) یا «⁨|⁩» میان آن‌ها)، یا ضبطی موجود و متنش را؛ اکنون «{found}» است. نام‌های شناخته‌شده: {files} برای ضبط و {texts} برای متن</translation>
    </message>
    <message>
        <source>{place}: the file starts like a JSON array, but is not valid JSON</source>
        <translation>‏{place}: فایل مانند آرایهٔ ⁨JSON⁩ آغاز می‌شود، اما ⁨JSON⁩ معتبری نیست</translation>
    </message>
    <message>
        <source>{place}: this row is a part of {file} (offset {offset} s); cut the parts into files of their own and list these</source>
        <translation>‏{place}: این سطر بخشی از {file} است (از {offset} ثانیه)؛ بخش‌ها را در فایل‌های جداگانه ببرید و آن‌ها را فهرست کنید</translation>
    </message>
    <message>
        <source>{place}: {found} cells between &apos;|&apos;, and the rows do not show which one is the text and which the speaker; name the columns in a first line, such as {header}, or set data.format (--format of doctor) to filelist (path|text or path|speaker|text) or ljspeech (id|text or id|text|normalized text)</source>
        <translation>‏{place}: ‏{found} خانه میان «⁨|⁩» هست، و سطرها نشان نمی‌دهند کدام متن است و کدام گوینده؛ ستون‌ها را در خط نخست نام ببرید، مانند {header}، یا ⁨data.format⁩ (⁨--format⁩ در ⁨doctor⁩) را ⁨filelist⁩ (⁨path|text⁩ یا ⁨path|speaker|text⁩) یا ⁨ljspeech⁩ (⁨id|text⁩ یا ⁨id|text|normalized text⁩) بگذارید</translation>
    </message>
    <message>
        <source>{place}: {found} cells between &apos;|&apos;, but most rows have {expected}; is a &apos;|&apos; part of the text, or missing?</source>
        <translation>‏{place}: ‏{found} خانه میان «⁨|⁩» هست، اما بیشتر سطرها {expected} خانه دارند؛ آیا «⁨|⁩» جزو متن است، یا یکی کم است؟</translation>
    </message>
    <message>
        <source>{place}: this line is not UTF-8; if it means &apos;{text}&apos;, convert the file: {command}</source>
        <translation>‏{place}: این خط ⁨UTF-8⁩ نیست؛ اگر معنی‌اش «{text}» است، فایل را تبدیل کنید: {command}</translation>
    </message>
    <message>
        <source>its name, or that of a folder on its path, is not UTF-8; rename it</source>
        <translation>نام آن یا نام پوشه‌ای در مسیرش به ⁨UTF-8⁩ نیست؛ نامش را عوض کنید</translation>
    </message>
    <message>
        <source>the feature cache {folder} cannot be written: the disk is full. Free some disk space, or set XDG_CACHE_HOME to a folder on another disk</source>
        <translation>در حافظهٔ نهان ویژگی‌ها {folder} نمی‌توان نوشت: دیسک پر است. فضایی آزاد کنید یا ⁨XDG_CACHE_HOME⁩ را روی پوشه‌ای در دیسک دیگر بگذارید</translation>
    </message>
    <message>
        <source>read as {form} with one speaker, in {count} folders: {names}. If each folder is a speaker, set data.folders_are_speakers</source>
        <translation>‏به‌صورت {form} با یک گوینده خوانده شد، در {count} پوشه: {names}. اگر هر پوشه یک گوینده است، ⁨data.folders_are_speakers⁩ را فعال کنید</translation>
    </message>
    <message>
        <source>Each folder of recordings is a speaker, where the corpus names none.</source>
        <translation>هر پوشهٔ ضبط‌ها یک گوینده است، آنجا که پیکره گوینده‌ای را نام نمی‌برد.</translation>
    </message>
    <message>
        <source>start</source>
        <translation>آغاز</translation>
    </message>
    <message>
        <source>the cache of computed features {folder} cannot be opened: {reason}. Make it writable, or set XDG_CACHE_HOME to another folder</source>
        <translation>حافظهٔ نهان ویژگی‌های محاسبه‌شده {folder} باز نمی‌شود: {reason}. آن را نوشتنی کنید، یا XDG_CACHE_HOME را پوشه‌ای دیگر بگذارید</translation>
    </message>
    <message>
        <source>{file} is not a readable .npy file: {why}</source>
        <translation>‏{file} یک فایل ⁨.npy⁩ خوانا نیست: {why}</translation>
    </message>
    <message>
        <source>{place}: the record is not a JSON object</source>
        <translation>‏{place}: رکورد شیء JSON نیست</translation>
    </message>
    <message>
        <source>{place}: the recording is the only one of its speaker, so none can be its prompt</source>
        <translation>‏{place}: این تنها فایل ضبط‌شدهٔ گویندهٔ خود است، پس هیچ فایلی نمی‌تواند نمونهٔ صدای آن باشد</translation>
    </message>
    <message>
        <source>{place}: the record has no {key}</source>
        <translation>‏{place}: رکورد {key} ندارد</translation>
    </message>
    <message>
        <source>{file} holds no record</source>
        <translation>‏{file} هیچ رکوردی ندارد</translation>
    </message>
    <message>
        <source>Further manifests of prepared tokens to train on, besides corpus; FILE::LANGUAGE sets the language of its texts.</source>
        <translation>مانیفست‌های دیگرِ توکن‌های آماده برای آموزش، افزون بر corpus؛ ⁨FILE::LANGUAGE⁩ زبان متن‌های آن را تعیین می‌کند.</translation>
    </message>
    <message>
        <source>Further manifests of prepared tokens to validate on, besides validation.</source>
        <translation>مانیفست‌های دیگرِ توکن‌های آماده برای اعتبارسنجی، افزون بر validation.</translation>
    </message>
    <message>
        <source>{file} has the shape {shape}; the model needs {needed}. Prepare it with the checkpoint that is fine-tuned</source>
        <translation>‏{file} شکل {shape} دارد؛ مدل به {needed} نیاز دارد. آن را با همان چک‌پوینتی آماده کنید که تنظیم دقیق می‌شود</translation>
    </message>
    <message>
        <source>{file} holds whole numbers instead of the vectors of a speaker</source>
        <translation>‏{file} به‌جای بردارهای یک گوینده، عددهای صحیح دارد</translation>
    </message>
    <message>
        <source>{file} holds values that are not finite (NaN or infinite)</source>
        <translation>‏{file} مقدارهایی دارد که متناهی نیستند (NaN یا بی‌نهایت)</translation>
    </message>
    <message>
        <source>{file} is not a list of whole numbers</source>
        <translation>‏{file} فهرستی از عددهای صحیح نیست</translation>
    </message>
    <message>
        <source>{file} holds {count} tokens, but its record says {stated}</source>
        <translation>‏{file} {count} توکن دارد، اما رکوردش {stated} توکن می‌گوید</translation>
    </message>
    <message>
        <source>{file} holds no tokens</source>
        <translation>‏{file} هیچ توکنی ندارد</translation>
    </message>
    <message>
        <source>{file} holds the token {token}; the model has the tokens 0 to {last}</source>
        <translation>‏{file} توکن {token} را دارد؛ توکن‌های مدل از ۰ تا {last} هستند</translation>
    </message>
    <message>
        <source>the prompt {id} is the recording itself, so the model would copy from it</source>
        <translation>نمونهٔ مرجع {id} خودِ همین ضبط است، پس مدل از آن رونویسی می‌کند</translation>
    </message>
    <message>
        <source>{file} holds a text of {length} tokens; the model reads at most {limit}</source>
        <translation>‏{file} متنی با {length} توکن دارد؛ مدل حداکثر {limit} توکن می‌خواند</translation>
    </message>
    <message>
        <source>{file} holds a recording of {length} codes; the model speaks at most {limit}</source>
        <translation>‏{file} ضبطی با {length} کد دارد؛ مدل حداکثر {limit} کد می‌گوید</translation>
    </message>
    <message>
        <source>{place} was excluded: {reason}</source>
        <translation>‏{place} کنار گذاشته شد: {reason}</translation>
    </message>
    <message>
        <source>the index of the feature cache {folder} is damaged and is rebuilt, and the recordings are decoded again</source>
        <translation>نمایهٔ حافظهٔ نهان ویژگی‌ها در {folder} آسیب دیده است و بازسازی می‌شود، و ضبط‌ها دوباره رمزگشایی می‌شوند</translation>
    </message>
    <message>
        <source>{reason}. Training continues, but what a network computes for recordings that are not cached yet is computed again in each epoch. To cache it, set XDG_CACHE_HOME to a folder on another disk and resume the run</source>
        <translation>‏{reason}. آموزش ادامه می‌یابد، اما آنچه یک شبکه برای ضبط‌هایی که هنوز در حافظهٔ نهان نیستند محاسبه می‌کند در هر دوره دوباره محاسبه می‌شود. برای نگه‌داشتن آن، XDG_CACHE_HOME را روی پوشه‌ای در دیسک دیگری بگذارید و آموزش را از سر بگیرید</translation>
    </message>
    <message>
        <source>the feature cache {folder} cannot be used: {why}. Check the disk, or set XDG_CACHE_HOME to a folder on another disk</source>
        <translation>کش ویژگی‌ها {folder} قابل استفاده نیست: {why}. دیسک را بررسی کنید، یا ⁨XDG_CACHE_HOME⁩ را روی پوشه‌ای از دیسکی دیگر بگذارید</translation>
    </message>
    <message>
        <source>its sample {first} cannot be found; convert it to WAV or FLAC</source>
        <translation>نمونهٔ {first} آن پیدا نمی‌شود؛ آن را به WAV یا FLAC تبدیل کنید</translation>
    </message>
    <message>
        <source>its channels cancel each other out when they are mixed; choose one of them</source>
        <translation>کانال‌هایش هنگام ترکیب یکدیگر را خنثی می‌کنند؛ یکی از آن‌ها را انتخاب کنید</translation>
    </message>
    <message>
        <source>stopped while reading {file}</source>
        <translation>هنگام خواندن {file} متوقف شد</translation>
    </message>
    <message>
        <source>{place}: expected a label of Audacity (begin and end in seconds and a text, with tabs between them); it is &apos;{found}&apos;</source>
        <translation>‏{place}: یک برچسب Audacity انتظار می‌رفت (آغاز و پایان به ثانیه و یک متن، با Tab میان آن‌ها)؛ این است: «{found}»</translation>
    </message>
    <message>
        <source>{place}: the label has no length; drag one of its ends in Audacity, or delete it</source>
        <translation>‏{place}: این برچسب طول ندارد؛ یک سر آن را در Audacity بکشید یا آن را حذف کنید</translation>
    </message>
    <message>
        <source>cannot encode {file}: {reason}</source>
        <translation>‏{file} کدگذاری نمی‌شود: {reason}</translation>
    </message>
    <message>
        <source>{name} is {value} s; it must be between {lowest} and {highest} s</source>
        <translation>‏{name} {value} ثانیه است؛ باید میان {lowest} و {highest} ثانیه باشد</translation>
    </message>
    <message>
        <source>the longest clip</source>
        <translation>بلندترین قطعه</translation>
    </message>
    <message>
        <source>the shortest clip</source>
        <translation>کوتاه‌ترین قطعه</translation>
    </message>
    <message>
        <source>the padding</source>
        <translation>حاشیه</translation>
    </message>
    <message>
        <source>the shortest pause</source>
        <translation>کوتاه‌ترین مکث</translation>
    </message>
    <message>
        <source>the longest pause in a joined clip</source>
        <translation>بلندترین مکث در یک قطعهٔ به‌هم‌پیوسته</translation>
    </message>
    <message>
        <source>it is shorter than {seconds} s, and no neighbor is near enough to join</source>
        <translation>از {seconds} ثانیه کوتاه‌تر است و همسایه‌ای به‌قدر کافی نزدیک برای پیوستن ندارد</translation>
    </message>
    <message>
        <source>it is longer than {seconds} s, and no pause shows where it can be split</source>
        <translation>از {seconds} ثانیه بلندتر است و هیچ مکثی نشان نمی‌دهد کجا می‌توان آن را تقسیم کرد</translation>
    </message>
    <message>
        <source>{place}: expected the times of a caption, such as 00:00:01,000 --&gt; 00:00:02,500; it is &apos;{found}&apos;</source>
        <translation>‏{place}: زمان‌های یک زیرنویس انتظار می‌رفت، مانند ⁨00:00:01,000 --&gt; 00:00:02,500⁩؛ این است: «{found}»</translation>
    </message>
    <message>
        <source>{place}: the caption ends before it begins</source>
        <translation>‏{place}: این زیرنویس پیش از آغازش پایان می‌یابد</translation>
    </message>
    <message>
        <source>{place}: it is not a TextGrid of Praat, or is damaged here; save it in Praat as a text file</source>
        <translation>‏{place}: این یک TextGrid از Praat نیست یا در اینجا خراب است؛ آن را در Praat به‌صورت فایل متنی ذخیره کنید</translation>
    </message>
    <message>
        <source>{file} has no such tier of intervals with texts; its tiers: {tiers}</source>
        <translation>‏{file} چنین لایه‌ای از بازه‌های دارای متن ندارد؛ لایه‌هایش: {tiers}</translation>
    </message>
    <message>
        <source>{file} has several tiers with texts: {tiers}; choose one of them</source>
        <translation>‏{file} چند لایهٔ دارای متن دارد: {tiers}؛ یکی از آن‌ها را انتخاب کنید</translation>
    </message>
    <message>
        <source>it overlaps with the text at {seconds} s</source>
        <translation>با متن در ثانیهٔ {seconds} هم‌پوشانی دارد</translation>
    </message>
    <message>
        <source>it begins after the end of the recording</source>
        <translation>پس از پایان ضبط آغاز می‌شود</translation>
    </message>
    <message>
        <source>{file} holds no captions or labels; cut by silence instead</source>
        <translation>‏{file} زیرنویس یا برچسبی ندارد؛ به‌جای آن بر اساس سکوت ببرید</translation>
    </message>
    <message>
        <source>{file} has more captions or labels than a day of speech; divide it, and the recording</source>
        <translation>⁨{file}⁩ بیش از یک شبانه‌روز گفتار زیرنویس یا برچسب دارد؛ آن و ضبط را تقسیم کنید</translation>
    </message>
</context>
<context>
    <name>distributed</name>
    <message>
        <source>rank {rank} at {own} cannot connect to the other ranks: {reason}. The machines of a run must reach each other on all ports</source>
        <translation>رتبهٔ {rank} در {own} نمی‌تواند به رتبه‌های دیگر وصل شود: {reason}. رایانه‌های یک اجرا باید روی همهٔ درگاه‌ها به یکدیگر دسترسی داشته باشند</translation>
    </message>
    <message>
        <source>the environment variable {name} is &quot;{value}&quot;, not a number; the launcher of a run with several ranks sets it</source>
        <translation>متغیر محیطی {name} برابر &quot;{value}&quot; است که عدد نیست؛ راه‌انداز اجرای چندرتبه‌ای آن را تنظیم می‌کند</translation>
    </message>
    <message>
        <source>the environment variable MASTER_PORT is {port}; a port is between 1 and 65535</source>
        <translation>متغیر محیطی MASTER_PORT برابر {port} است؛ درگاه باید میان ۱ و ۶۵۵۳۵ باشد</translation>
    </message>
    <message>
        <source>the environment variable MASTER_ADDR is not set; with ranks on several machines, set it to the address of the machine of rank 0 (mpirun -x MASTER_ADDR=...)</source>
        <translation>متغیر محیطی MASTER_ADDR تنظیم نشده است؛ اگر رتبه‌ها روی چند رایانه هستند، آن را نشانی رایانهٔ رتبهٔ 0 قرار دهید (mpirun -x MASTER_ADDR=...)</translation>
    </message>
    <message>
        <source>the environment variable MASTER_ADDR is not set, but RANK and WORLD_SIZE are</source>
        <translation>متغیر محیطی MASTER_ADDR تنظیم نشده است، اما RANK و WORLD_SIZE تنظیم شده‌اند</translation>
    </message>
    <message>
        <source>rank {rank} on {host} has been computing one step for {seconds} s while the other ranks wait for it; look for other work on that machine, or for errors of its GPU in the system log</source>
        <translation>رتبهٔ {rank} در {host} از {seconds} ثانیه پیش یک گام را محاسبه می‌کند و رتبه‌های دیگر منتظرش هستند؛ ببینید آیا آن رایانه کار دیگری انجام می‌دهد یا گزارش سیستم خطای GPU دارد</translation>
    </message>
    <message>
        <source>rank {rank} on {host} has been validating for {seconds} s while the other ranks wait for it; look for other work on that machine, or for errors of its GPU in the system log</source>
        <translation>رتبهٔ {rank} در {host} از {seconds} ثانیه پیش اعتبارسنجی می‌کند و رتبه‌های دیگر منتظرش هستند؛ ببینید آیا آن رایانه کار دیگری انجام می‌دهد یا گزارش سیستم خطای GPU دارد</translation>
    </message>
    <message>
        <source>the connection to another rank failed: {reason}; check the network and the logs of the other ranks</source>
        <translation>اتصال به یک رتبهٔ دیگر قطع شد: {reason}؛ شبکه و گزارش رتبه‌های دیگر را بررسی کنید</translation>
    </message>
    <message>
        <source>{rank_name} is {rank}, but {size_name} is {size}; ranks are numbered from 0</source>
        <translation>{rank_name} برابر {rank} است، اما {size_name} برابر {size}؛ رتبه‌ها از 0 شماره می‌خورند</translation>
    </message>
    <message>
        <source>rank {rank} on {host} does not respond: no heartbeat for {seconds} s; check its log and the system log of that machine</source>
        <translation>رتبهٔ {rank} در {host} پاسخ نمی‌دهد: از {seconds} ثانیه پیش نشانی از آن نیست؛ گزارش آن و گزارش سیستم آن رایانه را ببینید</translation>
    </message>
    <message>
        <source>rank 0 does not respond: no connection to {address}:{port} ({reason}); check its log</source>
        <translation>رتبهٔ 0 پاسخ نمی‌دهد: اتصالی به {address}:{port} نیست ({reason})؛ گزارش آن را ببینید</translation>
    </message>
    <message>
        <source>the launcher of the run does not respond: no connection to {address}:{port} ({reason}); check its log</source>
        <translation>راه‌انداز اجرا پاسخ نمی‌دهد: اتصالی به {address}:{port} نیست ({reason})؛ گزارش آن را ببینید</translation>
    </message>
    <message>
        <source>rank {rank} of {size} cannot connect to the other ranks at {address}:{port}: {reason}. Check that all ranks were started, the firewall, and MASTER_ADDR and MASTER_PORT</source>
        <translation>رتبهٔ {rank} از {size} نمی‌تواند در {address}:{port} به دیگران وصل شود: {reason}. بررسی کنید که همهٔ رتبه‌ها راه افتاده باشند، و دیوارهٔ آتش، MASTER_ADDR و MASTER_PORT را</translation>
    </message>
    <message>
        <source>this build cannot train on several GPUs: the headers of NCCL were missing when it was built; train on one GPU, or add --gpu cpu</source>
        <translation>این نسخهٔ ساخته‌شده نمی‌تواند روی چند GPU آموزش دهد: هنگام ساخت، فایل‌های سرآیند NCCL نبودند؛ روی یک GPU آموزش دهید یا --gpu cpu را اضافه کنید</translation>
    </message>
    <message>
        <source>rank {rank} cannot connect its GPU to those of the other ranks: {reason}. NCCL_DEBUG=INFO shows more</source>
        <translation>رتبهٔ {rank} نمی‌تواند GPU خود را به GPU رتبه‌های دیگر وصل کند: {reason}. NCCL_DEBUG=INFO جزئیات بیشتری نشان می‌دهد</translation>
    </message>
    <message>
        <source>{rank|ranks} {missing} of {size} did not come to {address}:{port}; check that all ranks were started, and their logs</source>
        <translation>{رتبهٔ|رتبه‌های} {missing} از {size} به {address}:{port} نیامدند؛ بررسی کنید که همهٔ رتبه‌ها شروع شده باشند، و گزارش آن‌ها را ببینید</translation>
    </message>
    <message>
        <source>stopped while waiting for the other ranks</source>
        <translation>در انتظار رتبه‌های دیگر متوقف شد</translation>
    </message>
</context>
<context>
    <name>entry</name>
    <message>
        <source>A voice is being trained.</source>
        <translation>یک صدا در حال آموزش است.</translation>
    </message>
</context>
<context>
    <name>field</name>
    <message>
        <source>Format version</source>
        <translation>نسخهٔ قالب</translation>
    </message>
    <message>
        <source>Run name</source>
        <translation>نام اجرا</translation>
    </message>
    <message>
        <source>Preset</source>
        <translation>پیش‌تنظیم</translation>
    </message>
    <message>
        <source>Sample rate</source>
        <translation>نرخ نمونه‌برداری</translation>
    </message>
    <message>
        <source>FFT size (n_fft)</source>
        <translation>اندازهٔ FFT (n_fft)</translation>
    </message>
    <message>
        <source>Hop length</source>
        <translation>گام پنجره (hop length)</translation>
    </message>
    <message>
        <source>Mel bands</source>
        <translation>باندهای مِل</translation>
    </message>
    <message>
        <source>Min. frequency (fmin)</source>
        <translation>کمینهٔ فرکانس (fmin)</translation>
    </message>
    <message>
        <source>Max. frequency (fmax)</source>
        <translation>بیشینهٔ فرکانس (fmax)</translation>
    </message>
    <message>
        <source>Mel scale</source>
        <translation>مقیاس مِل</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>زبان</translation>
    </message>
    <message>
        <source>Keep stress marks</source>
        <translation>حفظ نشانه‌های تکیه</translation>
    </message>
    <message>
        <source>Text mode</source>
        <translation>حالت متن</translation>
    </message>
    <message>
        <source>Keep punctuation</source>
        <translation>حفظ نشانه‌گذاری</translation>
    </message>
    <message>
        <source>Spell out numbers</source>
        <translation>نوشتن عددها به حروف</translation>
    </message>
    <message>
        <source>Symbol set</source>
        <translation>مجموعهٔ نمادها</translation>
    </message>
    <message>
        <source>Symbol layout</source>
        <translation>چینش نمادها</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>مدل</translation>
    </message>
    <message>
        <source>Model size</source>
        <translation>اندازهٔ مدل</translation>
    </message>
    <message>
        <source>Encoder channels</source>
        <translation>کانال‌های رمزگذار</translation>
    </message>
    <message>
        <source>Encoder blocks</source>
        <translation>بلوک‌های رمزگذار</translation>
    </message>
    <message>
        <source>Decoder channels</source>
        <translation>کانال‌های رمزگشا</translation>
    </message>
    <message>
        <source>Decoder levels</source>
        <translation>سطح‌های رمزگشا</translation>
    </message>
    <message>
        <source>Decoder blocks</source>
        <translation>بلوک‌های رمزگشا</translation>
    </message>
    <message>
        <source>Style channels</source>
        <translation>کانال‌های سبک</translation>
    </message>
    <message>
        <source>Style encoder channels</source>
        <translation>کانال‌های رمزگذار سبک</translation>
    </message>
    <message>
        <source>Vocoder</source>
        <translation>وکودر</translation>
    </message>
    <message>
        <source>Minimum sigma of the flow</source>
        <translation>سیگمای کمینهٔ جریان</translation>
    </message>
    <message>
        <source>Reconstruction loss weight</source>
        <translation>وزن زیان بازسازی</translation>
    </message>
    <message>
        <source>Prior loss weight</source>
        <translation>وزن زیان پیشین</translation>
    </message>
    <message>
        <source>Duration loss weight</source>
        <translation>وزن زیان دیرش</translation>
    </message>
    <message>
        <source>KL loss weight</source>
        <translation>وزن زیان KL</translation>
    </message>
    <message>
        <source>Reconstruction loss warm-up</source>
        <translation>گرم‌کردن زیان بازسازی</translation>
    </message>
    <message>
        <source>Prior loss warm-up</source>
        <translation>گرم‌کردن زیان پیشین</translation>
    </message>
    <message>
        <source>Duration loss warm-up</source>
        <translation>گرم‌کردن زیان دیرش</translation>
    </message>
    <message>
        <source>KL loss warm-up</source>
        <translation>گرم‌کردن زیان KL</translation>
    </message>
    <message>
        <source>Latent channels</source>
        <translation>کانال‌های متغیر نهان</translation>
    </message>
    <message>
        <source>Hidden channels</source>
        <translation>کانال‌های لایه‌های پنهان</translation>
    </message>
    <message>
        <source>Feed-forward channels</source>
        <translation>کانال‌های پیش‌خور</translation>
    </message>
    <message>
        <source>Attention heads</source>
        <translation>سرهای توجه</translation>
    </message>
    <message>
        <source>Text encoder layers</source>
        <translation>لایه‌های رمزگذار متن</translation>
    </message>
    <message>
        <source>Kernel size</source>
        <translation>اندازهٔ کرنل</translation>
    </message>
    <message>
        <source>Dropout</source>
        <translation>حذف تصادفی (Dropout)</translation>
    </message>
    <message>
        <source>Speaker channels</source>
        <translation>کانال‌های گوینده</translation>
    </message>
    <message>
        <source>Single-speaker embedding</source>
        <translation>بردار تعبیه برای یک گوینده</translation>
    </message>
    <message>
        <source>Stochastic duration predictor</source>
        <translation>پیش‌بین تصادفی دیرش</translation>
    </message>
    <message>
        <source>Spectral normalization</source>
        <translation>نُرم طیفی</translation>
    </message>
    <message>
        <source>Discriminator channels</source>
        <translation>کانال‌های متمایزگر</translation>
    </message>
    <message>
        <source>Segment size</source>
        <translation>اندازهٔ قطعه</translation>
    </message>
    <message>
        <source>Mel loss weight</source>
        <translation>وزن زیان مِل</translation>
    </message>
    <message>
        <source>Residual block type</source>
        <translation>نوع بلوک باقی‌مانده</translation>
    </message>
    <message>
        <source>Residual block kernel sizes</source>
        <translation>اندازهٔ کرنل بلوک‌های باقی‌مانده</translation>
    </message>
    <message>
        <source>Residual block dilations</source>
        <translation>اتساع بلوک‌های باقی‌مانده</translation>
    </message>
    <message>
        <source>Upsample rates</source>
        <translation>ضریب‌های بالابری نرخ</translation>
    </message>
    <message>
        <source>Upsample kernel sizes</source>
        <translation>اندازهٔ کرنل بالابری نرخ</translation>
    </message>
    <message>
        <source>Upsample initial channels</source>
        <translation>کانال‌های آغازین بالابری نرخ</translation>
    </message>
    <message>
        <source>Train on mels of</source>
        <translation>آموزش با مِل‌های</translation>
    </message>
    <message>
        <source>Corpus</source>
        <translation>پیکره</translation>
    </message>
    <message>
        <source>Corpus format</source>
        <translation>قالب پیکره</translation>
    </message>
    <message>
        <source>Prompt list</source>
        <translation>فهرست متن (prompt list)</translation>
    </message>
    <message>
        <source>Validation set</source>
        <translation>مجموعهٔ اعتبارسنجی</translation>
    </message>
    <message>
        <source>Validation split</source>
        <translation>سهم اعتبارسنجی</translation>
    </message>
    <message>
        <source>Data loader workers</source>
        <translation>کارگرهای بارگذاری داده</translation>
    </message>
    <message>
        <source>Preprocessing workers</source>
        <translation>کارگرهای پیش‌پردازش</translation>
    </message>
    <message>
        <source>Prefetch buffer size</source>
        <translation>اندازهٔ بافر دسته‌ها</translation>
    </message>
    <message>
        <source>Trim threshold</source>
        <translation>آستانهٔ بریدن سکوت</translation>
    </message>
    <message>
        <source>Padding kept after trimming</source>
        <translation>سکوت باقی‌مانده پس از بریدن</translation>
    </message>
    <message>
        <source>Channels</source>
        <translation>کانال‌ها</translation>
    </message>
    <message>
        <source>Normalize loudness</source>
        <translation>نرمال کردن بلندی صدا</translation>
    </message>
    <message>
        <source>Target loudness</source>
        <translation>بلندی صدای هدف</translation>
    </message>
    <message>
        <source>Bucket by length</source>
        <translation>گروه‌بندی بر پایهٔ طول</translation>
    </message>
    <message>
        <source>Max. concatenated clips</source>
        <translation>بیشینهٔ قطعه‌های به‌هم‌پیوسته</translation>
    </message>
    <message>
        <source>Max. pause between clips</source>
        <translation>بیشینهٔ مکث میان قطعه‌ها</translation>
    </message>
    <message>
        <source>Min. silence at the edges</source>
        <translation>کمینهٔ سکوت در دو سر</translation>
    </message>
    <message>
        <source>Max. silence at the edges</source>
        <translation>بیشینهٔ سکوت در دو سر</translation>
    </message>
    <message>
        <source>Excluded sequences (file)</source>
        <translation>رشته‌های کنارگذاشته (فایل)</translation>
    </message>
    <message>
        <source>Samples per epoch</source>
        <translation>نمونه‌های هر دوره</translation>
    </message>
    <message>
        <source>Decoding timeout</source>
        <translation>مهلت رمزگشایی</translation>
    </message>
    <message>
        <source>Pretrained checkpoint</source>
        <translation>چک‌پوینت پیش‌آموخته</translation>
    </message>
    <message>
        <source>Load partially</source>
        <translation>بار کردن بخشی</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>گام‌ها</translation>
    </message>
    <message>
        <source>Epochs</source>
        <translation>دوره‌ها (epoch)</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>بذر تصادفی</translation>
    </message>
    <message>
        <source>Batch size</source>
        <translation>اندازهٔ دسته</translation>
    </message>
    <message>
        <source>Gradient accumulation</source>
        <translation>انباشت گرادیان</translation>
    </message>
    <message>
        <source>Effective batch size</source>
        <translation>اندازهٔ مؤثر دسته</translation>
    </message>
    <message>
        <source>Learning rate</source>
        <translation>نرخ یادگیری</translation>
    </message>
    <message>
        <source>Final learning rate ratio</source>
        <translation>نسبت پایانی نرخ یادگیری</translation>
    </message>
    <message>
        <source>Warm-up</source>
        <translation>گرم‌کردن</translation>
    </message>
    <message>
        <source>Learning rate schedule</source>
        <translation>زمان‌بندی نرخ یادگیری</translation>
    </message>
    <message>
        <source>Learning rate decay per epoch</source>
        <translation>کاهش نرخ یادگیری در هر دوره</translation>
    </message>
    <message>
        <source>AdamW betas</source>
        <translation>بتاهای AdamW</translation>
    </message>
    <message>
        <source>Weight decay</source>
        <translation>زوال وزن</translation>
    </message>
    <message>
        <source>AdamW epsilon</source>
        <translation>اپسیلون AdamW</translation>
    </message>
    <message>
        <source>Gradient clipping</source>
        <translation>برش گرادیان</translation>
    </message>
    <message>
        <source>EMA decay</source>
        <translation>ضریب زوال EMA</translation>
    </message>
    <message>
        <source>Precision</source>
        <translation>دقت</translation>
    </message>
    <message>
        <source>Initial loss scale</source>
        <translation>مقیاس آغازین زیان</translation>
    </message>
    <message>
        <source>TF32</source>
        <translation>TF32</translation>
    </message>
    <message>
        <source>cuDNN benchmark</source>
        <translation>بنچمارک cuDNN</translation>
    </message>
    <message>
        <source>Gradient checkpointing</source>
        <translation>چک‌پوینت‌گذاری گرادیان</translation>
    </message>
    <message>
        <source>torch.compile (CUDA graphs)</source>
        <translation>‏torch.compile (گراف‌های CUDA)</translation>
    </message>
    <message>
        <source>Compile mode</source>
        <translation>حالت کامپایل</translation>
    </message>
    <message>
        <source>Compile full graph</source>
        <translation>کامپایل گراف کامل</translation>
    </message>
    <message>
        <source>Preload data into RAM</source>
        <translation>بار کردن داده در RAM</translation>
    </message>
    <message>
        <source>Debug mode</source>
        <translation>حالت اشکال‌زدایی</translation>
    </message>
    <message>
        <source>Trainable layers</source>
        <translation>لایه‌های تحت آموزش</translation>
    </message>
    <message>
        <source>Layer patterns</source>
        <translation>الگوهای لایه‌ها</translation>
    </message>
    <message>
        <source>On plateau</source>
        <translation>هنگام توقف پیشرفت</translation>
    </message>
    <message>
        <source>Early stopping</source>
        <translation>توقف زودهنگام</translation>
    </message>
    <message>
        <source>Patience</source>
        <translation>شکیبایی</translation>
    </message>
    <message>
        <source>Loss explosion protection</source>
        <translation>محافظت در برابر انفجار زیان</translation>
    </message>
    <message>
        <source>Explosion threshold</source>
        <translation>آستانهٔ انفجار</translation>
    </message>
    <message>
        <source>Roll back after skips</source>
        <translation>بازگشت پس از چند گام کنارگذاشته</translation>
    </message>
    <message>
        <source>Validate every</source>
        <translation>فاصلهٔ اعتبارسنجی‌ها</translation>
    </message>
    <message>
        <source>Save every</source>
        <translation>فاصلهٔ ذخیره‌ها</translation>
    </message>
    <message>
        <source>Generate samples every</source>
        <translation>فاصلهٔ ساخت نمونه‌ها</translation>
    </message>
    <message>
        <source>Checkpoints kept</source>
        <translation>چک‌پوینت‌های نگه‌داشته‌شده</translation>
    </message>
    <message>
        <source>TensorBoard</source>
        <translation>TensorBoard</translation>
    </message>
    <message>
        <source>Hardware polling rate</source>
        <translation>بسامد پایش سخت‌افزار</translation>
    </message>
    <message>
        <source>Sample texts</source>
        <translation>متن‌های نمونه</translation>
    </message>
    <message>
        <source>Also sample raw weights</source>
        <translation>نمونه با وزن‌های خام هم</translation>
    </message>
    <message>
        <source>Folders are speakers</source>
        <translation>پوشه‌ها گوینده‌اند</translation>
    </message>
    <message>
        <source>Max. frequency of the mel loss</source>
        <translation>بیشینهٔ فرکانس زیان مِل</translation>
    </message>
    <message>
        <source>{label} ({kind})</source>
        <translation>{label} ({kind})</translation>
    </message>
    <message>
        <source>Data-parallel size</source>
        <translation>اندازهٔ موازی‌سازی داده</translation>
    </message>
    <message>
        <source>GPUs</source>
        <translation>GPUها</translation>
    </message>
    <message>
        <source>Balance of ranks</source>
        <translation>تقسیم میان رتبه‌ها</translation>
    </message>
    <message>
        <source>Further manifests</source>
        <translation>مانیفست‌های دیگر</translation>
    </message>
    <message>
        <source>Further validation manifests</source>
        <translation>مانیفست‌های دیگر اعتبارسنجی</translation>
    </message>
    <message>
        <source>Speaker encoder width</source>
        <translation>پهنای رمزگذار گوینده</translation>
    </message>
    <message>
        <source>Speaker encoder inner width</source>
        <translation>پهنای درونی رمزگذار گوینده</translation>
    </message>
    <message>
        <source>Speaker encoder heads</source>
        <translation>سرهای رمزگذار گوینده</translation>
    </message>
    <message>
        <source>Speaker encoder blocks</source>
        <translation>بلوک‌های رمزگذار گوینده</translation>
    </message>
    <message>
        <source>Speaker resampler factor</source>
        <translation>ضریب بازنمونه‌بردار گوینده</translation>
    </message>
    <message>
        <source>Emotion encoder width</source>
        <translation>پهنای رمزگذار احساس</translation>
    </message>
    <message>
        <source>Emotion encoder inner width</source>
        <translation>پهنای درونی رمزگذار احساس</translation>
    </message>
    <message>
        <source>Emotion encoder heads</source>
        <translation>سرهای رمزگذار احساس</translation>
    </message>
    <message>
        <source>Emotion encoder blocks</source>
        <translation>بلوک‌های رمزگذار احساس</translation>
    </message>
    <message>
        <source>Emotion resampler factor</source>
        <translation>ضریب بازنمونه‌بردار احساس</translation>
    </message>
    <message>
        <source>Transformer width</source>
        <translation>پهنای ترنسفورمر</translation>
    </message>
    <message>
        <source>Transformer layers</source>
        <translation>لایه‌های ترنسفورمر</translation>
    </message>
    <message>
        <source>Max. text length</source>
        <translation>بیشترین طول متن</translation>
    </message>
    <message>
        <source>Max. audio length</source>
        <translation>بیشترین طول صوت</translation>
    </message>
    <message>
        <source>Codebook size</source>
        <translation>اندازهٔ کتاب کد</translation>
    </message>
    <message>
        <source>Speaker vectors</source>
        <translation>بردارهای گوینده</translation>
    </message>
    <message>
        <source>Reference feature width</source>
        <translation>پهنای ویژگی‌های مرجع</translation>
    </message>
    <message>
        <source>Reference positions</source>
        <translation>جایگاه‌های مرجع</translation>
    </message>
    <message>
        <source>Text loss weight</source>
        <translation>وزن زیان متن</translation>
    </message>
    <message>
        <source>Audio loss weight</source>
        <translation>وزن زیان صوت</translation>
    </message>
    <message>
        <source>Attention dropout</source>
        <translation>حذف تصادفی توجه (Dropout)</translation>
    </message>
    <message>
        <source>Attend to padding</source>
        <translation>توجه به لایه‌گذاری</translation>
    </message>
    <message>
        <source>Tokenizer</source>
        <translation>توکن‌ساز</translation>
    </message>
    <message>
        <source>Levels per channel</source>
        <translation>سطح‌های هر کانال</translation>
    </message>
    <message>
        <source>Channels of a code</source>
        <translation>کانال‌های هر کد</translation>
    </message>
    <message>
        <source>Codec width</source>
        <translation>پهنای کدک</translation>
    </message>
    <message>
        <source>Codec blocks</source>
        <translation>بلوک‌های کدک</translation>
    </message>
    <message>
        <source>Commitment loss weight</source>
        <translation>وزن زیان تعهد (commitment)</translation>
    </message>
    <message>
        <source>Codebook loss weight</source>
        <translation>وزن زیان کتاب کد</translation>
    </message>
    <message>
        <source>LoRA rank</source>
        <translation>رتبهٔ LoRA</translation>
    </message>
    <message>
        <source>LoRA alpha</source>
        <translation>آلفای LoRA</translation>
    </message>
    <message>
        <source>LoRA layers</source>
        <translation>لایه‌های LoRA</translation>
    </message>
    <message>
        <source>LoRA dropout</source>
        <translation>حذف تصادفی LoRA (Dropout)</translation>
    </message>
    <message>
        <source>Reference length</source>
        <translation>طول مرجع</translation>
    </message>
    <message>
        <source>Codec</source>
        <translation>کدک</translation>
    </message>
    <message>
        <source>Share of the default voice</source>
        <translation>سهم صدای پیش‌فرض</translation>
    </message>
    <message>
        <source>Spectrum</source>
        <translation>طیف</translation>
    </message>
    <message>
        <source>Frames per batch</source>
        <translation>فریم‌های هر دسته</translation>
    </message>
    <message>
        <source>Variant</source>
        <translation>گونه</translation>
    </message>
    <message>
        <source>Exclude the reference from the loss</source>
        <translation>کنار گذاشتن مرجع از زیان</translation>
    </message>
    <message>
        <source>Start token</source>
        <translation>توکن آغاز</translation>
    </message>
    <message>
        <source>Speaker vector width</source>
        <translation>پهنای بردار گوینده</translation>
    </message>
    <message>
        <source>Speaker encoder channels</source>
        <translation>کانال‌های رمزگذار گوینده</translation>
    </message>
</context>
<context>
    <name>formant::ApplyBox</name>
    <message>
        <source>, </source>
        <comment>between the entries of a list</comment>
        <translation>، </translation>
    </message>
    <message>
        <source>Appl&amp;y to configuration</source>
        <translation>اعمال در پیکربندی (&amp;Y)</translation>
    </message>
    <message>
        <source>Applied to the configuration: %1</source>
        <translation>اعمال‌شده در پیکربندی: ⁨%1⁩</translation>
    </message>
</context>
<context>
    <name>formant::ChangesLine</name>
    <message>
        <source>Earlier changes (transcripts and excluded recordings) are saved in %1.</source>
        <translation>تغییرهای پیشین (متن‌ها و ضبط‌های کنارگذاشته) در %1 ذخیره شده‌اند.</translation>
    </message>
    <message>
        <source>Changes are saved in %1; the original list and all recordings stay unchanged.</source>
        <translation>تغییرها در ⁨%1⁩ ذخیره می‌شوند؛ فهرست اصلی و همهٔ ضبط‌ها دست‌نخورده می‌مانند.</translation>
    </message>
    <message>
        <source>Continue &amp;with these changes</source>
        <translation>ادامه با این تغییرات (&amp;W)</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>واگرد</translation>
    </message>
    <message>
        <source>Undoes the last change (Ctrl+Z).</source>
        <translation>آخرین تغییر را برمی‌گرداند (⁨Ctrl+Z⁩).</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>ازنو</translation>
    </message>
    <message>
        <source>Repeats the change that was undone (Ctrl+Shift+Z).</source>
        <translation>تغییر واگردانده را دوباره انجام می‌دهد (⁨Ctrl+Shift+Z⁩).</translation>
    </message>
</context>
<context>
    <name>formant::CheckpointActions</name>
    <message>
        <source>Verifying…</source>
        <translation>در حال راستی‌آزمایی…</translation>
    </message>
    <message numerus="yes">
        <source>%n checkpoints verified, none corrupt.</source>
        <translation>
            <numerusform>‏%Ln چک‌پوینت راستی‌آزمایی شد، هیچ‌کدام آسیب ندیده است.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n checkpoints are corrupt.</source>
        <translation>
            <numerusform>‏%Ln چک‌پوینت آسیب دیده است.</numerusform>
        </translation>
    </message>
    <message>
        <source>Updating…</source>
        <translation>در حال به‌روزرسانی…</translation>
    </message>
    <message numerus="yes">
        <source>%n checkpoints pinned.</source>
        <translation>
            <numerusform>‏%Ln چک‌پوینت از این پس نگه داشته می‌شود.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n checkpoints unpinned.</source>
        <translation>
            <numerusform>‏%Ln چک‌پوینت دیگر نگه داشته نمی‌شود.</numerusform>
        </translation>
    </message>
    <message>
        <source>Saving the best checkpoint…</source>
        <translation>در حال ذخیرهٔ بهترین چک‌پوینت…</translation>
    </message>
    <message>
        <source>%1 is now the best checkpoint.</source>
        <translation>اکنون ⁨%1⁩ بهترین چک‌پوینت است.</translation>
    </message>
    <message>
        <source>Mark %1 as the best of this run? The current best is deleted unless it is pinned.</source>
        <translation>آیا ⁨%1⁩ بهترین چک‌پوینت این اجرا شود؟ بهترینِ کنونی حذف می‌شود، مگر آن‌که نگه داشته شده باشد.</translation>
    </message>
    <message>
        <source>Mark as best</source>
        <translation>به‌عنوان بهترین برگزیدن</translation>
    </message>
    <message>
        <source>Exporting…</source>
        <translation>در حال خروجی گرفتن…</translation>
    </message>
    <message>
        <source>Deleting…</source>
        <translation>در حال حذف…</translation>
    </message>
    <message numerus="yes">
        <source>%n checkpoints were deleted.</source>
        <translation>
            <numerusform>‏%Ln چک‌پوینت حذف شد.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Delete %n checkpoints (%1)? This cannot be undone. Training can resume only from a remaining step checkpoint.</source>
        <translation>
            <numerusform>آیا %Ln چک‌پوینت (%1) حذف شود؟ این کار برگشت‌پذیر نیست. آموزش تنها از چک‌پوینت گامی که باقی بماند می‌تواند ادامه یابد.</numerusform>
        </translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>حذف</translation>
    </message>
    <message numerus="yes">
        <source>%n files deleted, %1 freed.</source>
        <translation>
            <numerusform>‏%Ln فایل حذف و %1 فضا آزاد شد.</numerusform>
        </translation>
    </message>
    <message>
        <source>Checkpoints</source>
        <translation>چک‌پوینت‌ها</translation>
    </message>
    <message>
        <source>Checkpoint exported to %1.</source>
        <translation>چک‌پوینت به ⁨%1⁩ صادر شد.</translation>
    </message>
</context>
<context>
    <name>formant::CheckpointButtons</name>
    <message>
        <source>Verif&amp;y</source>
        <translation>راستی‌آزمایی (&amp;Y)</translation>
    </message>
    <message>
        <source>Verif&amp;y all</source>
        <translation>راستی‌آزمایی همه (&amp;Y)</translation>
    </message>
    <message>
        <source>Reads the files and compares them with their SHA-256.</source>
        <translation>فایل‌ها را می‌خواند و با SHA-256 آن‌ها مقایسه می‌کند.</translation>
    </message>
    <message>
        <source>Unp&amp;in</source>
        <translation>دیگر نگه داشته نشود (&amp;I)</translation>
    </message>
    <message>
        <source>P&amp;in</source>
        <translation>نگه داشتن (&amp;I)</translation>
    </message>
    <message>
        <source>Cleanup never deletes pinned checkpoints.</source>
        <translation>پاک‌سازی هرگز چک‌پوینت‌های نگه‌داشته را حذف نمی‌کند.</translation>
    </message>
    <message>
        <source>Mark as &amp;best</source>
        <translation>برگزیدن به‌عنوان بهترین (&amp;B)</translation>
    </message>
    <message>
        <source>Saves this step as the best checkpoint of the run.</source>
        <translation>این گام را به‌عنوان بهترین چک‌پوینت اجرا ذخیره می‌کند.</translation>
    </message>
    <message>
        <source>Fine-t&amp;une from this</source>
        <translation>تنظیم دقیق از همین (&amp;U)</translation>
    </message>
    <message>
        <source>Starts a new run from this checkpoint.</source>
        <translation>اجرای تازه‌ای را از این چک‌پوینت آغاز می‌کند.</translation>
    </message>
    <message>
        <source>Synth&amp;esize</source>
        <translation>ساخت گفتار (&amp;E)</translation>
    </message>
    <message>
        <source>Synthesizes a custom text with this checkpoint.</source>
        <translation>از متن دلخواه شما با این چک‌پوینت گفتار می‌سازد.</translation>
    </message>
    <message>
        <source>&amp;Delete…</source>
        <translation>حذف (&amp;D)…</translation>
    </message>
    <message>
        <source>Deletes the selected checkpoints after a confirmation.</source>
        <translation>چک‌پوینت‌های انتخاب‌شده را پس از تأیید حذف می‌کند.</translation>
    </message>
    <message>
        <source>&amp;Clean up…</source>
        <translation>پاک‌سازی (&amp;C)…</translation>
    </message>
    <message>
        <source>Deletes older checkpoints; first lists them and the space that is freed.</source>
        <translation>چک‌پوینت‌های قدیمی‌تر را حذف می‌کند؛ پیش از آن، آن‌ها و فضایی را که آزاد می‌شود نشان می‌دهد.</translation>
    </message>
    <message>
        <source>This run is being trained. Its checkpoints can be cleaned up after it has ended.</source>
        <translation>این آموزش در جریان است. چک‌پوینت‌های آن را پس از پایانش می‌توان پاک‌سازی کرد.</translation>
    </message>
    <message>
        <source>E&amp;xport voice…</source>
        <translation>صدور صدا (&amp;X)…</translation>
    </message>
    <message>
        <source>Exports the voice for Piper, Home Assistant, sherpa-onnx or a program of your own.</source>
        <translation>صدا را برای Piper، ⁨Home Assistant⁩، ⁨sherpa-onnx⁩ یا برنامهٔ خودتان صادر می‌کند.</translation>
    </message>
    <message>
        <source>Exp&amp;ort checkpoint…</source>
        <translation>صدور چک‌پوینت (&amp;O)…</translation>
    </message>
    <message>
        <source>Exports the checkpoint without what only training needs, to share or fine-tune it.</source>
        <translation>چک‌پوینت را بدون آنچه فقط آموزش لازم دارد صادر می‌کند، برای هم‌رسانی یا تنظیم دقیق.</translation>
    </message>
    <message>
        <source>Impor&amp;t voice…</source>
        <translation>وارد کردن صدا (&amp;T)…</translation>
    </message>
    <message>
        <source>Makes a checkpoint of a voice of Piper or another program.</source>
        <translation>از صدای Piper یا برنامهٔ دیگری یک چک‌پوینت می‌سازد.</translation>
    </message>
</context>
<context>
    <name>formant::CheckpointModel</name>
    <message>
        <source>File</source>
        <translation>فایل</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>گام</translation>
    </message>
    <message>
        <source>Training loss</source>
        <translation>زیان آموزش</translation>
    </message>
    <message>
        <source>Validation loss</source>
        <translation>زیان اعتبارسنجی</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>حجم</translation>
    </message>
    <message>
        <source>Integrity</source>
        <translation>درستی</translation>
    </message>
    <message>
        <source>Retention</source>
        <translation>نگهداری</translation>
    </message>
</context>
<context>
    <name>formant::CheckpointText</name>
    <message>
        <source>not checked yet</source>
        <translation>هنوز بررسی نشده</translation>
    </message>
    <message>
        <source>truncated</source>
        <translation>ناقص</translation>
    </message>
    <message>
        <source>intact</source>
        <translation>سالم</translation>
    </message>
    <message>
        <source>no checksum</source>
        <translation>بدون SHA-256</translation>
    </message>
    <message>
        <source>corrupt</source>
        <translation>آسیب‌دیده</translation>
    </message>
    <message>
        <source>pinned</source>
        <translation>نگه‌داشته</translation>
    </message>
    <message>
        <source>best</source>
        <translation>بهترین</translation>
    </message>
    <message>
        <source>end of training</source>
        <translation>پایان آموزش</translation>
    </message>
    <message numerus="yes">
        <source>among the newest %n</source>
        <comment>step checkpoints</comment>
        <translation>
            <numerusform>در میان %Ln مورد اخیر</numerusform>
        </translation>
    </message>
    <message>
        <source>archived; cleanup deletes it</source>
        <translation>بایگانی‌شده؛ با پاک‌سازی حذف می‌شود</translation>
    </message>
    <message numerus="yes">
        <source>older than the newest %n; cleanup deletes it</source>
        <comment>step checkpoints</comment>
        <translation>
            <numerusform>قدیمی‌تر از %Ln مورد اخیر؛ با پاک‌سازی حذف می‌شود</numerusform>
        </translation>
    </message>
    <message>
        <source>unknown origin</source>
        <translation>منشأ نامعلوم</translation>
    </message>
</context>
<context>
    <name>formant::CheckpointsPage</name>
    <message>
        <source>Checkpoints</source>
        <translation>چک‌پوینت‌ها</translation>
    </message>
    <message>
        <source>There are no checkpoints yet.</source>
        <translation>هنوز هیچ چک‌پوینتی نیست.</translation>
    </message>
    <message numerus="yes">
        <source>%n checkpoints, %1 in total.</source>
        <translation>
            <numerusform>‏%Ln چک‌پوینت، در مجموع %1.</numerusform>
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
        <translation>پاک‌سازی چک‌پوینت‌ها</translation>
    </message>
    <message>
        <source>Keeps the newest step checkpoints, the best, the final and all pinned ones. Deletes older and archived ones, and leftovers of interrupted writes.</source>
        <translation>تازه‌ترین چک‌پوینت‌های گام، بهترین، پایانی و همهٔ نگه‌داشته‌ها را نگه می‌دارد. قدیمی‌ترها، بایگانی‌شده‌ها و بازمانده‌های نوشتن‌های ناتمام را حذف می‌کند.</translation>
    </message>
    <message>
        <source>Newest step checkpoints to &amp;keep:</source>
        <translation>شمار تازه‌ترین چک‌پوینت‌های گام که نگه داشته می‌شوند (&amp;K):</translation>
    </message>
    <message>
        <source>Files to delete</source>
        <translation>فایل‌هایی که حذف می‌شوند</translation>
    </message>
    <message>
        <source>&amp;Delete these files</source>
        <translation>حذف این فایل‌ها (&amp;D)</translation>
    </message>
    <message>
        <source>Listing files…</source>
        <translation>در حال فهرست کردن فایل‌ها…</translation>
    </message>
    <message>
        <source>Deleting…</source>
        <translation>در حال حذف…</translation>
    </message>
    <message>
        <source>Nothing to delete.</source>
        <translation>چیزی برای حذف نیست.</translation>
    </message>
    <message numerus="yes">
        <source>%n files will be deleted, freeing %1.</source>
        <translation>
            <numerusform>‏%Ln فایل حذف خواهد شد و %1 فضا آزاد می‌شود.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>formant::ClipPreview</name>
    <message>
        <source>Clips to cut</source>
        <translation>قطعه‌هایی که بریده می‌شوند</translation>
    </message>
    <message>
        <source>Recording</source>
        <translation>ضبط</translation>
    </message>
    <message>
        <source>Begins at</source>
        <translation>آغاز در</translation>
    </message>
    <message>
        <source>Length</source>
        <translation>طول</translation>
    </message>
    <message>
        <source>Text, or why it is skipped</source>
        <translation>متن، یا دلیل رد شدن</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1 ثانیه</translation>
    </message>
    <message>
        <source>(no text yet)</source>
        <translation>(هنوز بدون متن)</translation>
    </message>
    <message numerus="yes">
        <source>%Ln clip(s), %1 of %2.</source>
        <translation>
            <numerusform>‏%Ln قطعه، %1 از %2.</numerusform>
        </translation>
    </message>
    <message>
        <source>Cut by silence.</source>
        <translation>بریده بر اساس سکوت.</translation>
    </message>
    <message>
        <source>Cut by %1.</source>
        <translation>بریده بر اساس %1.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln part(s) are skipped; the list has the reasons.</source>
        <translation>
            <numerusform>‏%Ln بخش رد می‌شود؛ دلیل‌ها در فهرست است.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>formant::CloseHandler</name>
    <message>
        <source>The queue saves its current job; then the window closes…</source>
        <translation>صف کار کنونی خود را ذخیره می‌کند؛ سپس پنجره بسته می‌شود…</translation>
    </message>
</context>
<context>
    <name>formant::CloseQuestion</name>
    <message>
        <source>A paused run belongs to a separate process. It stays paused without the window, which follows it again when reopened.</source>
        <translation>اجرایی در حالت مکث متعلق به فرایندی جداگانه است. بدون پنجره هم در مکث می‌ماند و پنجره، وقتی دوباره باز شود، باز آن را دنبال می‌کند.</translation>
    </message>
    <message>
        <source>Training is paused. “Stop and save” lets you continue later from this point. “Keep running” ends the pause and continues it in the background; the window follows it when reopened.</source>
        <translation>آموزش در حالت مکث است. با «توقف و ذخیره» می‌توانید بعداً از همین‌جا ادامه دهید. «در حال اجرا بماند» به مکث پایان می‌دهد و آن را در پس‌زمینه ادامه می‌دهد؛ پنجره، وقتی دوباره باز شود، آن را دنبال می‌کند.</translation>
    </message>
    <message>
        <source>Training is running in a separate process. It continues without the window, which follows it again when reopened.</source>
        <translation>آموزشی در فرایندی جداگانه در حال اجراست. بدون پنجره هم ادامه می‌یابد و پنجره، وقتی دوباره باز شود، باز آن را دنبال می‌کند.</translation>
    </message>
    <message>
        <source>Training is running. “Stop and save” lets you continue later from this point. “Keep running” continues it in the background; the window follows it when reopened.</source>
        <translation>آموزشی در حال اجراست. با «توقف و ذخیره» می‌توانید بعداً از همین‌جا ادامه دهید. «در حال اجرا بماند» آن را در پس‌زمینه ادامه می‌دهد؛ پنجره، وقتی دوباره باز شود، آن را دنبال می‌کند.</translation>
    </message>
    <message>
        <source>The queue is running. If stopped, it saves its current job, which continues when the queue is started again.</source>
        <translation>صف در حال اجراست. اگر متوقف شود، کار کنونی خود را ذخیره می‌کند و آن کار با شروع دوبارهٔ صف ادامه می‌یابد.</translation>
    </message>
    <message>
        <source>The queue is also running. In both cases it saves its current job and stops until it is started again.</source>
        <translation>صف هم در حال اجراست. در هر دو حالت کار کنونی خود را ذخیره می‌کند و تا شروع دوباره متوقف می‌ماند.</translation>
    </message>
    <message>
        <source>Close the window?</source>
        <translation>آیا پنجره بسته شود؟</translation>
    </message>
    <message>
        <source>&amp;Stop and save</source>
        <translation>توقف و ذخیره (&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Keep running</source>
        <translation>در حال اجرا بماند (&amp;K)</translation>
    </message>
</context>
<context>
    <name>formant::CompareDialog</name>
    <message>
        <source>Compare with other runs</source>
        <translation>مقایسه با اجراهای دیگر</translation>
    </message>
    <message>
        <source>Runs to compare with</source>
        <translation>اجراها برای مقایسه</translation>
    </message>
    <message>
        <source>Checked runs are drawn over the shown run.</source>
        <translation>اجراهای علامت‌خورده روی اجرای نمایش‌داده‌شده کشیده می‌شوند.</translation>
    </message>
    <message>
        <source>&amp;Other folder…</source>
        <translation>پوشهٔ دیگر (&amp;O)…</translation>
    </message>
    <message>
        <source>Choose a run folder</source>
        <translation>انتخاب پوشهٔ اجرا</translation>
    </message>
</context>
<context>
    <name>formant::ConfigButtons</name>
    <message>
        <source>&amp;Open…</source>
        <translation>باز کردن (&amp;O)…</translation>
    </message>
    <message>
        <source>&amp;Import…</source>
        <translation>وارد کردن (&amp;I)…</translation>
    </message>
    <message>
        <source>Imports a config.yaml of the legacy Python scripts, or a config.json of VITS, HiFi-GAN, Piper or Coqui.</source>
        <translation>یک config.yaml از اسکریپت‌های قدیمی پایتون، یا یک config.json از VITS، HiFi-GAN، Piper یا Coqui را وارد می‌کند.</translation>
    </message>
    <message>
        <source>Sav&amp;e</source>
        <translation>ذخیره (&amp;E)</translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation>ذخیره با نام (&amp;A)…</translation>
    </message>
    <message>
        <source>Un&amp;do</source>
        <translation>واگرد (&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>ازنو (&amp;R)</translation>
    </message>
    <message>
        <source>Prese&amp;t:</source>
        <translation>پیش‌تنظیم (&amp;T):</translation>
    </message>
    <message>
        <source>Add to &amp;queue</source>
        <translation>افزودن به صف (&amp;Q)</translation>
    </message>
    <message>
        <source>Use &amp;for training</source>
        <translation>برای آموزش (&amp;F)</translation>
    </message>
    <message>
        <source>Saves the file and opens it on the Training page.</source>
        <translation>فایل را ذخیره می‌کند و در صفحهٔ «آموزش» باز می‌کند.</translation>
    </message>
    <message>
        <source>Queues a snapshot of what is shown here. The file is not changed.</source>
        <translation>نسخه‌ای از آنچه اینجا دیده می‌شود به صف می‌رود. فایل تغییر نمی‌کند.</translation>
    </message>
</context>
<context>
    <name>formant::ConfigForm</name>
    <message>
        <source>Search settings</source>
        <translation>جست‌وجوی تنظیمات</translation>
    </message>
    <message>
        <source>No matching settings.</source>
        <translation>تنظیمی با این جست‌وجو پیدا نشد.</translation>
    </message>
    <message>
        <source>Help on the setting</source>
        <translation>راهنمای تنظیم</translation>
    </message>
    <message>
        <source>Choose a setting to read what it does.</source>
        <translation>برای خواندن کارکرد هر تنظیم، آن را انتخاب کنید.</translation>
    </message>
</context>
<context>
    <name>formant::ConfigurationPage</name>
    <message>
        <source>a new configuration</source>
        <translation>پیکربندی تازه</translation>
    </message>
    <message>
        <source>%1 – not saved</source>
        <translation>‏⁨%1⁩ – ذخیره نشده</translation>
    </message>
    <message>
        <source>Not saved. %1</source>
        <translation>ذخیره نشد. %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>‏%1: %2</translation>
    </message>
    <message>
        <source>Not queued. %1</source>
        <translation>به صف افزوده نشد. %1</translation>
    </message>
</context>
<context>
    <name>formant::CorpusChoice</name>
    <message>
        <source>&amp;Recordings:</source>
        <translation>ضبط‌ها (&amp;R):</translation>
    </message>
    <message>
        <source>folder of recordings (or drop it on the window)</source>
        <translation>پوشهٔ ضبط‌ها (می‌توانید آن را روی پنجره هم رها کنید)</translation>
    </message>
    <message>
        <source>Open &amp;folder…</source>
        <translation>باز کردن پوشه (&amp;F)…</translation>
    </message>
    <message>
        <source>Open CSV or &amp;JSONL file…</source>
        <translation>باز کردن فایل CSV یا JSONL (&amp;J)…</translation>
    </message>
    <message>
        <source>Recor&amp;d a voice…</source>
        <translation>ضبط یک صدا (&amp;D)…</translation>
    </message>
    <message>
        <source>Folder of recordings</source>
        <translation>پوشهٔ ضبط‌ها</translation>
    </message>
    <message>
        <source>List of recordings and transcripts</source>
        <translation>فهرست ضبط‌ها و متن‌ها</translation>
    </message>
    <message>
        <source>Lists (*.csv *.jsonl *.json *.txt);;All files (*)</source>
        <translation>فهرست‌ها (*.csv *.jsonl *.json *.txt);;همهٔ فایل‌ها (*)</translation>
    </message>
    <message>
        <source>&amp;Cut long recordings…</source>
        <translation>بریدن ضبط‌های بلند (&amp;C)…</translation>
    </message>
    <message>
        <source>Cuts hours of speech into clips: by captions, labels or silence</source>
        <translation>ساعت‌ها گفتار را به قطعه‌ها می‌برد: بر اساس زیرنویس، برچسب یا سکوت</translation>
    </message>
</context>
<context>
    <name>formant::CustomTextBox</name>
    <message>
        <source>Custom text</source>
        <translation>متن دلخواه</translation>
    </message>
    <message>
        <source>&amp;Text:</source>
        <translation>متن (&amp;T):</translation>
    </message>
    <message>
        <source>Text to synthesize</source>
        <translation>متنی که گفتار می‌شود</translation>
    </message>
    <message>
        <source>&amp;Checkpoint:</source>
        <translation>چک‌پوینت (&amp;C):</translation>
    </message>
    <message>
        <source>none yet</source>
        <translation>هنوز هیچ</translation>
    </message>
    <message>
        <source>&amp;Weights:</source>
        <translation>وزن‌ها (&amp;W):</translation>
    </message>
    <message>
        <source>EMA</source>
        <translation>EMA</translation>
    </message>
    <message>
        <source>non-EMA</source>
        <translation>بدون EMA</translation>
    </message>
    <message>
        <source>Sp&amp;eaker:</source>
        <translation>گوینده (&amp;E):</translation>
    </message>
    <message>
        <source>&amp;Vocoder:</source>
        <translation>وکودر (&amp;V):</translation>
    </message>
    <message>
        <source>Synthesizing…</source>
        <translation>در حال ساخت گفتار…</translation>
    </message>
    <message>
        <source>S&amp;ynthesize</source>
        <translation>ساخت گفتار (&amp;Y)</translation>
    </message>
    <message>
        <source>No checkpoint yet: press “Save checkpoint” during training, or wait for the next one.</source>
        <translation>هنوز چک‌پوینتی نیست: هنگام آموزش «ذخیرهٔ چک‌پوینت» را بزنید یا منتظر چک‌پوینت بعدی بمانید.</translation>
    </message>
    <message>
        <source>default voice</source>
        <translation>صدای پیش‌فرض</translation>
    </message>
    <message>
        <source>Recording of the voice to speak with</source>
        <translation>ضبطی از صدایی که با آن خوانده می‌شود</translation>
    </message>
    <message>
        <source>Re&amp;ference:</source>
        <translation>مرجع (&amp;F):</translation>
    </message>
    <message>
        <source>&amp;Language:</source>
        <translation>زبان (&amp;L):</translation>
    </message>
    <message>
        <source>Export voice…</source>
        <translation>صدور صدا…</translation>
    </message>
    <message>
        <source>Exports the checkpoint for Piper, Home Assistant, sherpa-onnx or a program of your own.</source>
        <translation>چک‌پوینت را برای Piper، ⁨Home Assistant⁩، ⁨sherpa-onnx⁩ یا برنامهٔ خودتان صادر می‌کند.</translation>
    </message>
</context>
<context>
    <name>formant::DataPage</name>
    <message>
        <source>Clip duration histogram</source>
        <translation>نمودار فراوانی طول قطعه‌ها</translation>
    </message>
    <message>
        <source>clip duration (s)</source>
        <translation>طول قطعه (ثانیه)</translation>
    </message>
    <message>
        <source>Transcript length histogram</source>
        <translation>نمودار فراوانی طول متن‌ها</translation>
    </message>
    <message>
        <source>characters per clip</source>
        <translation>نویسه در هر قطعه</translation>
    </message>
    <message>
        <source>Recordings are still being read. Wait or cancel before you open others.</source>
        <translation>خواندن ضبط‌ها هنوز ادامه دارد. پیش از باز کردن ضبط‌های دیگر صبر کنید یا آن را لغو کنید.</translation>
    </message>
    <message>
        <source>Save the typed transcripts on the Data page?</source>
        <translation>متن‌های تایپ‌شده در صفحهٔ «داده‌ها» ذخیره شوند؟</translation>
    </message>
</context>
<context>
    <name>formant::DatasetFacts</name>
    <message>
        <source>unnamed</source>
        <translation>بی‌نام</translation>
    </message>
    <message>
        <source>%1 and more</source>
        <translation>‏%1 و موارد دیگر</translation>
    </message>
    <message>
        <source>Read from:</source>
        <translation>خوانده‌شده از:</translation>
    </message>
    <message>
        <source>Clips:</source>
        <translation>قطعه‌ها:</translation>
    </message>
    <message>
        <source>Speakers:</source>
        <translation>گویندگان:</translation>
    </message>
    <message>
        <source>Transcribed:</source>
        <translation>دارای متن:</translation>
    </message>
    <message>
        <source>Language:</source>
        <translation>زبان:</translation>
    </message>
    <message>
        <source>Language of the transcripts</source>
        <translation>زبان متن‌ها</translation>
    </message>
    <message>
        <source>The language that is spoken in the recordings.</source>
        <translation>زبانی که در ضبط‌ها گفته می‌شود.</translation>
    </message>
    <message>
        <source>Duration:</source>
        <translation>طول:</translation>
    </message>
    <message>
        <source>Sample rates:</source>
        <translation>نرخ‌های نمونه‌برداری:</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>‏⁨%1⁩ (%2)</translation>
    </message>
    <message numerus="yes">
        <source>%1, and %n unreadable row(s)</source>
        <translation>
            <numerusform>‏%1، و %Ln سطر ناخوانا</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 (%n clip(s))</source>
        <translation>
            <numerusform>‏⁨%1⁩ (%Ln قطعه)</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: ⁨%2⁩</translation>
    </message>
    <message>
        <source>%1 of %2 clips (%3 %)</source>
        <translation>‏%1 از %2 قطعه (%3٪)</translation>
    </message>
    <message numerus="yes">
        <source>%1 (%n text(s))</source>
        <translation>
            <numerusform>‏⁨%1⁩ (%Ln متن)</numerusform>
        </translation>
    </message>
    <message>
        <source>no transcripts yet</source>
        <translation>هنوز متنی نیست</translation>
    </message>
    <message>
        <source>known after the recordings are analyzed</source>
        <translation>پس از تحلیل ضبط‌ها معلوم می‌شود</translation>
    </message>
    <message>
        <source>%1 hours, %2 of speech</source>
        <translation>‏%1 ساعت، %2 ساعت گفتار</translation>
    </message>
    <message>
        <source>%1 minutes, %2 of speech</source>
        <translation>‏%1 دقیقه، %2 دقیقه گفتار</translation>
    </message>
    <message>
        <source>%1; aim for 30 to 60 minutes</source>
        <translation>‏%1؛ هدف: ۳۰ تا ۶۰ دقیقه</translation>
    </message>
    <message numerus="yes">
        <source>%1 Hz (%n clip(s))</source>
        <translation>
            <numerusform>‏⁨%1 Hz⁩ (%Ln قطعه)</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 (%2: %3)</source>
        <translation>‏%1 ‏(%2: %3)</translation>
    </message>
    <message>
        <source>Each folder is a &amp;speaker</source>
        <translation>هر پوشه یک گوینده ا&amp;ست</translation>
    </message>
    <message>
        <source>Notes:</source>
        <translation>یادداشت‌ها:</translation>
    </message>
    <message numerus="yes">
        <source>%1; %n can be trained on</source>
        <translation>
            <numerusform>‏%1؛ با %Ln تا می‌توان آموزش داد</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1; %n not analyzed yet</source>
        <translation>
            <numerusform>%1؛ %n هنوز تحلیل نشده</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>formant::DatasetWork</name>
    <message>
        <source>Open the folder of your recordings first.</source>
        <translation>نخست پوشهٔ ضبط‌های خود را باز کنید.</translation>
    </message>
    <message numerus="yes">
        <source>Searching for recordings: %Ln folder(s) so far…</source>
        <translation>
            <numerusform>در حال جست‌وجوی ضبط‌ها: تاکنون %Ln پوشه…</numerusform>
        </translation>
    </message>
    <message>
        <source>Reading the list of recordings…</source>
        <translation>در حال خواندن فهرست ضبط‌ها…</translation>
    </message>
    <message>
        <source>Analyzing recordings…</source>
        <translation>در حال تحلیل ضبط‌ها…</translation>
    </message>
    <message>
        <source>Stopping…</source>
        <translation>در حال توقف…</translation>
    </message>
    <message numerus="yes">
        <source>%Ln recording(s) analyzed, no issues found.</source>
        <translation>
            <numerusform>‏%Ln ضبط تحلیل شد، ایرادی پیدا نشد.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln recording(s) without a transcript. Select one in the list and type what is said.</source>
        <translation>
            <numerusform>‏%Ln ضبط متن ندارد. یکی را در فهرست انتخاب کنید و آنچه را گفته می‌شود بنویسید.</numerusform>
        </translation>
    </message>
    <message>
        <source>Analy&amp;ze recordings</source>
        <translation>تحلیل ضبط‌ها (&amp;Z)</translation>
    </message>
    <message>
        <source>Exclude recordings with err&amp;ors</source>
        <translation>کنار گذاشتن ضبط‌های خطادار (&amp;O)</translation>
    </message>
    <message numerus="yes">
        <source>Exclude %n recording(s) with err&amp;ors</source>
        <translation>
            <numerusform>کنار گذاشتن %Ln ضبط خطادار (&amp;O)</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>لغو (&amp;C)</translation>
    </message>
    <message>
        <source>Analyzed recordings</source>
        <translation>ضبط‌های تحلیل‌شده</translation>
    </message>
    <message>
        <source>Tra&amp;in a voice from these recordings</source>
        <translation>آموزش یک صدا با این ضبط‌ها (&amp;I)</translation>
    </message>
    <message>
        <source>Creates a configuration for them and opens it on the Training page.</source>
        <translation>برای آن‌ها یک پیکربندی می‌سازد و آن را در صفحهٔ «آموزش» باز می‌کند.</translation>
    </message>
</context>
<context>
    <name>formant::DeviceBox</name>
    <message>
        <source>%1: seen, not usable</source>
        <translation>‏⁨%1⁩: شناسایی شد، قابل استفاده نیست</translation>
    </message>
    <message>
        <source>Automatic: the saved device, or the best one</source>
        <translation>خودکار: دستگاه ذخیره‌شده یا بهترین دستگاه</translation>
    </message>
    <message>
        <source>automatic</source>
        <translation>خودکار</translation>
    </message>
    <message>
        <source>CPU</source>
        <translation>CPU</translation>
    </message>
    <message>
        <source>GPU %1: %2</source>
        <translation>GPU %1: ⁨%2⁩</translation>
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
        <translation>میکروفونی پیدا نشد. یکی وصل کنید، مطمئن شوید که در تنظیمات صدای میزکار دیده می‌شود و «تازه‌سازی» را بزنید.</translation>
    </message>
    <message>
        <source>%1 uses an unsupported sample format. Choose another microphone.</source>
        <translation>‏⁨%1⁩ قالب نمونهٔ پشتیبانی‌نشده‌ای دارد. میکروفون دیگری انتخاب کنید.</translation>
    </message>
    <message>
        <source>%1 cannot be opened. Allow microphones in the privacy settings of the desktop, close other recording programs, and refresh.</source>
        <translation>‏⁨%1⁩ باز نمی‌شود. استفاده از میکروفون را در تنظیمات حریم خصوصی میزکار مجاز کنید، برنامه‌های دیگری را که صدا ضبط می‌کنند ببندید و «تازه‌سازی» را بزنید.</translation>
    </message>
    <message>
        <source>%1 stopped delivering sound. Reconnect it, or choose another microphone.</source>
        <translation>‏⁨%1⁩ دیگر صدایی نمی‌دهد. آن را دوباره وصل کنید یا میکروفون دیگری انتخاب کنید.</translation>
    </message>
</context>
<context>
    <name>formant::DeviceOutput</name>
    <message>
        <source>No audio output device found. Connect one, or play the file on a machine that has one.</source>
        <translation>خروجی صدایی پیدا نشد. یکی وصل کنید یا فایل را روی رایانه‌ای که خروجی صدا دارد پخش کنید.</translation>
    </message>
    <message>
        <source>%1 does not support %2 Hz. Choose another output in the desktop&apos;s sound settings.</source>
        <translation>‏⁨%1⁩ از ⁨%2 Hz⁩ پشتیبانی نمی‌کند. خروجی دیگری در تنظیمات صدای میزکار انتخاب کنید.</translation>
    </message>
    <message>
        <source>Cannot open %1; another program may be using it.</source>
        <translation>باز کردن ⁨%1⁩ ممکن نیست؛ شاید برنامهٔ دیگری از آن استفاده می‌کند.</translation>
    </message>
</context>
<context>
    <name>formant::DevicePage</name>
    <message>
        <source>Training device</source>
        <translation>دستگاه آموزش</translation>
    </message>
    <message>
        <source>Training runs on this device by default. If it is not usable now, it is used again as soon as it is.</source>
        <translation>آموزش به‌طور پیش‌فرض روی این دستگاه اجرا می‌شود. اگر اکنون قابل استفاده نباشد، به‌محض آماده شدن دوباره به کار گرفته می‌شود.</translation>
    </message>
    <message>
        <source>&amp;Train on:</source>
        <translation>آموزش روی (&amp;T):</translation>
    </message>
</context>
<context>
    <name>formant::DeviceSharing</name>
    <message>
        <source>The device is in use</source>
        <translation>دستگاه در حال استفاده است</translation>
    </message>
    <message>
        <source>The queue trains %1 on this device.</source>
        <translation>صف %1 را روی این دستگاه آموزش می‌دهد.</translation>
    </message>
    <message>
        <source>Two runs on one device take longer, and may run out of memory. “Add to queue” starts this run after the jobs that are queued.</source>
        <translation>دو اجرا روی یک دستگاه بیشتر طول می‌کشند و شاید حافظه کم بیاورند. «افزودن به صف» این اجرا را پس از کارهای صف آغاز می‌کند.</translation>
    </message>
    <message>
        <source>Add to &amp;queue</source>
        <translation>افزودن به صف (&amp;Q)</translation>
    </message>
    <message>
        <source>&amp;Start anyway</source>
        <translation>با این حال آغاز شود (&amp;S)</translation>
    </message>
</context>
<context>
    <name>formant::DeviceUse</name>
    <message>
        <source>A training run is active: measuring now would slow it down and skew the results. Stop it first.</source>
        <translation>اجرایی فعال است: اندازه‌گیری اکنون آن را کند و نتیجه را نادرست می‌کند. نخست آن را متوقف کنید.</translation>
    </message>
    <message>
        <source>The self-test is running. Wait until it ends, or cancel it.</source>
        <translation>خودآزمایی در حال اجراست؛ تا پایان آن صبر کنید یا لغوش کنید.</translation>
    </message>
    <message>
        <source>Tuning is running. Wait until it ends, or cancel it.</source>
        <translation>میزان‌سازی در حال اجراست؛ تا پایان آن صبر کنید یا لغوش کنید.</translation>
    </message>
    <message>
        <source>The diagnosis is running. Wait until it ends, or cancel it.</source>
        <translation>عیب‌یابی در حال اجراست؛ تا پایان آن صبر کنید یا لغوش کنید.</translation>
    </message>
</context>
<context>
    <name>formant::DiagnosisPanel</name>
    <message>
        <source>Choose a configuration first: a few of its steps are run.</source>
        <translation>نخست پیکربندی‌ای انتخاب کنید: چند گام از آن اجرا می‌شود.</translation>
    </message>
    <message>
        <source>Runs real steps of a configuration, which stays unchanged, and measures where the time goes and what would speed it up.</source>
        <translation>چند گام واقعی از یک پیکربندی را اجرا می‌کند، بی‌آن‌که آن را تغییر دهد، و می‌سنجد زمان کجا صرف می‌شود و چه چیزی آن را سریع‌تر می‌کند.</translation>
    </message>
    <message>
        <source>Start t&amp;he diagnosis</source>
        <translation>شروع عیب‌یابی (&amp;H)</translation>
    </message>
    <message>
        <source>Stop the diagnosis</source>
        <translation>توقف عیب‌یابی</translation>
    </message>
    <message>
        <source>C&amp;onfiguration:</source>
        <translation>پیکربندی (&amp;O):</translation>
    </message>
    <message>
        <source>Configuration to diagnose</source>
        <translation>پیکربندی برای عیب‌یابی</translation>
    </message>
    <message>
        <source>&amp;Device:</source>
        <translation>دستگاه (&amp;D):</translation>
    </message>
    <message>
        <source>S&amp;teps:</source>
        <translation>تعداد گام‌ها (&amp;T):</translation>
    </message>
</context>
<context>
    <name>formant::ErrorNote</name>
    <message>
        <source>Copy details</source>
        <translation>کپی جزئیات</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>بستن</translation>
    </message>
</context>
<context>
    <name>formant::ExportDialog</name>
    <message>
        <source>Exports the weights needed for inference, without optimizer state. The file extension selects the format: .pt or .safetensors.</source>
        <translation>وزن‌های لازم برای استنتاج را بدون وضعیت بهینه‌ساز صادر می‌کند. پسوند فایل، قالب را تعیین می‌کند: pt یا safetensors.</translation>
    </message>
    <message>
        <source>&amp;File:</source>
        <translation>فایل (&amp;F):</translation>
    </message>
    <message>
        <source>&amp;Browse…</source>
        <translation>مرور (&amp;B)…</translation>
    </message>
    <message>
        <source>Only the &amp;averaged weights (EMA), used for inference</source>
        <translation>فقط وزن‌های میانگین (EMA) که برای استنتاج به کار می‌روند (&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Half precision (half the size)</source>
        <translation>نیم‌دقت: نصف حجم (&amp;H)</translation>
    </message>
    <message>
        <source>&amp;Export</source>
        <translation>خروجی گرفتن (&amp;E)</translation>
    </message>
    <message>
        <source>Voices (*.safetensors *.pt)</source>
        <translation>صداها (*.safetensors *.pt)</translation>
    </message>
    <message>
        <source>Export the checkpoint</source>
        <translation>صدور چک‌پوینت</translation>
    </message>
    <message>
        <source>Export the checkpoint to</source>
        <translation>صدور چک‌پوینت به</translation>
    </message>
</context>
<context>
    <name>formant::ExportOptions</name>
    <message>
        <source>&amp;Vocoder:</source>
        <translation>وکودر (&amp;V):</translation>
    </message>
    <message>
        <source>a checkpoint, or the folder of a run</source>
        <translation>یک چک‌پوینت یا پوشهٔ یک اجرا</translation>
    </message>
    <message>
        <source>Turns the mel spectrograms of the voice into audio. No other program has Griffin-Lim, so the vocoder is exported with the voice.</source>
        <translation>طیف‌نگاره‌های مِل صدا را به صوت تبدیل می‌کند. هیچ برنامهٔ دیگری Griffin-Lim ندارد، پس وکودر همراه صدا صادر می‌شود.</translation>
    </message>
    <message>
        <source>&amp;Lexicon from:</source>
        <translation>واژه‌نامه از (&amp;L):</translation>
    </message>
    <message>
        <source>none; a text file with the words to speak</source>
        <translation>هیچ؛ یک فایل متنی با واژه‌هایی که گفته می‌شوند</translation>
    </message>
    <message>
        <source>sherpa-onnx 2 speaks only words of a lexicon. It is made of the words of this text.</source>
        <translation>‏⁨sherpa-onnx 2⁩ فقط واژه‌های یک واژه‌نامه را می‌گوید. این واژه‌نامه از واژه‌های همین متن ساخته می‌شود.</translation>
    </message>
    <message>
        <source>More steps sound better, and take longer to speak.</source>
        <translation>با گام‌های بیشتر بهتر شنیده می‌شود و گفتن بیشتر طول می‌کشد.</translation>
    </message>
    <message>
        <source>Vocoder in a file of its o&amp;wn</source>
        <translation>وکودر در فایلی جداگانه (&amp;W)</translation>
    </message>
    <message>
        <source>&amp;Half precision (half the size)</source>
        <translation>نیم‌دقت: نصف حجم (&amp;H)</translation>
    </message>
    <message>
        <source>&amp;Check the files: speak this text and compare it with the voice</source>
        <translation>بررسی فایل‌ها: گفتن این متن و مقایسه با صدا (&amp;C)</translation>
    </message>
    <message>
        <source>Text to compare</source>
        <translation>متنی که مقایسه می‌شود</translation>
    </message>
    <message>
        <source>Files in half precision are not compared, because they speak a little differently.</source>
        <translation>فایل‌های نیم‌دقت مقایسه نمی‌شوند، چون کمی متفاوت حرف می‌زنند.</translation>
    </message>
    <message>
        <source>Solver s&amp;teps:</source>
        <translation>گام‌های حل‌گر (&amp;T):</translation>
    </message>
</context>
<context>
    <name>formant::ExportSummary</name>
    <message>
        <source>Exported files</source>
        <translation>فایل‌های صادرشده</translation>
    </message>
    <message>
        <source>Open &amp;folder</source>
        <translation>باز کردن پوشه (&amp;F)</translation>
    </message>
    <message>
        <source>The files speak as the voice does: they differ by less than %1 % of the loudest sample.</source>
        <translation>فایل‌ها مانند خود صدا حرف می‌زنند: اختلافشان کمتر از %1٪ بلندترین نمونه است.</translation>
    </message>
    <message>
        <source>Exported to %1:</source>
        <translation>به ⁨%1⁩ صادر شد:</translation>
    </message>
</context>
<context>
    <name>formant::FactsGrid</name>
    <message>
        <source>%1:</source>
        <comment>the name of a fact, before its value</comment>
        <translation>‏%1:</translation>
    </message>
</context>
<context>
    <name>formant::FieldGroup</name>
    <message numerus="yes">
        <source>%1 (⚠ %n invalid)</source>
        <translation>
            <numerusform>‏%1 (⚠ %Ln نامعتبر)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 (%n modified)</source>
        <translation>
            <numerusform>‏%1 (%Ln تغییر)</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>formant::FieldRow</name>
    <message>
        <source>↺ Reset</source>
        <translation>↺ بازگرداندن</translation>
    </message>
    <message>
        <source>Reset to the preset&apos;s value, which is empty</source>
        <translation>بازگشت به مقدار پیش‌تنظیم، که خالی است</translation>
    </message>
    <message>
        <source>Reset to the preset&apos;s value: %1</source>
        <translation>بازگشت به مقدار پیش‌تنظیم: ⁨%1⁩</translation>
    </message>
    <message>
        <source>automatic</source>
        <translation>خودکار</translation>
    </message>
    <message>
        <source>automatic: %1</source>
        <translation>خودکار: ⁨%1⁩</translation>
    </message>
    <message>
        <source>⚠ %1</source>
        <translation>‏⚠ %1</translation>
    </message>
</context>
<context>
    <name>formant::FindingDetails</name>
    <message>
        <source>Pla&amp;y</source>
        <translation>پخش (&amp;Y)</translation>
    </message>
    <message>
        <source>S&amp;ave and next</source>
        <translation>ذخیره و بعدی (&amp;A)</translation>
    </message>
    <message>
        <source>Same as Ctrl+Enter in the text</source>
        <translation>همان ⁨Ctrl+Enter⁩ در متن</translation>
    </message>
    <message>
        <source>Exc&amp;lude recordings</source>
        <translation>کنار گذاشتن ضبط‌ها (&amp;L)</translation>
    </message>
    <message numerus="yes">
        <source>Exc&amp;lude %n recording(s)</source>
        <translation>
            <numerusform>کنار گذاشتن %Ln ضبط (&amp;L)</numerusform>
        </translation>
    </message>
    <message>
        <source>R&amp;estore recordings</source>
        <translation>بازگرداندن ضبط‌ها (&amp;E)</translation>
    </message>
    <message numerus="yes">
        <source>R&amp;estore %n recording(s)</source>
        <translation>
            <numerusform>بازگرداندن %Ln ضبط (&amp;E)</numerusform>
        </translation>
    </message>
    <message>
        <source>Select a finding to see and play its recording.</source>
        <translation>برای دیدن و پخش ضبط هر یافته، آن را انتخاب کنید.</translation>
    </message>
    <message>
        <source>Pause</source>
        <comment>playback</comment>
        <translation>مکث</translation>
    </message>
    <message>
        <source>Stop</source>
        <comment>playback</comment>
        <translation>ایست</translation>
    </message>
</context>
<context>
    <name>formant::FindingsModel</name>
    <message>
        <source>text changed</source>
        <translation>متن تغییر کرد</translation>
    </message>
    <message>
        <source>excluded</source>
        <translation>کنار گذاشته شد</translation>
    </message>
    <message>
        <source>restored</source>
        <translation>بازگردانده شد</translation>
    </message>
    <message>
        <source>The transcript was missing and is typed now.</source>
        <translation>متن آن نبود و اکنون نوشته شده است.</translation>
    </message>
    <message>
        <source>The transcript is missing: listen to the recording and type what is said.</source>
        <translation>متن آن نیست: به ضبط گوش دهید و آنچه را گفته می‌شود بنویسید.</translation>
    </message>
    <message>
        <source>no issues</source>
        <translation>بدون ایراد</translation>
    </message>
    <message>
        <source>not analyzed yet</source>
        <translation>هنوز تحلیل‌نشده</translation>
    </message>
    <message>
        <source>typed, not saved</source>
        <translation>متن ذخیره‌نشده</translation>
    </message>
    <message>
        <source>no transcript</source>
        <translation>بدون متن</translation>
    </message>
    <message>
        <source>error</source>
        <translation>خطا</translation>
    </message>
    <message>
        <source>info</source>
        <translation>اطلاع</translation>
    </message>
    <message>
        <source>Severity</source>
        <translation>شدت</translation>
    </message>
    <message>
        <source>Issue</source>
        <translation>ایراد</translation>
    </message>
    <message>
        <source>Recording</source>
        <translation>ضبط</translation>
    </message>
    <message>
        <source>Details</source>
        <translation>جزئیات</translation>
    </message>
</context>
<context>
    <name>formant::FindingsView</name>
    <message>
        <source>S&amp;how:</source>
        <translation>نمایش (&amp;H):</translation>
    </message>
    <message>
        <source>Findings</source>
        <translation>یافته‌ها</translation>
    </message>
    <message>
        <source>all findings</source>
        <translation>همهٔ یافته‌ها</translation>
    </message>
    <message>
        <source>all recordings</source>
        <translation>همهٔ ضبط‌ها</translation>
    </message>
    <message>
        <source>excluded</source>
        <translation>کنارگذاشته‌شده</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>%1 (%2 of %3 open)</source>
        <translation>%1 (%2 از %3 باز)</translation>
    </message>
</context>
<context>
    <name>formant::FinishedRunOffer</name>
    <message>
        <source>Training is complete</source>
        <translation>آموزش کامل است</translation>
    </message>
    <message>
        <source>The training of %1 is complete: it reached its last step, %2.</source>
        <translation>آموزش %1 کامل است: به گام پایانی خود، %2، رسیده است.</translation>
    </message>
    <message>
        <source>“Train longer” continues to step %1. “Train a new voice” starts %2 and keeps this one.</source>
        <translation>«آموزش بیشتر» تا گام %1 ادامه می‌دهد. «آموزش صدای تازه» %2 را آغاز می‌کند و این صدا را نگه می‌دارد.</translation>
    </message>
    <message>
        <source>Train &amp;longer</source>
        <translation>آموزش بیشتر (&amp;L)</translation>
    </message>
    <message>
        <source>Train a &amp;new voice</source>
        <translation>آموزش صدای تازه (&amp;N)</translation>
    </message>
</context>
<context>
    <name>formant::FirstRunWizard</name>
    <message>
        <source>Setup</source>
        <translation>راه‌اندازی</translation>
    </message>
    <message>
        <source>&lt; &amp;Back</source>
        <translation>&lt; قبلی (&amp;B)</translation>
    </message>
    <message>
        <source>&amp;Next &gt;</source>
        <translation>بعدی (&amp;N) &gt;</translation>
    </message>
    <message>
        <source>&amp;Finish</source>
        <translation>پایان (&amp;F)</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>لغو</translation>
    </message>
</context>
<context>
    <name>formant::FoldersPage</name>
    <message>
        <source>Folders</source>
        <translation>پوشه‌ها</translation>
    </message>
    <message>
        <source>Checkpoints need space: choose a disk with tens of gigabytes free. “Finish” saves all your choices.</source>
        <translation>چک‌پوینت‌ها فضا لازم دارند: دیسکی با چند ده گیگابایت فضای آزاد انتخاب کنید. «پایان» همهٔ انتخاب‌های شما را ذخیره می‌کند.</translation>
    </message>
    <message>
        <source>&amp;Runs: checkpoints, samples and logs</source>
        <translation>اجراها: چک‌پوینت‌ها، نمونه‌ها و لاگ‌ها (&amp;R)</translation>
    </message>
    <message>
        <source>Folder of the runs</source>
        <translation>پوشهٔ اجراها</translation>
    </message>
    <message>
        <source>Re&amp;cordings made with a microphone in Formant Studio</source>
        <translation>ضبط‌های انجام‌شده با میکروفون در Formant Studio (&amp;C)</translation>
    </message>
    <message>
        <source>Folder of the recordings</source>
        <translation>پوشهٔ ضبط‌ها</translation>
    </message>
    <message>
        <source>%1 of disk space free</source>
        <translation>%1 فضای آزاد روی دیسک</translation>
    </message>
    <message>
        <source>Then &amp;measure the fastest batch size (about a minute)</source>
        <translation>سپس تندترین اندازهٔ دسته &amp;سنجیده شود (نزدیک یک دقیقه)</translation>
    </message>
</context>
<context>
    <name>formant::ForecastPanel</name>
    <message>
        <source>Memory and time</source>
        <translation>حافظه و زمان</translation>
    </message>
    <message>
        <source>Checking this machine…</source>
        <translation>در حال بررسی این رایانه…</translation>
    </message>
    <message>
        <source>On %1</source>
        <translation>روی %1</translation>
    </message>
    <message>
        <source>Memory: %1</source>
        <translation>حافظه: %1</translation>
    </message>
    <message>
        <source>Time: %1</source>
        <translation>زمان: %1</translation>
    </message>
    <message>
        <source>⚠ %1</source>
        <translation>‏⚠ %1</translation>
    </message>
</context>
<context>
    <name>formant::Gauge</name>
    <message>
        <source>not available</source>
        <translation>در دسترس نیست</translation>
    </message>
</context>
<context>
    <name>formant::GpuCard</name>
    <message>
        <source>%1: %2</source>
        <comment>GPU 0: its name</comment>
        <translation>%1: ⁨%2⁩</translation>
    </message>
    <message>
        <source>can be used</source>
        <translation>قابل استفاده</translation>
    </message>
    <message>
        <source>seen, not usable: %1</source>
        <translation>شناسایی شد، قابل استفاده نیست: %1</translation>
    </message>
    <message>
        <source>Note: %1</source>
        <translation>نکته: %1</translation>
    </message>
</context>
<context>
    <name>formant::GpuGauges</name>
    <message>
        <source>throttled: temperature and power limit</source>
        <translation>کُند شده: دما و سقف توان</translation>
    </message>
    <message>
        <source>throttled: temperature</source>
        <translation>کُند شده: دما</translation>
    </message>
    <message>
        <source>throttled: power limit</source>
        <translation>کُند شده: سقف توان</translation>
    </message>
    <message>
        <source>not throttled</source>
        <translation>بدون کُندشدگی</translation>
    </message>
    <message>
        <source>core %1 MHz</source>
        <translation>هسته ⁨%1 MHz⁩</translation>
    </message>
    <message>
        <source>memory %1 MHz</source>
        <translation>حافظه ⁨%1 MHz⁩</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between the entries of a list</comment>
        <translation>، </translation>
    </message>
    <message>
        <source>not available</source>
        <translation>در دسترس نیست</translation>
    </message>
    <message>
        <source>Temperature: %1   Power: %2   Clocks: %3</source>
        <translation>دما: %1   توان: %2   فرکانس: %3</translation>
    </message>
    <message>
        <source>%1 °C</source>
        <translation>⁨%1 °C⁩</translation>
    </message>
    <message>
        <source>%1 W</source>
        <translation>⁨%1 W⁩</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>؜%1٪</translation>
    </message>
    <message>
        <source>Utilization</source>
        <translation>بهره‌وری</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>حافظه</translation>
    </message>
</context>
<context>
    <name>formant::HardwareGauges</name>
    <message>
        <source>%1 %</source>
        <translation>؜%1٪</translation>
    </message>
    <message>
        <source>Live usage</source>
        <translation>مصرف کنونی</translation>
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
        <translation>بخش‌های صفحهٔ «سخت‌افزار»</translation>
    </message>
    <message>
        <source>&amp;Report</source>
        <translation>گزارش (&amp;R)</translation>
    </message>
    <message>
        <source>S&amp;elf-test</source>
        <translation>خودآزمایی (&amp;E)</translation>
    </message>
    <message>
        <source>T&amp;uning</source>
        <translation>میزان‌سازی (&amp;U)</translation>
    </message>
    <message>
        <source>D&amp;iagnosis</source>
        <translation>عیب‌یابی (&amp;I)</translation>
    </message>
    <message>
        <source>&amp;Copy report</source>
        <translation>کپی گزارش (&amp;C)</translation>
    </message>
    <message>
        <source>Copies the whole report as English text, for support.</source>
        <translation>همهٔ گزارش را به‌صورت متن انگلیسی کپی می‌کند، برای پشتیبانی.</translation>
    </message>
    <message>
        <source>Re&amp;fresh</source>
        <translation>تازه‌سازی (&amp;F)</translation>
    </message>
    <message>
        <source>Run the setup &amp;wizard again…</source>
        <translation>اجرای دوبارهٔ راهنمای راه‌اندازی (&amp;W)…</translation>
    </message>
</context>
<context>
    <name>formant::HealthLine</name>
    <message>
        <source>loss flat</source>
        <translation>زیان ثابت</translation>
    </message>
    <message>
        <source>loss falling %1 % per hour</source>
        <translation>زیان در هر ساعت %1٪ کم می‌شود</translation>
    </message>
    <message>
        <source>loss falling %1 % per minute</source>
        <translation>زیان در هر دقیقه %1٪ کم می‌شود</translation>
    </message>
    <message>
        <source>loss rising %1 % per hour</source>
        <translation>زیان ساعتی %1٪ افزایش می‌یابد</translation>
    </message>
    <message>
        <source>loss rising %1 % per minute</source>
        <translation>زیان دقیقه‌ای %1٪ افزایش می‌یابد</translation>
    </message>
    <message>
        <source>done at about %1</source>
        <translation>پایان حدود ساعت %1</translation>
    </message>
    <message>
        <source>done on %1 at about %2</source>
        <translation>پایان در %1 حدود ساعت %2</translation>
    </message>
    <message>
        <source>GPU %1 % busy</source>
        <translation>بار GPU %1٪</translation>
    </message>
    <message numerus="yes">
        <source>next checkpoint in %n steps</source>
        <translation>
            <numerusform>چک‌پوینت بعدی پس از %Ln گام</numerusform>
        </translation>
    </message>
    <message>
        <source>%1; %2</source>
        <comment>two facts in a list</comment>
        <translation>‏%1؛ %2</translation>
    </message>
    <message>
        <source>Paused</source>
        <translation>در حالت مکث</translation>
    </message>
    <message>
        <source>Paused: %1</source>
        <translation>در حالت مکث: %1</translation>
    </message>
    <message>
        <source>See the advice at step %1: %2</source>
        <translation>توصیهٔ گام %1 را ببینید: %2</translation>
    </message>
    <message>
        <source>Warning: %1</source>
        <translation>هشدار: %1</translation>
    </message>
    <message>
        <source>Healthy: %1</source>
        <translation>سالم: %1</translation>
    </message>
    <message>
        <source>Waiting for disk space</source>
        <translation>در انتظار فضای دیسک</translation>
    </message>
    <message>
        <source>Waiting for disk space: %1</source>
        <translation>در انتظار فضای دیسک: %1</translation>
    </message>
</context>
<context>
    <name>formant::HistogramPlot</name>
    <message>
        <source>clips</source>
        <translation>قطعه</translation>
    </message>
</context>
<context>
    <name>formant::ImportReport</name>
    <message numerus="yes">
        <source>Values imported: %n. None were skipped.</source>
        <translation>
            <numerusform>مقدارهای واردشده: %Ln. هیچ‌کدام کنار گذاشته نشد.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Imported. Values skipped for the reasons below: %n.</source>
        <translation>
            <numerusform>وارد شد. مقدارهای کنارگذاشته‌شده به دلیل‌های زیر: %Ln.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2 – %3</source>
        <translation>⁨%1⁩: ⁨%2⁩ – ⁨%3⁩</translation>
    </message>
    <message>
        <source>Skipped values</source>
        <translation>مقدارهای کنارگذاشته‌شده</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>بستن</translation>
    </message>
</context>
<context>
    <name>formant::JobDialog</name>
    <message>
        <source>Queued job</source>
        <translation>کار در صف</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>باز کردن (&amp;O)…</translation>
    </message>
    <message>
        <source>&amp;Configuration:</source>
        <translation>پیکربندی (&amp;C):</translation>
    </message>
    <message>
        <source>&amp;Setting overrides:</source>
        <translation>تنظیم‌های جایگزین (&amp;S):</translation>
    </message>
    <message>
        <source>One override per line, for example %1</source>
        <translation>هر کدام در یک خط، مثلاً %1</translation>
    </message>
    <message>
        <source>&amp;Device:</source>
        <translation>دستگاه (&amp;D):</translation>
    </message>
    <message>
        <source>Configuration</source>
        <translation>پیکربندی</translation>
    </message>
    <message>
        <source>Open a configuration</source>
        <translation>باز کردن پیکربندی</translation>
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
        <translation>در صف</translation>
    </message>
    <message>
        <source>Finished</source>
        <translation>پایان‌یافته</translation>
    </message>
    <message>
        <source>Failed: %1</source>
        <translation>ناموفق: %1</translation>
    </message>
    <message>
        <source>Stopped</source>
        <translation>متوقف شد</translation>
    </message>
    <message>
        <source>Preparing</source>
        <translation>در حال آماده‌سازی</translation>
    </message>
    <message>
        <source>Training: step %1 of %2</source>
        <translation>آموزش: گام %1 از %2</translation>
    </message>
    <message>
        <source>automatic</source>
        <translation>خودکار</translation>
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
        <translation>وضعیت</translation>
    </message>
    <message>
        <source>Configuration</source>
        <translation>پیکربندی</translation>
    </message>
    <message>
        <source>Setting overrides</source>
        <translation>تنظیم‌های جایگزین</translation>
    </message>
    <message>
        <source>Device</source>
        <translation>دستگاه</translation>
    </message>
    <message>
        <source>Waits for job %1</source>
        <translation>منتظر کار شمارهٔ %1</translation>
    </message>
    <message>
        <source>Waits for job %1: queue it again</source>
        <translation>در انتظار کار %1: آن را به صف بازگردانید</translation>
    </message>
</context>
<context>
    <name>formant::LanguageBox</name>
    <message>
        <source>%1 – %2</source>
        <comment>a language&apos;s name and its code</comment>
        <translation>‏%1 – %2</translation>
    </message>
</context>
<context>
    <name>formant::LanguageChoice</name>
    <message>
        <source>Interface language</source>
        <translation>زبان رابط کاربری</translation>
    </message>
</context>
<context>
    <name>formant::LanguagePage</name>
    <message>
        <source>Welcome to Formant Studio</source>
        <translation>به Formant Studio خوش آمدید</translation>
    </message>
    <message>
        <source>This wizard checks your machine and recommends settings for it. Nothing is saved before the end, and it can be run again from the Hardware page.</source>
        <translation>این راهنما رایانهٔ شما را بررسی و تنظیمات مناسب آن را توصیه می‌کند. تا پایان آن چیزی ذخیره نمی‌شود و می‌توان آن را دوباره از صفحهٔ «سخت‌افزار» اجرا کرد.</translation>
    </message>
    <message>
        <source>&amp;Language of the window:</source>
        <translation>زبان پنجره (&amp;L):</translation>
    </message>
    <message>
        <source>Language of the window</source>
        <translation>زبان پنجره</translation>
    </message>
</context>
<context>
    <name>formant::LatestSamples</name>
    <message>
        <source>Step %L1: “%2”</source>
        <translation>گام %L1: «⁨%2⁩»</translation>
    </message>
    <message>
        <source>Samples</source>
        <translation>نمونه‌ها</translation>
    </message>
    <message>
        <source>Sampl&amp;es (click one to play it)</source>
        <translation>نمونه‌ها (برای پخش کلیک کنید) (&amp;E)</translation>
    </message>
    <message>
        <source>Click a sample, or press Enter, to play it.</source>
        <translation>برای پخش نمونه کلیک کنید یا ⁨Enter⁩ را بزنید.</translation>
    </message>
</context>
<context>
    <name>formant::LayerLabels</name>
    <message>
        <source>All layers</source>
        <translation>همهٔ لایه‌ها</translation>
    </message>
    <message>
        <source>Custom layers</source>
        <translation>لایه‌های سفارشی</translation>
    </message>
    <message>
        <source>%1 M</source>
        <comment>millions</comment>
        <translation>‏%1 میلیون</translation>
    </message>
    <message>
        <source>%1 k</source>
        <comment>thousands</comment>
        <translation>‏%1 هزار</translation>
    </message>
    <message>
        <source>%1: %2 of %3 parameters</source>
        <comment>which layers; how many; of how many</comment>
        <translation>‏⁨%1⁩: %2 از %3 پارامتر</translation>
    </message>
</context>
<context>
    <name>formant::LayerPanel</name>
    <message>
        <source>⚠ %1</source>
        <translation>‏⚠ %1</translation>
    </message>
    <message>
        <source>Trainable layers</source>
        <translation>لایه‌های تحت آموزش</translation>
    </message>
    <message>
        <source>Custom</source>
        <translation>سفارشی</translation>
    </message>
</context>
<context>
    <name>formant::LayerTreeView</name>
    <message>
        <source>Trainable layers</source>
        <translation>لایه‌های تحت آموزش</translation>
    </message>
    <message>
        <source>Layers</source>
        <translation>لایه‌ها</translation>
    </message>
    <message>
        <source>Parameters</source>
        <translation>پارامترها</translation>
    </message>
</context>
<context>
    <name>formant::LevelMeter</name>
    <message>
        <source>no sound yet</source>
        <translation>هنوز صدایی نیست</translation>
    </message>
    <message>
        <source>Peak %1 dBFS: too loud</source>
        <translation>قله ⁨%1 dBFS⁩: بیش از حد بلند</translation>
    </message>
    <message>
        <source>Peak %1 dBFS: too quiet</source>
        <translation>قله ⁨%1 dBFS⁩: بیش از حد آهسته</translation>
    </message>
    <message>
        <source>Peak %1 dBFS: good</source>
        <translation>قله ⁨%1 dBFS⁩: خوب</translation>
    </message>
    <message>
        <source>Level:</source>
        <translation>سطح:</translation>
    </message>
    <message>
        <source>Microphone level</source>
        <translation>سطح میکروفون</translation>
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
        <translation>برای ویرایش تنظیمات در این‌جا، یک پیکربندی انتخاب کنید.</translation>
    </message>
    <message>
        <source>Same as the configuration.</source>
        <translation>همانند پیکربندی.</translation>
    </message>
    <message numerus="yes">
        <source>%n setting(s) changed from the configuration; used when the run starts.</source>
        <translation>
            <numerusform>‏%Ln تنظیم با پیکربندی فرق دارد؛ هنگام شروع اجرا به کار می‌رود.</numerusform>
        </translation>
    </message>
    <message>
        <source>Applied at the next step…</source>
        <translation>در گام بعدی اعمال می‌شود…</translation>
    </message>
    <message numerus="yes">
        <source>%n pending change(s); press “Apply at next step” to use them.</source>
        <translation>
            <numerusform>‏%Ln تغییر در انتظار؛ برای به کار بردن، «اعمال در گام بعدی» را بزنید.</numerusform>
        </translation>
    </message>
    <message>
        <source>In sync with the run. Changes made here take effect at the next step once applied.</source>
        <translation>هماهنگ با اجرا. تغییرها در این‌جا پس از اعمال، در گام بعدی اثر می‌گذارند.</translation>
    </message>
    <message>
        <source>Appl&amp;y at next step</source>
        <translation>اعمال در گام بعدی (&amp;Y)</translation>
    </message>
    <message>
        <source>Rever&amp;t</source>
        <translation>لغو تغییرها (&amp;T)</translation>
    </message>
</context>
<context>
    <name>formant::MachinePage</name>
    <message>
        <source>Your machine</source>
        <translation>رایانهٔ شما</translation>
    </message>
    <message>
        <source>The system that Formant Studio runs on.</source>
        <translation>سیستمی که Formant Studio روی آن اجرا می‌شود.</translation>
    </message>
    <message>
        <source>Checking this machine…</source>
        <translation>در حال بررسی این رایانه…</translation>
    </message>
    <message>
        <source>Checking this machine</source>
        <translation>بررسی این رایانه</translation>
    </message>
</context>
<context>
    <name>formant::MainWindow</name>
    <message>
        <source>Connecting to the running training…</source>
        <translation>در حال اتصال به آموزش در حال اجرا…</translation>
    </message>
    <message>
        <source>Training is running here. Stop it first to watch a job.</source>
        <translation>آموزشی این‌جا در حال اجراست. برای تماشای یک کار، نخست آن را متوقف کنید.</translation>
    </message>
    <message>
        <source>Connecting to the running job…</source>
        <translation>در حال اتصال به کارِ در حال اجرا…</translation>
    </message>
</context>
<context>
    <name>formant::Measurement</name>
    <message>
        <source>Running a few steps…</source>
        <translation>در حال اجرای چند گام…</translation>
    </message>
    <message>
        <source>Runs a few real steps; takes about a minute.</source>
        <translation>چند گام واقعی اجرا می‌کند: حدود یک دقیقه.</translation>
    </message>
    <message>
        <source>Save the configuration first: the saved file is measured.</source>
        <translation>نخست پیکربندی را ذخیره کنید: فایل ذخیره‌شده اندازه‌گیری می‌شود.</translation>
    </message>
    <message>
        <source>Stop measuring</source>
        <translation>توقف اندازه‌گیری</translation>
    </message>
    <message>
        <source>Meas&amp;ure</source>
        <translation>اندازه‌گیری (&amp;M)</translation>
    </message>
    <message>
        <source>✓ Measured: %1</source>
        <translation>✓ اندازه‌گیری شد: %1</translation>
    </message>
    <message>
        <source>⚠ %1</source>
        <translation>‏⚠ %1</translation>
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
        <translation>گام %L1، %2: %3</translation>
    </message>
    <message>
        <source>OK: %1</source>
        <translation>خوب: %1</translation>
    </message>
    <message>
        <source>Warning: %1</source>
        <translation>هشدار: %1</translation>
    </message>
    <message>
        <source>Failure: %1</source>
        <translation>شکست: %1</translation>
    </message>
    <message>
        <source>Step %L1: %2</source>
        <translation>گام %L1: %2</translation>
    </message>
</context>
<context>
    <name>formant::MessageList</name>
    <message>
        <source>Copy details</source>
        <translation>کپی جزئیات</translation>
    </message>
</context>
<context>
    <name>formant::MetricPlot</name>
    <message>
        <source>step</source>
        <translation>گام</translation>
    </message>
    <message>
        <source>training time</source>
        <translation>زمان آموزش</translation>
    </message>
    <message>
        <source>Plot: %1</source>
        <translation>نمودار: ⁨%1⁩</translation>
    </message>
    <message>
        <source>%1 checkpoint, %2 advice, %3 resumed. Scroll to zoom, drag to pan, double-click to reset.</source>
        <translation>‏%1 چک‌پوینت، %2 توصیه، %3 ازسرگیری. چرخ ماوس: بزرگ‌نمایی؛ کشیدن: جابه‌جایی؛ دوبار کلیک: بازنشانی.</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>curve of a run</comment>
        <translation>‏%1 از ⁨%2⁩</translation>
    </message>
    <message>
        <source>%1: %2 at step %L3</source>
        <translation>‏%1: %2 در گام %L3</translation>
    </message>
    <message>
        <source>%1: %2 after %3</source>
        <translation>‏%1: %2 پس از %3</translation>
    </message>
</context>
<context>
    <name>formant::MonitorPanel</name>
    <message>
        <source>Settings that can be changed while training</source>
        <translation>تنظیماتی که هنگام آموزش می‌توان تغییر داد</translation>
    </message>
</context>
<context>
    <name>formant::Notifications</name>
    <message>
        <source>Training advice</source>
        <translation>توصیهٔ آموزش</translation>
    </message>
    <message>
        <source>Training finished</source>
        <translation>آموزش به پایان رسید</translation>
    </message>
    <message>
        <source>The voice is trained.</source>
        <translation>صدا آموزش دیده است.</translation>
    </message>
    <message>
        <source>Training failed</source>
        <translation>آموزش ناموفق بود</translation>
    </message>
</context>
<context>
    <name>formant::PageCoordinator</name>
    <message>
        <source>%1 is for other recordings and stays as it is. A new configuration with its settings was begun for these.</source>
        <translation>%1 برای ضبط‌های دیگری است و همان‌گونه می‌ماند. برای این‌ها پیکربندی تازه‌ای با همان تنظیمات آغاز شد.</translation>
    </message>
</context>
<context>
    <name>formant::PageStack</name>
    <message>
        <source>Pages</source>
        <translation>صفحه‌ها</translation>
    </message>
    <message>
        <source>Data</source>
        <translation>داده‌ها</translation>
    </message>
    <message>
        <source>Configuration</source>
        <translation>پیکربندی</translation>
    </message>
    <message>
        <source>Training</source>
        <translation>آموزش</translation>
    </message>
    <message>
        <source>Samples</source>
        <translation>نمونه‌ها</translation>
    </message>
    <message>
        <source>Checkpoints</source>
        <translation>چک‌پوینت‌ها</translation>
    </message>
    <message>
        <source>Queue</source>
        <translation>صف</translation>
    </message>
    <message>
        <source>Hardware</source>
        <translation>سخت‌افزار</translation>
    </message>
</context>
<context>
    <name>formant::PathBox</name>
    <message>
        <source>Browse: %1</source>
        <translation>مرور: %1</translation>
    </message>
    <message>
        <source>Choose a folder</source>
        <translation>انتخاب پوشه</translation>
    </message>
    <message>
        <source>Choose a list of sentences</source>
        <translation>انتخاب فهرست جمله‌ها</translation>
    </message>
    <message>
        <source>Texts (*.txt);;All files (*)</source>
        <translation>متن‌ها (*.txt);;همهٔ فایل‌ها (*)</translation>
    </message>
    <message>
        <source>Choose a configuration</source>
        <translation>انتخاب پیکربندی</translation>
    </message>
    <message>
        <source>Configurations (*.yaml *.yml)</source>
        <translation>پیکربندی‌ها (*.yaml *.yml)</translation>
    </message>
    <message>
        <source>a folder</source>
        <translation>پوشه</translation>
    </message>
    <message>
        <source>a text file</source>
        <translation>فایل متنی</translation>
    </message>
    <message>
        <source>a configuration (YAML)</source>
        <translation>پیکربندی (YAML)</translation>
    </message>
    <message>
        <source>Browse…</source>
        <translation>مرور…</translation>
    </message>
</context>
<context>
    <name>formant::PathBrowse</name>
    <message>
        <source>Browse…</source>
        <translation>مرور…</translation>
    </message>
    <message>
        <source>Browse for the path</source>
        <translation>مرور برای یافتن مسیر</translation>
    </message>
    <message>
        <source>Folder…</source>
        <translation>پوشه…</translation>
    </message>
    <message>
        <source>File…</source>
        <translation>فایل…</translation>
    </message>
    <message>
        <source>Choose a file</source>
        <translation>انتخاب فایل</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>همهٔ فایل‌ها (*)</translation>
    </message>
    <message>
        <source>Choose a folder</source>
        <translation>انتخاب پوشه</translation>
    </message>
</context>
<context>
    <name>formant::PlayerChoice</name>
    <message>
        <source>A vocoder speaks no texts, so it is exported for your own program only. Export a voice to include its vocoder.</source>
        <translation>وکودر متنی نمی‌گوید، پس فقط برای برنامهٔ خودتان صادر می‌شود. با صادر کردن یک صدا، وکودر آن هم صادر می‌شود.</translation>
    </message>
    <message>
        <source>Voices of this kind have no form that other programs can speak with.</source>
        <translation>صداهای این نوع شکلی ندارند که برنامه‌های دیگر بتوانند با آن حرف بزنند.</translation>
    </message>
    <message>
        <source>Export for</source>
        <translation>صدور برای</translation>
    </message>
    <message>
        <source>&amp;Piper: Home Assistant and other programs that use it</source>
        <translation>‏Piper: ⁨Home Assistant⁩ و برنامه‌های دیگری که از آن استفاده می‌کنند (&amp;P)</translation>
    </message>
    <message>
        <source>&amp;sherpa-onnx: apps, phones and small devices</source>
        <translation>‏⁨sherpa-onnx⁩: اپ‌ها، تلفن‌ها و دستگاه‌های کوچک (&amp;S)</translation>
    </message>
    <message>
        <source>&amp;ONNX: a program of your own with ONNX Runtime</source>
        <translation>‏ONNX: برنامهٔ خودتان با ⁨ONNX Runtime⁩ (&amp;O)</translation>
    </message>
    <message>
        <source>sa&amp;fetensors: a program of your own that loads the weights</source>
        <translation>‏⁨safetensors⁩: برنامهٔ خودتان که وزن‌ها را بار می‌کند (&amp;F)</translation>
    </message>
</context>
<context>
    <name>formant::PlotChoices</name>
    <message>
        <source>&amp;Log scale</source>
        <translation>لگاریتمی (&amp;L)</translation>
    </message>
    <message>
        <source>Smoot&amp;hing:</source>
        <translation>هموارسازی (&amp;M):</translation>
    </message>
    <message>
        <source>none</source>
        <translation>هیچ</translation>
    </message>
    <message>
        <source>light</source>
        <translation>کم</translation>
    </message>
    <message>
        <source>medium</source>
        <translation>متوسط</translation>
    </message>
    <message>
        <source>strong</source>
        <translation>زیاد</translation>
    </message>
    <message>
        <source>&amp;X axis:</source>
        <translation>محور افقی (&amp;X):</translation>
    </message>
    <message>
        <source>steps</source>
        <translation>گام‌ها</translation>
    </message>
    <message>
        <source>training time</source>
        <translation>زمان آموزش</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>مقایسه</translation>
    </message>
    <message>
        <source>Stop comparing</source>
        <translation>پایان مقایسه</translation>
    </message>
    <message>
        <source>Save plots</source>
        <translation>ذخیرهٔ نمودارها</translation>
    </message>
    <message>
        <source>As an image (PNG)…</source>
        <translation>به‌صورت تصویر (PNG)…</translation>
    </message>
    <message>
        <source>As a table (CSV)…</source>
        <translation>به‌صورت جدول (CSV)…</translation>
    </message>
    <message>
        <source>With other runs…</source>
        <translation>با اجراهای دیگر…</translation>
    </message>
    <message>
        <source>Report</source>
        <translation>گزارش</translation>
    </message>
    <message>
        <source>Writes a page about this run, with plots, samples, settings and checkpoints, and opens it; with other runs in the plots, a page that compares them.</source>
        <translation>صفحه‌ای دربارهٔ این اجرا با نمودارها، نمونه‌ها، تنظیمات و چک‌پوینت‌ها می‌نویسد و باز می‌کند؛ اگر اجراهای دیگری در نمودارها باشند، صفحه‌ای که آن‌ها را مقایسه می‌کند.</translation>
    </message>
</context>
<context>
    <name>formant::PlotLabels</name>
    <message>
        <source>total</source>
        <translation>مجموع</translation>
    </message>
    <message>
        <source>reconstruction</source>
        <translation>بازسازی</translation>
    </message>
    <message>
        <source>prior</source>
        <translation>توزیع پیشین</translation>
    </message>
    <message>
        <source>duration</source>
        <translation>دیرش</translation>
    </message>
    <message>
        <source>KL divergence</source>
        <translation>واگرایی KL</translation>
    </message>
    <message>
        <source>loss</source>
        <translation>زیان</translation>
    </message>
    <message>
        <source>validation</source>
        <translation>اعتبارسنجی</translation>
    </message>
    <message>
        <source>learning rate</source>
        <translation>نرخ یادگیری</translation>
    </message>
    <message>
        <source>gradient norm</source>
        <translation>نُرم گرادیان</translation>
    </message>
    <message>
        <source>loss scale</source>
        <translation>مقیاس زیان</translation>
    </message>
    <message>
        <source>step time (ms)</source>
        <translation>زمان گام (ms)</translation>
    </message>
    <message>
        <source>samples/s</source>
        <translation>نمونه در ثانیه</translation>
    </message>
    <message>
        <source>GPU utilization (%)</source>
        <translation>بهره‌وری GPU (٪)</translation>
    </message>
    <message>
        <source>GPU memory (GiB)</source>
        <translation>حافظهٔ GPU (GiB)</translation>
    </message>
    <message>
        <source>GPU temperature (°C)</source>
        <translation>دمای GPU (°C)</translation>
    </message>
    <message>
        <source>GPU power (W)</source>
        <translation>توان GPU (W)</translation>
    </message>
    <message>
        <source>CPU utilization (%)</source>
        <translation>بهره‌وری CPU (٪)</translation>
    </message>
    <message>
        <source>memory (GiB)</source>
        <translation>حافظه (GiB)</translation>
    </message>
    <message>
        <source>gradient norm (%1)</source>
        <translation>نُرم گرادیان (⁨%1⁩)</translation>
    </message>
    <message>
        <source>this run</source>
        <translation>این اجرا</translation>
    </message>
    <message>
        <source>system total</source>
        <translation>کل سیستم</translation>
    </message>
    <message>
        <source>computing (ms per step)</source>
        <translation>محاسبه (میلی‌ثانیه در گام)</translation>
    </message>
    <message>
        <source>waiting for others (ms per step)</source>
        <translation>انتظار برای دیگران (میلی‌ثانیه در گام)</translation>
    </message>
    <message>
        <source>rank %1</source>
        <translation>رتبهٔ %1</translation>
    </message>
</context>
<context>
    <name>formant::PlotPanel</name>
    <message>
        <source>Loss</source>
        <translation>زیان</translation>
    </message>
    <message>
        <source>Optimizer</source>
        <translation>بهینه‌ساز</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>سرعت</translation>
    </message>
    <message>
        <source>GPU</source>
        <translation>GPU</translation>
    </message>
    <message>
        <source>Machine</source>
        <translation>رایانه</translation>
    </message>
    <message>
        <source>Pictures (*.png)</source>
        <translation>تصویرها (*.png)</translation>
    </message>
    <message>
        <source>Tables (*.csv)</source>
        <translation>جدول‌ها (*.csv)</translation>
    </message>
    <message>
        <source>Save plots</source>
        <translation>ذخیرهٔ نمودارها</translation>
    </message>
    <message>
        <source>%1 cannot be written. Choose another folder or free disk space.</source>
        <translation>نوشتن در ⁨%1⁩ ممکن نیست. پوشهٔ دیگری انتخاب کنید یا روی دیسک فضا آزاد کنید.</translation>
    </message>
    <message>
        <source>%1 cannot be written: %2</source>
        <translation>نوشتن در ⁨%1⁩ ممکن نیست: %2</translation>
    </message>
    <message>
        <source>Training plots</source>
        <translation>نمودارهای آموزش</translation>
    </message>
    <message>
        <source>Ranks</source>
        <translation>رتبه‌ها</translation>
    </message>
    <message>
        <source>The report is in %1. No program that opens it was found.</source>
        <translation>گزارش در ⁨%1⁩ است. برنامه‌ای که آن را باز کند پیدا نشد.</translation>
    </message>
</context>
<context>
    <name>formant::PreflightList</name>
    <message>
        <source>Pre-&amp;flight checks</source>
        <translation>بررسی پیش از شروع (&amp;F)</translation>
    </message>
    <message>
        <source>This run is paused.</source>
        <translation>این اجرا در حالت مکث است.</translation>
    </message>
    <message>
        <source>This run is active.</source>
        <translation>این اجرا فعال است.</translation>
    </message>
    <message>
        <source>Not checked yet.</source>
        <translation>هنوز بررسی نشده است.</translation>
    </message>
    <message>
        <source>Checking…</source>
        <translation>در حال بررسی…</translation>
    </message>
    <message>
        <source>Ready to train.</source>
        <translation>آمادهٔ آموزش.</translation>
    </message>
    <message>
        <source>Not ready to train; see the list for what to do.</source>
        <translation>آمادهٔ آموزش نیست؛ فهرست می‌گوید چه باید کرد.</translation>
    </message>
    <message>
        <source>Checks not completed.</source>
        <translation>بررسی‌ها کامل نشد.</translation>
    </message>
    <message>
        <source>Training finished.</source>
        <translation>آموزش پایان یافت.</translation>
    </message>
    <message>
        <source>Stopped. “Continue training” continues from there.</source>
        <translation>متوقف شد. «ادامهٔ آموزش» از همان‌جا ادامه می‌دهد.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>لغو</translation>
    </message>
    <message>
        <source>Run chec&amp;ks</source>
        <translation>بررسی (&amp;K)</translation>
    </message>
    <message>
        <source>Checks configuration, recordings, device, memory and disk, and estimates the training time.</source>
        <translation>پیکربندی، ضبط‌ها، دستگاه، حافظه و دیسک را بررسی و زمان آموزش را برآورد می‌کند.</translation>
    </message>
    <message numerus="yes">
        <source>Ready to train, with %n warning(s): see the first in the list.</source>
        <translation>
            <numerusform>آماده برای آموزش، با %Ln هشدار: ابتدای فهرست را ببینید.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>formant::PresetChoice</name>
    <message>
        <source>Preset</source>
        <translation>پیش‌تنظیم</translation>
    </message>
</context>
<context>
    <name>formant::ProgressLine</name>
    <message>
        <source>Progress</source>
        <translation>پیشرفت</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>لغو</translation>
    </message>
</context>
<context>
    <name>formant::PromptView</name>
    <message>
        <source>Recording: read the sentence, then press Space.</source>
        <translation>در حال ضبط: جمله را بخوانید و سپس کلید فاصله را بزنید.</translation>
    </message>
    <message>
        <source>Saving the recording…</source>
        <translation>در حال ذخیرهٔ ضبط…</translation>
    </message>
    <message>
        <source>All sentences are recorded. “Use these recordings” opens them on the Data page for training.</source>
        <translation>همهٔ جمله‌ها ضبط شده‌اند. «استفاده از این ضبط‌ها» آن‌ها را برای آموزش در صفحهٔ «داده‌ها» باز می‌کند.</translation>
    </message>
    <message>
        <source>Recorded. Enter: next, P: play, R: record again.</source>
        <translation>ضبط شد. Enter: بعدی، P: پخش، R: ضبط دوباره.</translation>
    </message>
    <message>
        <source>Press Space, wait a moment, and read the sentence.</source>
        <translation>کلید فاصله را بزنید، کمی صبر کنید و جمله را بخوانید.</translation>
    </message>
    <message>
        <source>No microphone to record with.</source>
        <translation>میکروفونی برای ضبط نیست.</translation>
    </message>
    <message>
        <source>Sentence %1 of %2</source>
        <translation>جملهٔ %1 از %2</translation>
    </message>
    <message numerus="yes">
        <source>%n recorded</source>
        <translation>
            <numerusform>‏%Ln جمله ضبط شده</numerusform>
        </translation>
    </message>
    <message>
        <source>Recorded sentences</source>
        <translation>جمله‌های ضبط‌شده</translation>
    </message>
</context>
<context>
    <name>formant::QueuePage</name>
    <message>
        <source>Queued jobs</source>
        <translation>کارهای در صف</translation>
    </message>
    <message>
        <source>&amp;Add…</source>
        <translation>افزودن (&amp;A)…</translation>
    </message>
    <message>
        <source>D&amp;uplicate and edit…</source>
        <translation>رونوشت و ویرایش (&amp;U)…</translation>
    </message>
    <message>
        <source>&amp;Edit…</source>
        <translation>ویرایش (&amp;E)…</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>حذف (&amp;R)</translation>
    </message>
    <message>
        <source>Re-&amp;queue</source>
        <translation>بازگرداندن به صف (&amp;Q)</translation>
    </message>
    <message>
        <source>Move up</source>
        <translation>جابه‌جایی به بالا</translation>
    </message>
    <message>
        <source>Move down</source>
        <translation>جابه‌جایی به پایین</translation>
    </message>
    <message>
        <source>S&amp;tart</source>
        <translation>شروع (&amp;T)</translation>
    </message>
    <message>
        <source>Stop after t&amp;his job</source>
        <translation>توقف پس از این کار (&amp;H)</translation>
    </message>
    <message>
        <source>Save and st&amp;op now</source>
        <translation>ذخیره و توقف فوری (&amp;O)</translation>
    </message>
    <message>
        <source>&amp;Continue on error</source>
        <translation>ادامه هنگام خطا (&amp;C)</translation>
    </message>
    <message>
        <source>Opening the queue…</source>
        <translation>در حال باز کردن صف…</translation>
    </message>
    <message>
        <source>The queue is empty: add a configuration.</source>
        <translation>صف خالی است: یک پیکربندی بیفزایید.</translation>
    </message>
    <message>
        <source>Stops after the current job.</source>
        <translation>پس از کار کنونی متوقف می‌شود.</translation>
    </message>
    <message numerus="yes">
        <source>%n job(s) queued</source>
        <translation>
            <numerusform>‏%Ln کار در صف</numerusform>
        </translation>
    </message>
    <message>
        <source>%1; %2</source>
        <translation>‏%1؛ %2</translation>
    </message>
    <message numerus="yes">
        <source>%n job(s) failed</source>
        <translation>
            <numerusform>‏%Ln کار ناموفق</numerusform>
        </translation>
    </message>
    <message>
        <source>Queue</source>
        <translation>صف</translation>
    </message>
    <message>
        <source>Remove %1 from the queue? Its run folder is kept.</source>
        <translation>آیا ⁨%1⁩ از صف حذف شود؟ پوشهٔ اجرای آن می‌ماند.</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>حذف</translation>
    </message>
    <message>
        <source>&amp;Watch</source>
        <translation>تماشا (&amp;W)</translation>
    </message>
    <message>
        <source>Shows the running job on the Training page.</source>
        <translation>کارِ در حال اجرا را در صفحهٔ آموزش نشان می‌دهد.</translation>
    </message>
    <message>
        <source>Waits until the training of %1 on this device ends.</source>
        <translation>منتظر پایان آموزش %1 روی این دستگاه است.</translation>
    </message>
    <message>
        <source>The queue cannot be opened yet, because another formant process still runs it. The job is added as soon as that has ended; keep this window open until then.</source>
        <translation>صف هنوز باز نمی‌شود، چون فرایند دیگری از ⁨formant⁩ هنوز آن را اجرا می‌کند. کار به محض پایان آن افزوده می‌شود؛ این پنجره را تا آن زمان باز نگه دارید.</translation>
    </message>
    <message>
        <source>Voice &amp;by a recipe…</source>
        <translation>صدا با دستورالعمل (&amp;B)…</translation>
    </message>
</context>
<context>
    <name>formant::RecipeDialog</name>
    <message>
        <source>&amp;Recipe:</source>
        <translation>دستورالعمل (&amp;R):</translation>
    </message>
    <message>
        <source>Re&amp;cordings:</source>
        <translation>ضبط‌ها (&amp;C):</translation>
    </message>
    <message>
        <source>&amp;Name of the voice:</source>
        <translation>نام صدا (&amp;N):</translation>
    </message>
    <message>
        <source>&amp;Device:</source>
        <translation>دستگاه (&amp;D):</translation>
    </message>
    <message>
        <source>Recordings</source>
        <translation>ضبط‌ها</translation>
    </message>
    <message>
        <source>⚠ %1</source>
        <translation>⚠ %1</translation>
    </message>
    <message>
        <source>Voice by a recipe</source>
        <translation>صدا با دستورالعمل</translation>
    </message>
    <message>
        <source>&amp;Voice to adapt:</source>
        <translation>صدایی که سازگار می‌شود (&amp;V):</translation>
    </message>
    <message>
        <source>Voice to adapt</source>
        <translation>صدایی که سازگار می‌شود</translation>
    </message>
</context>
<context>
    <name>formant::RecordingDialog</name>
    <message>
        <source>Record a voice</source>
        <translation>ضبط یک صدا</translation>
    </message>
    <message>
        <source>&amp;Microphone…</source>
        <translation>میکروفون (&amp;M)…</translation>
    </message>
    <message>
        <source>&amp;Next</source>
        <translation>بعدی (&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Use these recordings</source>
        <translation>استفاده از این ضبط‌ها (&amp;U)</translation>
    </message>
    <message>
        <source>Opens them on the Data page for training.</source>
        <translation>آن‌ها را برای آموزش در صفحهٔ «داده‌ها» باز می‌کند.</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>بستن (&amp;C)</translation>
    </message>
    <message>
        <source>Close without keeping what you typed about the voice?</source>
        <translation>آیا پنجره بسته شود بدون نگه‌داشتن آنچه دربارهٔ صدا نوشته‌اید؟</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>دور انداختن</translation>
    </message>
</context>
<context>
    <name>formant::RecordingList</name>
    <message>
        <source>Long recordings</source>
        <translation>ضبط‌های بلند</translation>
    </message>
    <message>
        <source>&amp;Add…</source>
        <translation>افزودن (&amp;A)…</translation>
    </message>
    <message>
        <source>Re&amp;move</source>
        <translation>حذف (&amp;M)</translation>
    </message>
    <message>
        <source>Recordings (*.wav *.flac *.mp3 *.ogg *.opus *.aiff *.aif *.caf *.w64);;All files (*)</source>
        <translation>ضبط‌ها (*.wav *.flac *.mp3 *.ogg *.opus *.aiff *.aif *.caf *.w64);;همهٔ فایل‌ها (*)</translation>
    </message>
</context>
<context>
    <name>formant::RecordingPath</name>
    <message>
        <source>File of the recording</source>
        <translation>فایل ضبط</translation>
    </message>
    <message>
        <source>Open folder</source>
        <translation>باز کردن پوشه</translation>
    </message>
</context>
<context>
    <name>formant::RecordingPlot</name>
    <message>
        <source>Waveform and spectrogram of the recording</source>
        <translation>شکل موج و طیف‌نگارهٔ ضبط</translation>
    </message>
    <message>
        <source>amplitude</source>
        <translation>دامنه</translation>
    </message>
    <message>
        <source>frequency</source>
        <translation>بسامد</translation>
    </message>
    <message>
        <source>seconds</source>
        <translation>ثانیه</translation>
    </message>
    <message>
        <source>Click: seek. Drag: move. Wheel: zoom. Double-click: show all.</source>
        <translation>کلیک: رفتن به آن نقطه. کشیدن: جابه‌جایی. چرخ: بزرگ‌نمایی. دوبار کلیک: نمایش همه.</translation>
    </message>
</context>
<context>
    <name>formant::RecordingText</name>
    <message>
        <source>&amp;Transcript:</source>
        <translation>متن (&amp;T):</translation>
    </message>
    <message>
        <source>what is said; Ctrl+Enter saves it and goes to the next</source>
        <translation>آنچه گفته می‌شود؛ ⁨Ctrl+Enter⁩ آن را ذخیره می‌کند و به بعدی می‌رود</translation>
    </message>
</context>
<context>
    <name>formant::RememberedTuningsTable</name>
    <message>
        <source>%1 (not present)</source>
        <translation>‏⁨%1⁩ (حاضر نیست)</translation>
    </message>
    <message>
        <source>Saved tuning results</source>
        <translation>نتیجه‌های ذخیره‌شدهٔ میزان‌سازی</translation>
    </message>
    <message>
        <source>Saved tuning result of each device</source>
        <translation>نتیجهٔ ذخیره‌شدهٔ میزان‌سازی هر دستگاه</translation>
    </message>
    <message>
        <source>Device</source>
        <translation>دستگاه</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>مدل</translation>
    </message>
    <message>
        <source>Precision</source>
        <translation>دقت</translation>
    </message>
    <message>
        <source>Batch size</source>
        <translation>اندازهٔ دسته</translation>
    </message>
    <message>
        <source>Samples/s</source>
        <translation>نمونه بر ثانیه</translation>
    </message>
    <message>
        <source>Measured</source>
        <translation>زمان اندازه‌گیری</translation>
    </message>
    <message>
        <source>Version</source>
        <translation>نسخه</translation>
    </message>
</context>
<context>
    <name>formant::ReportView</name>
    <message>
        <source>• %1</source>
        <comment>an entry of a list</comment>
        <translation>‏• %1</translation>
    </message>
    <message>
        <source>Hardware report</source>
        <translation>گزارش سخت‌افزار</translation>
    </message>
    <message>
        <source>Graphics cards</source>
        <translation>کارت‌های گرافیک</translation>
    </message>
    <message>
        <source>Machine</source>
        <translation>رایانه</translation>
    </message>
    <message>
        <source>Versions</source>
        <translation>نسخه‌ها</translation>
    </message>
    <message>
        <source>Recommendations</source>
        <translation>توصیه‌ها</translation>
    </message>
    <message>
        <source>No recommendations.</source>
        <translation>توصیه‌ای نیست.</translation>
    </message>
    <message>
        <source>No usable graphics card: %1. Training uses the CPU.</source>
        <translation>کارت گرافیک قابل استفاده‌ای نیست: %1. آموزش از CPU استفاده می‌کند.</translation>
    </message>
</context>
<context>
    <name>formant::RoomPage</name>
    <message>
        <source>&amp;Microphone:</source>
        <translation>میکروفون (&amp;M):</translation>
    </message>
    <message>
        <source>&amp;Refresh</source>
        <translation>تازه‌سازی (&amp;R)</translation>
    </message>
    <message>
        <source>Speak as loudly as you will read, and check that the level is good. Then stay silent for two seconds to measure the room noise.</source>
        <translation>با همان بلندی‌ای که خواهید خواند صحبت کنید و ببینید که سطح صدا مناسب است. سپس دو ثانیه ساکت بمانید تا نویز اتاق اندازه‌گیری شود.</translation>
    </message>
    <message>
        <source>M&amp;easure room noise</source>
        <translation>اندازه‌گیری نویز (&amp;E)</translation>
    </message>
    <message>
        <source>Progress of the noise measurement</source>
        <translation>پیشرفت اندازه‌گیری نویز</translation>
    </message>
    <message>
        <source>Noise: %1 dBFS. %2</source>
        <translation>نویز: ⁨%1 dBFS⁩. %2</translation>
    </message>
</context>
<context>
    <name>formant::RunChoice</name>
    <message>
        <source>&amp;Run:</source>
        <translation>اجرا (&amp;R):</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>اجرا</translation>
    </message>
    <message>
        <source>no run yet</source>
        <translation>هنوز اجرایی نیست</translation>
    </message>
    <message>
        <source>Refres&amp;h</source>
        <translation>تازه‌سازی (&amp;H)</translation>
    </message>
    <message>
        <source>Reloads the list of runs.</source>
        <translation>فهرست اجراها را دوباره بار می‌کند.</translation>
    </message>
</context>
<context>
    <name>formant::RunChoices</name>
    <message>
        <source>&amp;Configuration:</source>
        <translation>پیکربندی (&amp;C):</translation>
    </message>
    <message>
        <source>Demo voice: spoken numbers</source>
        <translation>صدای نمایشی: عددهای خوانده‌شده</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>باز کردن (&amp;O)…</translation>
    </message>
    <message>
        <source>&amp;Device:</source>
        <translation>دستگاه (&amp;D):</translation>
    </message>
    <message>
        <source>automatic</source>
        <translation>خودکار</translation>
    </message>
    <message>
        <source>CPU</source>
        <translation>CPU</translation>
    </message>
    <message>
        <source>Open a configuration</source>
        <translation>باز کردن پیکربندی</translation>
    </message>
    <message>
        <source>YAML (*.yaml *.yml)</source>
        <translation>YAML (*.yaml *.yml)</translation>
    </message>
    <message>
        <source>GPU %1: %2 (%3)</source>
        <translation>GPU %1: ⁨%2⁩ (%3)</translation>
    </message>
    <message>
        <source>No usable GPU: %1.</source>
        <translation>‏GPU قابل استفاده‌ای نیست: %1.</translation>
    </message>
    <message>
        <source>GPU %1</source>
        <translation>GPU %1</translation>
    </message>
    <message>
        <source>Preparing the demo…</source>
        <translation>در حال آماده‌سازی نسخهٔ نمایشی…</translation>
    </message>
    <message>
        <source>Prepare the demo</source>
        <translation>آماده‌سازی نسخهٔ نمایشی</translation>
    </message>
    <message>
        <source>Prepares the recordings of the demo voice, which takes some seconds.</source>
        <translation>ضبط‌های صدای نمایشی را آماده می‌کند؛ چند ثانیه طول می‌کشد.</translation>
    </message>
    <message>
        <source>GPUs %1</source>
        <translation>GPUهای %1</translation>
    </message>
</context>
<context>
    <name>formant::RunController</name>
    <message>
        <source>Open recordings on the Data page, or a configuration, to begin.</source>
        <translation>برای شروع، ضبط‌ها را در صفحهٔ «داده‌ها» یا یک پیکربندی را باز کنید.</translation>
    </message>
    <message>
        <source>Ready. Press “Continue training” to continue.</source>
        <translation>آماده. برای ادامه «ادامهٔ آموزش» را بزنید.</translation>
    </message>
    <message>
        <source>Ready. Press “Start” to train.</source>
        <translation>آماده. برای آموزش «شروع» را بزنید.</translation>
    </message>
    <message>
        <source>Preparing…</source>
        <translation>در حال آماده‌سازی…</translation>
    </message>
    <message>
        <source>Could not start: %1</source>
        <translation>شروع نشد: %1</translation>
    </message>
    <message>
        <source>Stopping: finishing the current step and saving…</source>
        <translation>در حال توقف: پایان دادن به گام کنونی و ذخیره…</translation>
    </message>
    <message>
        <source>Training: loss %1, %2 samples/s</source>
        <translation>در حال آموزش: زیان %1، %2 نمونه در ثانیه</translation>
    </message>
    <message>
        <source>Saved %1</source>
        <translation>‏⁨%1⁩ ذخیره شد</translation>
    </message>
    <message>
        <source>Training finished. Try the voice on the Samples page.</source>
        <translation>آموزش پایان یافت. صدا را در صفحهٔ «نمونه‌ها» بیازمایید.</translation>
    </message>
    <message>
        <source>Failed: %1</source>
        <translation>ناموفق بود: %1</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>two sentences</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>It ended unexpectedly at step %1, before its first save.</source>
        <translation>در گام %1 ناگهان پایان یافت، پیش از نخستین ذخیره.</translation>
    </message>
    <message numerus="yes">
        <source>It ended unexpectedly at step %1: %n step(s) after the last save, at step %2, are lost and trained again.</source>
        <translation>
            <numerusform>در گام %1 ناگهان پایان یافت: %Ln گام پس از آخرین ذخیره، در گام %2، از دست رفته است و دوباره آموزش داده می‌شود.</numerusform>
        </translation>
    </message>
    <message>
        <source>The run continues without being shown; you can start another one here.</source>
        <translation>اجرا بدون نمایش ادامه می‌یابد؛ می‌توانید این‌جا اجرای دیگری را شروع کنید.</translation>
    </message>
    <message>
        <source>Trained to its last step. Press “Start” to train it longer or to train a new voice.</source>
        <translation>تا گام آخرش آموزش دیده است. برای آموزش طولانی‌تر یا آموزش صدایی تازه «شروع» را بزنید.</translation>
    </message>
</context>
<context>
    <name>formant::RunControls</name>
    <message>
        <source>Training status</source>
        <translation>وضعیت آموزش</translation>
    </message>
    <message>
        <source>Training progress</source>
        <translation>پیشرفت آموزش</translation>
    </message>
    <message>
        <source>Sa&amp;ve checkpoint</source>
        <translation>ذخیرهٔ چک‌پوینت (&amp;V)</translation>
    </message>
    <message>
        <source>Saves a checkpoint after the current step and keeps it until you delete it.</source>
        <translation>پس از گام کنونی چک‌پوینتی ذخیره می‌کند و تا وقتی خودتان حذفش نکنید نگهش می‌دارد.</translation>
    </message>
    <message>
        <source>Ge&amp;nerate samples</source>
        <translation>ساخت نمونه‌ها (&amp;N)</translation>
    </message>
    <message>
        <source>Synthesizes the sample texts after the current step.</source>
        <translation>پس از گام کنونی، از متن‌های نمونه گفتار می‌سازد.</translation>
    </message>
    <message>
        <source>Detach</source>
        <translation>جدا کردن</translation>
    </message>
    <message>
        <source>Resu&amp;me</source>
        <translation>ادامه (&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Pause</source>
        <translation>مکث (&amp;P)</translation>
    </message>
    <message>
        <source>Continue trainin&amp;g</source>
        <translation>ادامهٔ آموزش (&amp;G)</translation>
    </message>
    <message>
        <source>&amp;Start</source>
        <translation>شروع (&amp;S)</translation>
    </message>
    <message>
        <source>Stopping…</source>
        <translation>در حال توقف…</translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <translation>توقف (&amp;S)</translation>
    </message>
    <message>
        <source>step %L1 of %L2</source>
        <translation>گام %L1 از %L2</translation>
    </message>
    <message>
        <source>step %L1 of %L2, %3 left</source>
        <translation>گام %L1 از %L2، %3 مانده</translation>
    </message>
    <message>
        <source>Voice</source>
        <translation>صدا</translation>
    </message>
    <message>
        <source>The run continues without being shown here, and you can start another one. Open its folder to follow it again.</source>
        <translation>اجرا بدون نمایش در این‌جا ادامه می‌یابد و می‌توانید اجرای دیگری را شروع کنید. برای دنبال کردن دوبارهٔ آن، پوشه‌اش را باز کنید.</translation>
    </message>
</context>
<context>
    <name>formant::RunDetacher</name>
    <message>
        <source>Saved; handing over to a background process…</source>
        <translation>ذخیره شد؛ در حال سپردن به فرایندی در پس‌زمینه…</translation>
    </message>
</context>
<context>
    <name>formant::SampleList</name>
    <message>
        <source>Samples</source>
        <translation>نمونه‌ها</translation>
    </message>
    <message>
        <source>Enter loads a sample into A. A and B play, or switch at the same position; Shift+A and Shift+B load the sample. Space pauses.</source>
        <translation>‏Enter نمونه را در A بار می‌کند. A و B پخش می‌کنند یا در همان نقطه میان دو نمونه جابه‌جا می‌شوند؛ ⁨Shift+A⁩ و ⁨Shift+B⁩ نمونه را بار می‌کنند. کلید فاصله مکث می‌کند.</translation>
    </message>
    <message>
        <source>Load into &amp;A</source>
        <translation>بار کردن در &amp;A</translation>
    </message>
    <message>
        <source>Load into &amp;B</source>
        <translation>بار کردن در &amp;B</translation>
    </message>
    <message>
        <source>Export audio…</source>
        <translation>صادر کردن صوت…</translation>
    </message>
</context>
<context>
    <name>formant::SampleModel</name>
    <message>
        <source>non-EMA</source>
        <translation>بدون EMA</translation>
    </message>
    <message>
        <source>EMA</source>
        <translation>EMA</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>گام</translation>
    </message>
    <message>
        <source>Weights</source>
        <translation>وزن‌ها</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>متن</translation>
    </message>
</context>
<context>
    <name>formant::SampleSlot</name>
    <message>
        <source>Spectrogram of %1</source>
        <translation>طیف‌نگارهٔ %1</translation>
    </message>
    <message>
        <source>Slot %1 is empty: choose a sample in the list.</source>
        <translation>جایگاه %1 خالی است: نمونه‌ای از فهرست انتخاب کنید.</translation>
    </message>
    <message>
        <source>Step %1, %2: “%3”</source>
        <translation>گام %1، %2: «⁨%3⁩»</translation>
    </message>
    <message>
        <source>Pause %1</source>
        <translation>مکث %1</translation>
    </message>
    <message>
        <source>Play %1</source>
        <translation>پخش %1</translation>
    </message>
    <message>
        <source>Shortcut in the list: %1</source>
        <translation>میان‌بر در فهرست: %1</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>ایست</translation>
    </message>
    <message>
        <source>Stop %1</source>
        <translation>ایست %1</translation>
    </message>
    <message>
        <source>Stops and goes back to the beginning.</source>
        <translation>می‌ایستد و به آغاز بازمی‌گردد.</translation>
    </message>
</context>
<context>
    <name>formant::SamplesPage</name>
    <message>
        <source>Export audio</source>
        <translation>صادر کردن صوت</translation>
    </message>
    <message>
        <source>Audio (*.flac)</source>
        <translation>صدا (*.flac)</translation>
    </message>
    <message>
        <source>%1 cannot be written: %2</source>
        <translation>نوشتن در ⁨%1⁩ ممکن نیست: %2</translation>
    </message>
    <message>
        <source>Saved to %1.</source>
        <translation>در ⁨%1⁩ ذخیره شد.</translation>
    </message>
</context>
<context>
    <name>formant::SegmentDialog</name>
    <message>
        <source>Cut long recordings</source>
        <translation>بریدن ضبط‌های بلند</translation>
    </message>
    <message>
        <source>Cuts recordings of any length into clips to train on. The recordings are only read; the clips and their texts are written to a folder of their own, and cutting can be undone.</source>
        <translation>ضبط‌هایی با هر طول را به قطعه‌هایی برای آموزش می‌برد. ضبط‌ها فقط خوانده می‌شوند؛ قطعه‌ها و متن‌هایشان در پوشه‌ای جداگانه نوشته می‌شوند و برش را می‌توان واگرد کرد.</translation>
    </message>
    <message>
        <source>&amp;Recordings:</source>
        <translation>ضبط‌ها (&amp;R):</translation>
    </message>
    <message>
        <source>&amp;Folder for clips:</source>
        <translation>پوشهٔ قطعه‌ها (&amp;F):</translation>
    </message>
    <message>
        <source>Pre&amp;view</source>
        <translation>پیش‌نمایش (&amp;V)</translation>
    </message>
    <message>
        <source>&amp;Cut</source>
        <translation>بریدن (&amp;C)</translation>
    </message>
    <message>
        <source>Analyzing the recordings…</source>
        <translation>تحلیل ضبط‌ها…</translation>
    </message>
    <message>
        <source>Cutting the clips…</source>
        <translation>بریدن قطعه‌ها…</translation>
    </message>
    <message>
        <source>Transcribing the clips…</source>
        <translation>رونویسی قطعه‌ها…</translation>
    </message>
</context>
<context>
    <name>formant::SegmentLine</name>
    <message>
        <source>These clips were cut from long recordings.</source>
        <translation>این قطعه‌ها از ضبط‌های بلند بریده شده‌اند.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln suggested text(s) wait to be confirmed.</source>
        <translation>
            <numerusform>‏%Ln متن پیشنهادی در انتظار تأیید است.</numerusform>
        </translation>
    </message>
    <message>
        <source>Suggested te&amp;xts…</source>
        <translation>متن‌های پیشنهادی (&amp;X)…</translation>
    </message>
    <message>
        <source>Undo c&amp;utting…</source>
        <translation>واگرد برش (&amp;U)…</translation>
    </message>
    <message>
        <source>Undo cutting</source>
        <translation>واگرد برش</translation>
    </message>
    <message>
        <source>Remove the clips that were cut last? Clips and texts that you have changed since stay, and the long recordings are not touched.</source>
        <translation>قطعه‌هایی که آخرین بار بریده شدند حذف شوند؟ قطعه‌ها و متن‌هایی که پس از آن تغییر داده‌اید می‌مانند و به ضبط‌های بلند دست زده نمی‌شود.</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>حذف (&amp;R)</translation>
    </message>
    <message numerus="yes">
        <source>%Ln clip(s) that you have changed were kept, among them %1.</source>
        <translation>
            <numerusform>‏%Ln قطعه که تغییر داده‌اید نگه داشته شد، از جمله %1.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>formant::SegmentOptions</name>
    <message>
        <source>Cut b&amp;y:</source>
        <translation>برش بر اساس (&amp;Y):</translation>
    </message>
    <message>
        <source>captions or labels next to a recording, or else silence</source>
        <translation>زیرنویس یا برچسب کنار ضبط، وگرنه سکوت</translation>
    </message>
    <message>
        <source>captions or labels</source>
        <translation>زیرنویس یا برچسب</translation>
    </message>
    <message>
        <source>silence</source>
        <translation>سکوت</translation>
    </message>
    <message>
        <source>Captions or la&amp;bels:</source>
        <translation>زیرنویس یا برچسب (&amp;B):</translation>
    </message>
    <message>
        <source>next to the recording (.srt, .vtt, .TextGrid, .txt)</source>
        <translation>کنار ضبط (⁨.srt, .vtt, .TextGrid, .txt⁩)</translation>
    </message>
    <message>
        <source>Captions (SRT, WebVTT), labels of Audacity, or a TextGrid of Praat.</source>
        <translation>زیرنویس (⁨SRT, WebVTT⁩)، برچسب‌های Audacity یا یک TextGrid از Praat.</translation>
    </message>
    <message>
        <source>T&amp;ier of a TextGrid:</source>
        <translation>لایهٔ TextGrid (&amp;I):</translation>
    </message>
    <message>
        <source>automatic</source>
        <translation>خودکار</translation>
    </message>
    <message>
        <source>C&amp;hannels:</source>
        <translation>کانال‌ها (&amp;H):</translation>
    </message>
    <message>
        <source>mixed</source>
        <translation>ترکیب</translation>
    </message>
    <message>
        <source>left</source>
        <translation>چپ</translation>
    </message>
    <message>
        <source>right</source>
        <translation>راست</translation>
    </message>
    <message>
        <source>&amp;Length of clips:</source>
        <translation>طول قطعه‌ها (&amp;L):</translation>
    </message>
    <message>
        <source>to</source>
        <translation>تا</translation>
    </message>
    <message>
        <source>Longest clip</source>
        <translation>بلندترین قطعه</translation>
    </message>
    <message>
        <source>&amp;Padding:</source>
        <translation>حاشیه (&amp;P):</translation>
    </message>
    <message>
        <source>Kept before and after the speech, at most half of the pause there.</source>
        <translation>پیش و پس از گفتار نگه داشته می‌شود، حداکثر نیمی از مکث آنجا.</translation>
    </message>
    <message>
        <source>&amp;Shortest pause:</source>
        <translation>کوتاه‌ترین مکث (&amp;S):</translation>
    </message>
    <message>
        <source>A shorter pause does not end a clip.</source>
        <translation>مکث کوتاه‌تر قطعه را پایان نمی‌دهد.</translation>
    </message>
    <message>
        <source>&amp;Transcriber:</source>
        <translation>رونویس (&amp;T):</translation>
    </message>
    <message>
        <source>none; a command: %1</source>
        <translation>هیچ؛ یک فرمان: %1</translation>
    </message>
    <message>
        <source>A program that prints what is said in {file}, for clips without a text. Its texts are suggestions until you confirm them.</source>
        <translation>برنامه‌ای که گفتهٔ {file} را می‌نویسد، برای قطعه‌های بدون متن. متن‌هایش تا تأیید شما پیشنهادند.</translation>
    </message>
    <message>
        <source> s</source>
        <comment>seconds</comment>
        <translation> ثانیه</translation>
    </message>
</context>
<context>
    <name>formant::SelfTestList</name>
    <message>
        <source>not supported</source>
        <translation>پشتیبانی نمی‌شود</translation>
    </message>
    <message>
        <source>passed</source>
        <translation>قبول</translation>
    </message>
    <message>
        <source>failed</source>
        <translation>رد</translation>
    </message>
    <message>
        <source>%1 GB/s</source>
        <translation>⁨%1 GB/s⁩</translation>
    </message>
    <message>
        <source>Self-test results</source>
        <translation>نتیجه‌های خودآزمایی</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>نتیجه</translation>
    </message>
    <message>
        <source>Test</source>
        <translation>آزمون</translation>
    </message>
    <message>
        <source>Error</source>
        <translation>خطا</translation>
    </message>
    <message>
        <source>Tolerance</source>
        <translation>رواداری</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>توضیح</translation>
    </message>
</context>
<context>
    <name>formant::SelfTestPage</name>
    <message>
        <source>Verify the hardware</source>
        <translation>راستی‌آزمایی سخت‌افزار</translation>
    </message>
    <message>
        <source>A few seconds now can save days on a faulty GPU. You can skip this step.</source>
        <translation>اکنون چند ثانیه صرف کردن می‌تواند از هدررفتن چند روز روی GPU معیوب جلوگیری کند. می‌توانید از این گام بگذرید.</translation>
    </message>
</context>
<context>
    <name>formant::SelfTestPanel</name>
    <message numerus="yes">
        <source>All %n test(s) passed on this device.</source>
        <translation>
            <numerusform>هر %Ln آزمون روی این دستگاه با موفقیت گذرانده شد.</numerusform>
        </translation>
    </message>
    <message>
        <source>Runs typical training operations on the device and compares the results with a high-precision CPU reference. Takes a few seconds.</source>
        <translation>عملیات معمول آموزش را روی دستگاه اجرا و نتیجه‌ها را با مرجع دقیق CPU مقایسه می‌کند. چند ثانیه طول می‌کشد.</translation>
    </message>
    <message>
        <source>St&amp;art the self-test</source>
        <translation>شروع خودآزمایی (&amp;A)</translation>
    </message>
    <message>
        <source>Stop the se&amp;lf-test</source>
        <translation>توقف خودآزمایی (&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Device:</source>
        <translation>دستگاه (&amp;D):</translation>
    </message>
</context>
<context>
    <name>formant::SettingsPage</name>
    <message>
        <source>Recommended settings</source>
        <translation>تنظیمات توصیه‌شده</translation>
    </message>
    <message>
        <source>These values suit this computer: just press Next. Other values can be entered under “Value”.</source>
        <translation>این مقدارها برای این رایانه مناسب‌اند: فقط «بعدی» را بزنید. در ستون «مقدار» می‌توان مقدار دیگری نوشت.</translation>
    </message>
    <message>
        <source>Setting</source>
        <translation>تنظیم</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>مقدار</translation>
    </message>
    <message>
        <source>Recommended</source>
        <translation>توصیه‌شده</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>دلیل</translation>
    </message>
    <message>
        <source>Use &amp;recommended values</source>
        <translation>استفاده از مقدارهای توصیه‌شده (&amp;R)</translation>
    </message>
</context>
<context>
    <name>formant::SeveralGpus</name>
    <message>
        <source>The ticked GPUs train one voice together: each computes a part of every batch.</source>
        <translation>GPUهای علامت‌خورده با هم یک صدا را آموزش می‌دهند: هر کدام بخشی از هر دسته را محاسبه می‌کند.</translation>
    </message>
    <message>
        <source>GPU %1: %2</source>
        <translation>GPU %1: ⁨%2⁩</translation>
    </message>
    <message>
        <source>Several GPUs</source>
        <translation>چند GPU</translation>
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
        <translation>%1 – ⁨%2⁩</translation>
    </message>
    <message>
        <source>%1: %2 %, step %3 of %4 – %5</source>
        <comment>voice; progress; program</comment>
        <translation>‏%1: %2 ٪، گام %3 از %4 – ⁨%5⁩</translation>
    </message>
</context>
<context>
    <name>formant::SpeakerForm</name>
    <message>
        <source>&amp;Speaker:</source>
        <translation>گوینده (&amp;S):</translation>
    </message>
    <message>
        <source>name of the speaker, or a pseudonym</source>
        <translation>نام گوینده، یا نامی مستعار</translation>
    </message>
    <message>
        <source>&amp;Language:</source>
        <translation>زبان (&amp;L):</translation>
    </message>
    <message>
        <source>The language of the sentences, or its espeak-ng code.</source>
        <translation>زبان جمله‌ها، یا کد آن در espeak-ng.</translation>
    </message>
    <message>
        <source>The speaker &amp;agrees to training a voice from these recordings</source>
        <translation>گوینده با آموزش صدا از این ضبط‌ها موافق است (&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Purpose:</source>
        <translation>هدف (&amp;P):</translation>
    </message>
    <message>
        <source>in the speaker&apos;s own words (optional)</source>
        <translation>با کلمات خود گوینده (اختیاری)</translation>
    </message>
    <message>
        <source>L&amp;icense:</source>
        <translation>مجوز (&amp;I):</translation>
    </message>
    <message>
        <source>what others may do with the recordings</source>
        <translation>دیگران با این ضبط‌ها چه می‌توانند بکنند</translation>
    </message>
    <message>
        <source>A license from the list, or your own words, such as “nobody else may use them”. It is stored in every voice that is trained on them.</source>
        <translation>مجوزی از فهرست، یا با کلمات خودتان، مانند «هیچ کس دیگری اجازهٔ استفاده ندارد». این مجوز در هر صدایی که با این ضبط‌ها آموزش ببیند ذخیره می‌شود.</translation>
    </message>
</context>
<context>
    <name>formant::SpectrogramPlot</name>
    <message>
        <source>seconds</source>
        <translation>ثانیه</translation>
    </message>
    <message>
        <source>mel band</source>
        <translation>باند مِل</translation>
    </message>
    <message>
        <source>Click: seek. Drag: move. Wheel: zoom. Double-click: show all.</source>
        <translation>کلیک: رفتن به آن نقطه. کشیدن: جابه‌جایی. چرخ: بزرگ‌نمایی. دوبار کلیک: نمایش همه.</translation>
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
        <translation>‏%1: ⁨%2 ms⁩، %3٪</translation>
    </message>
    <message>
        <source>%1 %2 %</source>
        <comment>a stage and its share of the time</comment>
        <translation>‏%1 ؜%2٪</translation>
    </message>
    <message>
        <source>Where the time goes</source>
        <translation>زمان کجا صرف می‌شود</translation>
    </message>
</context>
<context>
    <name>formant::StageTable</name>
    <message>
        <source>%1 %</source>
        <translation>؜%1٪</translation>
    </message>
    <message>
        <source>Time of each stage</source>
        <translation>زمان هر مرحله</translation>
    </message>
    <message>
        <source>Stage</source>
        <translation>مرحله</translation>
    </message>
    <message>
        <source>ms</source>
        <translation>ms</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>سهم</translation>
    </message>
    <message>
        <source>Thread</source>
        <translation>رشته</translation>
    </message>
</context>
<context>
    <name>formant::StartQuestion</name>
    <message>
        <source>the demo voice</source>
        <translation>صدای نمایشی</translation>
    </message>
    <message>
        <source>The configuration of %1 has changed on disk since it was opened on the Configuration page.</source>
        <translation>پیکربندیِ %1 پس از باز شدن در صفحهٔ پیکربندی، روی دیسک تغییر کرده است.</translation>
    </message>
    <message>
        <source>The configuration of %1 has changes that are not saved.</source>
        <translation>پیکربندیِ %1 تغییرهای ذخیره‌نشده دارد.</translation>
    </message>
    <message>
        <source>The Configuration page shows other settings for %1 than the ones that are chosen for training.</source>
        <translation>صفحهٔ پیکربندی برای %1 تنظیم‌هایی جز آنچه برای آموزش انتخاب شده نشان می‌دهد.</translation>
    </message>
    <message>
        <source>The Configuration page shows %1, but %2 is chosen for training.</source>
        <translation>صفحهٔ پیکربندی %1 را نشان می‌دهد، ولی %2 برای آموزش انتخاب شده است.</translation>
    </message>
    <message>
        <source>The Configuration page shows %1 with changes that are not saved, but %2 is chosen for training.</source>
        <translation>صفحهٔ پیکربندی %1 را با تغییرهای ذخیره‌نشده نشان می‌دهد، ولی %2 برای آموزش انتخاب شده است.</translation>
    </message>
    <message>
        <source>“Train the saved file” trains %1 as it is on disk. The Configuration page keeps what it shows.</source>
        <translation>«آموزش فایل ذخیره‌شده» %1 را همان‌گونه که روی دیسک است آموزش می‌دهد. صفحهٔ پیکربندی آنچه را نشان می‌دهد نگه می‌دارد.</translation>
    </message>
    <message>
        <source>Shown: %1</source>
        <translation>نشان‌داده‌شده: %1</translation>
    </message>
    <message>
        <source>Chosen: %1</source>
        <translation>انتخاب‌شده: %1</translation>
    </message>
    <message>
        <source>&amp;Save and train what is shown</source>
        <translation>&amp;ذخیره و آموزش آنچه نشان داده می‌شود</translation>
    </message>
    <message>
        <source>&amp;Train what is shown</source>
        <translation>&amp;آموزش آنچه نشان داده می‌شود</translation>
    </message>
    <message>
        <source>&amp;Save and train %1</source>
        <translation>&amp;ذخیره و آموزش %1</translation>
    </message>
    <message>
        <source>&amp;Train %1</source>
        <translation>&amp;آموزش %1</translation>
    </message>
    <message>
        <source>Train the sa&amp;ved file</source>
        <translation>آموزش &amp;فایل ذخیره‌شده</translation>
    </message>
    <message>
        <source>Trai&amp;n what is chosen</source>
        <translation>آ&amp;موزش آنچه انتخاب شده</translation>
    </message>
    <message>
        <source>Trai&amp;n %1</source>
        <translation>آ&amp;موزش %1</translation>
    </message>
    <message>
        <source>What should be trained?</source>
        <translation>چه چیزی آموزش داده شود؟</translation>
    </message>
</context>
<context>
    <name>formant::SuggestionDialog</name>
    <message>
        <source>Suggested texts</source>
        <translation>متن‌های پیشنهادی</translation>
    </message>
    <message>
        <source>The transcriber suggested these texts. Correct them where they are wrong: only confirmed texts are trained on.</source>
        <translation>رونویس این متن‌ها را پیشنهاد داده است. هرجا نادرست‌اند اصلاحشان کنید: آموزش فقط با متن‌های تأییدشده انجام می‌شود.</translation>
    </message>
    <message>
        <source>Clip</source>
        <translation>قطعه</translation>
    </message>
    <message>
        <source>Length</source>
        <translation>طول</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>متن</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation>پخش (&amp;P)</translation>
    </message>
    <message>
        <source>Check &amp;all</source>
        <translation>علامت زدن همه (&amp;A)</translation>
    </message>
    <message>
        <source>Check &amp;none</source>
        <translation>برداشتن همهٔ علامت‌ها (&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Confirm the checked texts</source>
        <translation>تأیید متن‌های علامت‌خورده (&amp;C)</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1 ثانیه</translation>
    </message>
</context>
<context>
    <name>formant::TakeButtons</name>
    <message>
        <source>Previous (→)</source>
        <translation>قبلی (→)</translation>
    </message>
    <message>
        <source>Previous (←)</source>
        <translation>قبلی (←)</translation>
    </message>
    <message>
        <source>Stop (Space)</source>
        <translation>توقف (فاصله)</translation>
    </message>
    <message>
        <source>Record (Space)</source>
        <translation>ضبط (فاصله)</translation>
    </message>
    <message>
        <source>Record again (R)</source>
        <translation>ضبط دوباره (R)</translation>
    </message>
    <message>
        <source>Or Backspace, on keyboards without an R</source>
        <translation>یا Backspace، در صفحه‌کلیدهای بدون R</translation>
    </message>
    <message>
        <source>Play (P)</source>
        <translation>پخش (P)</translation>
    </message>
    <message>
        <source>Or the down arrow, on keyboards without a P</source>
        <translation>یا کلید جهت‌نمای پایین، در صفحه‌کلیدهای بدون P</translation>
    </message>
    <message>
        <source>Next (Enter)</source>
        <translation>بعدی (Enter)</translation>
    </message>
</context>
<context>
    <name>formant::TakeFeedback</name>
    <message>
        <source>No speech detected, so nothing was saved. Watch the level while you speak; the microphone may be muted.</source>
        <translation>گفتاری شنیده نشد، پس چیزی ذخیره نشد. هنگام صحبت به سطح صدا نگاه کنید؛ شاید میکروفون بی‌صدا شده باشد.</translation>
    </message>
    <message>
        <source>Too loud: the signal clips. Move away from the microphone, or lower its gain.</source>
        <translation>بیش از حد بلند: سیگنال بریده می‌شود. از میکروفون فاصله بگیرید یا بهرهٔ آن را کم کنید.</translation>
    </message>
    <message>
        <source>Too quiet. Move closer to the microphone, or raise its gain.</source>
        <translation>بیش از حد آهسته. به میکروفون نزدیک‌تر شوید یا بهرهٔ آن را زیاد کنید.</translation>
    </message>
    <message>
        <source>No silence found. Wait half a second before you speak and before you stop, without any noise.</source>
        <translation>سکوتی پیدا نشد. پیش از صحبت و پیش از توقف نیم ثانیه بی هیچ سروصدایی صبر کنید.</translation>
    </message>
    <message>
        <source>Too noisy. Switch off fans and other sources of noise, or move closer to the microphone.</source>
        <translation>نویز بیش از حد است. پنکه‌ها و دیگر منابع نویز را خاموش کنید یا به میکروفون نزدیک‌تر شوید.</translation>
    </message>
    <message>
        <source>The beginning is cut off. Wait half a second before you speak.</source>
        <translation>آغاز آن بریده شده است. پیش از صحبت نیم ثانیه صبر کنید.</translation>
    </message>
    <message>
        <source>The end is cut off. Wait half a second before you stop.</source>
        <translation>پایان آن بریده شده است. پیش از توقف نیم ثانیه صبر کنید.</translation>
    </message>
    <message>
        <source>No signal from this microphone: it is muted or blocked. Unmute it in the sound settings, or allow it in the privacy settings.</source>
        <translation>از این میکروفون سیگنالی نمی‌رسد: بی‌صدا یا مسدود شده است. آن را در تنظیمات صدا از حالت بی‌صدا درآورید یا در تنظیمات حریم خصوصی مجاز کنید.</translation>
    </message>
    <message>
        <source>The room is quiet: good.</source>
        <translation>اتاق ساکت است: خوب است.</translation>
    </message>
    <message>
        <source>The room is usable, but a quieter one gives a better voice.</source>
        <translation>از این اتاق می‌توان استفاده کرد، اما اتاق ساکت‌تر صدای بهتری می‌سازد.</translation>
    </message>
    <message>
        <source>The room is too noisy: the voice would learn the noise. Close the windows, switch off fans, or lower the gain and move closer.</source>
        <translation>نویز اتاق بیش از حد است: صدا نویز را هم یاد می‌گیرد. پنجره‌ها را ببندید، پنکه‌ها را خاموش کنید، یا بهره را کم کنید و نزدیک‌تر شوید.</translation>
    </message>
    <message>
        <source>Good.</source>
        <translation>خوب است.</translation>
    </message>
</context>
<context>
    <name>formant::TaskPanel</name>
    <message>
        <source>In progress</source>
        <translation>در حال انجام</translation>
    </message>
    <message>
        <source>Canceling…</source>
        <translation>در حال لغو…</translation>
    </message>
    <message>
        <source>Canceled by you.</source>
        <translation>شما آن را لغو کردید.</translation>
    </message>
</context>
<context>
    <name>formant::TrainingPage</name>
    <message>
        <source>&amp;Advice</source>
        <translation>توصیه‌ها (&amp;A)</translation>
    </message>
    <message>
        <source>Training health</source>
        <translation>سلامت آموزش</translation>
    </message>
    <message>
        <source>Plots</source>
        <translation>نمودارها</translation>
    </message>
    <message>
        <source>Live settings</source>
        <translation>تنظیمات زنده</translation>
    </message>
    <message numerus="yes">
        <source>%n step(s)</source>
        <translation>
            <numerusform>%Ln گام</numerusform>
        </translation>
    </message>
    <message>
        <source>This run ended unexpectedly at step %1, before its first save. It begins at step 1 again.</source>
        <translation>این اجرا در گام %1 ناگهان پایان یافت، پیش از نخستین ذخیره. دوباره از گام ۱ آغاز می‌شود.</translation>
    </message>
    <message>
        <source>This run ended unexpectedly at step %1. Its last save is step %2: %3 are lost and trained again.</source>
        <translation>این اجرا در گام %1 ناگهان پایان یافت. آخرین ذخیره در گام %2 است: %3 از دست رفته است و دوباره آموزش داده می‌شود.</translation>
    </message>
    <message>
        <source>%1: not trained yet</source>
        <translation>‏%1: هنوز آموزش داده نشده است</translation>
    </message>
    <message>
        <source>Run %1</source>
        <translation>اجرای %1</translation>
    </message>
</context>
<context>
    <name>formant::TrainingWorkflow</name>
    <message>
        <source>Training is running. Stop it first, or queue this one with “Add to queue” on the Configuration page.</source>
        <translation>آموزشی در جریان است. نخست آن را متوقف کنید یا این یکی را در صف بگذارید: «افزودن به صف» در صفحهٔ «پیکربندی».</translation>
    </message>
</context>
<context>
    <name>formant::TroubleBanner</name>
    <message>
        <source>Save again</source>
        <translation>ذخیرهٔ دوباره</translation>
    </message>
    <message>
        <source>Show advice</source>
        <translation>نمایش توصیه‌ها</translation>
    </message>
    <message>
        <source>Delete checkpoints…</source>
        <translation>حذف چک‌پوینت‌ها…</translation>
    </message>
    <message>
        <source>Step %1: %2</source>
        <comment>step; what happened</comment>
        <translation>گام %1: %2</translation>
    </message>
    <message numerus="yes">
        <source>%1 (%n times)</source>
        <comment>what happened</comment>
        <translation>
            <numerusform>%1 (%Ln بار)</numerusform>
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
            <numerusform>%Ln مشکل دیگر.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>formant::TunePanel</name>
    <message>
        <source>Choose a configuration first: its batch size is tuned.</source>
        <translation>نخست پیکربندی‌ای انتخاب کنید: اندازهٔ دستهٔ آن میزان می‌شود.</translation>
    </message>
    <message>
        <source>Benchmarks batch sizes and keeps the fastest that fits in memory. The effective batch size stays the same, so results do not change. Takes a few minutes.</source>
        <translation>اندازه‌های گوناگون دسته را می‌سنجد و سریع‌ترینِ آن‌ها را که در حافظه جا می‌شود نگه می‌دارد. اندازهٔ مؤثر دسته همان می‌ماند، پس نتیجه تغییر نمی‌کند. چند دقیقه طول می‌کشد.</translation>
    </message>
    <message>
        <source>Start &amp;tuning</source>
        <translation>شروع میزان‌سازی (&amp;T)</translation>
    </message>
    <message>
        <source>Stop tuning</source>
        <translation>توقف میزان‌سازی</translation>
    </message>
    <message>
        <source>C&amp;onfiguration:</source>
        <translation>پیکربندی (&amp;O):</translation>
    </message>
    <message>
        <source>Configuration to tune</source>
        <translation>پیکربندی برای میزان‌سازی</translation>
    </message>
    <message>
        <source>&amp;Device:</source>
        <translation>دستگاه (&amp;D):</translation>
    </message>
</context>
<context>
    <name>formant::TunedTrials</name>
    <message>
        <source>%1 of %2</source>
        <translation>‏%1 از %2</translation>
    </message>
    <message>
        <source>works</source>
        <translation>کار می‌کند</translation>
    </message>
    <message>
        <source>best: the fastest that fits</source>
        <translation>بهترین: سریع‌ترینی که جا می‌شود</translation>
    </message>
    <message>
        <source>Tried batch sizes</source>
        <translation>اندازه‌های دستهٔ آزموده‌شده</translation>
    </message>
    <message>
        <source>Batch size</source>
        <translation>اندازهٔ دسته</translation>
    </message>
    <message>
        <source>Accumulation</source>
        <translation>انباشت</translation>
    </message>
    <message>
        <source>Samples/s</source>
        <translation>نمونه بر ثانیه</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>حافظه</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>نتیجه</translation>
    </message>
</context>
<context>
    <name>formant::VoiceExportDialog</name>
    <message>
        <source>Export voice</source>
        <translation>صدور صدا</translation>
    </message>
    <message>
        <source>Exports %1 for another program, with its EMA weights and a description of the voice.</source>
        <translation>‏⁨%1⁩ را با وزن‌های EMA و توضیحی دربارهٔ صدا برای برنامهٔ دیگری صادر می‌کند.</translation>
    </message>
    <message>
        <source>Folde&amp;r:</source>
        <translation>پوشه (&amp;R):</translation>
    </message>
    <message>
        <source>&amp;Export</source>
        <translation>صدور (&amp;E)</translation>
    </message>
    <message>
        <source>Reading the voice…</source>
        <translation>در حال خواندن صدا…</translation>
    </message>
    <message>
        <source>Exporting…</source>
        <translation>در حال صدور…</translation>
    </message>
</context>
<context>
    <name>formant::VoiceImportDialog</name>
    <message>
        <source>Import voice</source>
        <translation>وارد کردن صدا</translation>
    </message>
    <message>
        <source>Makes a checkpoint of a voice of another program: voice.onnx of Piper, with voice.onnx.json next to it, or a .ckpt or .pth file with its config.json.</source>
        <translation>از صدای برنامهٔ دیگری یک چک‌پوینت می‌سازد: ⁨voice.onnx⁩ از Piper با ⁨voice.onnx.json⁩ آن، یا فایلی ⁨.ckpt⁩ یا ⁨.pth⁩ با ⁨config.json⁩ آن.</translation>
    </message>
    <message>
        <source>&amp;Voice:</source>
        <translation>صدا (&amp;V):</translation>
    </message>
    <message>
        <source>&amp;Checkpoint:</source>
        <translation>چک‌پوینت (&amp;C):</translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation>ذخیره به‌عنوان (&amp;A)…</translation>
    </message>
    <message>
        <source>&amp;Import</source>
        <translation>وارد کردن (&amp;I)</translation>
    </message>
    <message>
        <source>Fine-t&amp;une from this</source>
        <translation>تنظیم دقیق از همین (&amp;U)</translation>
    </message>
    <message>
        <source>Save the checkpoint as</source>
        <translation>ذخیرهٔ چک‌پوینت به‌عنوان</translation>
    </message>
    <message>
        <source>Voices (*.safetensors *.pt)</source>
        <translation>صداها (⁨*.safetensors *.pt⁩)</translation>
    </message>
    <message>
        <source>Importing…</source>
        <translation>در حال وارد کردن…</translation>
    </message>
    <message>
        <source>The voice was imported to %1.</source>
        <translation>صدا به ⁨%1⁩ وارد شد.</translation>
    </message>
</context>
<context>
    <name>formant::VoicePage</name>
    <message>
        <source>%1 (continue)</source>
        <translation>‏⁨%1⁩ (ادامه)</translation>
    </message>
    <message>
        <source>Built-in sentences: %1</source>
        <translation>جمله‌های آماده: ⁨%1⁩</translation>
    </message>
    <message>
        <source>My text file (one sentence per line)</source>
        <translation>فایل متنی خودم (در هر خط یک جمله)</translation>
    </message>
    <message>
        <source>Recordings are saved in %1. Once there are some, “Use these recordings” opens that folder on the Data page for training.</source>
        <translation>ضبط‌ها در %1 ذخیره می‌شوند. همین که ضبطی باشد، «استفاده از این ضبط‌ها» آن پوشه را برای آموزش در صفحهٔ «داده‌ها» باز می‌کند.</translation>
    </message>
    <message>
        <source>Read sentences aloud, one after another. Each is saved at once, and you can continue another day. 30 minutes of speech are enough for a usable voice; 60 are better.</source>
        <translation>جمله‌ها را یکی پس از دیگری بلند بخوانید. هر جمله بی‌درنگ ذخیره می‌شود و می‌توانید روز دیگری ادامه دهید. ۳۰ دقیقه گفتار برای صدایی قابل استفاده بس است؛ ۶۰ دقیقه بهتر است.</translation>
    </message>
    <message>
        <source>&amp;Voice:</source>
        <translation>صدا (&amp;V):</translation>
    </message>
    <message>
        <source>a new voice</source>
        <translation>صدای تازه</translation>
    </message>
    <message>
        <source>S&amp;entences:</source>
        <translation>جمله‌ها (&amp;E):</translation>
    </message>
    <message>
        <source>Text file of sentences</source>
        <translation>فایل متنی جمله‌ها</translation>
    </message>
</context>
<context>
    <name>formant::YamlView</name>
    <message>
        <source>As te&amp;xt (YAML)</source>
        <translation>به‌صورت متن (YAML) (&amp;X)</translation>
    </message>
    <message>
        <source>The configuration as text</source>
        <translation>پیکربندی به‌صورت متن</translation>
    </message>
    <message>
        <source>Errors in the text</source>
        <translation>خطاهای متن</translation>
    </message>
    <message>
        <source>Double-click or press Enter to go to the line.</source>
        <translation>برای رفتن به آن خط دوبار کلیک کنید یا Enter را بزنید.</translation>
    </message>
    <message>
        <source>⚠ %1</source>
        <translation>‏⚠ %1</translation>
    </message>
</context>
<context>
    <name>formant::memory_text</name>
    <message>
        <source>%1 GiB</source>
        <translation>⁨%1 GiB⁩</translation>
    </message>
    <message>
        <source>%1 of %2 GiB</source>
        <translation>‏%1 از ⁨%2 GiB⁩</translation>
    </message>
</context>
<context>
    <name>hardware</name>
    <message>
        <source>/dev/kfd, the compute device of AMD GPUs, does not exist: load the kernel module amdgpu, or start the container with --device /dev/kfd --device /dev/dri</source>
        <translation>⁨/dev/kfd⁩، دستگاه محاسبهٔ GPUهای AMD، وجود ندارد: ماژول کرنل amdgpu را بار کنید، یا کانتینر را با ⁨--device /dev/kfd --device /dev/dri⁩ راه‌اندازی کنید</translation>
    </message>
    <message>
        <source>this user is in the groups render and video, but still cannot open /dev/kfd; ask the administrator of this machine</source>
        <translation>این کاربر عضو گروه‌های render و video است، ولی باز هم نمی‌تواند ⁨/dev/kfd⁩ را باز کند؛ از مدیر این رایانه بپرسید</translation>
    </message>
    <message>
        <source>this user cannot open /dev/kfd, the compute device of AMD GPUs: run sudo usermod -aG {groups} $USER, then log in again</source>
        <translation>این کاربر نمی‌تواند ⁨/dev/kfd⁩، دستگاه محاسبهٔ GPUهای AMD، را باز کند: ⁨sudo usermod -aG {groups} $USER⁩ را اجرا کنید و سپس دوباره وارد سیستم شوید</translation>
    </message>
    <message>
        <source>if ROCm has no kernels for {gfx}, HSA_OVERRIDE_GFX_VERSION={version} makes it use those of {supported}</source>
        <translation>اگر ROCm برای {gfx} کرنلی نداشته باشد، ⁨HSA_OVERRIDE_GFX_VERSION={version}⁩ آن را وامی‌دارد از کرنل‌های {supported} استفاده کند</translation>
    </message>
    <message>
        <source>if fragmented memory runs out, as with recordings of very different lengths, set PYTORCH_HIP_ALLOC_CONF=expandable_segments:True</source>
        <translation>اگر حافظه به سبب تکه‌تکه شدن تمام شود، مثلاً با ضبط‌هایی با طول بسیار متفاوت، ⁨PYTORCH_HIP_ALLOC_CONF=expandable_segments:True⁩ را تنظیم کنید</translation>
    </message>
    <message>
        <source>training on AMD GPUs is not supported yet: this version uses LibTorch ({version}) for NVIDIA only; AMD GPUs are listed and monitored</source>
        <translation>آموزش روی GPUهای AMD هنوز پشتیبانی نمی‌شود: این نسخه LibTorch ({version}) را فقط برای NVIDIA به کار می‌برد؛ GPUهای AMD نمایش داده و پایش می‌شوند</translation>
    </message>
    <message>
        <source>there is no NVIDIA driver ({reason})</source>
        <translation>درایور NVIDIA وجود ندارد ({reason})</translation>
    </message>
    <message>
        <source>this build has no CUDA plug-in ({file} does not exist); installer/quickstart --cuda builds one with it</source>
        <translation>این نسخهٔ ساخته‌شده افزونهٔ CUDA ندارد ({file} وجود ندارد)؛ ⁨installer/quickstart --cuda⁩ نسخه‌ای با آن می‌سازد</translation>
    </message>
    <message>
        <source>the CUDA plug-in cannot be opened ({reason}): NVIDIA&apos;s libraries for LibTorch are missing, or it is from another build; run {command}</source>
        <translation>افزونهٔ CUDA باز نمی‌شود ({reason}): کتابخانه‌های NVIDIA برای LibTorch وجود ندارند، یا از ساخت دیگری است؛ فرمان ⁨{command}⁩ را اجرا کنید</translation>
    </message>
    <message>
        <source>{file} is from another build of formant; rebuild formant</source>
        <translation>‏{file} متعلق به ساخت دیگری از formant است؛ formant را دوباره بسازید</translation>
    </message>
    <message>
        <source>GPU {index} cannot be used: {reason}. `--gpu cpu` uses the CPU</source>
        <translation>کارت GPU {index} قابل استفاده نیست: {reason}. با ⁨`--gpu cpu`⁩ از CPU استفاده می‌شود</translation>
    </message>
    <message>
        <source>there is no GPU {index}; available: {gpus}. `--gpu cpu` uses the CPU</source>
        <translation>کارت GPU {index} وجود ندارد؛ کارت‌های موجود: {gpus}. با ⁨`--gpu cpu`⁩ از CPU استفاده می‌شود</translation>
    </message>
    <message>
        <source>--gpu {choice} matches several GPUs: {gpus}; give more of the UUID</source>
        <translation>گزینهٔ ⁨--gpu {choice}⁩ با چند GPU جور است: {gpus}؛ بخش بیشتری از UUID را بدهید</translation>
    </message>
    <message>
        <source>--gpu is &apos;{choice}&apos;; it must be auto, cpu, the number of a GPU, or its UUID (GPU-...)</source>
        <translation>مقدار ⁨--gpu⁩ برابر «{choice}» است؛ باید auto، cpu، شمارهٔ یک GPU یا UUID آن (⁨GPU-...⁩) باشد</translation>
    </message>
    <message>
        <source>{name}, the best GPU here</source>
        <translation>‏{name}، بهترین GPU این‌جا</translation>
    </message>
    <message>
        <source>the CPU, because {reason}</source>
        <translation>‏CPU، زیرا {reason}</translation>
    </message>
    <message>
        <source>the CPU, because no GPU here can be used</source>
        <translation>‏CPU، زیرا هیچ GPU قابل استفاده‌ای این‌جا نیست</translation>
    </message>
    <message>
        <source>it is not in this machine or is hidden</source>
        <translation>در این رایانه نیست یا پنهان است</translation>
    </message>
    <message>
        <source>{best}; {name}, which was chosen before, cannot be used: {reason}. Run `formant hardware --reconfigure` to choose again</source>
        <translation>‏{best}؛ {name} که پیش‌تر انتخاب شده بود قابل استفاده نیست: {reason}. برای انتخاب دوباره ⁨`formant hardware --reconfigure`⁩ را اجرا کنید</translation>
    </message>
    <message>
        <source>{device}, set by --gpu</source>
        <translation>‏{device}، تعیین‌شده با ⁨--gpu⁩</translation>
    </message>
    <message>
        <source>the CPU, as chosen</source>
        <translation>‏CPU، طبق انتخاب پیشین</translation>
    </message>
    <message>
        <source>{name}, as chosen</source>
        <translation>‏{name}، طبق انتخاب پیشین</translation>
    </message>
    <message>
        <source>is &apos;{value}&apos;: hides every GPU, so training is on the CPU; unset it to train on a GPU</source>
        <translation>برابر «{value}» است: همهٔ GPUها را پنهان می‌کند، پس آموزش روی CPU است؛ برای آموزش روی GPU آن را unset کنید</translation>
    </message>
    <message>
        <source>is &apos;{value}&apos;: only these GPUs are offered, numbered in this order from 0; unset it for all</source>
        <translation>برابر «{value}» است: فقط این GPUها عرضه می‌شوند و به همین ترتیب از 0 شماره می‌گیرند؛ برای عرضهٔ همه، آن را unset کنید</translation>
    </message>
    <message>
        <source>is &apos;{value}&apos;: with PCI_BUS_ID GPUs have the numbers that nvidia-smi shows, else the fastest is GPU 0</source>
        <translation>برابر «{value}» است: با PCI_BUS_ID شمارهٔ GPUها همان است که nvidia-smi نشان می‌دهد، وگرنه سریع‌ترین کارت GPU 0 است</translation>
    </message>
    <message>
        <source>is &apos;{value}&apos;: this container was given only these GPUs</source>
        <translation>برابر «{value}» است: به این کانتینر فقط این GPUها داده شده است</translation>
    </message>
    <message>
        <source>is &apos;{value}&apos;: only these AMD GPUs are offered, numbered in this order from 0; unset it for all</source>
        <translation>برابر «{value}» است: فقط این GPUهای AMD عرضه می‌شوند و به همین ترتیب از 0 شماره می‌گیرند؛ برای عرضهٔ همه، آن را unset کنید</translation>
    </message>
    <message>
        <source>is &apos;{value}&apos;: only these AMD GPUs are offered; HIP_VISIBLE_DEVICES selects among them. Unset it for all</source>
        <translation>برابر «{value}» است: فقط این GPUهای AMD عرضه می‌شوند؛ HIP_VISIBLE_DEVICES از میان آن‌ها برمی‌گزیند. برای عرضهٔ همه، آن را unset کنید</translation>
    </message>
    <message>
        <source>is &apos;{value}&apos;: ROCm treats AMD GPUs as this model; a value of another family causes crashes or wrong results</source>
        <translation>برابر «{value}» است: ROCm همهٔ GPUهای AMD را از این مدل به شمار می‌آورد؛ مقدار خانواده‌ای دیگر به ازکارافتادن برنامه یا نتیجه‌های نادرست می‌انجامد</translation>
    </message>
    <message>
        <source>is &apos;{value}&apos;: kernels run synchronously, which makes training much slower; meant for debugging only, unset it</source>
        <translation>برابر «{value}» است: کرنل‌ها همگام اجرا می‌شوند و این آموزش را بسیار کند می‌کند؛ فقط برای اشکال‌زدایی است، آن را unset کنید</translation>
    </message>
    <message>
        <source>is &apos;{value}&apos;: every allocation goes to the driver, which makes training much slower; unset it</source>
        <translation>برابر «{value}» است: هر تخصیص حافظه به درایور می‌رود و این آموزش را بسیار کند می‌کند؛ آن را unset کنید</translation>
    </message>
    <message>
        <source>is &apos;{value}&apos;: how LibTorch divides the GPU&apos;s memory; a setting made for another program can cost memory or speed</source>
        <translation>برابر «{value}» است: شیوهٔ تقسیم حافظهٔ GPU به دست LibTorch؛ تنظیمی که برای برنامهٔ دیگری شده ممکن است به حافظه یا سرعت آسیب بزند</translation>
    </message>
    <message>
        <source>is &apos;{value}&apos;: how LibTorch divides an AMD GPU&apos;s memory; a setting made for another program can cost memory or speed</source>
        <translation>برابر «{value}» است: شیوهٔ تقسیم حافظهٔ GPUهای AMD به دست LibTorch؛ تنظیمی که برای برنامهٔ دیگری شده ممکن است به حافظه یا سرعت آسیب بزند</translation>
    </message>
    <message>
        <source>is &apos;{value}&apos;: disables TF32, so fp32 matmuls are several times slower on Ampere and newer; unset it</source>
        <translation>برابر «{value}» است: TF32 را غیرفعال می‌کند، پس ضرب‌های ماتریسی fp32 روی Ampere و جدیدتر چند برابر کندتر می‌شوند؛ آن را unset کنید</translation>
    </message>
    <message>
        <source>is &apos;{value}&apos;: overrides formant&apos;s TF32 setting</source>
        <translation>برابر «{value}» است: بر تنظیم TF32 در formant مقدم است</translation>
    </message>
    <message>
        <source>is &apos;{value}&apos;: the maximum number of CPU threads; unset it to use all cores</source>
        <translation>برابر «{value}» است: حداکثر تعداد رشته‌های (thread) CPU؛ برای استفاده از همهٔ هسته‌ها آن را unset کنید</translation>
    </message>
    <message>
        <source>is &apos;{value}&apos;: the maximum number of threads of matrix products on the CPU; unset it to use all cores</source>
        <translation>برابر «{value}» است: حداکثر تعداد رشته‌های (thread) ضرب ماتریسی روی CPU؛ برای استفاده از همهٔ هسته‌ها آن را unset کنید</translation>
    </message>
    <message>
        <source>is &apos;{value}&apos;: this file replaces the driver&apos;s own NVML library</source>
        <translation>برابر «{value}» است: این فایل جایگزین کتابخانهٔ NVML خود درایور می‌شود</translation>
    </message>
    <message>
        <source>{file} was written by a newer version of formant (format {version}); it is kept but not used. Update formant, or remove the file</source>
        <translation>‏{file} با نسخهٔ تازه‌تری از formant (قالب {version}) نوشته شده است؛ نگه داشته می‌شود ولی از آن استفاده نمی‌شود. formant را به‌روز کنید یا فایل را حذف کنید</translation>
    </message>
    <message>
        <source>{file}, which stores the chosen GPU, is damaged. It was renamed to {bad}; the GPU is chosen again</source>
        <translation>‏{file}، که GPU انتخاب‌شده را نگه می‌دارد، آسیب دیده است. نامش به {bad} تغییر یافت؛ GPU از نو انتخاب می‌شود</translation>
    </message>
    <message>
        <source>{file}, which stores the chosen GPU, is damaged and cannot be renamed to {bad}; the GPU is chosen again</source>
        <translation>‏{file}، که GPU انتخاب‌شده را نگه می‌دارد، آسیب دیده و تغییر نام آن به {bad} ممکن نیست؛ GPU از نو انتخاب می‌شود</translation>
    </message>
    <message>
        <source>CUDA_VISIBLE_DEVICES={value} hides it</source>
        <translation>‏⁨CUDA_VISIBLE_DEVICES={value}⁩ آن را پنهان می‌کند</translation>
    </message>
    <message>
        <source>CUDA does not list this GPU; it may be too old for this driver&apos;s CUDA, divided into slices (MIG), or reserved for another program (see Compute Mode in nvidia-smi -q)</source>
        <translation>‏CUDA این GPU را نشان نمی‌دهد؛ شاید برای CUDA این درایور بیش از حد قدیمی باشد، به بخش‌هایی تقسیم شده باشد (MIG)، یا در انحصار برنامهٔ دیگری باشد (Compute Mode را در ⁨nvidia-smi -q⁩ ببینید)</translation>
    </message>
    <message>
        <source>{variables} hides it</source>
        <translation>‏{variables} آن را پنهان می‌کند</translation>
    </message>
    <message>
        <source>no NVIDIA GPU answers ({reason})</source>
        <translation>هیچ GPU از NVIDIA پاسخ نمی‌دهد ({reason})</translation>
    </message>
    <message>
        <source>this LibTorch ({version}, CUDA {cuda}) has kernels for {kernels} but none for this card&apos;s {target}; run installer/quickstart --libtorch DIR with one that has them (for an older card, built for an older CUDA)</source>
        <translation>این LibTorch ({version}، CUDA {cuda}) برای {kernels} کرنل دارد ولی برای {target} این کارت ندارد؛ ⁨installer/quickstart --libtorch DIR⁩ را با نسخه‌ای اجرا کنید که داشته باشد (برای کارت قدیمی‌تر، نسخه‌ای برای CUDA قدیمی‌تر)</translation>
    </message>
    <message>
        <source>found {gpus}, but this LibTorch ({version}) cannot use it with this driver; {command} gets one for CUDA</source>
        <translation>‏{gpus} پیدا شد، اما این LibTorch ({version}) با این درایور نمی‌تواند از آن استفاده کند؛ ⁨{command}⁩ نسخه‌ای را برای CUDA دریافت می‌کند</translation>
    </message>
    <message>
        <source>{path} is on a Windows drive ({mount}), which WSL2 accesses slowly; a copy in the Linux file system, for example ~/voice, is many times faster</source>
        <translation>‏{path} روی درایو ویندوز ({mount}) است که WSL2 آن را کند می‌خواند و می‌نویسد؛ نسخه‌ای از آن در سیستم فایل لینوکس، مثلاً در ⁨~/voice⁩، چندین برابر سریع‌تر است</translation>
    </message>
    <message>
        <source>{path} is on a network file system ({mount}, {type}), which can slow down training; a copy on a local disk is faster</source>
        <translation>‏{path} روی سیستم فایل شبکه‌ای ({mount}، {type}) است که می‌تواند آموزش را کند کند؛ نسخه‌ای از آن روی دیسک محلی سریع‌تر است</translation>
    </message>
    <message>
        <source>Windows gives WSL2 only part of its RAM, half by default. To change that, set [wsl2] memory=24GB in the file .wslconfig of your Windows user folder, then run `wsl --shutdown`</source>
        <translation>ویندوز فقط بخشی از RAM خود را به WSL2 می‌دهد، به‌طور پیش‌فرض نیمی از آن را. برای تغییر آن، ⁨[wsl2] memory=24GB⁩ را در فایل ⁨.wslconfig⁩ در پوشهٔ کاربری ویندوز بگذارید و سپس ⁨`wsl --shutdown`⁩ را اجرا کنید</translation>
    </message>
    <message>
        <source>under WSL2, memory that does not fit on the GPU spills into system RAM, which makes training many times slower. If that happens, lower train.batch_size, or set &quot;CUDA - Sysmem Fallback Policy&quot; to &quot;Prefer No Sysmem Fallback&quot; in the NVIDIA Control Panel in Windows</source>
        <translation>در WSL2 حافظه‌ای که در GPU جا نشود به RAM سیستم سرریز می‌شود و آموزش را چندین برابر کندتر می‌کند. اگر چنین شد، train.batch_size را کم کنید یا در کنترل‌پنل NVIDIA در ویندوز، گزینهٔ «CUDA - Sysmem Fallback Policy» را روی «Prefer No Sysmem Fallback» بگذارید</translation>
    </message>
    <message>
        <source>NVML cannot list the GPUs ({reason})</source>
        <translation>‏NVML نمی‌تواند GPUها را فهرست کند ({reason})</translation>
    </message>
    <message>
        <source>NVML&apos;s GPU {index} does not answer ({reason})</source>
        <translation>کارت GPU {index} در NVML پاسخ نمی‌دهد ({reason})</translation>
    </message>
    <message>
        <source>NVIDIA&apos;s NVML was not found ({reason})</source>
        <translation>کتابخانهٔ NVML از NVIDIA پیدا نشد ({reason})</translation>
    </message>
    <message>
        <source>{file} is not a supported NVML library; install a newer driver</source>
        <translation>‏{file} کتابخانهٔ NVML پشتیبانی‌شده‌ای نیست؛ درایور جدیدتری نصب کنید</translation>
    </message>
    <message>
        <source>NVIDIA&apos;s NVML cannot be initialized ({reason})</source>
        <translation>راه‌اندازی کتابخانهٔ NVML از NVIDIA ممکن نیست ({reason})</translation>
    </message>
    <message>
        <source>{backend} attention</source>
        <translation>توجه (attention)، {backend}</translation>
    </message>
    <message>
        <source>{device} does not compute correctly: {reason}. Run `formant hardware --self-test` for details; `--gpu cpu` uses the CPU</source>
        <translation>‏{device} درست محاسبه نمی‌کند: {reason}. برای جزئیات ⁨`formant hardware --self-test`⁩ را اجرا کنید؛ با ⁨`--gpu cpu`⁩ از CPU استفاده می‌شود</translation>
    </message>
    <message>
        <source>its results differ from the CPU&apos;s</source>
        <translation>نتیجه‌های آن با نتیجه‌های CPU تفاوت دارد</translation>
    </message>
    <message>
        <source>this LibTorch ({version}) has no kernels for this GPU: the GPU is newer or older than those it was built for. Run installer/quickstart --cuda to install a matching LibTorch; for an AMD GPU, set HSA_OVERRIDE_GFX_VERSION as shown by `formant hardware`</source>
        <translation>این LibTorch ({version}) برای این GPU کرنلی ندارد: GPU جدیدتر یا قدیمی‌تر از آن‌هایی است که برایشان ساخته شده است. ⁨installer/quickstart --cuda⁩ را اجرا کنید تا LibTorch مناسب نصب شود؛ برای GPU از AMD، متغیر HSA_OVERRIDE_GFX_VERSION را همان‌طور که ⁨`formant hardware`⁩ نشان می‌دهد تنظیم کنید</translation>
    </message>
    <message>
        <source>the GPU&apos;s driver is too old for this LibTorch ({version}); install a newer driver and reboot</source>
        <translation>درایور GPU برای این LibTorch ({version}) بیش از حد قدیمی است؛ درایور جدیدتری نصب و رایانه را دوباره راه‌اندازی کنید</translation>
    </message>
    <message>
        <source>this LibTorch ({version}) was built without operators for this type of device; {command} gets one for NVIDIA GPUs</source>
        <translation>این LibTorch ({version}) بدون عملگرهای این نوع دستگاه ساخته شده است؛ ⁨{command}⁩ نسخه‌ای را برای GPUهای NVIDIA دریافت می‌کند</translation>
    </message>
    <message>
        <source>computation failed: {reason}</source>
        <translation>محاسبه ناموفق بود: {reason}</translation>
    </message>
    <message>
        <source>the result differs from the CPU&apos;s by more than rounding error; check for overclocking or a damaged driver</source>
        <translation>نتیجه بیش از خطای گرد کردن با نتیجهٔ CPU تفاوت دارد؛ اورکلاک بودن یا آسیب دیدن درایور را بررسی کنید</translation>
    </message>
    <message>
        <source>not supported by this device; not required</source>
        <translation>این دستگاه از آن پشتیبانی نمی‌کند؛ لازم هم نیست</translation>
    </message>
    <message>
        <source>copy from the CPU to the device</source>
        <translation>کپی از CPU به دستگاه</translation>
    </message>
    <message>
        <source>copy from the device to the CPU</source>
        <translation>کپی از دستگاه به CPU</translation>
    </message>
    <message>
        <source>{precision} matmul</source>
        <translation>ضرب ماتریسی با دقت {precision}</translation>
    </message>
    <message>
        <source>convolution</source>
        <translation>کانولوشن</translation>
    </message>
    <message>
        <source>convolution gradients</source>
        <translation>گرادیان‌های کانولوشن</translation>
    </message>
    <message>
        <source>STFT/iSTFT round trip</source>
        <translation>‏STFT/iSTFT رفت و برگشت</translation>
    </message>
    <message>
        <source>AdamW update</source>
        <translation>به‌روزرسانی AdamW</translation>
    </message>
    <message>
        <source>default for {card}; run `formant hardware --tune` to measure</source>
        <translation>پیش‌فرض برای {card}؛ برای اندازه‌گیری ⁨`formant hardware --tune`⁩ را اجرا کنید</translation>
    </message>
    <message>
        <source>conservative, because the driver does not report the card&apos;s memory</source>
        <translation>محتاطانه، زیرا درایور حافظهٔ کارت را گزارش نمی‌کند</translation>
    </message>
    <message>
        <source>default for a card with {gib} GiB; run `formant hardware --tune` to measure</source>
        <translation>پیش‌فرض برای کارتی با ⁨{gib} GiB⁩ حافظه؛ برای اندازه‌گیری ⁨`formant hardware --tune`⁩ را اجرا کنید</translation>
    </message>
    <message>
        <source>{reason}; reduced, because model and optimizer take {percent} % of the memory</source>
        <translation>‏{reason}؛ کاهش‌یافته، زیرا مدل و بهینه‌ساز {percent}٪ حافظه را می‌گیرند</translation>
    </message>
    <message>
        <source>conservative CPU default; run `formant hardware --tune` to find a faster value</source>
        <translation>پیش‌فرض محتاطانه برای CPU؛ برای یافتن مقدار سریع‌تر ⁨`formant hardware --tune`⁩ را اجرا کنید</translation>
    </message>
    <message>
        <source>the fastest measured here ({date}): {speed} samples/s</source>
        <translation>سریع‌ترین حالتی که این‌جا اندازه‌گیری شده است ({date}): {speed} نمونه بر ثانیه</translation>
    </message>
    <message>
        <source>limited by the effective batch size</source>
        <translation>محدود به اندازهٔ مؤثر دسته</translation>
    </message>
    <message>
        <source>this CPU supports it natively (AMX)</source>
        <translation>این CPU به‌طور بومی از آن پشتیبانی می‌کند (AMX)</translation>
    </message>
    <message>
        <source>bf16 is slower on a CPU without AMX</source>
        <translation>‏bf16 روی CPU بدون AMX کندتر است</translation>
    </message>
    <message>
        <source>makes float32 matmuls several times faster, at 10 bits of precision</source>
        <translation>ضرب‌های ماتریسی float32 را چند برابر سریع‌تر می‌کند، با ده بیت دقت</translation>
    </message>
    <message>
        <source>requires an Ampere or newer GPU</source>
        <translation>به GPU از نسل Ampere یا جدیدتر نیاز دارد</translation>
    </message>
    <message>
        <source>all recordings have the same length, so one benchmark pays off</source>
        <translation>همهٔ ضبط‌ها هم‌طول‌اند، پس یک بار سنجیدن به‌صرفه است</translation>
    </message>
    <message>
        <source>variable input lengths would trigger re-benchmarking</source>
        <translation>طول ورودی‌ها متغیر است و سنجش پیوسته از نو لازم می‌شد</translation>
    </message>
    <message>
        <source>one per usable core ({cores}), at most {most}</source>
        <translation>یکی برای هر هستهٔ قابل استفاده ({cores})، حداکثر {most}</translation>
    </message>
    <message>
        <source>one decoding process per core, at most {most}, with 1 GB of memory each</source>
        <translation>یک فرایند رمزگشایی برای هر هسته، حداکثر {most}، هر کدام با ⁨۱ GB⁩ حافظه</translation>
    </message>
    <message>
        <source>faster GPUs need a larger buffer: 32 batches from 24 GB of memory, 16 from 12 GB, else 8</source>
        <translation>‏GPUهای سریع‌تر بافر بزرگ‌تری لازم دارند: ۳۲ دسته از ⁨۲۴ GB⁩ حافظه به بالا، ۱۶ دسته از ⁨۱۲ GB⁩، وگرنه ۸ دسته</translation>
    </message>
    <message>
        <source>this model does not support gradient checkpointing</source>
        <translation>این مدل از چک‌پوینت‌گذاری گرادیان پشتیبانی نمی‌کند</translation>
    </message>
    <message>
        <source>below 12 GB, saving memory is worth the extra time</source>
        <translation>زیر ⁨۱۲ GB⁩، صرفه‌جویی در حافظه به زمان بیشتر می‌ارزد</translation>
    </message>
    <message>
        <source>there is enough memory without it</source>
        <translation>بدون آن هم حافظه کافی است</translation>
    </message>
    <message>
        <source>the size of the recordings is unknown; the system caches what is read often</source>
        <translation>اندازهٔ ضبط‌ها معلوم نیست؛ سیستم آنچه را زیاد خوانده می‌شود در کش نگه می‌دارد</translation>
    </message>
    <message>
        <source>the recordings ({gb} GB) take at most half of the free memory</source>
        <translation>ضبط‌ها (⁨{gb} GB⁩) حداکثر نیمی از حافظهٔ آزاد را می‌گیرند</translation>
    </message>
    <message>
        <source>the recordings ({gb} GB) take more than half of the free memory</source>
        <translation>ضبط‌ها (⁨{gb} GB⁩) بیش از نیمی از حافظهٔ آزاد را می‌گیرند</translation>
    </message>
    <message>
        <source>the GPU supports it natively, and it needs no loss scaling</source>
        <translation>‏GPU به‌طور بومی از آن پشتیبانی می‌کند و مقیاس‌دهی زیان لازم نیست</translation>
    </message>
    <message>
        <source>the GPU has fast fp16 but no bf16; loss scaling preserves small gradients</source>
        <translation>‏GPU‏ fp16 سریع دارد ولی bf16 ندارد؛ مقیاس‌دهی زیان، گرادیان‌های کوچک را حفظ می‌کند</translation>
    </message>
    <message>
        <source>half precision is not faster on this GPU</source>
        <translation>نیم‌دقت روی این GPU سریع‌تر نیست</translation>
    </message>
    <message>
        <source>for an effective batch size of at least {count}</source>
        <translation>برای اندازهٔ مؤثر دسته برابر دست‌کم {count}</translation>
    </message>
    <message>
        <source>GPU utilization was {share} over the last minute; `formant diagnose --config C` shows the bottleneck</source>
        <translation>بهره‌وری GPU در یک دقیقهٔ گذشته {share} بود؛ ⁨`formant diagnose --config C`⁩ گلوگاه را نشان می‌دهد</translation>
    </message>
    <message>
        <source>GPU utilization was {share} over the last minute: {verdict}</source>
        <translation>بهره‌وری GPU در یک دقیقهٔ گذشته {share} بود: {verdict}</translation>
    </message>
    <message>
        <source>GPU memory grows by {growth} per step and will be full in about {steps} steps ({used} of {total} in use)</source>
        <translation>حافظهٔ GPU در هر گام {growth} رشد می‌کند و پس از حدود {steps} گام پر می‌شود (اکنون {used} از {total} پر است)</translation>
    </message>
    <message>
        <source>the GPU is too hot{degrees} and has slowed down; check its fans and the airflow</source>
        <translation>‏GPU بیش از حد داغ است{degrees} و سرعت خود را کم کرده است؛ پنکه‌ها و جریان هوا را بررسی کنید</translation>
    </message>
    <message>
        <source>the GPU is slowed by its power limit{watts}; this is normal under full load</source>
        <translation>سقف توان، GPU را محدود کرده است{watts}؛ در بار کامل این عادی است</translation>
    </message>
    <message>
        <source>another process has allocated {bytes} of GPU memory; the training may run out of memory</source>
        <translation>فرایند دیگری {bytes} از حافظهٔ GPU را گرفته است؛ ممکن است حافظهٔ آموزش تمام شود</translation>
    </message>
    <message>
        <source>{used} of {total} RAM are in use; when it is full, the system kills a process, possibly this one</source>
        <translation>‏{used} از {total} حافظه (RAM) پر است؛ اگر کامل پر شود، سیستم فرایندی را پایان می‌دهد، شاید همین را</translation>
    </message>
    <message>
        <source>{architecture} cards are fast in bf16, which needs no loss scaling: keep train.precision automatic or set it to bf16</source>
        <translation>کارت‌های ⁨{architecture}⁩ در bf16 سریع‌اند و به مقیاس‌دهی زیان نیاز ندارند: ⁨train.precision⁩ را خودکار بگذارید یا برابر bf16 کنید</translation>
    </message>
    <message>
        <source>{architecture} cards are fast in fp16 but have no bf16: if the loss scale keeps halving, set train.precision to float32</source>
        <translation>کارت‌های ⁨{architecture}⁩ در fp16 سریع‌اند ولی bf16 ندارند: اگر مقیاس زیان پیوسته نصف می‌شود، ⁨train.precision⁩ را برابر float32 کنید</translation>
    </message>
    <message>
        <source>This card is not faster in half precision; --amp still saves memory</source>
        <translation>این کارت در نیم‌دقت سریع‌تر نیست؛ با این حال ⁨--amp⁩ حافظه را کمتر مصرف می‌کند</translation>
    </message>
    <message>
        <source>Blackwell cards need a LibTorch for CUDA 12.8 or newer; formant hardware --self-test checks it</source>
        <translation>کارت‌های Blackwell به LibTorch برای ⁨CUDA 12.8⁩ یا جدیدتر نیاز دارند؛ ⁨formant hardware --self-test⁩ آن را بررسی می‌کند</translation>
    </message>
    <message>
        <source>Steps are short on this card: if it waits for data, formant diagnose names the setting that helps</source>
        <translation>گام‌ها روی این کارت کوتاه‌اند: اگر منتظر داده می‌ماند، ⁨formant diagnose⁩ تنظیم مؤثر را نام می‌برد</translation>
    </message>
    <message>
        <source>one per usable core ({cores}), at most {most} for a card of this size</source>
        <translation>یکی برای هر هستهٔ قابل استفاده ({cores})، حداکثر {most} برای کارتی با این اندازه</translation>
    </message>
    <message>
        <source>off; compile_mode: reduce-overhead replays steps as CUDA graphs</source>
        <translation>خاموش؛ compile_mode: reduce-overhead گام‌ها را به‌صورت گراف CUDA تکرار می‌کند</translation>
    </message>
    <message>
        <source>CUDA graphs need an NVIDIA GPU, and a build with CUDA&apos;s headers</source>
        <translation>گراف‌های CUDA به GPU از NVIDIA و ساختی با سرآیندهای CUDA نیاز دارند</translation>
    </message>
</context>
<context>
    <name>layers</name>
    <message>
        <source>Generator</source>
        <translation>مولد</translation>
    </message>
    <message>
        <source>Period discriminators</source>
        <translation>متمایزگرهای تناوب</translation>
    </message>
    <message>
        <source>Scale discriminators</source>
        <translation>متمایزگرهای مقیاس</translation>
    </message>
    <message>
        <source>Text encoder</source>
        <translation>رمزگذار متن</translation>
    </message>
    <message>
        <source>Duration predictor</source>
        <translation>پیش‌بین دیرش</translation>
    </message>
    <message>
        <source>Global (style) encoder</source>
        <translation>رمزگذار سراسری (سبک)</translation>
    </message>
    <message>
        <source>U-Net decoder</source>
        <translation>رمزگشای U-Net</translation>
    </message>
    <message>
        <source>Speaker embedding</source>
        <translation>بردار تعبیهٔ گوینده (embedding)</translation>
    </message>
    <message>
        <source>Posterior encoder</source>
        <translation>رمزگذار پسین</translation>
    </message>
    <message>
        <source>Flow</source>
        <translation>جریان نرمال‌ساز</translation>
    </message>
    <message>
        <source>Decoder</source>
        <translation>رمزگشا</translation>
    </message>
    <message>
        <source>Scale discriminator</source>
        <translation>متمایزگر مقیاس</translation>
    </message>
    <message>
        <source>All but the text encoder</source>
        <translation>همه جز رمزگذار متن</translation>
    </message>
    <message>
        <source>Speaker adaptation</source>
        <translation>سازگاری با گوینده</translation>
    </message>
    <message>
        <source>Global (style) encoder only</source>
        <translation>فقط رمزگذار سراسری (سبک)</translation>
    </message>
    <message>
        <source>U-Net only</source>
        <translation>فقط U-Net</translation>
    </message>
    <message>
        <source>Decoder only</source>
        <translation>فقط رمزگشا</translation>
    </message>
    <message>
        <source>Discriminator of period 2</source>
        <translation>متمایزگر تناوب ۲</translation>
    </message>
    <message>
        <source>Discriminator of period 3</source>
        <translation>متمایزگر تناوب ۳</translation>
    </message>
    <message>
        <source>Discriminator of period 5</source>
        <translation>متمایزگر تناوب ۵</translation>
    </message>
    <message>
        <source>Discriminator of period 7</source>
        <translation>متمایزگر تناوب ۷</translation>
    </message>
    <message>
        <source>Discriminator of period 11</source>
        <translation>متمایزگر تناوب ۱۱</translation>
    </message>
    <message>
        <source>Transformer</source>
        <translation>ترنسفورمر</translation>
    </message>
    <message>
        <source>Duration embedding</source>
        <translation>جاسازی دیرش</translation>
    </message>
    <message>
        <source>Encoder</source>
        <translation>رمزگذار</translation>
    </message>
    <message>
        <source>Codebook</source>
        <translation>کتاب کد</translation>
    </message>
    <message>
        <source>Text tokens</source>
        <translation>توکن‌های متن</translation>
    </message>
    <message>
        <source>Audio tokens</source>
        <translation>توکن‌های صوت</translation>
    </message>
    <message>
        <source>Positions</source>
        <translation>جایگاه‌ها</translation>
    </message>
    <message>
        <source>New text tokens only</source>
        <translation>فقط توکن‌های تازهٔ متن</translation>
    </message>
    <message>
        <source>LoRA only</source>
        <translation>فقط LoRA</translation>
    </message>
    <message>
        <source>LoRA</source>
        <translation>LoRA</translation>
    </message>
    <message>
        <source>Speaker encoder</source>
        <translation>رمزگذار گوینده</translation>
    </message>
    <message>
        <source>Posterior encoder only</source>
        <translation>فقط رمزگذار پسین</translation>
    </message>
</context>
<context>
    <name>models</name>
    <message>
        <source>{key}: {why}</source>
        <translation>‏{key}: {why}</translation>
    </message>
    <message>
        <source>must be positive integers</source>
        <translation>باید عددهای صحیح مثبت باشد</translation>
    </message>
    <message>
        <source>sizes must be odd; even ones would change the length</source>
        <translation>اندازه‌ها باید فرد باشند؛ اندازه‌های زوج طول را تغییر می‌دهند</translation>
    </message>
    <message>
        <source>must have as many entries as resblock_kernel_sizes</source>
        <translation>باید به تعداد resblock_kernel_sizes مقدار داشته باشد</translation>
    </message>
    <message>
        <source>must have one size per upsampling rate, each at least the rate, and both odd or both even</source>
        <translation>باید برای هر ضریب بالابری نرخ یک اندازه داشته باشد که از آن کمتر نباشد و مانند آن فرد یا زوج باشد</translation>
    </message>
    <message>
        <source>too small: each level halves it, which leaves no channels in the last</source>
        <translation>بیش از حد کوچک است: هر سطح آن را نصف می‌کند و برای سطح آخر کانالی نمی‌ماند</translation>
    </message>
    <message>
        <source>{section}.upsample_rates multiply to {product}, but audio.hop_length is {hop}; change one so that they are equal</source>
        <translation>حاصل‌ضرب ⁨{section}.upsample_rates⁩ برابر {product} است، ولی audio.hop_length برابر {hop}؛ یکی را تغییر دهید تا با هم برابر شوند</translation>
    </message>
    <message>
        <source>Residual blocks of the waveform generator. 1: two convolutions for each of the first three dilations; 2: one for each of the first two.</source>
        <translation>بلوک‌های باقی‌مانده (residual) سازندهٔ شکل موج. ۱: دو کانولوشن برای هر یک از سه اتساع نخست؛ ۲: یکی برای هر یک از دو اتساع نخست.</translation>
    </message>
    <message>
        <source>Kernel sizes of the residual blocks, one per block of a level.</source>
        <translation>اندازهٔ کرنل بلوک‌های باقی‌مانده (residual)، یکی برای هر بلوک سطح.</translation>
    </message>
    <message>
        <source>Dilations of the residual blocks, one string per block of a level, as in [1 3 5, 1 3 5, 1 3 5].</source>
        <translation>اتساع‌های بلوک‌های باقی‌مانده (residual)، یک رشتهٔ متنی برای هر بلوک سطح، مانند ⁨[1 3 5, 1 3 5, 1 3 5]⁩.</translation>
    </message>
    <message>
        <source>Upsampling rate of each level; their product is audio.hop_length.</source>
        <translation>ضریب بالابری نرخ در هر سطح؛ حاصل‌ضرب آن‌ها audio.hop_length است.</translation>
    </message>
    <message>
        <source>Kernel size of each level&apos;s transposed convolution.</source>
        <translation>اندازهٔ کرنل کانولوشن ترانهادهٔ هر سطح.</translation>
    </message>
    <message>
        <source>Channels before the first level; each level halves them.</source>
        <translation>تعداد کانال‌ها پیش از نخستین سطح؛ هر سطح آن را نصف می‌کند.</translation>
    </message>
    <message>
        <source>Channels of the discriminators&apos; widest layers: 1024, 512, 256, 128 or 64; upstream weights fit only 1024.</source>
        <translation>کانال‌های پهن‌ترین لایه‌های متمایزگرها: ۱۰۲۴، ۵۱۲، ۲۵۶، ۱۲۸ یا ۶۴؛ وزن‌های اصلی فقط با ۱۰۲۴ جورند.</translation>
    </message>
    <message>
        <source>Segment size: frames of each recording per step.</source>
        <translation>اندازهٔ قطعه: تعداد فریم‌های هر ضبط در هر گام.</translation>
    </message>
    <message>
        <source>Weight of the loss `mel`: L1 distance of the log-mel spectra.</source>
        <translation>وزن زیان ⁨`mel`⁩: فاصلهٔ L1 طیف‌های log-mel.</translation>
    </message>
    <message>
        <source>Highest frequency in the loss `mel`; 0: half the sample rate.</source>
        <translation>بالاترین فرکانسی که زیان ⁨`mel`⁩ در نظر می‌گیرد؛ 0: نصف نرخ نمونه‌برداری.</translation>
    </message>
    <message>
        <source>{section}.discriminator_channels is {channels}; it must be 1024, 512, 256, 128 or 64</source>
        <translation>مقدار ⁨{section}.discriminator_channels⁩ برابر {channels} است؛ باید ۱۰۲۴، ۵۱۲، ۲۵۶، ۱۲۸ یا ۶۴ باشد</translation>
    </message>
    <message>
        <source>{section}.segment_frames is {frames}; with audio.n_fft {n_fft} and audio.hop_length {hop} it must be at least {least}</source>
        <translation>مقدار ⁨{section}.segment_frames⁩ برابر {frames} است؛ با audio.n_fft برابر {n_fft} و audio.hop_length برابر {hop} باید دست‌کم {least} باشد</translation>
    </message>
    <message>
        <source>unknown model &apos;{name}&apos;</source>
        <translation>مدل «{name}» ناشناخته است</translation>
    </message>
    <message>
        <source>Width of the text encoder; a multiple of 8.</source>
        <translation>پهنای رمزگذار متن؛ مضربی از ۸.</translation>
    </message>
    <message>
        <source>Residual convolution blocks of the text encoder.</source>
        <translation>بلوک‌های کانولوشنی باقی‌مانده (residual) رمزگذار متن.</translation>
    </message>
    <message>
        <source>Width of the U-Net decoder; a multiple of 8.</source>
        <translation>پهنای رمزگشای U-Net؛ مضربی از ۸.</translation>
    </message>
    <message>
        <source>Levels of the U-Net; each halves the time axis.</source>
        <translation>سطح‌های U-Net؛ هر سطح محور زمان را نصف می‌کند.</translation>
    </message>
    <message>
        <source>Residual blocks on each level, down and up.</source>
        <translation>بلوک‌های باقی‌مانده (residual) در هر سطح، در مسیر پایین و بالا.</translation>
    </message>
    <message>
        <source>Size of the style vector (output of the global encoder).</source>
        <translation>اندازهٔ بردار سبک (خروجی رمزگذار سراسری).</translation>
    </message>
    <message>
        <source>Width of the global encoder; a multiple of 8.</source>
        <translation>پهنای رمزگذار سراسری؛ مضربی از ۸.</translation>
    </message>
    <message>
        <source>Vocoder (a hifigan checkpoint, or the folder of its run) that converts mels to audio, for samples and for synthesis with checkpoints. Empty: Griffin-Lim.</source>
        <translation>وکودری (یک چک‌پوینت hifigan یا پوشهٔ اجرای آن) که مِل‌ها را به صوت تبدیل می‌کند، برای نمونه‌ها و برای ساخت گفتار با چک‌پوینت‌ها. خالی: Griffin-Lim.</translation>
    </message>
    <message>
        <source>Standard deviation at the end point of the flow.</source>
        <translation>انحراف معیار در نقطهٔ پایان جریان (flow).</translation>
    </message>
    <message>
        <source>Weight of the loss `recon`: flow matching of the decoder.</source>
        <translation>وزن زیان ⁨`recon`⁩: تطبیق جریان (flow matching) رمزگشا.</translation>
    </message>
    <message>
        <source>Weight of the loss `prior`: fit of the text encoder&apos;s mean.</source>
        <translation>وزن زیان ⁨`prior`⁩: برازش میانگین رمزگذار متن.</translation>
    </message>
    <message>
        <source>Weight of the loss `duration`: squared error of the log duration.</source>
        <translation>وزن زیان ⁨`duration`⁩: مربع خطای لگاریتم دیرش.</translation>
    </message>
    <message>
        <source>Weight of the loss `kl`: keeps style vectors near the standard normal distribution.</source>
        <translation>وزن زیان ⁨`kl`⁩: بردارهای سبک را نزدیک توزیع نرمال استاندارد نگه می‌دارد.</translation>
    </message>
    <message>
        <source>Steps over which the weight of the loss `recon` rises from 0.</source>
        <translation>تعداد گام‌هایی که وزن زیان ⁨`recon`⁩ در آن‌ها از ۰ بالا می‌رود.</translation>
    </message>
    <message>
        <source>Steps over which the weight of the loss `prior` rises from 0.</source>
        <translation>تعداد گام‌هایی که وزن زیان ⁨`prior`⁩ در آن‌ها از ۰ بالا می‌رود.</translation>
    </message>
    <message>
        <source>Steps over which the weight of the loss `duration` rises from 0.</source>
        <translation>تعداد گام‌هایی که وزن زیان ⁨`duration`⁩ در آن‌ها از ۰ بالا می‌رود.</translation>
    </message>
    <message>
        <source>Steps over which the weight of the loss `kl` rises from 0.</source>
        <translation>تعداد گام‌هایی که وزن زیان ⁨`kl`⁩ در آن‌ها از ۰ بالا می‌رود.</translation>
    </message>
    <message>
        <source>model.unet.{name} is {width}; it must be a multiple of 8 (the groups of the normalization)</source>
        <translation>مقدار ⁨model.unet.{name}⁩ برابر {width} است؛ باید مضربی از ۸ باشد (به سبب گروه‌های نرمال‌سازی)</translation>
    </message>
    <message>
        <source>model.vits.{name} is {value}; it must be a multiple of {divisor}</source>
        <translation>مقدار ⁨model.vits.{name}⁩ برابر {value} است؛ باید مضربی از {divisor} باشد</translation>
    </message>
    <message>
        <source>Channels of the latent variable between text and audio; even.</source>
        <translation>تعداد کانال‌های متغیر نهان میان متن و صوت؛ عددی زوج.</translation>
    </message>
    <message>
        <source>Width of the encoders and of the flow; a multiple of n_heads.</source>
        <translation>پهنای رمزگذارها و جریان (flow)؛ مضربی از n_heads.</translation>
    </message>
    <message>
        <source>Width of the text encoder&apos;s feed-forward layers.</source>
        <translation>پهنای لایه‌های پیش‌خور رمزگذار متن.</translation>
    </message>
    <message>
        <source>Attention heads of the text encoder.</source>
        <translation>تعداد سرهای توجه (attention) رمزگذار متن.</translation>
    </message>
    <message>
        <source>Layers of the text encoder.</source>
        <translation>تعداد لایه‌های رمزگذار متن.</translation>
    </message>
    <message>
        <source>Kernel size of the text encoder&apos;s convolutions.</source>
        <translation>اندازهٔ کرنل کانولوشن‌های رمزگذار متن.</translation>
    </message>
    <message>
        <source>Dropout probability in the text encoder.</source>
        <translation>احتمال dropout در رمزگذار متن.</translation>
    </message>
    <message>
        <source>Width of the speaker embedding. 0: 256 for several speakers, or as wide as in the pretrained weights.</source>
        <translation>پهنای بردار تعبیهٔ گوینده (embedding). ۰: برای چند گوینده ۲۵۶، یا به پهنای وزن‌های پیش‌آموخته.</translation>
    </message>
    <message>
        <source>Speaker embedding also for a single speaker. auto: only if the pretrained weights have several speakers, to keep what they learned of them.</source>
        <translation>بردار تعبیهٔ گوینده (embedding) حتی برای یک گوینده. auto: فقط اگر وزن‌های پیش‌آموخته چند گوینده داشته باشند، تا آنچه از گوینده‌ها آموخته‌اند بماند.</translation>
    </message>
    <message>
        <source>Stochastic duration predictor: durations vary as in human speech. false: always the same durations.</source>
        <translation>پیش‌بین تصادفی دیرش: دیرش‌ها مانند گفتار انسان تغییر می‌کنند. false: همیشه یکسان.</translation>
    </message>
    <message>
        <source>Spectral norm instead of weight norm in the discriminators.</source>
        <translation>نُرم طیفی در متمایزگرها، به جای نُرم وزن.</translation>
    </message>
    <message>
        <source>Weight of the loss `kl`: divergence of the posterior (recording) from the prior (text).</source>
        <translation>وزن زیان ⁨`kl`⁩: واگرایی توزیع پسین (ضبط) از توزیع پیشین (متن).</translation>
    </message>
    <message>
        <source>has shape {theirs} instead of {own}</source>
        <translation>به جای شکل {own} شکل {theirs} را دارد</translation>
    </message>
    <message>
        <source>is missing</source>
        <translation>موجود نیست</translation>
    </message>
    <message>
        <source>{tensor} ({reason})</source>
        <translation>{tensor} ({reason})</translation>
    </message>
    <message>
        <source>{first}, {rest}</source>
        <translation>{first}، {rest}</translation>
    </message>
    <message>
        <source>is not part of the model</source>
        <translation>بخشی از مدل نیست</translation>
    </message>
    <message>
        <source>the saved weights do not fit this model: {name} {why}. Use the configuration they were trained with</source>
        <translation>وزن‌های ذخیره‌شده با این مدل جور نیستند: {name} {why}. از همان پیکربندی‌ای استفاده کنید که با آن آموزش دیده‌اند</translation>
    </message>
    <message>
        <source>{count} more</source>
        <translation>{count} مورد دیگر</translation>
    </message>
    <message>
        <source>the speaker embedding of the pretrained weights is kept: the voice has one of width {width} (model.vits.speaker_embedding)</source>
        <translation>بردار تعبیهٔ گویندهٔ وزن‌های پیش‌آموخته نگه داشته می‌شود: صدا برداری به پهنای {width} دارد (model.vits.speaker_embedding)</translation>
    </message>
    <message>
        <source>model.vits.speaker_embedding stays {value}: a resumed run keeps the layers it started with; a new run (name) may have others</source>
        <translation>مقدار model.vits.speaker_embedding همان {value} می‌ماند: اجرای ازسرگرفته لایه‌های آغازش را نگه می‌دارد؛ اجرای تازه (name) می‌تواند لایه‌های دیگری داشته باشد</translation>
    </message>
    <message>
        <source>the pretrained weights have a speaker embedding, and this voice has none: set model.vits.speaker_embedding to auto and model.vits.gin_channels to 0 or {width}, or load what fits without it (--partial)</source>
        <translation>وزن‌های پیش‌آموخته بردار تعبیهٔ گوینده دارند و این صدا ندارد: model.vits.speaker_embedding را auto و model.vits.gin_channels را 0 یا {width} بگذارید، یا آنچه را بدون آن جور است بار کنید (--partial)</translation>
    </message>
    <message>
        <source>a model of type {name} cannot distinguish speakers, and these recordings have {count}; use recordings of one speaker, or set model.name to one of {others}</source>
        <translation>مدلی از نوع {name} نمی‌تواند گوینده‌ها را از هم تشخیص دهد، و این ضبط‌ها {count} گوینده دارند؛ ضبط‌های یک گوینده را به کار ببرید، یا model.name را یکی از {others} بگذارید</translation>
    </message>
    <message>
        <source>small, medium and large are V3, V2 and V1</source>
        <translation>‏small، medium و large به‌ترتیب V3، V2 و V1 هستند</translation>
    </message>
    <message>
        <source>{model}: {text}.</source>
        <translation>{model}: {text}.</translation>
    </message>
    <message>
        <source>Model type.</source>
        <translation>نوع مدل.</translation>
    </message>
    <message>
        <source>Preset of widths and depths; single settings override it.</source>
        <translation>پیش‌تنظیم پهناها و عمق‌ها؛ تنظیم‌های جداگانه بر آن مقدم‌اند.</translation>
    </message>
    <message>
        <source>text to mel, best with little data</source>
        <translation>متن به مِل، بهترین برای دادهٔ کم</translation>
    </message>
    <message>
        <source>2.3, 5.9, 17.6 or 37.3 million parameters</source>
        <translation>۲٫۳، ۵٫۹، ۱۷٫۶ یا ۳۷٫۳ میلیون پارامتر</translation>
    </message>
    <message>
        <source>text to waveform, compatible with upstream checkpoints</source>
        <translation>متن به شکل موج، سازگار با چک‌پوینت‌های اصلی</translation>
    </message>
    <message>
        <source>large is upstream&apos;s ljs_base</source>
        <translation>‏large همان ljs_base اصلی است</translation>
    </message>
    <message>
        <source>{width_key} {width} is not a multiple of {heads_key} {heads}</source>
        <translation>مقدار {width} برای {width_key} مضربی از مقدار {heads} برای {heads_key} نیست</translation>
    </message>
    <message>
        <source>Width of the transformer; a multiple of heads.</source>
        <translation>پهنای ترنسفورمر؛ مضربی از heads.</translation>
    </message>
    <message>
        <source>Layers of the transformer.</source>
        <translation>لایه‌های ترنسفورمر.</translation>
    </message>
    <message>
        <source>Attention heads of the transformer.</source>
        <translation>سرهای توجه ترنسفورمر.</translation>
    </message>
    <message>
        <source>Longest text that the model has positions for.</source>
        <translation>بلندترین متنی که مدل برای آن جایگاه دارد.</translation>
    </message>
    <message>
        <source>Longest recording that the model has positions for.</source>
        <translation>بلندترین ضبطی که مدل برای آن جایگاه دارد.</translation>
    </message>
    <message>
        <source>Number of codes of the codec; start and stop token follow.</source>
        <translation>شمار کدهای کدک؛ توکن‌های آغاز و پایان پس از آن‌ها می‌آیند.</translation>
    </message>
    <message>
        <source>Number of vectors that describe a speaker.</source>
        <translation>شمار بردارهایی که گوینده را توصیف می‌کنند.</translation>
    </message>
    <message>
        <source>Width of the features of a reference recording.</source>
        <translation>پهنای ویژگی‌های یک ضبط مرجع.</translation>
    </message>
    <message>
        <source>Positions of the encoders of a reference recording.</source>
        <translation>جایگاه‌های رمزگذارهای ضبط مرجع.</translation>
    </message>
    <message>
        <source>Weight of the loss `text`: cross-entropy of the next text token.</source>
        <translation>وزن زیان ⁨`text`⁩: آنتروپی متقاطع توکن بعدی متن.</translation>
    </message>
    <message>
        <source>Weight of the loss `audio`: cross-entropy of the next audio token.</source>
        <translation>وزن زیان ⁨`audio`⁩: آنتروپی متقاطع توکن بعدی صوت.</translation>
    </message>
    <message>
        <source>Dropout rate after embeddings, attention and feed-forward layers.</source>
        <translation>نرخ حذف تصادفی (Dropout) پس از جاسازی‌ها، توجه و لایه‌های پیش‌خور.</translation>
    </message>
    <message>
        <source>Dropout rate of attention weights. Upstream&apos;s trainers have 0.1; above 0, fused attention cannot be used.</source>
        <translation>نرخ حذف تصادفی وزن‌های توجه. آموزش‌دهنده‌های اصلی 0.1 دارند؛ بالاتر از ۰ توجهِ ادغام‌شده را نمی‌توان به کار برد.</translation>
    </message>
    <message>
        <source>The audio attends to the padding of shorter texts, as in upstream&apos;s trainers: only to compare with them, because losses depend on the other samples of a batch then.</source>
        <translation>صوت به لایه‌گذاریِ متن‌های کوتاه‌تر توجه می‌کند، مانند آموزش‌دهنده‌های اصلی: تنها برای مقایسه با آن‌ها، زیرا زیان‌ها آن‌گاه به نمونه‌های دیگرِ دسته بستگی دارند.</translation>
    </message>
    <message>
        <source>Width of the encoder of a reference recording; a multiple of its heads.</source>
        <translation>پهنای رمزگذار ضبط مرجع؛ مضربی از سرهای آن.</translation>
    </message>
    <message>
        <source>Width of the encoder&apos;s feed-forward layers.</source>
        <translation>پهنای لایه‌های پیش‌خور رمزگذار.</translation>
    </message>
    <message>
        <source>Attention heads of the encoder and its resampler.</source>
        <translation>سرهای توجه رمزگذار و بازنمونه‌بردار آن.</translation>
    </message>
    <message>
        <source>Conformer blocks of the encoder.</source>
        <translation>بلوک‌های Conformer در رمزگذار.</translation>
    </message>
    <message>
        <source>Width of the resampler&apos;s feed-forward layers, as a multiple of its width.</source>
        <translation>پهنای لایه‌های پیش‌خور بازنمونه‌بردار، به‌صورت مضربی از پهنای آن.</translation>
    </message>
    <message>
        <source>text to audio tokens, the GPT of IndexTTS2; trained on a manifest of prepared tokens</source>
        <translation>متن به توکن‌های صوت، GPT از IndexTTS2؛ با مانیفستی از توکن‌های آماده آموزش می‌بیند</translation>
    </message>
    <message>
        <source>large is the published model</source>
        <translation>‏large همان مدل منتشرشده است</translation>
    </message>
    <message>
        <source>Levels to which each channel of a code is rounded; 0: codes are entries of a learned codebook, as in XTTS.</source>
        <translation>شمار سطح‌هایی که هر کانال کد به آن‌ها گرد می‌شود؛ 0: کدها درایه‌های کتاب کدی آموخته‌اند، مانند XTTS.</translation>
    </message>
    <message>
        <source>Channels of a code. There are levels ^ code_width codes.</source>
        <translation>کانال‌های هر کد. شمار کدها ⁨levels ^ code_width⁩ است.</translation>
    </message>
    <message>
        <source>Number of codes, if they are learned (levels: 0).</source>
        <translation>شمار کدها، اگر آموخته شوند (⁨levels: 0⁩).</translation>
    </message>
    <message>
        <source>Channels after the first convolution; the inner layers have twice as many.</source>
        <translation>تعداد کانال‌ها پس از نخستین کانولوشن؛ لایه‌های درونی دو برابر آن دارند.</translation>
    </message>
    <message>
        <source>Residual blocks of the encoder, and of the decoder.</source>
        <translation>بلوک‌های باقی‌مانده (residual) رمزگذار، و به همان تعداد در رمزگشا.</translation>
    </message>
    <message>
        <source>Weight of the loss `commitment`, which draws the encoder towards the codebook; with a learned codebook only.</source>
        <translation>وزن زیان ⁨`commitment`⁩ که رمزگذار را به سوی کتاب کد می‌کشد؛ فقط با کتاب کدِ آموخته.</translation>
    </message>
    <message>
        <source>Weight of the loss `codebook`, which draws the codebook towards the encoder; with a learned codebook only.</source>
        <translation>وزن زیان ⁨`codebook`⁩ که کتاب کد را به سوی رمزگذار می‌کشد؛ فقط با کتاب کدِ آموخته.</translation>
    </message>
    <message>
        <source>mel to audio tokens and back; a voice model over audio tokens is trained on its tokens</source>
        <translation>مِل به توکن‌های صوت و برعکس؛ مدل صدای مبتنی بر توکن‌های صوت با توکن‌های آن آموزش می‌بیند</translation>
    </message>
    <message>
        <source>large is the published codec of XTTS</source>
        <translation>‏large همان کدک منتشرشدهٔ XTTS است</translation>
    </message>
    <message>
        <source>Rank of LoRA: small matrices that are trained in place of the layers of a transformer, with a fraction of the memory. Needs train.layers: lora, or custom. 0 adds none.</source>
        <translation>رتبهٔ LoRA: ماتریس‌های کوچکی که به جای لایه‌های ترنسفورمر و با کسری از حافظه آموزش می‌بینند. به ⁨train.layers: lora⁩ یا custom نیاز دارد. با 0 ماتریسی افزوده نمی‌شود.</translation>
    </message>
    <message>
        <source>Scale of LoRA: what the matrices add is multiplied by alpha / rank.</source>
        <translation>مقیاس LoRA: آنچه ماتریس‌ها می‌افزایند در نسبت آلفا به رتبه ضرب می‌شود.</translation>
    </message>
    <message>
        <source>Layers that get LoRA: those of the attention, the feed-forward layers, or all of both.</source>
        <translation>لایه‌هایی که LoRA می‌گیرند: لایه‌های توجه، لایه‌های پیش‌خور یا همهٔ آن‌ها.</translation>
    </message>
    <message>
        <source>Dropout rate of the input of LoRA&apos;s matrices.</source>
        <translation>نرخ حذف تصادفی (Dropout) ورودی ماتریس‌های LoRA.</translation>
    </message>
    <message>
        <source>model.lora_rank is {rank}, but a model of type {name} has no layers for LoRA; set it to 0, or model.name to one of {others}</source>
        <translation>مقدار ⁨model.lora_rank⁩ برابر {rank} است، اما مدلی از نوع {name} لایه‌ای برای LoRA ندارد؛ آن را 0 بگذارید، یا ⁨model.name⁩ را یکی از {others} بگذارید</translation>
    </message>
    <message>
        <source>Longest part of a recording that describes its speaker. It is at most half of the recording; its tokens are not predicted.</source>
        <translation>بیشترین طول بخشی از ضبط که گویندهٔ آن را توصیف می‌کند. این بخش حداکثر نیمی از ضبط است؛ توکن‌هایش پیش‌بینی نمی‌شوند.</translation>
    </message>
    <message>
        <source>Codec: a dvae checkpoint, or the folder of its run. The voice is trained on its tokens, and keeps a copy.</source>
        <translation>کدک: یک چک‌پوینت dvae یا پوشهٔ اجرای آن. صدا با توکن‌های کدک آموزش می‌بیند و نسخه‌ای از آن را نگه می‌دارد.</translation>
    </message>
    <message>
        <source>Vocoder for the synthesis: a hifigan checkpoint, or the folder of its run. Empty: Griffin-Lim.</source>
        <translation>وکودر برای ساخت گفتار: یک چک‌پوینت hifigan یا پوشهٔ اجرای آن. خالی: Griffin-Lim.</translation>
    </message>
    <message>
        <source>Dropout rate of attention weights. Above 0, fused attention cannot be used.</source>
        <translation>نرخ حذف تصادفی وزن‌های توجه. بالاتر از ۰ توجهِ ادغام‌شده را نمی‌توان به کار برد.</translation>
    </message>
    <message>
        <source>Share of the samples that are trained with the default voice, which speaks where no reference recording is given. 0: the model has none, and each synthesis needs a reference.</source>
        <translation>سهم نمونه‌هایی که با صدای پیش‌فرض آموزش می‌بینند؛ این صدا جایی می‌خواند که ضبط مرجعی داده نشده باشد. 0: مدل صدای پیش‌فرض ندارد و هر ساخت گفتار به مرجع نیاز دارد.</translation>
    </message>
    <message>
        <source>text to audio tokens to mel, in the voice of a reference recording; needs a codec (model.xtts.codec)</source>
        <translation>متن به توکن‌های صوت و سپس به مِل، با صدای یک ضبط مرجع؛ به کدک نیاز دارد (⁨model.xtts.codec⁩)</translation>
    </message>
    <message>
        <source>large has the sizes of XTTS v2</source>
        <translation>‏large اندازه‌های ⁨XTTS v2⁩ را دارد</translation>
    </message>
    <message>
        <source>model.dvae.levels {levels} and model.dvae.code_width {width} give too few or too many codes; there must be {min} to {max} (levels ^ code_width)</source>
        <translation>با ⁨model.dvae.levels⁩ برابر {levels} و ⁨model.dvae.code_width⁩ برابر {width}، شمار کدها بسیار کم یا بسیار زیاد می‌شود؛ باید از {min} تا {max} باشد (⁨levels ^ code_width⁩)</translation>
    </message>
    <message>
        <source>Teacher: a unet or xtts voice, or a dvae codec (a checkpoint, or the folder of its run) whose teacher-forced mels the vocoder is trained on; recordings need texts then. Empty: mels of the recordings.</source>
        <translation>آموزگار: صدای unet یا xtts، یا کدک dvae (یک چک‌پوینت یا پوشهٔ اجرای آن) که وکودر روی مِل‌های آن (teacher forcing) آموزش می‌بیند؛ در این صورت ضبط‌ها متن لازم دارند. خالی: مِل‌های خود ضبط‌ها.</translation>
    </message>
    <message>
        <source>vocoder (mel to waveform) for unet and xtts voices</source>
        <translation>وکودر (مِل به شکل موج) برای صداهای unet و xtts</translation>
    </message>
    <message>
        <source>the codec has the sizes of the pretrained weights, not those of the settings (model.dvae)</source>
        <translation>کدک اندازه‌های وزن‌های ازپیش‌آموخته را دارد، نه آن‌هایی که در تنظیمات آمده است (⁦model.dvae⁩)</translation>
    </message>
    <message>
        <source>a codec with model.dvae.levels above 0 has no upstream format: upstream&apos;s codec has a learned codebook (levels: 0)</source>
        <translation>کدکی که ⁦model.dvae.levels⁩ آن بیش از ۰ است، قالب اصلی ندارد: کدک اصلی یک کتاب کد آموخته‌شده دارد (⁦levels: 0⁩)</translation>
    </message>
    <message>
        <source>a model of the variant v2 (model.xtts.variant) needs the tokenizer of XTTS, which has the piece {piece}: name its vocab.json in text.tokenizer (--tokenizer)</source>
        <translation>مدلی از گونهٔ v2 (⁦model.xtts.variant⁩) به توکن‌سازِ XTTS نیاز دارد که قطعهٔ {piece} را دارد: فایل ⁦vocab.json⁩ آن را در ⁦text.tokenizer⁩ (⁦--tokenizer⁩) نام ببرید</translation>
    </message>
    <message>
        <source>{key} must be {needed} in the variant v2 (model.xtts.variant)</source>
        <translation>‏{key} در گونهٔ v2 (⁦model.xtts.variant⁩) باید {needed} باشد</translation>
    </message>
    <message>
        <source>four numbers from 8 to 4096</source>
        <translation>چهار عدد از ۸ تا ۴۰۹۶</translation>
    </message>
    <message>
        <source>four numbers from 1 to 64</source>
        <translation>چهار عدد از ۱ تا ۶۴</translation>
    </message>
    <message>
        <source>own: a voice that can be trained from nothing, whose codec writes mels. v2: XTTS v2 as published, for its weights: texts in pieces of words (text.tokenizer), always a reference, audio of 24 kHz from its own decoder.</source>
        <translation>‏own: صدایی که می‌توان از صفر آموزش داد و کدک آن مل می‌نویسد. v2: همان XTTS v2 منتشرشده، برای وزن‌های آن: متن‌ها به صورت قطعه‌های واژه (⁦text.tokenizer⁩)، همیشه با یک مرجع، صدای ۲۴ کیلوهرتز از رمزگشای خودش.</translation>
    </message>
    <message>
        <source>Whether v2 excludes the part of a recording that describes its speaker from the loss. upstream: in the last sample of a micro-batch only, and at other places, as the upstream code does; for comparisons.</source>
        <translation>اینکه v2 بخشی از ضبط را که گویندهٔ آن را توصیف می‌کند از زیان کنار بگذارد یا نه. upstream: تنها در آخرین نمونهٔ هر ریزدسته و در جاهای دیگر، همان‌گونه که کد اصلی می‌کند؛ برای مقایسه.</translation>
    </message>
    <message>
        <source>Token that starts a text, in v2. A run sets it to that of its tokenizer.</source>
        <translation>توکنی که متن با آن آغاز می‌شود، در v2. هر اجرا آن را از توکن‌سازِ خود می‌گیرد.</translation>
    </message>
    <message>
        <source>Channels of v2&apos;s decoder after its first convolution. A run has those of the weights that it starts from.</source>
        <translation>کانال‌های رمزگشای v2 پس از نخستین کانولوشن آن. هر اجرا آن‌هایی را دارد که وزن‌های آغازینش دارند.</translation>
    </message>
    <message>
        <source>Width of the vector of a speaker that v2&apos;s decoder reads. A run has that of the weights that it starts from.</source>
        <translation>پهنای بردار گوینده که رمزگشای v2 می‌خواند. هر اجرا آنی را دارد که وزن‌های آغازینش دارند.</translation>
    </message>
    <message>
        <source>Channels of the four stages of v2&apos;s encoder of speakers. A run has those of the weights that it starts from.</source>
        <translation>کانال‌های چهار مرحلهٔ رمزگذار گویندهٔ v2. هر اجرا آن‌هایی را دارد که وزن‌های آغازینش دارند.</translation>
    </message>
    <message>
        <source>Blocks of the four stages of v2&apos;s encoder of speakers. A run has those of the weights that it starts from.</source>
        <translation>بلوک‌های چهار مرحلهٔ رمزگذار گویندهٔ v2. هر اجرا آن‌هایی را دارد که وزن‌های آغازینش دارند.</translation>
    </message>
    <message>
        <source>a voice of the variant own (model.xtts.variant) has no upstream format; one of the variant v2 has</source>
        <translation>صدایی از گونهٔ own (⁦model.xtts.variant⁩) قالب اصلی ندارد؛ صدایی از گونهٔ v2 دارد</translation>
    </message>
    <message>
        <source>Coqui Public Model License: for non-commercial use</source>
        <translation>‏Coqui Public Model License: برای استفادهٔ غیرتجاری</translation>
    </message>
    <message>
        <source>bilibili Model Use License: not to improve other models</source>
        <translation>‏bilibili Model Use License: نه برای بهتر کردن مدل‌های دیگر</translation>
    </message>
    <message>
        <source>that of the published model: 22050 Hz, n_fft 1024, hop_length 256, 80 mels to 8000 Hz, mel_scale htk, spectrum power</source>
        <translation>همان مدل منتشرشده: ۲۲۰۵۰ هرتز، n_fft ۱۰۲۴، hop_length ۲۵۶، ۸۰ مل تا ۸۰۰۰ هرتز، mel_scale htk، spectrum power</translation>
    </message>
    <message>
        <source>the graph is not one of VITS, the model of Piper&apos;s voices</source>
        <translation>این گراف از ⁨VITS⁩، مدل صداهای ⁨Piper⁩، نیست</translation>
    </message>
    <message>
        <source>the graph rearranges the ids of a text, so it was not trained by Piper: use the checkpoint that it was exported from</source>
        <translation>این گراف شناسه‌های متن را جابه‌جا می‌کند، پس ⁨Piper⁩ آن را آموزش نداده است: از چک‌پوینتی استفاده کنید که از آن صادر شده است</translation>
    </message>
</context>
<context>
    <name>onnx</name>
    <message>
        <source>cannot read the ONNX file {file}: {why}</source>
        <translation>خواندن فایل ONNX به نام {file} ممکن نیست: {why}</translation>
    </message>
    <message>
        <source>{file} would be larger than 2 GiB, the limit of an ONNX file; --half halves the weights</source>
        <translation>‏{file} از ۲ GiB، حد یک فایل ONNX، بزرگ‌تر می‌شود؛ ⁨--half⁩ وزن‌ها را نصف می‌کند</translation>
    </message>
    <message>
        <source>the graph {graph} cannot be played: {reason}</source>
        <translation>گراف {graph} قابل اجرا نیست: {reason}</translation>
    </message>
</context>
<context>
    <name>preset</name>
    <message>
        <source>None</source>
        <translation>هیچ</translation>
    </message>
    <message>
        <source>Demo</source>
        <translation>نمایشی</translation>
    </message>
    <message>
        <source>Automatic</source>
        <translation>خودکار</translation>
    </message>
    <message>
        <source>Small GPU</source>
        <translation>‏GPU کوچک</translation>
    </message>
    <message>
        <source>Balanced</source>
        <translation>متوازن</translation>
    </message>
    <message>
        <source>Large GPU</source>
        <translation>‏GPU بزرگ</translation>
    </message>
    <message>
        <source>Fine-tune from a checkpoint</source>
        <translation>تنظیم دقیق از یک چک‌پوینت</translation>
    </message>
    <message>
        <source>VITS, small</source>
        <translation>‏VITS کوچک</translation>
    </message>
    <message>
        <source>VITS, medium</source>
        <translation>‏VITS متوسط</translation>
    </message>
    <message>
        <source>VITS, large</source>
        <translation>‏VITS بزرگ</translation>
    </message>
    <message>
        <source>Vocoder (HiFi-GAN)</source>
        <translation>وکودر (HiFi-GAN)</translation>
    </message>
    <message>
        <source>IndexTTS2 (GPT)</source>
        <translation>IndexTTS2 (GPT)</translation>
    </message>
    <message>
        <source>Codec (DVAE)</source>
        <translation>کدک (DVAE)</translation>
    </message>
    <message>
        <source>Voice over tokens, tiny</source>
        <translation>صدای مبتنی بر توکن، خیلی کوچک</translation>
    </message>
    <message>
        <source>Voice over tokens, small</source>
        <translation>صدای مبتنی بر توکن، کوچک</translation>
    </message>
    <message>
        <source>XTTS v2, fine-tuning</source>
        <translation>‏XTTS v2، تنظیم دقیق</translation>
    </message>
</context>
<context>
    <name>questions</name>
    <message>
        <source>Unsaved changes</source>
        <translation>تغییرهای ذخیره‌نشده</translation>
    </message>
</context>
<context>
    <name>recipe</name>
    <message>
        <source>Voice over tokens from nothing, tiny</source>
        <translation>صدای مبتنی بر توکن از صفر، خیلی کوچک</translation>
    </message>
    <message>
        <source>Voice over tokens from nothing, small</source>
        <translation>صدای مبتنی بر توکن از صفر، کوچک</translation>
    </message>
    <message>
        <source>Adapt a voice of Piper</source>
        <translation>سازگار کردن صدایی از Piper</translation>
    </message>
</context>
<context>
    <name>scripts</name>
    <message>
        <source>Arabic script</source>
        <translation>خط فارسی/عربی</translation>
    </message>
    <message>
        <source>Bengali script</source>
        <translation>خط بنگالی</translation>
    </message>
    <message>
        <source>Cyrillic script</source>
        <translation>خط سیریلیک</translation>
    </message>
    <message>
        <source>Devanagari script</source>
        <translation>خط دیوناگری</translation>
    </message>
    <message>
        <source>Greek script</source>
        <translation>خط یونانی</translation>
    </message>
    <message>
        <source>Korean script</source>
        <translation>خط کره‌ای</translation>
    </message>
    <message>
        <source>Chinese characters</source>
        <translation>نویسه‌های چینی</translation>
    </message>
    <message>
        <source>Hebrew script</source>
        <translation>خط عبری</translation>
    </message>
    <message>
        <source>Japanese script</source>
        <translation>خط ژاپنی</translation>
    </message>
    <message>
        <source>Latin script</source>
        <translation>خط لاتین</translation>
    </message>
    <message>
        <source>Thai script</source>
        <translation>خط تایلندی</translation>
    </message>
    <message>
        <source>script %1</source>
        <translation>خط %1</translation>
    </message>
</context>
<context>
    <name>section</name>
    <message>
        <source>Run</source>
        <translation>اجرا</translation>
    </message>
    <message>
        <source>Audio</source>
        <translation>صوت</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>متن</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>مدل</translation>
    </message>
    <message>
        <source>Data</source>
        <translation>داده‌ها</translation>
    </message>
    <message>
        <source>Training</source>
        <translation>آموزش</translation>
    </message>
    <message>
        <source>Model: %1</source>
        <translation>مدل: %1</translation>
    </message>
</context>
<context>
    <name>session</name>
    <message>
        <source>{file} exists already; choose another folder with --out</source>
        <translation>‏{file} از پیش وجود دارد؛ پوشهٔ دیگری را با ⁨--out⁩ انتخاب کنید</translation>
    </message>
    <message>
        <source>{file}: unknown format; the name must end in .pt or .safetensors</source>
        <translation>‏{file}: قالب ناشناخته؛ نام باید به ⁨.pt⁩ یا ⁨.safetensors⁩ ختم شود</translation>
    </message>
    <message>
        <source>{file} exists already; choose another name with --out</source>
        <translation>‏{file} از پیش وجود دارد؛ نام دیگری را با ⁨--out⁩ انتخاب کنید</translation>
    </message>
    <message>
        <source>{file} changes nothing: every setting has its default value</source>
        <translation>‏{file} چیزی را تغییر نمی‌دهد: همهٔ تنظیم‌ها مقدار پیش‌فرض دارند</translation>
    </message>
    <message>
        <source>data.corpus is not set: give the folder of your recordings or their metadata file</source>
        <translation>مقدار data.corpus تعیین نشده است: پوشهٔ ضبط‌های خود یا فایل فرادادهٔ آن‌ها را بدهید</translation>
    </message>
    <message>
        <source>only used by another kind of model</source>
        <translation>فقط برای نوع دیگری از مدل اثر دارد</translation>
    </message>
    <message>
        <source>only used by a model that is trained on texts</source>
        <translation>فقط برای مدلی اثر دارد که با متن آموزش می‌بیند</translation>
    </message>
    <message>
        <source>only used by a model that synthesizes speech from texts</source>
        <translation>فقط برای مدلی اثر دارد که از متن گفتار می‌سازد</translation>
    </message>
    <message>
        <source>only used if texts are converted to phonemes</source>
        <translation>فقط وقتی اثر دارد که متن‌ها به واج تبدیل شوند</translation>
    </message>
    <message>
        <source>only used if recordings are concatenated (concatenate_max above 1)</source>
        <translation>فقط وقتی اثر دارد که ضبط‌ها به هم پیوسته شوند (concatenate_max بزرگ‌تر از ۱)</translation>
    </message>
    <message>
        <source>only used with normalise_loudness</source>
        <translation>فقط با normalise_loudness اثر دارد</translation>
    </message>
    <message>
        <source>only used with schedule: cosine</source>
        <translation>فقط با ⁨schedule: cosine⁩ اثر دارد</translation>
    </message>
    <message>
        <source>only used with schedule: exponential</source>
        <translation>فقط با ⁨schedule: exponential⁩ اثر دارد</translation>
    </message>
    <message>
        <source>train.epochs determines when training ends</source>
        <translation>پایان آموزش را train.epochs تعیین می‌کند</translation>
    </message>
    <message>
        <source>only used if batch_size or gradient_accumulation_steps is automatic</source>
        <translation>فقط وقتی اثر دارد که batch_size یا gradient_accumulation_steps خودکار باشد</translation>
    </message>
    <message>
        <source>only used in fp16</source>
        <translation>فقط در fp16 اثر دارد</translation>
    </message>
    <message>
        <source>only used with layers: custom</source>
        <translation>فقط با ⁨layers: custom⁩ اثر دارد</translation>
    </message>
    <message>
        <source>only used with pretrained_path</source>
        <translation>فقط با pretrained_path اثر دارد</translation>
    </message>
    <message>
        <source>only used if plateaus are detected: on_plateau or early_stopping</source>
        <translation>فقط وقتی اثر دارد که توقف پیشرفت پایش شود: on_plateau یا early_stopping</translation>
    </message>
    <message>
        <source>only used with loss_explosion_protection</source>
        <translation>فقط با loss_explosion_protection اثر دارد</translation>
    </message>
    <message>
        <source>The defaults alone.</source>
        <translation>فقط مقدارهای پیش‌فرض.</translation>
    </message>
    <message>
        <source>A voice with a vocabulary of a few words, from a minute of recordings, trained in minutes on two CPU cores.</source>
        <translation>صدایی با واژگان چندکلمه‌ای از یک دقیقه ضبط، که در چند دقیقه روی دو هستهٔ CPU آموزش می‌بیند.</translation>
    </message>
    <message>
        <source>For a GPU with 8 to 16 GB and a corpus of some hours: the usual start.</source>
        <translation>برای GPUهای ۸ تا ⁨۱۶ GB⁩ و پیکره‌ای چندساعته: نقطهٔ شروع معمول.</translation>
    </message>
    <message>
        <source>For fine-tuning a trained voice on other recordings: low learning rate, few steps, frequent validation, and early stopping when the validation loss stops improving.</source>
        <translation>برای تنظیم دقیق (fine-tuning) صدایی آموزش‌دیده روی ضبط‌های دیگر: نرخ یادگیری پایین، گام‌های کم، اعتبارسنجی مکرر، و توقف زودهنگام وقتی زیان اعتبارسنجی دیگر بهتر نشود.</translation>
    </message>
    <message>
        <source>VITS, an end-to-end text-to-speech model, small and fast.</source>
        <translation>‏VITS، مدل سرتاسری متن به گفتار، کوچک و سریع.</translation>
    </message>
    <message>
        <source>VITS with the upstream encoders and a light decoder.</source>
        <translation>‏VITS با رمزگذارهای اصلی و یک رمزگشای سبک.</translation>
    </message>
    <message>
        <source>VITS with the sizes of the upstream ljs_base.</source>
        <translation>‏VITS با اندازه‌های ljs_base اصلی.</translation>
    </message>
    <message>
        <source>Version of the configuration format.</source>
        <translation>نسخهٔ قالب پیکربندی.</translation>
    </message>
    <message>
        <source>Named set of base values. Values given in the configuration or on the command line override it.</source>
        <translation>مجموعه‌ای نام‌دار از مقدارهای پایه. مقدارهایی که پیکربندی یا خط فرمان بدهد بر آن مقدم‌اند.</translation>
    </message>
    <message>
        <source>&apos;{name}&apos; cannot be the name of a run: it names a folder, so it must not contain &apos;/&apos; or tabs, start with &apos;.&apos; or &apos;-&apos;, or begin or end with a space</source>
        <translation>‏«{name}» نمی‌تواند نام اجرا باشد: نام یک پوشه است، پس نباید «/» یا tab داشته باشد، با «.» یا «-» آغاز شود، یا در آغاز و پایانش فاصله باشد</translation>
    </message>
    <message>
        <source>invalid rows</source>
        <translation>سطرهای نامعتبر</translation>
    </message>
    <message>
        <source>{file} was restored by you</source>
        <translation>‏{file} را شما بازگرداندید</translation>
    </message>
    <message>
        <source>{metadata} no longer has the recording {file} with this text; reload the corpus</source>
        <translation>‏{metadata} دیگر ضبط {file} را با این متن ندارد؛ پیکره را دوباره بار کنید</translation>
    </message>
    <message>
        <source>{file} was excluded by you</source>
        <translation>‏{file} را شما کنار گذاشتید</translation>
    </message>
    <message>
        <source>stopped while reading the recordings</source>
        <translation>هنگام خواندن ضبط‌ها متوقف شد</translation>
    </message>
    <message>
        <source>texts without a recording</source>
        <translation>متن‌های بدون ضبط</translation>
    </message>
    <message>
        <source>{file} has no recording next to it</source>
        <translation>کنار {file} ضبطی نیست</translation>
    </message>
    <message>
        <source>excluded by you</source>
        <translation>کنارگذاشتهٔ شما</translation>
    </message>
    <message>
        <source>{file} has no prompt lists, as its format is &apos;{format}&apos;; omit --prompt-list</source>
        <translation>‏{file} فهرست متن ندارد، زیرا قالب آن «{format}» است؛ گزینهٔ ⁨--prompt-list⁩ را حذف کنید</translation>
    </message>
    <message>
        <source>cannot read {file} (data.exclude_sequences)</source>
        <translation>خواندن {file} ممکن نیست (data.exclude_sequences)</translation>
    </message>
    <message>
        <source>a row was skipped: {reason}</source>
        <translation>سطری کنار گذاشته شد: {reason}</translation>
    </message>
    <message>
        <source>{file} was excluded: its text has nothing to speak</source>
        <translation>‏{file} کنار گذاشته شد: متن آن چیزی برای خواندن ندارد</translation>
    </message>
    <message>
        <source>{file} was excluded: its speaker {speaker} has no recordings to train on</source>
        <translation>‏{file} کنار گذاشته شد: از گویندهٔ آن، {speaker}، ضبطی برای آموزش نیست</translation>
    </message>
    <message>
        <source>{file} was excluded: its text has symbols that the voice in the checkpoint does not know</source>
        <translation>‏{file} کنار گذاشته شد: متن آن نمادهایی دارد که صدای چک‌پوینت نمی‌شناسد</translation>
    </message>
    <message>
        <source>{file} was excluded: it is too short for its text; check the transcript</source>
        <translation>‏{file} کنار گذاشته شد: برای متن خود بیش از حد کوتاه است؛ متن آن را بررسی کنید</translation>
    </message>
    <message>
        <source>no recording is left to train on; first reason: {first}</source>
        <translation>ضبطی برای آموزش نمانده است؛ نخستین دلیل: {first}</translation>
    </message>
    <message>
        <source>you chose it for this device</source>
        <translation>شما آن را برای این دستگاه انتخاب کرده‌اید</translation>
    </message>
    <message>
        <source>CPU: {cpu}</source>
        <translation>CPU: {cpu}</translation>
    </message>
    <message>
        <source>{name} is saved in {file}; while it is unavailable ({reason}), runs use the best available device</source>
        <translation>‏{name} در {file} ذخیره شده است؛ تا وقتی در دسترس نباشد ({reason})، اجراها بهترین دستگاه موجود را به کار می‌گیرند</translation>
    </message>
    <message>
        <source>{name} is saved in {file}; `formant hardware --reconfigure` changes the choice, and --gpu chooses a device for one run</source>
        <translation>‏{name} در {file} ذخیره شده است؛ ⁨`formant hardware --reconfigure`⁩ انتخاب را تغییر می‌دهد و ⁨--gpu⁩ دستگاه را برای یک اجرا انتخاب می‌کند</translation>
    </message>
    <message>
        <source>{system}, in a container ({container})</source>
        <translation>‏{system}، در کانتینر ({container})</translation>
    </message>
    <message>
        <source>CPU</source>
        <translation>CPU</translation>
    </message>
    <message>
        <source>, {count} {core|cores}</source>
        <translation>، {count} هسته</translation>
    </message>
    <message>
        <source>, {memory} of memory</source>
        <translation>، {memory} حافظه</translation>
    </message>
    <message>
        <source>{model}{cores}, {threads} usable {thread|threads}{memory}</source>
        <translation>‏{model}{cores}، {threads} رشتهٔ (thread) قابل استفاده{memory}</translation>
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
        <translation>در دسترس نیست</translation>
    </message>
    <message>
        <source>GPU {index}</source>
        <translation>GPU {index}</translation>
    </message>
    <message>
        <source>seen, not usable</source>
        <translation>شناسایی شد، قابل استفاده نیست</translation>
    </message>
    <message>
        <source>chosen automatically: {settings}</source>
        <translation>انتخاب خودکار: {settings}</translation>
    </message>
    <message>
        <source>from the original run: {settings}</source>
        <translation>از اجرای اصلی: {settings}</translation>
    </message>
    <message>
        <source>as configured: {settings}</source>
        <translation>طبق پیکربندی: {settings}</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>بله</translation>
    </message>
    <message>
        <source>no</source>
        <translation>نه</translation>
    </message>
    <message>
        <source>{total}, {free} of it free</source>
        <translation>‏{total}، که {free} آن آزاد است</translation>
    </message>
    <message>
        <source>Platform    {platform}</source>
        <translation>سکو         {platform}</translation>
    </message>
    <message>
        <source>CPU         {cpu}</source>
        <translation>CPU         {cpu}</translation>
    </message>
    <message>
        <source>Disk        {free} free in {folder}</source>
        <translation>دیسک        {free} فضای آزاد در {folder}</translation>
    </message>
    <message>
        <source>            free memory {free}, driver {driver}, power limit {power}, {uuid}</source>
        <translation>            حافظهٔ آزاد {free}، درایور {driver}، سقف توان {power}، {uuid}</translation>
    </message>
    <message>
        <source>            bf16 {bf16}, fp16 {fp16}, TF32 {tf32}, kernels in this LibTorch {kernels}, attention {attention}</source>
        <translation>            bf16 {bf16}، fp16 {fp16}، TF32 {tf32}، کرنل‌ها در این LibTorch {kernels}، توجه (attention) {attention}</translation>
    </message>
    <message>
        <source>{index}       {gpu}</source>
        <translation>{index}       {gpu}</translation>
    </message>
    <message>
        <source>            cannot be used: {reason}</source>
        <translation>            قابل استفاده نیست: {reason}</translation>
    </message>
    <message>
        <source>GPU         none: {reason}</source>
        <translation>‏GPU         هیچ: {reason}</translation>
    </message>
    <message>
        <source>Chosen      {how}</source>
        <translation>انتخاب      {how}</translation>
    </message>
    <message>
        <source>Remembered  {name} ({device}), {date}</source>
        <translation>ذخیره‌شده {name} ({device})، {date}</translation>
    </message>
    <message>
        <source>Versions    {versions}</source>
        <translation>نسخه‌ها     {versions}</translation>
    </message>
    <message>
        <source>automatic</source>
        <translation>خودکار</translation>
    </message>
    <message>
        <source>from the original run</source>
        <translation>از اجرای اصلی</translation>
    </message>
    <message>
        <source>configured</source>
        <translation>طبق پیکربندی</translation>
    </message>
    <message>
        <source>{value} is recommended for this machine: {reason}</source>
        <translation>برای این رایانه {value} پیشنهاد می‌شود: {reason}</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>تنظیمات</translation>
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
        <translation>فقط float32</translation>
    </message>
    <message>
        <source>{free} free in {folder}</source>
        <translation>‏{free} فضای آزاد در {folder}</translation>
    </message>
    <message>
        <source>GPU driver</source>
        <translation>درایور GPU</translation>
    </message>
    <message>
        <source>Maximum CUDA version of the driver</source>
        <translation>بالاترین نسخهٔ CUDA درایور</translation>
    </message>
    <message>
        <source>Environment</source>
        <translation>محیط</translation>
    </message>
    <message>
        <source>Recommendations</source>
        <translation>توصیه‌ها</translation>
    </message>
    <message>
        <source>Architecture</source>
        <translation>معماری</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>حافظه</translation>
    </message>
    <message>
        <source>Driver</source>
        <translation>درایور</translation>
    </message>
    <message>
        <source>Fast number formats</source>
        <translation>قالب‌های عددی سریع</translation>
    </message>
    <message>
        <source>Attention</source>
        <translation>توجه (attention)</translation>
    </message>
    <message>
        <source>LibTorch kernels</source>
        <translation>کرنل‌های LibTorch</translation>
    </message>
    <message>
        <source>Power limit</source>
        <translation>سقف توان</translation>
    </message>
    <message>
        <source>PCI bus ID</source>
        <translation>شناسهٔ گذرگاه PCI</translation>
    </message>
    <message>
        <source>UUID</source>
        <translation>UUID</translation>
    </message>
    <message>
        <source>Platform</source>
        <translation>سکو</translation>
    </message>
    <message>
        <source>Instruction sets</source>
        <translation>مجموعهٔ دستورها</translation>
    </message>
    <message>
        <source>Disk</source>
        <translation>دیسک</translation>
    </message>
    <message>
        <source>{device} failed its self-test: {lines}. Do not train on it before this is fixed; `--gpu cpu` uses the CPU</source>
        <translation>‏{device} در خودآزمایی رد شد: {lines}. تا این مشکل رفع نشده روی آن آموزش ندهید؛ با ⁨`--gpu cpu`⁩ از CPU استفاده می‌شود</translation>
    </message>
    <message>
        <source>the self-test was stopped</source>
        <translation>خودآزمایی متوقف شد</translation>
    </message>
    <message>
        <source>{key} is {value} in the configuration; {suggestion} is recommended for this machine: {reason}</source>
        <translation>مقدار {key} در پیکربندی {value} است؛ برای این رایانه {suggestion} پیشنهاد می‌شود: {reason}</translation>
    </message>
    <message>
        <source>&apos;{folder}&apos; is not an absolute path; it must begin with &apos;/&apos;</source>
        <translation>‏«{folder}» مسیر مطلق نیست؛ باید با «/» آغاز شود</translation>
    </message>
    <message>
        <source>{folder} is not writable; choose another folder</source>
        <translation>نوشتن در {folder} ممکن نیست؛ پوشهٔ دیگری انتخاب کنید</translation>
    </message>
    <message>
        <source>runs on {device}: {how}</source>
        <translation>روی {device} اجرا می‌شود: {how}</translation>
    </message>
    <message>
        <source>{where}: &apos;{value}&apos; is not a valid value of {name}</source>
        <translation>‏{where}: «{value}» مقدار معتبری برای {name} نیست</translation>
    </message>
    <message>
        <source>{key}: there is no {file}; paths in {out} are relative to its folder, so give an absolute path</source>
        <translation>‏{key}: فایل {file} وجود ندارد؛ مسیرها در {out} نسبت به پوشهٔ خود آن است، پس مسیر مطلق را بدهید</translation>
    </message>
    <message>
        <source>it has no value</source>
        <translation>مقداری ندارد</translation>
    </message>
    <message>
        <source>{where}: unknown setting &apos;{key}&apos;</source>
        <translation>‏{where}: تنظیم ناشناختهٔ «{key}»</translation>
    </message>
    <message>
        <source>{first} already sets {key}</source>
        <translation>‏{first} پیش‌تر {key} را تعیین کرده است</translation>
    </message>
    <message>
        <source>{file} cannot be imported, as it is not YAML or JSON of sections and settings: {reason}</source>
        <translation>وارد کردن {file} ممکن نیست، زیرا YAML یا JSON با بخش‌ها و تنظیمات نیست: {reason}</translation>
    </message>
    <message>
        <source>batches are always prefetched by threads; see data.num_workers and data.prefetch_buffer_size</source>
        <translation>دسته‌ها همیشه با رشته‌ها (thread) از پیش آماده می‌شوند؛ data.num_workers و data.prefetch_buffer_size را ببینید</translation>
    </message>
    <message>
        <source>an option of TensorFlow, which this program does not use</source>
        <translation>گزینه‌ای مربوط به TensorFlow که این برنامه از آن استفاده نمی‌کند</translation>
    </message>
    <message>
        <source>compilation by TensorFlow; the equivalent setting is train.use_torch_compile</source>
        <translation>کامپایل TensorFlow؛ تنظیم معادل train.use_torch_compile است</translation>
    </message>
    <message>
        <source>the window is always as long as the FFT, audio.n_fft</source>
        <translation>طول پنجره همیشه برابر طول FFT، یعنی audio.n_fft، است</translation>
    </message>
    <message>
        <source>every step is logged to metrics.jsonl of the run</source>
        <translation>هر گام در metrics.jsonl اجرا نوشته می‌شود</translation>
    </message>
    <message>
        <source>{file}, which names the speakers of the weights next to it, is not valid JSON</source>
        <translation>‏{file} که گویندگانِ وزن‌های کنارش را نام می‌برد، JSON معتبری نیست</translation>
    </message>
    <message>
        <source>{file} must have one symbol per line: the padding first, and a space further down</source>
        <translation>در {file} باید در هر خط یک نماد باشد: نخست نماد لایی (padding)، و پایین‌تر یک فاصله</translation>
    </message>
    <message>
        <source>{file}, which describes the text processing of the weights next to it, cannot be read: {reason}</source>
        <translation>‏{file}، که پردازش متن وزن‌های کنارش را توصیف می‌کند، خوانده نمی‌شود: {reason}</translation>
    </message>
    <message>
        <source>stopped before training started</source>
        <translation>پیش از آغاز آموزش متوقف شد</translation>
    </message>
    <message>
        <source>the defaults and the command-line settings are valid</source>
        <translation>مقدارهای پیش‌فرض و تنظیمات خط فرمان معتبرند</translation>
    </message>
    <message>
        <source>{file} is valid</source>
        <translation>‏{file} معتبر است</translation>
    </message>
    <message>
        <source>train.precision is fp16, which is meant for GPUs: on a CPU, a step of a large model takes minutes instead of seconds; use --set train.precision=float32</source>
        <translation>مقدار train.precision برابر fp16 است که برای GPU است: روی CPU، یک گامِ مدلی بزرگ به‌جای چند ثانیه چند دقیقه طول می‌کشد؛ ⁨--set train.precision=float32⁩ را به کار ببرید</translation>
    </message>
    <message>
        <source>train.precision is {precision}, which is slower than float32 on this CPU; use --set train.precision=float32</source>
        <translation>مقدار train.precision برابر {precision} است که روی این CPU کندتر از float32 است؛ ⁨--set train.precision=float32⁩ را به کار ببرید</translation>
    </message>
    <message>
        <source>{name} is trained on audio only: no texts are read</source>
        <translation>‏{name} تنها با صوت آموزش می‌بیند: متنی خوانده نمی‌شود</translation>
    </message>
    <message>
        <source>text frontend: {mode}, language &apos;{language}&apos;</source>
        <translation>پردازش متن: {mode}، زبان «{language}»</translation>
    </message>
    <message>
        <source>{file} does not exist</source>
        <translation>‏{file} وجود ندارد</translation>
    </message>
    <message>
        <source>{file} is empty (0 bytes)</source>
        <translation>‏{file} خالی است (صفر بایت)</translation>
    </message>
    <message>
        <source>{file} has no text</source>
        <translation>‏{file} متن ندارد</translation>
    </message>
    <message>
        <source>{file} is {format}, a format that formant cannot decode</source>
        <translation>قالب {file} برابر {format} است که formant نمی‌تواند رمزگشایی کند</translation>
    </message>
    <message>
        <source>{file} lists {count} recordings, all found</source>
        <translation>‏{file} دارای {count} ضبط است که همه پیدا شدند</translation>
    </message>
    <message>
        <source>{file} lists {count} recordings, all found and with a text</source>
        <translation>‏{file} دارای {count} ضبط است که همه پیدا شدند و متن دارند</translation>
    </message>
    <message>
        <source>{unfit} of the {count} recordings in {file} will be skipped; first: {first}. The Data page and `formant doctor` list them all</source>
        <translation>از {count} ضبط {file}، {unfit} ضبط کنار گذاشته می‌شود؛ نخستین: {first}. صفحهٔ «داده‌ها» و ⁨`formant doctor`⁩ همه را فهرست می‌کنند</translation>
    </message>
    <message>
        <source>none of the {count} recordings in {file} can be used; first: {first}</source>
        <translation>هیچ‌یک از {count} ضبط {file} قابل استفاده نیست؛ نخستین: {first}</translation>
    </message>
    <message>
        <source>text.language is &apos;{language}&apos;, but most texts are written in another script. Set the language of the texts. First: {text}</source>
        <translation>مقدار text.language «{language}» است، اما بیشتر متن‌ها به خط دیگری هستند. زبان متن‌ها را تعیین کنید. نخستین: {text}</translation>
    </message>
    <message>
        <source>{count} recordings are used for validation</source>
        <translation>‏{count} ضبط برای اعتبارسنجی به کار می‌رود</translation>
    </message>
    <message>
        <source>train.early_stopping and train.on_plateau need validation data, and there is none: set data.validation or a larger data.validation_share</source>
        <translation>‏train.early_stopping و train.on_plateau به دادهٔ اعتبارسنجی نیاز دارند و چنین داده‌ای نیست: data.validation را تعیین کنید یا data.validation_share را بزرگ‌تر کنید</translation>
    </message>
    <message>
        <source>training steps with {batch} {sample|samples} fail on this machine: {reason}</source>
        <translation>گام‌های آموزش با {batch} نمونه روی این رایانه ناموفق‌اند: {reason}</translation>
    </message>
    <message>
        <source>training needs about {need} of memory, but only {limit} are available; {batch} samples of up to {seconds} s take {activations}: halve train.batch_size and double train.gradient_accumulation_steps</source>
        <translation>آموزش حدود {need} حافظه لازم دارد، ولی فقط {limit} موجود است؛ {batch} نمونهٔ حداکثر {seconds} ثانیه‌ای {activations} می‌گیرند: train.batch_size را نصف و train.gradient_accumulation_steps را دو برابر کنید</translation>
    </message>
    <message>
        <source>training needs about {need} of memory, but only {limit} are available; {batch} samples of up to {seconds} s take {activations}: halve train.batch_size and double train.gradient_accumulation_steps, or set train.use_gradient_checkpointing</source>
        <translation>آموزش حدود {need} حافظه لازم دارد، ولی فقط {limit} موجود است؛ {batch} نمونهٔ حداکثر {seconds} ثانیه‌ای {activations} می‌گیرند: train.batch_size را نصف و train.gradient_accumulation_steps را دو برابر کنید یا train.use_gradient_checkpointing را فعال کنید</translation>
    </message>
    <message>
        <source>training needs about {need} of {limit}: {parameters} for weights, gradients, optimizer state and EMA, {program} for the program, {activations} for {batch} samples of up to {seconds} s (measured with 1 and {larger})</source>
        <translation>آموزش حدود {need} از {limit} لازم دارد: {parameters} برای وزن‌ها، گرادیان‌ها، وضعیت بهینه‌ساز و EMA، {program} برای برنامه، {activations} برای {batch} نمونهٔ حداکثر {seconds} ثانیه‌ای (اندازه‌گیری‌شده با ۱ و {larger})</translation>
    </message>
    <message>
        <source>training steps with one sample fit into memory; two at a time would not</source>
        <translation>گام‌های آموزش با یک نمونه در حافظه جا می‌شوند؛ دو نمونه با هم جا نمی‌شود</translation>
    </message>
    <message>
        <source>{name} with {millions} million parameters</source>
        <translation>‏{name} با {millions} میلیون پارامتر</translation>
    </message>
    <message>
        <source>{name} does not support train.use_gradient_checkpointing; set it to off</source>
        <translation>‏{name} از train.use_gradient_checkpointing پشتیبانی نمی‌کند؛ آن را خاموش کنید</translation>
    </message>
    <message>
        <source>device {device} passed the self-test</source>
        <translation>دستگاه {device} در خودآزمایی قبول شد</translation>
    </message>
    <message>
        <source>{tried} of the {count} recordings were decoded as a test: {seconds} s of audio each on average, {total} in total</source>
        <translation>از {count} ضبط، {tried} ضبط به‌طور آزمایشی رمزگشایی شد: میانگین هر کدام {seconds} ثانیه صدا، در مجموع {total}</translation>
    </message>
    <message>
        <source>none of the {tried} recordings that were decoded as a test can be used; first: {first}</source>
        <translation>از {tried} ضبطی که به‌طور آزمایشی رمزگشایی شد هیچ‌کدام به کار نمی‌آید؛ نخستین: {first}</translation>
    </message>
    <message>
        <source>{unusable} of {tried} recordings that were decoded as a test cannot be used; first: {first}. The Data page and `formant doctor` check all {count}</source>
        <translation>از {tried} ضبطی که به‌طور آزمایشی رمزگشایی شد {unusable} ضبط به کار نمی‌آید؛ نخستین: {first}. صفحهٔ «داده‌ها» و ⁨`formant doctor`⁩ هر {count} ضبط را بررسی می‌کنند</translation>
    </message>
    <message>
        <source>{folder} is not writable; choose another folder with --runs</source>
        <translation>نوشتن در {folder} ممکن نیست؛ با ⁨--runs⁩ پوشهٔ دیگری انتخاب کنید</translation>
    </message>
    <message>
        <source>checkpoints need up to {need}; {free} are free in {folder}</source>
        <translation>چک‌پوینت‌ها تا {need} لازم دارند؛ {free} در {folder} آزاد است</translation>
    </message>
    <message>
        <source>checkpoints need up to {need}, but only {free} are free in {folder}; training will pause when the disk is full. Free some space, lower train.keep_checkpoints, or choose another folder with --runs</source>
        <translation>چک‌پوینت‌ها تا {need} لازم دارند، اما فقط {free} در {folder} آزاد است؛ با پر شدن دیسک، آموزش مکث می‌کند. فضا آزاد کنید، train.keep_checkpoints را کم کنید یا با ⁨--runs⁩ پوشهٔ دیگری انتخاب کنید</translation>
    </message>
    <message>
        <source>{folder}, the cache for decoded recordings, is not writable; set XDG_CACHE_HOME to another folder</source>
        <translation>نوشتن در {folder}، کش ضبط‌های رمزگشایی‌شده، ممکن نیست؛ XDG_CACHE_HOME را روی پوشهٔ دیگری تنظیم کنید</translation>
    </message>
    <message>
        <source>decoded recordings need up to {need}; {free} are free in {folder}</source>
        <translation>ضبط‌های رمزگشایی‌شده تا {need} لازم دارند؛ {free} در {folder} آزاد است</translation>
    </message>
    <message>
        <source>decoded recordings need up to {need}, but only {free} are free in {folder}; free some space, or set XDG_CACHE_HOME to another folder</source>
        <translation>ضبط‌های رمزگشایی‌شده تا {need} لازم دارند، اما فقط {free} در {folder} آزاد است؛ فضا آزاد کنید یا XDG_CACHE_HOME را روی پوشهٔ دیگری تنظیم کنید</translation>
    </message>
    <message>
        <source>run folder: {folder}</source>
        <translation>پوشهٔ اجرا: {folder}</translation>
    </message>
    <message>
        <source>the disk of the recordings reads only {speed} MB/s; a copy on a local disk would be faster</source>
        <translation>دیسک ضبط‌ها فقط ⁨{speed} MB/s⁩ می‌خواند؛ نسخه‌ای روی دیسک محلی سریع‌تر است</translation>
    </message>
    <message>
        <source>the disk of the recordings reads {speed} MB/s</source>
        <translation>دیسک ضبط‌ها ⁨{speed} MB/s⁩ می‌خواند</translation>
    </message>
    <message>
        <source>{file} (train.pretrained_path) has no weights for this model</source>
        <translation>‏{file} (train.pretrained_path) وزنی برای این مدل ندارد</translation>
    </message>
    <message>
        <source>the run {run} was trained on the recordings in {before} and would resume with different ones; if they are of another voice, use another run name</source>
        <translation>اجرای {run} با ضبط‌های {before} آموزش دیده و با ضبط‌های دیگری ادامه می‌یافت؛ اگر این ضبط‌ها از صدای دیگری هستند، نام دیگری برای اجرا به کار ببرید</translation>
    </message>
    <message>
        <source>resumes from {file} after step {step}</source>
        <translation>از {file} پس از گام {step} ادامه می‌یابد</translation>
    </message>
    <message>
        <source>the preset fine_tune needs a trained voice, and none is set; name its checkpoint with --set train.pretrained_path=FILE</source>
        <translation>پیش‌تنظیم fine_tune صدایی آموزش‌دیده لازم دارد و چنین صدایی تعیین نشده است؛ چک‌پوینت آن را با ⁨--set train.pretrained_path=FILE⁩ مشخص کنید</translation>
    </message>
    <message>
        <source>starts from pretrained weights: {file}</source>
        <translation>از وزن‌های پیش‌آموخته آغاز می‌شود: {file}</translation>
    </message>
    <message>
        <source>trains on mel spectrograms predicted by {file} (teacher forcing)</source>
        <translation>روی طیف‌نگاره‌های مِل پیش‌بینی‌شدهٔ {file} آموزش می‌بیند (teacher forcing)</translation>
    </message>
    <message>
        <source>vocoder: {file}</source>
        <translation>وکودر: {file}</translation>
    </message>
    <message>
        <source>{file} is not a queue of training runs; expected {example}</source>
        <translation>‏{file} صف آموزش نیست؛ انتظار می‌رفت مانند {example} باشد</translation>
    </message>
    <message>
        <source>{file}: job {number} is invalid ({reason}); expected {example}</source>
        <translation>‏{file}: کار شمارهٔ {number} نامعتبر است ({reason})؛ انتظار می‌رفت مانند {example} باشد</translation>
    </message>
    <message>
        <source>{file} was written by a newer version of formant; use that version, or another file</source>
        <translation>‏{file} با نسخهٔ تازه‌تری از formant نوشته شده است؛ از همان نسخه یا از فایل دیگری استفاده کنید</translation>
    </message>
    <message>
        <source>a running job cannot be changed; stop it first</source>
        <translation>کار در حال اجرا را نمی‌توان تغییر داد؛ نخست آن را متوقف کنید</translation>
    </message>
    <message>
        <source>cannot play {file}: {reason}</source>
        <translation>پخش {file} ممکن نیست: {reason}</translation>
    </message>
    <message>
        <source>there is no list of sentences {file}</source>
        <translation>فهرست جمله‌های {file} وجود ندارد</translation>
    </message>
    <message>
        <source>{folder} holds a voice already; continue it, or give the new one another name</source>
        <translation>‏{folder} از پیش صدایی دارد؛ با همان ادامه دهید یا نام دیگری به صدای تازه بدهید</translation>
    </message>
    <message>
        <source>a voice needs a speaker, the speaker&apos;s consent, a license and a language</source>
        <translation>صدا به گوینده، رضایت گوینده، مجوز و زبان نیاز دارد</translation>
    </message>
    <message>
        <source>{folder} holds no recorded voice: it needs profile.json and the folder recordings/</source>
        <translation>‏{folder} صدای ضبط‌شده‌ای ندارد: به ⁨profile.json⁩ و پوشهٔ ⁨recordings/⁩ نیاز دارد</translation>
    </message>
    <message>
        <source>{file} has no sentences; write one on each line</source>
        <translation>‏{file} هیچ جمله‌ای ندارد؛ در هر خط یک جمله بنویسید</translation>
    </message>
    <message>
        <source>the list &apos;{list}&apos; has no sentence {number}</source>
        <translation>فهرست «{list}» جملهٔ {number} را ندارد</translation>
    </message>
    <message>
        <source>the run has ended</source>
        <translation>اجرا پایان یافته است</translation>
    </message>
    <message>
        <source>the process for training {config} ended right after its start (exit code {code}): {words}</source>
        <translation>فرایند آموزش {config} بی‌درنگ پس از شروع پایان یافت (کد خروج {code}): {words}</translation>
    </message>
    <message>
        <source>process {pid} was started for training but cannot be followed yet; it may still start: check with formant status</source>
        <translation>فرایند {pid} برای آموزش راه‌اندازی شد ولی هنوز نمی‌توان آن را دنبال کرد؛ شاید هنوز آغاز شود: با ⁨formant status⁩ بررسی کنید</translation>
    </message>
    <message>
        <source>cannot follow {run}: {socket}: {reason}</source>
        <translation>دنبال کردن {run} ممکن نیست: {socket}: {reason}</translation>
    </message>
    <message>
        <source>the process that trains {run} does not respond; it is unknown whether the settings were changed</source>
        <translation>فرایندی که {run} را آموزش می‌دهد پاسخ نمی‌دهد؛ معلوم نیست تنظیمات تغییر کرده‌اند یا نه</translation>
    </message>
    <message>
        <source>process {pid}, which trains {run}, runs another version of formant; this one cannot follow it</source>
        <translation>فرایند {pid}، که {run} را آموزش می‌دهد، از نسخهٔ دیگری از formant است؛ این نسخه نمی‌تواند آن را دنبال کند</translation>
    </message>
    <message>
        <source>cannot create the socket {path} for following the run: {reason}</source>
        <translation>ساختن سوکت {path} برای دنبال کردن اجرا ممکن نیست: {reason}</translation>
    </message>
    <message>
        <source>no process is training {run}</source>
        <translation>هیچ فرایندی {run} را آموزش نمی‌دهد</translation>
    </message>
    <message>
        <source>the connection to process {pid} was lost, but it is still training {run}, which can be followed again</source>
        <translation>ارتباط با فرایند {pid} قطع شد، ولی همچنان {run} را آموزش می‌دهد و می‌توان دوباره آن را دنبال کرد</translation>
    </message>
    <message>
        <source>process {pid}, which trained {run}, ended unexpectedly at step {step}: it was killed or crashed (see log.txt). Start it again to resume from the newest checkpoint</source>
        <translation>فرایند {pid}، که {run} را آموزش می‌داد، نامنتظره در گام {step} پایان یافت: کشته شده یا از کار افتاده است (log.txt را ببینید). برای ادامه از تازه‌ترین چک‌پوینت، آن را دوباره آغاز کنید</translation>
    </message>
    <message>
        <source>name a run: its folder, or its name in {runs}</source>
        <translation>یک اجرا را مشخص کنید: پوشهٔ آن یا نامش در {runs}</translation>
    </message>
    <message>
        <source>there is no run {run}, neither as a folder nor in {runs}</source>
        <translation>اجرای {run} وجود ندارد، نه به‌صورت پوشه و نه در {runs}</translation>
    </message>
    <message>
        <source>there are no checkpoints of {path}: it is neither a run in {runs}, nor the folder of a run or of checkpoints</source>
        <translation>چک‌پوینتی از {path} وجود ندارد: نه اجرایی در {runs} است، نه پوشهٔ یک اجرا یا پوشهٔ چک‌پوینت‌ها</translation>
    </message>
    <message>
        <source>{path} is a run or a folder of checkpoints; name one of the files in it, which are listed by: formant checkpoint list {path}</source>
        <translation>‏{path} یک اجرا یا پوشه‌ای از چک‌پوینت‌هاست؛ یکی از فایل‌های درون آن را نام ببرید که با این فرمان فهرست می‌شوند: ⁨formant checkpoint list {path}⁩</translation>
    </message>
    <message>
        <source>the run {run} is already trained: it has reached step {step}, and train.max_steps is {steps}. To train it longer, set a larger train.max_steps; to train another voice, use another name</source>
        <translation>اجرای {run} از پیش آموزش دیده است: به گام {step} رسیده و مقدار train.max_steps برابر {steps} است. برای آموزش بیشتر، train.max_steps را بزرگ‌تر کنید؛ برای آموزش صدایی دیگر، نام دیگری به کار ببرید</translation>
    </message>
    <message>
        <source>there is no checkpoint {path} ({setting}), and no run with checkpoints in that folder; name a checkpoint of the model, or the folder of its run</source>
        <translation>چک‌پوینت {path} ({setting}) وجود ندارد و در آن پوشه اجرایی با چک‌پوینت هم نیست؛ چک‌پوینتی از مدل یا پوشهٔ اجرای آن را نام ببرید</translation>
    </message>
    <message>
        <source>{folder} is not the folder of a run: it has no config.yaml. Name a run folder or a configuration file</source>
        <translation>‏{folder} پوشهٔ یک اجرا نیست: config.yaml ندارد. پوشهٔ یک اجرا یا یک فایل پیکربندی را نام ببرید</translation>
    </message>
    <message>
        <source>the run {folder} already has checkpoints, and --resume never would overwrite them; use --resume auto or another name</source>
        <translation>اجرای {folder} از پیش چک‌پوینت دارد و ⁨--resume never⁩ آن‌ها را بازنویسی می‌کرد؛ از ⁨--resume auto⁩ یا نام دیگری استفاده کنید</translation>
    </message>
    <message>
        <source>{run} is not training</source>
        <translation>‏{run} در حال آموزش نیست</translation>
    </message>
    <message>
        <source>another recording is already converted to {file}; rename one, or choose another folder</source>
        <translation>ضبط دیگری پیش‌تر به {file} تبدیل شده است؛ نام یکی را تغییر دهید یا پوشهٔ دیگری انتخاب کنید</translation>
    </message>
    <message>
        <source>the output {file} would overwrite one of the input recordings; choose another folder</source>
        <translation>خروجی {file} یکی از ضبط‌های ورودی را بازنویسی می‌کرد؛ پوشهٔ دیگری انتخاب کنید</translation>
    </message>
    <message>
        <source>--only cannot be used with standard input: the ids of its lines are not known in advance</source>
        <translation>⁨--only⁩ با ورودی استاندارد به کار نمی‌آید: شناسهٔ خط‌های آن از پیش معلوم نیست</translation>
    </message>
    <message>
        <source>cannot read a style from the reference: {reason}</source>
        <translation>خواندن سبک از صدای مرجع ممکن نیست: {reason}</translation>
    </message>
    <message>
        <source>speech synthesis failed: {reason}</source>
        <translation>ساخت گفتار ناموفق بود: {reason}</translation>
    </message>
    <message>
        <source>out of memory while speaking a single sentence: &apos;{sentence}&apos;; split it into shorter sentences, close other programs that use this memory, or use --gpu cpu</source>
        <translation>هنگام خواندن یک جمله حافظه تمام شد: «{sentence}»؛ آن را به جمله‌های کوتاه‌تر تقسیم کنید، برنامه‌های دیگری را که از این حافظه استفاده می‌کنند ببندید یا ⁨--gpu cpu⁩ را به کار ببرید</translation>
    </message>
    <message>
        <source>the id &apos;{id}&apos; is not a valid file name; its text is written to {file}</source>
        <translation>شناسهٔ «{id}» نام فایل معتبری نیست؛ متن آن در {file} نوشته می‌شود</translation>
    </message>
    <message>
        <source>the id &apos;{id}&apos; occurs more than once, perhaps in other case (a, A); the later text is written to {file}</source>
        <translation>شناسهٔ «{id}» بیش از یک بار آمده، شاید با بزرگی و کوچکی دیگر حروف (a، A)؛ متن بعدی در {file} نوشته می‌شود</translation>
    </message>
    <message>
        <source>no text has the id &apos;{id}&apos;; did you mean &apos;{nearest}&apos;?</source>
        <translation>هیچ متنی شناسهٔ «{id}» ندارد؛ آیا منظور «{nearest}» است؟</translation>
    </message>
    <message>
        <source>no text has the id &apos;{id}&apos;</source>
        <translation>هیچ متنی شناسهٔ «{id}» ندارد</translation>
    </message>
    <message>
        <source>nothing to speak: give --text or --list</source>
        <translation>چیزی برای خواندن نیست: ⁨--text⁩ یا ⁨--list⁩ را بدهید</translation>
    </message>
    <message>
        <source>{place}: each line must look like {example}</source>
        <translation>‏{place}: هر خط باید مانند {example} باشد</translation>
    </message>
    <message>
        <source>{place}: the first line must name the columns: id,text</source>
        <translation>‏{place}: خط نخست باید نام ستون‌ها باشد: ⁨id,text⁩</translation>
    </message>
    <message>
        <source>{file} is not a supported list of texts; use .txt (one text per line), .csv (columns id,text) or .jsonl (keys id, text)</source>
        <translation>‏{file} فهرست متن پشتیبانی‌شده‌ای نیست؛ ⁨.txt⁩ (یک متن در هر خط)، ⁨.csv⁩ (ستون‌های ⁨id,text⁩) یا ⁨.jsonl⁩ (کلیدهای ⁨id, text⁩) را به کار ببرید</translation>
    </message>
    <message>
        <source>speaking was stopped; {done} of {all} texts are in {folder}</source>
        <translation>خواندن متن‌ها متوقف شد؛ {done} متن از {all} متن در {folder} است</translation>
    </message>
    <message>
        <source>speaking was stopped</source>
        <translation>خواندن متن متوقف شد</translation>
    </message>
    <message>
        <source>speaking ended early: {reason}</source>
        <translation>خواندن متن پیش از پایان قطع شد: {reason}</translation>
    </message>
    <message>
        <source>its sentences cannot be joined: {reason}</source>
        <translation>پیوستن جمله‌های آن به هم ممکن نیست: {reason}</translation>
    </message>
    <message>
        <source>out of memory; split it into shorter recordings, or use --gpu cpu</source>
        <translation>حافظه تمام شد؛ آن را به ضبط‌های کوتاه‌تر تقسیم کنید یا ⁨--gpu cpu⁩ را به کار ببرید</translation>
    </message>
    <message>
        <source>voice conversion failed: {reason}</source>
        <translation>تبدیل صدا ناموفق بود: {reason}</translation>
    </message>
    <message>
        <source>conversion was stopped; {done} of {all} recordings are in {folder}</source>
        <translation>تبدیل متوقف شد؛ {done} ضبط از {all} ضبط در {folder} است</translation>
    </message>
    <message>
        <source>the checkpoint was trained with the speakers {saved}, but the corpus has {found}; resume with the original corpus, or start a new run (name) from train.pretrained_path</source>
        <translation>چک‌پوینت با گویندگان {saved} آموزش دیده، ولی پیکره گویندگان {found} را دارد؛ با پیکرهٔ اصلی ادامه دهید یا اجرای تازه‌ای (name) از train.pretrained_path آغاز کنید</translation>
    </message>
    <message>
        <source>model {name}: {count} parameters</source>
        <translation>مدل {name}: {count} پارامتر</translation>
    </message>
    <message>
        <source>  {title}: {count}</source>
        <translation>  {title}: {count}</translation>
    </message>
    <message>
        <source>the loss or gradient of the first step is not a number</source>
        <translation>زیان یا گرادیان گام نخست عدد نیست</translation>
    </message>
    <message>
        <source>one training step: loss {loss}, gradient norm {norm}</source>
        <translation>یک گام آموزش: زیان {loss}، نُرم گرادیان {norm}</translation>
    </message>
    <message>
        <source>speaks: {frames} frames</source>
        <translation>خواندن متن: {frames} فریم</translation>
    </message>
    <message>
        <source>the checkpoint was trained on a different corpus; training continues on the new one</source>
        <translation>چک‌پوینت با پیکرهٔ دیگری آموزش دیده است؛ آموزش با پیکرهٔ تازه ادامه می‌یابد</translation>
    </message>
    <message>
        <source>changed since the checkpoint: {keys}; training continues with the new values, so the result differs from that of an uninterrupted run</source>
        <translation>تغییرکرده پس از چک‌پوینت: {keys}؛ آموزش با مقدارهای تازه ادامه می‌یابد، پس نتیجه با نتیجهٔ اجرای بی‌وقفه فرق دارد</translation>
    </message>
    <message>
        <source>the damaged checkpoint was renamed to {file}</source>
        <translation>نام چک‌پوینت آسیب‌دیده به {file} تغییر یافت</translation>
    </message>
    <message>
        <source>{count} newer {checkpoint was|checkpoints were} renamed to abandoned_step_N.pt, because the run continues from an earlier step</source>
        <translation>نام {count} چک‌پوینت تازه‌تر به abandoned_step_N.pt تغییر یافت، زیرا اجرا از گامی پیش‌تر ادامه می‌یابد</translation>
    </message>
    <message>
        <source>no step for {seconds} s, more than 20 times as long as usual; is the GPU or the disk busy with something else, or the machine out of memory?</source>
        <translation>گامی در {seconds} ثانیه انجام نشده، بیش از ۲۰ برابر معمول؛ آیا GPU یا دیسک سرگرم کار دیگری است یا حافظهٔ رایانه تمام شده است؟</translation>
    </message>
    <message>
        <source>other processes cannot follow this run: the path of its folder is too long for a socket, and XDG_RUNTIME_DIR is not set</source>
        <translation>فرایندهای دیگر نمی‌توانند این اجرا را دنبال کنند: مسیر پوشهٔ آن برای سوکت بیش از حد طولانی است و XDG_RUNTIME_DIR تنظیم نشده است</translation>
    </message>
    <message>
        <source>training on mel spectrograms that {file} predicts for the recordings (teacher forcing)</source>
        <translation>آموزش روی طیف‌نگاره‌های مِلی که {file} برای ضبط‌ها پیش‌بینی می‌کند (teacher forcing)</translation>
    </message>
    <message>
        <source>reading the recordings of {corpus}</source>
        <translation>خواندن ضبط‌های {corpus}</translation>
    </message>
    <message>
        <source>{training} {recording|recordings} to train on, {validation} to validate</source>
        <translation>‏{training} ضبط برای آموزش و {validation} برای اعتبارسنجی</translation>
    </message>
    <message>
        <source>{count} speakers: {names}</source>
        <translation>‏{count} گوینده: {names}</translation>
    </message>
    <message>
        <source>resuming after step {step} from {file}</source>
        <translation>ازسرگیری پس از گام {step} از {file}</translation>
    </message>
    <message>
        <source>train.sample_texts is empty; samples use {count} {text|texts} of the validation set</source>
        <translation>‏train.sample_texts خالی است؛ نمونه‌ها از {count} متن مجموعهٔ اعتبارسنجی استفاده می‌کنند</translation>
    </message>
    <message>
        <source>train.sample_texts is empty; samples use {count} {text|texts} of the training set, because there is no validation set</source>
        <translation>‏train.sample_texts خالی است؛ نمونه‌ها از {count} متن مجموعهٔ آموزش استفاده می‌کنند، زیرا مجموعهٔ اعتبارسنجی وجود ندارد</translation>
    </message>
    <message>
        <source>starting from the pretrained weights {file}</source>
        <translation>آغاز از وزن‌های پیش‌آموختهٔ {file}</translation>
    </message>
    <message>
        <source>and from {file} next to it</source>
        <translation>و از {file} در کنار آن</translation>
    </message>
    <message>
        <source>{need} of {limit} (measured on this machine): too much. Halve train.batch_size and double train.gradient_accumulation_steps</source>
        <translation>‏{need} از {limit} (اندازه‌گیری‌شده روی این رایانه): بیش از حد. train.batch_size را نصف و train.gradient_accumulation_steps را دو برابر کنید</translation>
    </message>
    <message>
        <source>about {need} of {limit} (estimate): probably too much. Halve train.batch_size and double train.gradient_accumulation_steps</source>
        <translation>حدود {need} از {limit} (تخمین): احتمالاً بیش از حد. train.batch_size را نصف و train.gradient_accumulation_steps را دو برابر کنید</translation>
    </message>
    <message>
        <source>{need} of {limit} (measured on this machine)</source>
        <translation>‏{need} از {limit} (اندازه‌گیری‌شده روی این رایانه)</translation>
    </message>
    <message>
        <source>about {need} of {limit} (rough estimate; the preflight check measures it)</source>
        <translation>حدود {need} از {limit} (تخمین تقریبی؛ بررسی پیش از شروع آن را اندازه می‌گیرد)</translation>
    </message>
    <message>
        <source>{whole} for all {all} steps, {time} for an epoch of {steps} {step|steps} (measured on this machine)</source>
        <translation>‏{whole} برای همهٔ {all} گام، {time} برای یک دورهٔ {steps} گامی (اندازه‌گیری‌شده روی این رایانه)</translation>
    </message>
    <message>
        <source>unknown until data.corpus names recordings</source>
        <translation>نامعلوم تا وقتی data.corpus ضبطی را نام ببرد</translation>
    </message>
    <message>
        <source>read</source>
        <translation>خواندن</translation>
    </message>
    <message>
        <source>decode</source>
        <translation>رمزگشایی</translation>
    </message>
    <message>
        <source>resample</source>
        <translation>تغییر نرخ نمونه‌برداری</translation>
    </message>
    <message>
        <source>join</source>
        <translation>به‌هم‌پیوستن</translation>
    </message>
    <message>
        <source>features</source>
        <translation>ویژگی‌ها</translation>
    </message>
    <message>
        <source>collate</source>
        <translation>گردآوری دسته</translation>
    </message>
    <message>
        <source>copy to device</source>
        <translation>کپی به دستگاه</translation>
    </message>
    <message>
        <source>wait for data</source>
        <translation>انتظار برای داده</translation>
    </message>
    <message>
        <source>forward</source>
        <translation>گذر پیشرو (forward)</translation>
    </message>
    <message>
        <source>backward</source>
        <translation>گذر پسرو (backward)</translation>
    </message>
    <message>
        <source>optimizer</source>
        <translation>بهینه‌ساز</translation>
    </message>
    <message>
        <source>logging</source>
        <translation>ثبت لاگ</translation>
    </message>
    <message>
        <source>step</source>
        <translation>گام</translation>
    </message>
    <message>
        <source>other</source>
        <translation>سایر</translation>
    </message>
    <message>
        <source>{device}: {steps} steps of {batch} x {accumulation} samples, {ms} ms each: {speed} samples/s</source>
        <translation>‏{device}: {steps} گام با ⁨{batch} × {accumulation}⁩ نمونه، هر کدام ⁨{ms} ms⁩: ‏{speed} نمونه بر ثانیه</translation>
    </message>
    <message>
        <source>utilization: {mean} % on average, minimum {lowest} %, 5th percentile {fifth} %, variation {swing} %</source>
        <translation>بهره‌وری: به‌طور میانگین {mean}٪، کمترین {lowest}٪، صدک پنجم {fifth}٪، تغییرات {swing}٪</translation>
    </message>
    <message>
        <source>No setting would make it notably faster.</source>
        <translation>هیچ تنظیمی آن را به‌طور محسوسی سریع‌تر نمی‌کند.</translation>
    </message>
    <message>
        <source>Most effective change: {settings}: about {gain} % more samples/s ({why})</source>
        <translation>مؤثرترین تغییر: {settings}: حدود {gain}٪ نمونهٔ بیشتر در ثانیه ({why})</translation>
    </message>
    <message>
        <source>{device} is no longer available; the measurement was not saved</source>
        <translation>‏{device} دیگر در دسترس نیست؛ اندازه‌گیری ذخیره نشد</translation>
    </message>
    <message>
        <source>saved in {file}: batch size {batch} on {device}, for {model} in {precision}; used when train.batch_size is 0 (automatic)</source>
        <translation>در {file} ذخیره شد: اندازهٔ دستهٔ {batch} روی {device}، برای {model} با دقت {precision}؛ اگر train.batch_size برابر 0 (خودکار) باشد به کار می‌رود</translation>
    </message>
    <message>
        <source>Training thread, one step</source>
        <translation>رشتهٔ (thread) آموزش، برای یک گام</translation>
    </message>
    <message>
        <source>{count} {worker makes|workers make} batches, one sample</source>
        <translation>‏{count} رشتهٔ (thread) سازندهٔ دسته، برای یک نمونه</translation>
    </message>
    <message>
        <source>{count} {process prepares|processes prepare} recordings, one recording</source>
        <translation>‏{count} فرایند آماده‌سازی ضبط‌ها، برای یک ضبط</translation>
    </message>
    <message>
        <source>it failed: {reason}</source>
        <translation>ناموفق بود: {reason}</translation>
    </message>
    <message>
        <source>its process hangs or was killed, as happens when memory runs out</source>
        <translation>فرایند آن گیر کرده یا کشته شده است، چنان‌که هنگام تمام شدن حافظه پیش می‌آید</translation>
    </message>
    <message>
        <source>stopped</source>
        <translation>متوقف شد</translation>
    </message>
    <message>
        <source>not even one sample at a time can be trained: {reason}; use a smaller model, or exclude the longest recordings</source>
        <translation>حتی با یک نمونه در هر بار هم آموزش ممکن نیست: {reason}؛ مدل کوچک‌تری به کار ببرید، یا طولانی‌ترین ضبط‌ها را کنار بگذارید</translation>
    </message>
    <message>
        <source>not even one sample at a time can be trained: {reason}; use train.use_gradient_checkpointing, a smaller model, or exclude the longest recordings</source>
        <translation>حتی با یک نمونه در هر بار هم آموزش ممکن نیست: {reason}؛ train.use_gradient_checkpointing یا مدل کوچک‌تری به کار ببرید، یا طولانی‌ترین ضبط‌ها را کنار بگذارید</translation>
    </message>
    <message>
        <source>one sample needs more than 85 % of the memory</source>
        <translation>یک نمونه بیش از ۸۵٪ حافظه را لازم دارد</translation>
    </message>
    <message>
        <source>{file} (train.pretrained_path) is a checkpoint of the model &apos;{saved}&apos;, but model.name is &apos;{model}&apos;</source>
        <translation>‏{file} (train.pretrained_path) چک‌پوینت مدل «{saved}» است، ولی model.name برابر «{model}» است</translation>
    </message>
    <message>
        <source>the {count} speakers of the pretrained weights are dropped: the corpus has one speaker</source>
        <translation>‏{count} گویندهٔ وزن‌های پیش‌آموخته کنار گذاشته می‌شوند: پیکره یک گوینده دارد</translation>
    </message>
    <message>
        <source>all speakers are new to the pretrained weights</source>
        <translation>همهٔ گویندگان برای وزن‌های پیش‌آموخته تازه‌اند</translation>
    </message>
    <message>
        <source>the pretrained weights include all speakers</source>
        <translation>وزن‌های پیش‌آموخته همهٔ گویندگان را دارند</translation>
    </message>
    <message>
        <source>the pretrained weights include the speakers {known}; new speakers: {fresh}</source>
        <translation>وزن‌های پیش‌آموخته گویندگان {known} را دارند؛ گویندگان تازه: {fresh}</translation>
    </message>
    <message>
        <source>the pretrained weights do not name their speakers: they are assumed to be those of the corpus, in the order of their names</source>
        <translation>وزن‌های پیش‌آموخته نام گویندگان خود را ندارند: فرض می‌شود همان گویندگان پیکره باشند، به ترتیب نام</translation>
    </message>
    <message>
        <source>the pretrained weights have {count} speakers without names; the speaker of the corpus is new</source>
        <translation>وزن‌های پیش‌آموخته {count} گویندهٔ بی‌نام دارند؛ گویندهٔ پیکره تازه است</translation>
    </message>
    <message>
        <source>the pretrained weights do not fit this model: {tensors}. Use the configuration they were trained with, or load what fits with train.pretrained_partial (--partial)</source>
        <translation>وزن‌های پیش‌آموخته با این مدل جور نیستند: {tensors}. از همان پیکربندی‌ای استفاده کنید که با آن آموزش دیده‌اند، یا با train.pretrained_partial (⁨--partial⁩) آنچه را جور است بار کنید</translation>
    </message>
    <message>
        <source>{count} {tensor|tensors} of the pretrained weights {was|were} loaded</source>
        <translation>‏{count} تانسور از وزن‌های پیش‌آموخته بار شد</translation>
    </message>
    <message>
        <source>initialized randomly: {tensors}</source>
        <translation>با مقدار تصادفی آغاز شدند: {tensors}</translation>
    </message>
    <message>
        <source>skipped tensors of the file: {tensors}</source>
        <translation>تانسورهای کنارگذاشتهٔ فایل: {tensors}</translation>
    </message>
    <message>
        <source>the pretrained weights do not name their symbols: they are assumed to be those of the texts, in the same order. If they differ, the voice has to learn to read again; put their symbols.txt, one symbol per line, next to the file</source>
        <translation>وزن‌های پیش‌آموخته نمادهای خود را نام نمی‌برند: فرض می‌شود به همان ترتیب، نمادهای متن‌ها باشند. اگر نمادهای دیگری باشند، صدا باید خواندن را از نو بیاموزد؛ فایل symbols.txt آن‌ها را، با یک نماد در هر خط، کنار فایل بگذارید</translation>
    </message>
    <message>
        <source>the pretrained weights were trained with other audio settings: {theirs}; this run has {own}. The model must relearn them: use the settings of the weights if the recordings allow it</source>
        <translation>وزن‌های پیش‌آموخته با تنظیمات صوتی دیگری آموزش دیده‌اند: {theirs}؛ این اجرا {own} دارد. مدل باید آن‌ها را از نو بیاموزد: اگر ضبط‌ها اجازه می‌دهند، تنظیمات وزن‌ها را به کار ببرید</translation>
    </message>
    <message>
        <source>the pretrained weights were trained on {theirs}, but text.mode is {ours}: the same ids mean other sounds</source>
        <translation>وزن‌های پیش‌آموخته با {theirs} آموزش دیده‌اند، ولی text.mode برابر {ours} است: همان شناسه‌ها آواهای دیگری را نشان می‌دهند</translation>
    </message>
    <message>
        <source>texts are converted to ids as for the pretrained weights: with their table of {count} symbols, layout {layout} (text.layout)</source>
        <translation>متن‌ها همانند وزن‌های پیش‌آموخته به شناسه تبدیل می‌شوند: با جدول {count} نمادی آن‌ها و چینش {layout} (text.layout)</translation>
    </message>
    <message>
        <source>this voice has one speaker, who is not called &apos;{name}&apos;; omit --speaker, and the speaker column in lists</source>
        <translation>این صدا یک گوینده دارد که نامش «{name}» نیست؛ ⁨--speaker⁩ و ستون گوینده در فهرست‌ها را حذف کنید</translation>
    </message>
    <message>
        <source>this voice has no speaker &apos;{name}&apos;; it has {names}</source>
        <translation>این صدا گویندهٔ «{name}» را ندارد؛ این‌ها را دارد: {names}</translation>
    </message>
    <message>
        <source>this voice has several speakers, and the first one speaks; select another with --speaker: {names}</source>
        <translation>این صدا چند گوینده دارد و نخستین آن‌ها می‌خواند؛ گویندهٔ دیگری را با ⁨--speaker⁩ انتخاب کنید: {names}</translation>
    </message>
    <message>
        <source>{file} was written by another program, and no file next to it names the symbols of its ids: put its config.json or symbols.txt (one symbol per line) there</source>
        <translation>‏{file} با برنامهٔ دیگری نوشته شده و فایلی کنارش نمادهای شناسه‌هایش را نام نمی‌برد: config.json یا symbols.txt آن (یک نماد در هر خط) را کنارش بگذارید</translation>
    </message>
    <message>
        <source>{file} does not match the config.json next to it: {tensors}</source>
        <translation>‏{file} با config.json کنارش نمی‌خواند: {tensors}</translation>
    </message>
    <message>
        <source>the vocoder was trained by another program, whose mels differ in quiet parts: fine-tune it on the voice&apos;s recordings for better sound (train.pretrained_path)</source>
        <translation>وکودر با برنامهٔ دیگری آموزش دیده است که مِل‌هایش در بخش‌های آرام فرق دارد: برای صدای بهتر، آن را روی ضبط‌های همین صدا تنظیم دقیق کنید (train.pretrained_path)</translation>
    </message>
    <message>
        <source>using Griffin-Lim instead of the vocoder of the voice: {reason}</source>
        <translation>به جای وکودر صدا از Griffin-Lim استفاده می‌شود: {reason}</translation>
    </message>
    <message>
        <source>espeak-ng has no pronunciation in &apos;{language}&apos; for {switched} of {count} words and names their letters in another language. Set text.mode to characters, write the texts as they are spoken, or set another text.language. First: {text}</source>
        <translation>‏⁨espeak-ng⁩ برای {switched} از {count} واژه در «{language}» تلفظی ندارد و نام حرف‌هایشان را به زبانی دیگر می‌گوید. ⁨text.mode⁩ را ⁨characters⁩ بگذارید، متن‌ها را همان‌گونه که گفته می‌شوند بنویسید، یا ⁨text.language⁩ دیگری بگذارید. نخستین: {text}</translation>
    </message>
    <message>
        <source>{run} ended without saving at step {step}; its newest checkpoint is {file}</source>
        <translation>‏{run} در گام {step} بدون ذخیره پایان یافت؛ تازه‌ترین چک‌پوینتش {file} است</translation>
    </message>
    <message>
        <source>{total} of speech are too little even to fine-tune a voice; record at least 5 minutes</source>
        <translation>‏{total} گفتار حتی برای تنظیم دقیق یک صدا بسیار کم است؛ دست‌کم ۵ دقیقه ضبط کنید</translation>
    </message>
    <message>
        <source>{total} of speech are too little for a new voice, which needs 30 to 60 minutes; record more, or start from the weights of a trained voice (train.pretrained_path)</source>
        <translation>‏{total} گفتار برای صدایی تازه، که ۳۰ تا ۶۰ دقیقه می‌خواهد، بسیار کم است؛ بیشتر ضبط کنید، یا از وزن‌های صدایی آموزش‌دیده آغاز کنید (⁨train.pretrained_path⁩)</translation>
    </message>
    <message>
        <source>no recordings are held back for validation, so overfitting is not detected; data.validation_share holds some back</source>
        <translation>هیچ ضبطی برای اعتبارسنجی کنار گذاشته نشده است، پس بیش‌برازش تشخیص داده نمی‌شود؛ ⁨data.validation_share⁩ چند تا کنار می‌گذارد</translation>
    </message>
    <message>
        <source>the pretrained weights know all {count} symbols of the texts</source>
        <translation>وزن‌های پیش‌آموخته هر {count} نماد متن‌ها را می‌شناسند</translation>
    </message>
    <message>
        <source>the pretrained weights know {known} of the {count} symbols of the texts; {new} start from random values: {list}</source>
        <translation>وزن‌های پیش‌آموخته {known} نماد از {count} نماد متن‌ها را می‌شناسند؛ {new} نماد با مقدارهای تصادفی آغاز می‌شوند: {list}</translation>
    </message>
    <message>
        <source>the pretrained weights do not know {new} of the {count} symbols of the texts: {list}. {unfit} of {texts} texts have them, and their recordings will be skipped. Set train.pretrained_partial (--partial) to add the symbols</source>
        <translation>وزن‌های پیش‌آموخته {new} نماد از {count} نماد متن‌ها را نمی‌شناسند: {list}. {unfit} متن از {texts} متن آن‌ها را دارند و ضبط‌هایشان کنار گذاشته می‌شوند. ⁨train.pretrained_partial⁩ (⁨--partial⁩) را بگذارید تا نمادها افزوده شوند</translation>
    </message>
    <message>
        <source>the checkpoint was trained with {saved}, but this configuration has {own}: a run keeps its audio settings. Set those of the checkpoint, or start a run with another name</source>
        <translation>چک‌پوینت با {saved} آموزش دیده است، اما این پیکربندی {own} دارد: هر اجرا تنظیمات صوتی‌اش را نگه می‌دارد. تنظیمات چک‌پوینت را بگذارید، یا اجرایی با نامی دیگر آغاز کنید</translation>
    </message>
    <message>
        <source>the pretrained weights know marks such as {mark}, but the texts are read without them: set {key} to {value} if the weights were trained with them</source>
        <translation>وزن‌های پیش‌آموخته نشانه‌هایی مانند {mark} را می‌شناسند، اما متن‌ها بدون آن‌ها خوانده می‌شوند: اگر وزن‌ها با آن‌ها آموزش دیده‌اند، {key} را {value} بگذارید</translation>
    </message>
    <message>
        <source>Name of the run and of its folder in the runs folder. Empty: that of the configuration file, or of the folder of recordings if there is no file or it is called config.yaml.</source>
        <translation>نام اجرا و نام پوشهٔ آن در پوشهٔ اجراها. خالی: نام فایل پیکربندی، یا نام پوشهٔ ضبط‌ها اگر فایلی نباشد یا نامش ⁨config.yaml⁩ باشد.</translation>
    </message>
    <message>
        <source>the run {run} was trained on other recordings than those of {corpus}. Train another voice under another name (--set name=NEW); if these are the same recordings, processed, resume with --allow-changes</source>
        <translation>اجرای {run} با ضبط‌هایی جز آنهای {corpus} آموزش دیده است. صدای دیگر را با نامی دیگر آموزش دهید (⁨--set name=NEW⁩)؛ اگر همان ضبط‌ها پس از پردازش‌اند، با ⁨--allow-changes⁩ ادامه دهید</translation>
    </message>
    <message>
        <source>&apos;{line}&apos; is not a command for a run; use pause, resume, stop, save_now, save_recent, sample_now, or change with settings</source>
        <translation>«{line}» فرمانی برای اجرا نیست؛ یکی از ⁨pause⁩، ⁨resume⁩، ⁨stop⁩، ⁨save_now⁩، ⁨save_recent⁩، ⁨sample_now⁩، یا ⁨change⁩ با تنظیمات را به کار ببرید</translation>
    </message>
    <message>
        <source>{process} trains {run}, but it cannot be followed: it is a window, or has just started</source>
        <translation>‏{process} در حال آموزش {run} است، ولی نمی‌توان آن را دنبال کرد: یک پنجره است یا تازه آغاز شده</translation>
    </message>
    <message>
        <source>{process} trains {run}, but its socket {socket} is not there. Follow the run on the computer and in the container where it is trained</source>
        <translation>‏{process} در حال آموزش {run} است، ولی سوکت آن {socket} اینجا نیست. اجرا را روی همان رایانه و در همان کانتینری که آموزش می‌بیند دنبال کنید</translation>
    </message>
    <message>
        <source>the run {run} is trained by {process}, which cannot be reached from here. Stop it on the computer and in the container where it is trained: press Ctrl-C there, or run: formant stop {run}</source>
        <translation>اجرای {run} را {process} آموزش می‌دهد که از اینجا در دسترس نیست. آن را روی همان رایانه و در همان کانتینر متوقف کنید: آنجا ⁨Ctrl-C⁩ را بزنید یا اجرا کنید: ⁨formant stop {run}⁩</translation>
    </message>
    <message>
        <source>{process} was asked to stop but is still running; it may be in a long step</source>
        <translation>از {process} خواسته شد متوقف شود ولی هنوز در حال اجراست؛ شاید در میانهٔ گامی طولانی باشد</translation>
    </message>
    <message>
        <source>the run {folder} is training ({process}); stop it first</source>
        <translation>اجرای {folder} در حال آموزش است ({process})؛ نخست آن را متوقف کنید</translation>
    </message>
    <message>
        <source>this job of the queue is not running</source>
        <translation>این کارِ صف در حال اجرا نیست</translation>
    </message>
    <message>
        <source>{file} has no configuration, so it cannot be continued as a whole; name it in train.pretrained_path of a configuration</source>
        <translation>‏{file} پیکربندی ندارد، پس نمی‌توان همهٔ آن را ادامه داد؛ آن را در ⁨train.pretrained_path⁩ یک پیکربندی بنویسید</translation>
    </message>
    <message>
        <source>the settings cannot be written to {file}, because it is not a file; save the configuration to a file and name that one</source>
        <translation>تنظیمات را نمی‌توان در {file} نوشت، چون فایل نیست؛ پیکربندی را در یک فایل ذخیره کنید و آن را نام ببرید</translation>
    </message>
    <message>
        <source>For any machine: a long training as in balanced, with batch size, precision and buffers chosen for its GPU or CPU (see formant hardware).</source>
        <translation>برای هر رایانه‌ای: آموزشی طولانی مانند balanced که اندازهٔ دسته، دقت و بافرها در آن برای GPU یا CPU انتخاب می‌شوند (⁨formant hardware⁩ را ببینید).</translation>
    </message>
    <message>
        <source>For a GPU with 4 to 8 GB: small batches with gradient accumulation, and low memory use.</source>
        <translation>برای GPUهای ۴ تا ⁨۸ GB⁩: دسته‌های کوچک با انباشت گرادیان و مصرف کم حافظه.</translation>
    </message>
    <message>
        <source>For a GPU with 24 GB or more: large batches, more of them prefetched.</source>
        <translation>برای GPUهای ⁨۲۴ GB⁩ یا بیشتر: دسته‌های بزرگ و دسته‌های آمادهٔ بیشتر.</translation>
    </message>
    <message>
        <source>{where}: the configuration has version {value} of the format; this version of formant reads version 1. Use the newer formant that wrote it, or write version: 1</source>
        <translation>‏{where}: پیکربندی نسخهٔ {value} قالب را دارد؛ این نسخهٔ ⁨formant⁩ نسخهٔ ۱ را می‌خواند. ⁨formant⁩ تازه‌تری را که آن را نوشته به کار ببرید، یا بنویسید ⁨version: 1⁩</translation>
    </message>
    <message>
        <source>the model is {model}, which the preset {preset} selects</source>
        <translation>مدل ⁨{model}⁩ است که پیش‌تنظیم ⁨{preset}⁩ آن را انتخاب می‌کند</translation>
    </message>
    <message>
        <source>the model is {model}, the default, because the configuration names none; --model (model.name) selects another</source>
        <translation>مدل ⁨{model}⁩ است، یعنی پیش‌فرض، چون پیکربندی مدلی را نام نمی‌برد؛ ⁨--model⁩ ⁨(model.name)⁩ مدل دیگری را انتخاب می‌کند</translation>
    </message>
    <message>
        <source>a step trains on {count} {sample|samples}</source>
        <translation>هر گام با {count} نمونه آموزش می‌دهد</translation>
    </message>
    <message>
        <source>chosen for this device: {settings}</source>
        <translation>انتخاب‌شده برای این دستگاه: {settings}</translation>
    </message>
    <message>
        <source>chosen for this device</source>
        <translation>انتخاب‌شده برای این دستگاه</translation>
    </message>
    <message>
        <source>{run} ended without saving at step {step}; its newest checkpoint is {file}. The reason: {reason}</source>
        <translation>‏{run} در گام {step} بدون ذخیره پایان یافت؛ تازه‌ترین چک‌پوینت آن {file} است. دلیل: {reason}</translation>
    </message>
    <message>
        <source>half precision is slower than float32 on this CPU, so training runs in float32; a GPU would use it</source>
        <translation>نیم‌دقت روی این CPU کندتر از float32 است، پس آموزش با float32 انجام می‌شود؛ یک GPU آن را به کار می‌بَرد</translation>
    </message>
    <message>
        <source>not measured: training steps with {batch} {sample|samples} did not end within {seconds} s on this machine; such a run is very slow. A smaller model (model.size), shorter recordings or a GPU are faster</source>
        <translation>اندازه‌گیری نشد: گام‌های آموزش با {batch} نمونه روی این رایانه در {seconds} ثانیه تمام نشدند؛ چنین اجرایی بسیار کند است. مدل کوچک‌تر ⁨(model.size)⁩، ضبط‌های کوتاه‌تر یا یک GPU سریع‌ترند</translation>
    </message>
    <message>
        <source>not measured: the trial steps failed on this machine: {reason}</source>
        <translation>اندازه‌گیری نشد: گام‌های آزمایشی روی این رایانه ناموفق بودند: {reason}</translation>
    </message>
    <message>
        <source>{file} is not valid JSON: {reason}; expected {example}</source>
        <translation>‏{file} ⁨JSON⁩ معتبر نیست: {reason}؛ انتظار می‌رفت {example}</translation>
    </message>
    <message>
        <source>{where}: unknown key &apos;{key}&apos;; known are {known}. Your own notes may be called note, comment or begin with an underscore</source>
        <translation>‏{where}: کلید ناشناختهٔ «{key}»؛ کلیدهای شناخته‌شده: {known}. یادداشت‌های خودتان می‌توانند ⁨note⁩ یا ⁨comment⁩ نام داشته باشند یا با خط زیر آغاز شوند</translation>
    </message>
    <message>
        <source>{where}: unknown key &apos;{key}&apos;; did you mean &apos;{meant}&apos;? Your own notes may be called note, comment or begin with an underscore</source>
        <translation>‏{where}: کلید ناشناختهٔ «{key}»؛ آیا منظورتان «{meant}» بود؟ یادداشت‌های خودتان می‌توانند ⁨note⁩ یا ⁨comment⁩ نام داشته باشند یا با خط زیر آغاز شوند</translation>
    </message>
    <message>
        <source>the queue {file} is already run by another formant process ({process}); wait for it or stop it</source>
        <translation>صف {file} را هم‌اکنون فرایند دیگری از ⁨formant⁩ ({process}) اجرا می‌کند؛ منتظر آن بمانید یا آن را متوقف کنید</translation>
    </message>
    <message>
        <source>the demo recordings were not prepared</source>
        <translation>ضبط‌های نمایشی آماده نشدند</translation>
    </message>
    <message>
        <source>the demo recordings could not be prepared: {reason}</source>
        <translation>آماده‌سازی ضبط‌های نمایشی ناموفق بود: {reason}</translation>
    </message>
    <message>
        <source>--resume: {folder} is a folder without a step_N.pt to resume from; name a checkpoint file, auto or never</source>
        <translation>‏⁨--resume⁩: {folder} پوشه‌ای بدون ⁨step_N.pt⁩ برای ادامه است؛ یک فایل چک‌پوینت، ⁨auto⁩ یا ⁨never⁩ را بدهید</translation>
    </message>
    <message>
        <source>--resume: {folder} is a folder. To resume from the newest checkpoint in it: --resume {file}; from that of this run: --resume auto</source>
        <translation>‏⁨--resume⁩: {folder} یک پوشه است. برای ادامه از تازه‌ترین چک‌پوینت آن: ⁨--resume {file}⁩؛ از چک‌پوینت همین اجرا: ⁨--resume auto⁩</translation>
    </message>
    <message>
        <source>--resume: there is no checkpoint {file}; give the path of a step_N.pt, or auto (resume from the newest checkpoint of the run) or never</source>
        <translation>‏⁨--resume⁩: چک‌پوینت {file} وجود ندارد؛ مسیر یک ⁨step_N.pt⁩ را بدهید، یا ⁨auto⁩ (ادامه از تازه‌ترین چک‌پوینت اجرا) یا ⁨never⁩</translation>
    </message>
    <message>
        <source>{error}. That is: --set name=NEW --set train.pretrained_path={file}</source>
        <translation>‏{error}. یعنی: ⁨--set name=NEW --set train.pretrained_path={file}⁩</translation>
    </message>
    <message>
        <source>{error}. That is: --resume {newest}, or --set name=NEW --set train.pretrained_path={file}</source>
        <translation>‏{error}. یعنی: ⁨--resume {newest}⁩، یا ⁨--set name=NEW --set train.pretrained_path={file}⁩</translation>
    </message>
    <message>
        <source>the run folder {folder} was removed or replaced</source>
        <translation>پوشهٔ اجرا {folder} پاک یا جایگزین شده است</translation>
    </message>
    <message>
        <source>the memory may become short: trying a step in another process first</source>
        <translation>شاید حافظه کم بیاید: نخست یک گام در فرایندی دیگر آزموده می‌شود</translation>
    </message>
    <message>
        <source>a step with {batch} samples at a time comes too near the memory limit: training starts with {count} {sample|samples} at a time; the effective batch size stays the same</source>
        <translation>گامی با {batch} نمونه در هر بار به مرز حافظه بسیار نزدیک می‌شود: آموزش با {count} نمونه در هر بار آغاز می‌شود؛ اندازهٔ مؤثر دسته همان می‌ماند</translation>
    </message>
    <message>
        <source>--apply changes a configuration file, but none is given; name one with --config</source>
        <translation>‏⁨--apply⁩ یک فایل پیکربندی را تغییر می‌دهد، ولی فایلی داده نشده است؛ آن را با ⁨--config⁩ نام ببرید</translation>
    </message>
    <message>
        <source>they took longer than {seconds} s</source>
        <translation>بیش از {seconds} ثانیه طول کشیدند</translation>
    </message>
    <message>
        <source>{count} {text|texts} with markup or dots between syllables, which are not spoken</source>
        <translation>‏{count} متن با نشانه‌های قالب‌بندی یا نقطهٔ میان هجاها، که گفته نمی‌شوند</translation>
    </message>
    <message>
        <source>{training} {recording|recordings} to train on, {validation} to validate; {skipped} will be skipped, one of them because: {reason}</source>
        <translation>‏{training} ضبط برای آموزش و {validation} برای اعتبارسنجی؛ {skipped} ضبط کنار گذاشته می‌شوند، یکی به این دلیل: {reason}</translation>
    </message>
    <message>
        <source>{file} looks like a configuration of another program or of the legacy scripts; convert it: {command}. The error: {error}</source>
        <translation>‏{file} به پیکربندی برنامه‌ای دیگر یا اسکریپت‌های پیشین می‌ماند؛ آن را تبدیل کنید: {command}. خطا: {error}</translation>
    </message>
    <message>
        <source>{file} was excluded: its text is garbled, because it was read with a wrong encoding</source>
        <translation>‏{file} کنار گذاشته شد: متنش ناخواناست، چون با رمزگذاری نادرست خوانده شده است</translation>
    </message>
    <message>
        <source>the text of {file} is garbled: it was read with a wrong encoding</source>
        <translation>متن {file} ناخواناست: با رمزگذاری نادرست خوانده شده است</translation>
    </message>
    <message>
        <source>the demo recordings do not exist yet ({file}); open your own recordings, or have these prepared: with “Prepare the demo” on the Training page, or with {script}</source>
        <translation>ضبط‌های نمایشی هنوز وجود ندارند (⁨{file}⁩)؛ ضبط‌های خودتان را باز کنید یا این‌ها را آماده کنید: با «آماده‌سازی نسخهٔ نمایشی» در صفحهٔ آموزش، یا با ⁨{script}⁩</translation>
    </message>
    <message>
        <source>data.validation_share {share} puts all recordings into the validation set that this run was started with: start a new run, or set data.validation</source>
        <translation>مقدار {share} برای ⁨data.validation_share⁩ همهٔ ضبط‌ها را در مجموعهٔ اعتبارسنجی‌ای می‌گذارد که این اجرا با آن شروع شده است: اجرای تازه‌ای شروع کنید یا ⁨data.validation⁩ را تعیین کنید</translation>
    </message>
    <message>
        <source>data.validation_share {share} selects none of the {count} recordings for validation: increase it, or set data.validation</source>
        <translation>با مقدار {share} برای ⁨data.validation_share⁩، از {count} ضبط هیچ‌کدام برای اعتبارسنجی انتخاب نمی‌شود: آن را بیشتر کنید یا ⁨data.validation⁩ را تعیین کنید</translation>
    </message>
    <message>
        <source>training took {need} of {limit} when this configuration was last trained here</source>
        <translation>آموزش در آخرین آموزش این پیکربندی در اینجا {need} از {limit} را گرفت</translation>
    </message>
    <message>
        <source>training took {need} when this configuration was last trained here, but only {limit} are available: halve train.batch_size and double train.gradient_accumulation_steps</source>
        <translation>آموزش در آخرین آموزش این پیکربندی در اینجا {need} گرفت، اما تنها {limit} در دسترس است: ⁨train.batch_size⁩ را نصف و ⁨train.gradient_accumulation_steps⁩ را دو برابر کنید</translation>
    </message>
    <message>
        <source>{time} for {steps} steps: a step took {seconds} s when this configuration was last trained here</source>
        <translation>‏{time} برای {steps} گام: یک گام در آخرین آموزش این پیکربندی در اینجا {seconds} ثانیه طول کشید</translation>
    </message>
    <message>
        <source>{time} for {steps} steps: a step on synthetic samples of {sample_s} s, the mean length in this corpus, took {seconds} s</source>
        <translation>‏{time} برای {steps} گام: یک گام با نمونه‌های ساختگی {sample_s} ثانیه‌ای، که میانگین طول در این پیکره است، {seconds} ثانیه طول کشید</translation>
    </message>
    <message>
        <source>{whole} for all {all} steps, {time} for an epoch of {steps} {step|steps} (rough estimate, may be several times off; the preflight check measures it)</source>
        <translation>‏{whole} برای همهٔ {all} گام، {time} برای یک دورهٔ {steps} گامی (تخمین تقریبی که ممکن است چند برابر خطا داشته باشد؛ بررسی پیش از شروع آن را اندازه می‌گیرد)</translation>
    </message>
    <message>
        <source>metadata that is not read</source>
        <translation>فراداده‌ای که خوانده نمی‌شود</translation>
    </message>
    <message>
        <source>{file} may hold the texts, but its format is not read; save them as metadata.csv with the columns file and text</source>
        <translation>شاید متن‌ها در ⁨{file}⁩ باشند، اما قالب آن خوانده نمی‌شود؛ آن‌ها را به صورت ⁨metadata.csv⁩ با ستون‌های ⁨file⁩ و ⁨text⁩ ذخیره کنید</translation>
    </message>
    <message>
        <source>{count} {text|texts} with marks of stress (a plus sign, an accent or a capital letter at a Cyrillic vowel), which set the stress of the spoken word</source>
        <translation>‏{count} متن با نشانهٔ تکیه (نشانهٔ جمع، آکسان یا حرف بزرگ روی واکهٔ سیریلیک)، که تکیهٔ واژهٔ گفته‌شده را تعیین می‌کند</translation>
    </message>
    <message>
        <source>a model &apos;{model}&apos; cannot be converted; these have an upstream format: {kinds}</source>
        <translation>مدل «{model}» تبدیل‌شدنی نیست؛ این‌ها قالب اصلی دارند: {kinds}</translation>
    </message>
    <message>
        <source>the acoustic model that predicts the mels is not the one used before, or was trained further; training continues on the mels that it predicts now</source>
        <translation>مدل صوتی که مِل‌ها را پیش‌بینی می‌کند همان مدل پیشین نیست یا آموزش بیشتری دیده است؛ آموزش با مِل‌هایی که اکنون پیش‌بینی می‌کند ادامه می‌یابد</translation>
    </message>
    <message>
        <source>the teacher {file} knows the speakers {known}, but not {speaker} of the recordings; exclude those recordings, or train the teacher with them</source>
        <translation>آموزگار {file} گویندگان {known} را می‌شناسد ولی {speaker} را که در ضبط‌ها هست نمی‌شناسد؛ آن ضبط‌ها را کنار بگذارید یا آموزگار را با آن‌ها آموزش دهید</translation>
    </message>
    <message>
        <source>the checkpoint is of an earlier version; from here on, dropout draws other masks than that version would</source>
        <translation>این چک‌پوینت از نسخه‌ای پیشین است؛ از این پس dropout ماسک‌هایی غیر از ماسک‌های آن نسخه می‌سازد</translation>
    </message>
    <message>
        <source>only used with compile_mode: reduce-overhead</source>
        <translation>فقط با compile_mode: reduce-overhead به کار می‌رود</translation>
    </message>
    <message>
        <source>train.compile_fullgraph: {reason}; set it to false to train eagerly</source>
        <translation>train.compile_fullgraph: {reason}؛ برای آموزش بدون گراف آن را false کنید</translation>
    </message>
    <message>
        <source>{reason}: training runs eagerly; the resulting voice is the same</source>
        <translation>{reason}: آموزش بدون گراف اجرا می‌شود؛ صدای حاصل همان است</translation>
    </message>
    <message>
        <source>not tested</source>
        <translation>آزمایش نشده</translation>
    </message>
    <message>
        <source>{option} has no effect on this voice of the model &apos;{kind}&apos;, whose options are {options}; remove {option}</source>
        <translation>‏{option} بر این صدا از مدل «{kind}» اثری ندارد؛ گزینه‌های آن {options} هستند؛ {option} را حذف کنید</translation>
    </message>
    <message>
        <source>cannot read {file} to send it to the other ranks</source>
        <translation>{file} برای فرستادن به رتبه‌های دیگر خوانده نمی‌شود</translation>
    </message>
    <message>
        <source>a rank failed (exit code {code}); restarting all ranks from the newest checkpoint; {left} {restart|restarts} left</source>
        <translation>یک رتبه ناموفق بود (کد خروج {code})؛ همهٔ رتبه‌ها از تازه‌ترین نقطهٔ بازرسی دوباره آغاز می‌شوند؛ {left} بازآغازی مانده است</translation>
    </message>
    <message>
        <source>settings can be changed on rank 0 only</source>
        <translation>تنظیمات را فقط روی رتبهٔ 0 می‌توان تغییر داد</translation>
    </message>
    <message>
        <source>no GPU of this machine can be used</source>
        <translation>هیچ GPU این رایانه قابل استفاده نیست</translation>
    </message>
    <message>
        <source>{reason}; see `formant hardware`, or train on the CPU with --gpu cpu</source>
        <translation>{reason}؛ `formant hardware` را ببینید یا با --gpu cpu روی CPU آموزش دهید</translation>
    </message>
    <message>
        <source>there is no GPU &quot;{name}&quot; here; GPUs that can be used: {usable}</source>
        <translation>اینجا GPU به نام &quot;{name}&quot; نیست؛ GPUهای قابل استفاده: {usable}</translation>
    </message>
    <message>
        <source>{gpu} cannot be used: {reason}</source>
        <translation>{gpu} قابل استفاده نیست: {reason}</translation>
    </message>
    <message>
        <source>GPU {gpu} is named twice; each rank needs its own</source>
        <translation>GPU {gpu} دو بار نام برده شده است؛ هر رتبه GPU خود را لازم دارد</translation>
    </message>
    <message>
        <source>rank 0 computes on a GPU, but rank {rank} on {host} on the CPU; add --gpu cpu, or give each rank a GPU</source>
        <translation>رتبهٔ 0 روی GPU محاسبه می‌کند، اما رتبهٔ {rank} در {host} روی CPU؛ --gpu cpu را اضافه کنید یا به هر رتبه یک GPU بدهید</translation>
    </message>
    <message>
        <source>rank 0 computes on the CPU, but rank {rank} on {host} on a GPU; add --gpu cpu, or give each rank a GPU</source>
        <translation>رتبهٔ 0 روی CPU محاسبه می‌کند، اما رتبهٔ {rank} در {host} روی GPU؛ --gpu cpu را اضافه کنید یا به هر رتبه یک GPU بدهید</translation>
    </message>
    <message>
        <source>ranks {one} and {other} have the same GPU of {host} ({gpu}); each needs its own: start one rank for each GPU</source>
        <translation>رتبه‌های {one} و {other} یک GPU از {host} را دارند ({gpu})؛ هر کدام GPU خود را لازم دارد: برای هر GPU یک رتبه شروع کنید</translation>
    </message>
    <message>
        <source>--ranks and --gpus start the ranks themselves, but variables of another launcher are set; remove the option, or start the program without torchrun, srun or mpirun</source>
        <translation>--ranks و --gpus خودشان رتبه‌ها را شروع می‌کنند، اما متغیرهای راه‌انداز دیگری تنظیم شده‌اند؛ این گزینه را حذف کنید یا برنامه را بدون torchrun، srun یا mpirun شروع کنید</translation>
    </message>
    <message>
        <source>rank {rank} was ended by signal {signal}</source>
        <translation>سیگنال {signal} رتبهٔ {rank} را پایان داد</translation>
    </message>
    <message>
        <source>rank {rank} has not ended after another one; ending it</source>
        <translation>رتبهٔ {rank} پس از رتبهٔ دیگری پایان نیافته است؛ اکنون پایان داده می‌شود</translation>
    </message>
    <message>
        <source>{step}, shared by {ranks} ranks</source>
        <translation>{step}، میان {ranks} رتبه تقسیم می‌شود</translation>
    </message>
    <message>
        <source>a sum over the ranks is wrong; check the network cards and GPUs, and that all ranks run the same build</source>
        <translation>یک جمع میان رتبه‌ها نادرست است؛ کارت‌های شبکه و GPUها را بررسی کنید، و اینکه همهٔ رتبه‌ها یک ساخت را اجرا کنند</translation>
    </message>
    <message>
        <source>the measurement was stopped</source>
        <translation>اندازه‌گیری متوقف شد</translation>
    </message>
    <message>
        <source>there is one rank only, so there is nothing to measure; add --gpus or --ranks</source>
        <translation>فقط یک رتبه هست، پس چیزی برای اندازه‌گیری نیست؛ --gpus یا --ranks را اضافه کنید</translation>
    </message>
    <message>
        <source>train.gpus has no effect here: the queue trains each run on one device</source>
        <translation>train.gpus اینجا اثری ندارد: صف هر اجرا را روی یک دستگاه آموزش می‌دهد</translation>
    </message>
    <message>
        <source>communication</source>
        <translation>ارتباط</translation>
    </message>
    <message>
        <source>{device}: {steps} steps of {batch} x {accumulation} samples on each of {ranks} ranks, {ms} ms each: {speed} samples/s</source>
        <translation>‏{device}: {steps} گام با ⁨{batch} × {accumulation}⁩ نمونه در هر یک از {ranks} رتبه، هر کدام ⁨{ms} ms⁩: ‏{speed} نمونه بر ثانیه</translation>
    </message>
    <message>
        <source>only used by a model that is trained on prepared tokens</source>
        <translation>فقط برای مدلی اثر دارد که با توکن‌های آماده آموزش می‌بیند</translation>
    </message>
    <message>
        <source>Fine-tuning of the GPT of IndexTTS2 on a manifest of prepared tokens, as its community trains it.</source>
        <translation>تنظیم دقیق (fine-tuning) GPT از IndexTTS2 روی مانیفستی از توکن‌های آماده، همان‌گونه که جامعهٔ کاربرانش آن را آموزش می‌دهد.</translation>
    </message>
    <message>
        <source>data.concatenate_max is {count}, but prepared tokens are not concatenated; set it to 1</source>
        <translation>مقدار ⁨data.concatenate_max⁩ برابر {count} است، اما توکن‌های آماده به هم پیوسته نمی‌شوند؛ آن را ۱ بگذارید</translation>
    </message>
    <message>
        <source>several manifests are given, but a model of type {model} trains on one corpus of recordings (data.corpus)</source>
        <translation>چند مانیفست داده شده است، اما مدلی از نوع {model} با یک پیکرهٔ ضبط‌ها آموزش می‌بیند (⁨data.corpus⁩)</translation>
    </message>
    <message>
        <source>text.tokenizer is not set: name the SentencePiece model with which the texts were tokenized (--tokenizer bpe.model)</source>
        <translation>‏text.tokenizer تعیین نشده است: مدل SentencePiece را که متن‌ها با آن توکن‌سازی شده‌اند مشخص کنید (⁨--tokenizer bpe.model⁩)</translation>
    </message>
    <message>
        <source>no record of the manifest is left to train on; first reason: {first}</source>
        <translation>رکوردی از مانیفست برای آموزش نمانده است؛ نخستین دلیل: {first}</translation>
    </message>
    <message>
        <source>data.corpus is not set: name the manifest of prepared tokens (--train-manifest FILE)</source>
        <translation>‏data.corpus تعیین نشده است: مانیفست توکن‌های آماده را مشخص کنید (⁨--train-manifest FILE⁩)</translation>
    </message>
    <message>
        <source>{key} is {value}, which this program&apos;s model cannot follow: {reason}</source>
        <translation>‏{key} برابر {value} است که مدل این برنامه نمی‌تواند از آن پیروی کند: {reason}</translation>
    </message>
    <message>
        <source>{training} {example|examples} of prepared tokens to train on, {validation} to validate; {tokens} text tokens</source>
        <translation>‏{training} نمونهٔ توکن‌های آماده برای آموزش و {validation} برای اعتبارسنجی؛ {tokens} توکن متن</translation>
    </message>
    <message>
        <source>{training} {example|examples} of prepared tokens to train on, {validation} to validate; {skipped} will be skipped, first: {first}</source>
        <translation>‏{training} نمونهٔ توکن‌های آماده برای آموزش و {validation} برای اعتبارسنجی؛ {skipped} نمونه کنار گذاشته می‌شوند، نخست: {first}</translation>
    </message>
    <message>
        <source>the pretrained weights have {theirs} rows of text tokens, this run has {own}: {common} are kept, the others start from random values</source>
        <translation>وزن‌های پیش‌آموخته {theirs} سطر توکن متن دارند و این اجرا {own}: {common} سطر حفظ می‌شوند، بقیه با مقدارهای تصادفی آغاز می‌شوند</translation>
    </message>
    <message>
        <source>a model of type {model} trains on prepared tokens: there are no recordings to preprocess</source>
        <translation>مدلی از نوع {model} با توکن‌های آماده آموزش می‌بیند: ضبطی برای پیش‌پردازش نیست</translation>
    </message>
    <message>
        <source>{file} has no LoRA; convert it without --lora</source>
        <translation>‏{file} فاقد LoRA است؛ آن را بدون ⁨--lora⁩ تبدیل کنید</translation>
    </message>
    <message>
        <source>only used with LoRA (model.lora_rank above 0)</source>
        <translation>فقط با LoRA اثر دارد (⁨model.lora_rank⁩ بزرگ‌تر از ۰)</translation>
    </message>
    <message>
        <source>A codec that turns mel spectrograms into audio tokens and back, for a voice model over audio tokens. It is trained on audio alone, so recordings need no texts.</source>
        <translation>کدکی که طیف‌نگاره‌های مِل را به توکن‌های صوت تبدیل می‌کند و برعکس، برای مدل صدایی مبتنی بر توکن‌های صوت. تنها با صوت آموزش می‌بیند، پس ضبط‌ها متن لازم ندارند.</translation>
    </message>
    <message>
        <source>A voice over audio tokens with a vocabulary of a few words, from a minute of recordings, trained in minutes on two CPU cores. Needs a codec (preset dvae, model.size tiny).</source>
        <translation>صدایی مبتنی بر توکن‌های صوت با واژگان چندکلمه‌ای از یک دقیقه ضبط، که در چند دقیقه روی دو هستهٔ CPU آموزش می‌بیند. به کدک نیاز دارد (پیش‌تنظیم dvae، با ⁨model.size⁩ برابر tiny).</translation>
    </message>
    <message>
        <source>A voice over audio tokens that speaks in the voice of a reference recording, trained from nothing on hours of recordings. Needs a codec (preset dvae).</source>
        <translation>صدایی مبتنی بر توکن‌های صوت که با صدای یک ضبط مرجع می‌خواند و از صفر روی ساعت‌ها ضبط آموزش می‌بیند. به کدک نیاز دارد (پیش‌تنظیم dvae).</translation>
    </message>
    <message>
        <source>{count} concatenated recordings may have {tokens} text tokens and {frames} frames, and the model has positions for {text} and {audio}: reduce data.concatenate_max, or raise max_text_tokens and max_audio_tokens of the model</source>
        <translation>‏{count} ضبط به‌هم‌پیوسته ممکن است {tokens} توکن متن و {frames} فریم داشته باشند و مدل برای {text} توکن و {audio} فریم جایگاه دارد: ⁨data.concatenate_max⁩ را کم کنید، یا ⁨max_text_tokens⁩ و ⁨max_audio_tokens⁩ مدل را زیاد کنید</translation>
    </message>
    <message>
        <source>trains on the tokens of {file}</source>
        <translation>با توکن‌های {file} آموزش می‌بیند</translation>
    </message>
    <message>
        <source>training on the tokens of the codec {file}</source>
        <translation>آموزش با توکن‌های کدک {file}</translation>
    </message>
    <message>
        <source>the LoRA of the pretrained weights was merged into the layers that it adapts</source>
        <translation>‏LoRA وزن‌های پیش‌آموخته در لایه‌هایی که سازگارشان می‌کند ادغام شد</translation>
    </message>
    <message>
        <source>a model of type {model} is trained on the tokens of a codec; train one first ({codecs}: formant --headless --model {codecs}), and name its checkpoint or run in {setting} (--codec)</source>
        <translation>مدلی از نوع {model} با توکن‌های یک کدک آموزش می‌بیند؛ نخست یکی را آموزش دهید ({codecs}: ⁨formant --headless --model {codecs}⁩) و چک‌پوینت یا اجرای آن را در {setting} (⁨--codec⁩) نام ببرید</translation>
    </message>
    <message>
        <source>{file} ({setting}) is a checkpoint of a model &apos;{model}&apos;, which is not a codec</source>
        <translation>‏{file} ({setting}) چک‌پوینت مدل «{model}» است که کدک نیست</translation>
    </message>
    <message>
        <source>the codec {file} ({setting}) was trained with {theirs}, but this run has {own}: set those of the codec</source>
        <translation>کدک {file} ({setting}) با {theirs} آموزش دیده است، ولی این اجرا {own} دارد: مقدارهای کدک را بگذارید</translation>
    </message>
    <message>
        <source>no samples are written: a model of type {model} does not turn texts into audio</source>
        <translation>نمونه‌ای نوشته نمی‌شود: مدلی از نوع {model} متن را به صدا تبدیل نمی‌کند</translation>
    </message>
    <message>
        <source>A vocoder (HiFi-GAN V3) that converts the mel spectrograms of unet and xtts voices to audio. It is trained on audio alone, so recordings need no texts.</source>
        <translation>وکودری (HiFi-GAN V3) که طیف‌نگاره‌های مِل صداهای unet و xtts را به صوت تبدیل می‌کند. تنها با صوت آموزش می‌بیند، پس ضبط‌ها متن لازم ندارند.</translation>
    </message>
    <message>
        <source>{file} was excluded: its text has {tokens} tokens, and the model has positions for {max} (max_text_tokens)</source>
        <translation>‏{file} کنار گذاشته شد: متن آن {tokens} توکن دارد و مدل برای {max} توکن جایگاه دارد (⁨max_text_tokens⁩)</translation>
    </message>
    <message>
        <source>{file} was excluded: it has {frames} frames, and the model has positions for {max} (max_audio_tokens)</source>
        <translation>‏{file} کنار گذاشته شد: {frames} فریم دارد و مدل برای {max} فریم جایگاه دارد (⁨max_audio_tokens⁩)</translation>
    </message>
    <message>
        <source>{file}: jobs wait for each other in a cycle (after), so none of them can start</source>
        <translation>‏{file}: کارهایی در یک چرخه منتظر یکدیگرند (⁨after⁩)، پس هیچ‌یک از آن‌ها نمی‌تواند آغاز شود</translation>
    </message>
    <message>
        <source>there is no recipe &apos;{name}&apos;; there are {names}</source>
        <translation>دستورالعمل «{name}» وجود ندارد؛ دستورالعمل‌های موجود این‌هایند: {names}</translation>
    </message>
    <message>
        <source>{setting} cannot be set for all runs of a recipe, which chooses models and training itself; set data, audio, text, train.seed and name here, and all else for a single job of the queue</source>
        <translation>‏{setting} را نمی‌توان برای همهٔ اجراهای یک دستورالعمل تنظیم کرد، زیرا دستورالعمل خودش مدل‌ها و آموزش را انتخاب می‌کند؛ این‌جا ⁨data⁩، ⁨audio⁩، ⁨text⁩، ⁨train.seed⁩ و ⁨name⁩ را تنظیم کنید و بقیه را برای یک کارِ صف</translation>
    </message>
    <message>
        <source>Codec, vocoder and voice with a vocabulary of a few words, from a minute of recordings, on two CPU cores.</source>
        <translation>کدک، وکودر و صدایی با واژگان چندکلمه‌ای از یک دقیقه ضبط، روی دو هستهٔ CPU.</translation>
    </message>
    <message>
        <source>Codec, vocoder and voice that speaks in the voice of a reference recording, from hours of recordings, on a GPU.</source>
        <translation>کدک، وکودر و صدایی که با صدای یک ضبط مرجع می‌خواند، از ساعت‌ها ضبط، روی یک GPU.</translation>
    </message>
    <message>
        <source>rank {rank} on {host} has other recordings or texts, or another teacher or codec, than rank 0; the files must be the same on all machines, and espeak-ng of the same version</source>
        <translation>ضبط‌ها، متن‌ها، آموزگار یا کدک رتبهٔ {rank} در {host} با رتبهٔ 0 فرق دارد؛ فایل‌ها باید در همهٔ رایانه‌ها یکسان باشند و espeak-ng هم از یک نسخه باشد</translation>
    </message>
    <message>
        <source>{file} ({setting}) is not used: the pretrained weights hold the codec that they were trained with</source>
        <translation>از {file} ({setting}) استفاده نمی‌شود: وزن‌های پیش‌آموخته کدکی را که با آن آموزش دیده‌اند در خود دارند</translation>
    </message>
    <message>
        <source>train.layers is {layers}, which trains a small addition to pretrained weights, and none are set: name them (train.pretrained_path), or train all layers (full)</source>
        <translation>مقدار ⁨train.layers⁩ برابر {layers} است که افزودهٔ کوچکی به وزن‌های پیش‌آموخته را آموزش می‌دهد، و چنین وزن‌هایی تعیین نشده‌اند: آن‌ها را نام ببرید (⁨train.pretrained_path⁩)، یا همهٔ لایه‌ها را آموزش دهید (⁨full⁩)</translation>
    </message>
    <message>
        <source>a recipe needs recordings (data.corpus), and there are none at &apos;{path}&apos;</source>
        <translation>دستورالعمل به ضبط‌ها نیاز دارد (⁨data.corpus⁩) و در «{path}» هیچ ضبطی نیست</translation>
    </message>
    <message>
        <source>the queue has a run &apos;{name}&apos; with other settings; use another name (name), or remove that job</source>
        <translation>صف اجرایی به نام «{name}» با تنظیمات دیگر دارد؛ نام دیگری (⁨name⁩) به کار ببرید یا آن کار را حذف کنید</translation>
    </message>
    <message>
        <source>{folder} holds a run of a model of type {existing}, and the recipe would train one of type {model} there; use another name (name)</source>
        <translation>‏{folder} اجرایی از مدلی از نوع {existing} دارد، و دستورالعمل آنجا مدلی از نوع {model} آموزش می‌داد؛ نام دیگری (⁨name⁩) به کار ببرید</translation>
    </message>
    <message>
        <source>&apos;{sentence}&apos; did not end before the longest that this voice speaks, and was cut off there; speak it with another seed or a lower temperature, or train the voice longer</source>
        <translation>‏«{sentence}» پیش از طولانی‌ترین گفتار ممکن این صدا پایان نیافت و همان‌جا بریده شد؛ آن را با بذر دیگر یا دمای کمتر بخوانید، یا صدا را بیشتر آموزش دهید</translation>
    </message>
    <message>
        <source>model.lora_alpha stays {trained}, with which the LoRA was trained, not {requested}</source>
        <translation>مقدار ⁨model.lora_alpha⁩ همان {trained} می‌ماند که LoRA با آن آموزش دیده است، نه {requested}</translation>
    </message>
    <message>
        <source>the voice in {file} reads pieces of words (text.tokenizer), which the upstream code of its model does not: it cannot be converted</source>
        <translation>صدای {file} تکه‌های واژه‌ها را می‌خواند (⁨text.tokenizer⁩) که کد اصلی مدل آن نمی‌خواند: تبدیل آن ممکن نیست</translation>
    </message>
    <message>
        <source>not used with a tokenizer (text.tokenizer), which reads the texts as they are written</source>
        <translation>همراه توکن‌ساز (⁨text.tokenizer⁩) که متن‌ها را همان‌گونه که نوشته شده‌اند می‌خواند، به کار نمی‌رود</translation>
    </message>
    <message>
        <source>the sample &apos;{text}&apos; did not end before the longest that this voice speaks, and was cut off there; a voice that is trained longer ends its speech itself</source>
        <translation>نمونهٔ «{text}» پیش از طولانی‌ترین گفتار ممکن این صدا پایان نیافت و همان‌جا بریده شد؛ صدایی که بیشتر آموزش ببیند گفتارش را خود به پایان می‌رساند</translation>
    </message>
    <message>
        <source>text.tokenizer stays that of the checkpoint, whose texts the model has learned, not &apos;{requested}&apos;</source>
        <translation>مقدار ⁨text.tokenizer⁩ همان مقدار چک‌پوینت می‌ماند که مدل متن‌هایش را آموخته است، نه «{requested}»</translation>
    </message>
    <message>
        <source>the model was trained with {own}, and upstream&apos;s code of it knows {needed} alone: it cannot be converted</source>
        <translation>مدل با {own} آموزش دیده است، و کد اصلی آن تنها {needed} را می‌شناسد: نمی‌توان آن را تبدیل کرد</translation>
    </message>
    <message>
        <source>the codec was trained from nothing, and shifts the bands of its mels; upstream&apos;s code only scales them: it cannot be converted</source>
        <translation>کدک از صفر آموزش دیده است و نوارهای مل‌های خود را جابه‌جا می‌کند؛ کد اصلی تنها آن‌ها را مقیاس می‌کند: نمی‌توان آن را تبدیل کرد</translation>
    </message>
    <message>
        <source>{file} lacks a part of the model that the code which wrote it keeps in {companion}: put that file next to it</source>
        <translation>‏{file} بخشی از مدل را ندارد که کدی که آن را نوشته در {companion} نگه می‌دارد: آن فایل را کنار این بگذارید</translation>
    </message>
    <message>
        <source>{file} was written by another program, and the tokenizer that reads its texts is missing: put its {tokenizer} next to it</source>
        <translation>‏{file} را برنامهٔ دیگری نوشته است، و توکن‌سازی که متن‌هایش را می‌خواند نیست: {tokenizer} آن را کنارش بگذارید</translation>
    </message>
    <message>
        <source>the weights come from another program: {origin}</source>
        <translation>وزن‌ها از برنامهٔ دیگری آمده‌اند: {origin}</translation>
    </message>
    <message>
        <source>this model has parts that are not trained, and come from pretrained weights: name them (train.pretrained_path, --base-checkpoint)</source>
        <translation>این مدل بخش‌هایی دارد که آموزش نمی‌بینند و از وزن‌های ازپیش‌آموخته می‌آیند: آن‌ها را نام ببرید (⁦train.pretrained_path⁩، ⁦--base-checkpoint⁩)</translation>
    </message>
    <message>
        <source>{file} has {pieces} pieces, but the weights next to it have rows for {rows}: put the tokenizer there with which they were trained</source>
        <translation>‏{file} {pieces} قطعه دارد، ولی وزن‌های کنار آن برای {rows} قطعه سطر دارند: توکن‌سازی را آنجا بگذارید که با آن آموزش دیده‌اند</translation>
    </message>
    <message>
        <source>{file} ({setting}) holds no weights of a codec</source>
        <translation>‏{file} ({setting}) وزن‌های هیچ کدکی را ندارد</translation>
    </message>
    <message>
        <source>Fine-tunes the published XTTS v2 on recordings of one or several voices. Needs its files in one folder; name its model.pth in train.pretrained_path (--base-checkpoint).</source>
        <translation>‏XTTS v2 منتشرشده را با ضبط‌های یک یا چند صدا تنظیم دقیق می‌کند. به فایل‌های آن در یک پوشه نیاز دارد؛ ⁦model.pth⁩ آن را در ⁦train.pretrained_path⁩ (⁦--base-checkpoint⁩) نام ببرید.</translation>
    </message>
    <message>
        <source>the take was not written completely to {folder}, and is not kept. Check the disk, then record it again</source>
        <translation>این برداشت به‌طور کامل در {folder} نوشته نشد و نگه داشته نمی‌شود. دیسک را بررسی و دوباره ضبط کنید</translation>
    </message>
    <message>
        <source>{count} programs follow this run already, and no more can; close one of them</source>
        <translation>‏{count} برنامه هم‌اکنون این اجرا را دنبال می‌کنند و بیش از این ممکن نیست؛ یکی از آن‌ها را ببندید</translation>
    </message>
    <message>
        <source>cannot write the checkpoint of rank 0 to {file}: {reason}</source>
        <translation>نوشتن چک‌پوینت رتبهٔ 0 در {file} ممکن نیست: {reason}</translation>
    </message>
    <message>
        <source>a voice of type {model} has no form that other programs&apos; players know; formant checkpoint convert writes it for the program that it comes from</source>
        <translation>صدایی از نوع {model} شکلی ندارد که پخش‌کننده‌های برنامه‌های دیگر بشناسند؛ ⁨formant checkpoint convert⁩ آن را برای برنامه‌ای که از آن آمده است می‌نویسد</translation>
    </message>
    <message>
        <source>the voice has no vocoder, and no player has Griffin-Lim; name one with --vocoder (a checkpoint, or the folder of a run)</source>
        <translation>این صدا ووکودر ندارد و هیچ پخش‌کننده‌ای Griffin-Lim ندارد؛ با ⁨--vocoder⁩ یکی را مشخص کنید (یک چک‌پوینت یا پوشهٔ یک اجرا)</translation>
    </message>
    <message>
        <source>the symbols of this voice lack one that players write around every text: the space, or the beginning or end of a text</source>
        <translation>در نمادهای این صدا یکی از آن‌ها که پخش‌کننده‌ها دور هر متن می‌نویسند نیست: فاصله، یا آغاز یا پایان متن</translation>
    </message>
    <message>
        <source>Piper reads letters one by one: it spells no numbers, and skips the marks of letters such as é unless they are symbols of their own</source>
        <translation>‏Piper حرف‌به‌حرف می‌خواند: عددها را به حروف نمی‌نویسد و نشانه‌های حرف‌هایی مانند é را رد می‌کند، مگر آنکه خود نماد باشند</translation>
    </message>
    <message>
        <source>no voice can be exported for the player {player}; known are: {players}</source>
        <translation>برای پخش‌کنندهٔ {player} نمی‌توان صدایی خروجی گرفت؛ شناخته‌شده‌ها: {players}</translation>
    </message>
    <message>
        <source>the exported files speak {theirs} samples, the voice {ours}: a fault of this program, which you can report</source>
        <translation>فایل‌های صادرشده {theirs} نمونه تولید می‌کنند و صدا {ours} نمونه: این خطای همین برنامه است و می‌توانید آن را گزارش کنید</translation>
    </message>
    <message>
        <source>the exported files sound different from the voice (by {difference}): a fault of this program, which you can report</source>
        <translation>فایل‌های صادرشده با خود صدا فرق دارند (به اندازهٔ {difference}): این خطای همین برنامه است و می‌توانید آن را گزارش کنید</translation>
    </message>
    <message>
        <source>sherpa-onnx knows symbols of one character only, so it never speaks these: {symbols}</source>
        <translation>‏⁨sherpa-onnx⁩ فقط نمادهای تک‌نویسه‌ای را می‌شناسد، پس این‌ها را هرگز تلفظ نمی‌کند: {symbols}</translation>
    </message>
    <message>
        <source>sherpa-onnx 1 pronounces texts if it is given the folder espeak-ng-data; sherpa-onnx 2 looks words up in a lexicon, which --lexicon-from FILE makes of the words of a text</source>
        <translation>‏⁨sherpa-onnx 1⁩ متن‌ها را تلفظ می‌کند، اگر پوشهٔ ⁨espeak-ng-data⁩ به آن داده شود؛ ⁨sherpa-onnx 2⁩ واژه‌ها را در واژه‌نامه‌ای می‌جوید که ⁨--lexicon-from FILE⁩ از واژه‌های یک متن می‌سازد</translation>
    </message>
    <message>
        <source>the next examination will measure all recordings again: {reason}</source>
        <translation>بررسی بعدی همهٔ ضبط‌ها را دوباره اندازه می‌گیرد: {reason}</translation>
    </message>
    <message>
        <source>formant status and the window show a former state of this run: {reason}</source>
        <translation>‏⁨formant status⁩ و پنجره وضعیت پیشین این اجرا را نشان می‌دهند: {reason}</translation>
    </message>
    <message>
        <source>other processes cannot follow this run: {reason}</source>
        <translation>فرایندهای دیگر نمی‌توانند این اجرا را دنبال کنند: {reason}</translation>
    </message>
    <message>
        <source>--check compares weights in full precision: a voice in half precision speaks a little differently; omit --half or --check</source>
        <translation>‏⁨--check⁩ وزن‌های با دقت کامل را مقایسه می‌کند: صدایی با نیم‌دقت کمی متفاوت حرف می‌زند؛ ⁨--half⁩ یا ⁨--check⁩ را حذف کنید</translation>
    </message>
    <message>
        <source>{file} is a checkpoint of this program already; formant checkpoint export writes it without what only training needs</source>
        <translation>‏{file} خودش یک چک‌پوینت این برنامه است؛ ⁨formant checkpoint export⁩ آن را بدون آنچه فقط آموزش لازم دارد می‌نویسد</translation>
    </message>
    <message>
        <source>the file lacks what only training needs: the voice speaks; a run from it (train.pretrained_path) starts with --layers posterior_encoder_only</source>
        <translation>این فایل آنچه را فقط آموزش لازم دارد ندارد: صدا حرف می‌زند؛ آموزش از روی آن (⁨train.pretrained_path⁩) با ⁨--layers posterior_encoder_only⁩ آغاز می‌شود</translation>
    </message>
    <message>
        <source>{file} was written by another program, and no {config} next to it describes the model: put the one it was trained with there</source>
        <translation>‏{file} را برنامهٔ دیگری نوشته است و هیچ {config} کنار آن مدل را توصیف نمی‌کند: همانی را که با آن آموزش دیده است آنجا بگذارید</translation>
    </message>
    <message>
        <source>{file} describes no model whose weights this program reads</source>
        <translation>‏{file} مدلی را توصیف نمی‌کند که این برنامه وزن‌هایش را بخواند</translation>
    </message>
    <message>
        <source>this voice makes its samples without a vocoder; omit --separate-vocoder</source>
        <translation>این صدا نمونه‌هایش را بدون ووکودر می‌سازد؛ ⁨--separate-vocoder⁩ را حذف کنید</translation>
    </message>
    <message>
        <source>{option} has no effect on a voice for {player}; omit it</source>
        <translation>‏{option} روی صدایی برای {player} اثری ندارد؛ آن را حذف کنید</translation>
    </message>
    <message>
        <source>{file} is a vocoder, which speaks no texts: name a voice, and the vocoder with --vocoder; alone it is exported by --to onnx or safetensors</source>
        <translation>‏{file} یک ووکودر است که متنی نمی‌خواند: یک صدا را نام ببرید و ووکودر را با ⁨--vocoder⁩ بدهید؛ به‌تنهایی با ⁨--to onnx⁩ یا ⁨safetensors⁩ صادر می‌شود</translation>
    </message>
    <message>
        <source>{file} exists already and is not a report; choose another file with --out, or replace it with --force</source>
        <translation>‏{file} از پیش وجود دارد و گزارش نیست؛ فایل دیگری را با ⁨--out⁩ انتخاب کنید، یا آن را با ⁨--force⁩ جایگزین کنید</translation>
    </message>
    <message>
        <source>{duration} of audio to train on</source>
        <translation>‏{duration} صدا برای آموزش</translation>
    </message>
    <message>
        <source>initialized randomly (needed for training only, not in the file): {parts}</source>
        <translation>با مقدار تصادفی آغاز شدند (فقط برای آموزش لازم‌اند و در فایل نیستند): {parts}</translation>
    </message>
    <message>
        <source>A voice made for synthesis only (Piper&apos;s voice.onnx) gets a posterior encoder, then learns the voice of the recordings.</source>
        <translation>صدایی که فقط برای ساخت گفتار است (⁨voice.onnx⁩ از Piper) یک رمزگذار پسین می‌گیرد و سپس صدای ضبط‌ها را یاد می‌گیرد.</translation>
    </message>
    <message>
        <source>{file} has all weights that training needs, so it is adapted by one run: set train.pretrained_path, with the preset fine_tune</source>
        <translation>‏{file} همهٔ وزن‌هایی را که آموزش لازم دارد در خود دارد، پس با یک اجرا سازگار می‌شود: ⁨train.pretrained_path⁩ را با پیش‌تنظیم ⁨fine_tune⁩ تعیین کنید</translation>
    </message>
    <message>
        <source>the recipe {name} adapts a voice: set train.pretrained_path to its file</source>
        <translation>دستورالعمل {name} صدایی را سازگار می‌کند: فایل آن را در ⁨train.pretrained_path⁩ تعیین کنید</translation>
    </message>
    <message>
        <source>{file} is shorter than when it was analyzed; cut it again</source>
        <translation>‏{file} از هنگام تحلیل کوتاه‌تر شده است؛ آن را دوباره ببرید</translation>
    </message>
    <message>
        <source>{file} has changed since it was analyzed; cut it again</source>
        <translation>‏{file} پس از تحلیل تغییر کرده است؛ آن را دوباره ببرید</translation>
    </message>
    <message>
        <source>{place}: it is not a record of a cut clip; restore the line, or delete it</source>
        <translation>‏{place}: این رکوردِ یک قطعهٔ بریده‌شده نیست؛ خط را بازگردانید یا حذف کنید</translation>
    </message>
    <message>
        <source>{place}: the columns are no longer file,text; restore them, or choose another folder</source>
        <translation>‏{place}: ستون‌ها دیگر ⁨file,text⁩ نیستند؛ آن‌ها را بازگردانید یا پوشهٔ دیگری انتخاب کنید</translation>
    </message>
    <message>
        <source>the clips need {needed}, but {folder} has {there} of free space; free some, or choose another folder</source>
        <translation>قطعه‌ها به {needed} نیاز دارند، اما {folder} {there} فضای آزاد دارد؛ فضا آزاد کنید یا پوشهٔ دیگری انتخاب کنید</translation>
    </message>
    <message>
        <source>{folder} has clips of {file} that were cut with other settings or texts; undo that first, or choose another folder</source>
        <translation>‏{folder} قطعه‌هایی از {file} دارد که با تنظیمات یا متن‌های دیگری بریده شده‌اند؛ نخست آن را واگرد کنید یا پوشهٔ دیگری انتخاب کنید</translation>
    </message>
    <message>
        <source>{file} was cut into these clips before</source>
        <translation>‏{file} پیش‌تر به همین قطعه‌ها بریده شده است</translation>
    </message>
    <message>
        <source>{edited}, which holds your edits, does not have the new clips; they are in {metadata}</source>
        <translation>‏{edited} که ویرایش‌های شما را دارد، قطعه‌های تازه را ندارد؛ آن‌ها در {metadata} هستند</translation>
    </message>
    <message>
        <source>no clip can be cut from {file}; the first part is skipped because {reason}</source>
        <translation>هیچ قطعه‌ای از {file} بریده نمی‌شود؛ بخش نخست رد می‌شود چون {reason}</translation>
    </message>
    <message>
        <source>no speech was found in the recordings</source>
        <translation>در ضبط‌ها گفتاری پیدا نشد</translation>
    </message>
    <message>
        <source>{folder} holds other files; choose a new or empty folder, or one of clips that were cut before</source>
        <translation>‏{folder} فایل‌های دیگری دارد؛ پوشه‌ای تازه یا خالی، یا پوشه‌ای از قطعه‌های پیش‌تر بریده‌شده انتخاب کنید</translation>
    </message>
    <message>
        <source>{folder} holds no clips that were cut from long recordings</source>
        <translation>‏{folder} قطعه‌ای ندارد که از ضبط‌های بلند بریده شده باشد</translation>
    </message>
    <message>
        <source>next to {file} are several files that may be its texts: {names}; choose one of them, or cut by silence</source>
        <translation>کنار {file} چند فایل هست که شاید متن آن باشند: {names}؛ یکی از آن‌ها را انتخاب کنید یا بر اساس سکوت ببرید</translation>
    </message>
    <message>
        <source>no captions or labels are next to {file} (.srt, .vtt, .TextGrid, or .txt of Audacity); choose their file, or cut by silence</source>
        <translation>کنار {file} زیرنویس یا برچسبی نیست (⁨.srt, .vtt, .TextGrid⁩ یا ⁨.txt⁩ از Audacity)؛ فایلشان را انتخاب کنید یا بر اساس سکوت ببرید</translation>
    </message>
    <message>
        <source>a file of captions or labels belongs to one recording; name one recording, or put each file next to its recording, with its name</source>
        <translation>هر فایل زیرنویس یا برچسب به یک ضبط تعلق دارد؛ یک ضبط را نام ببرید، یا هر فایل را با همان نام کنار ضبطش بگذارید</translation>
    </message>
    <message>
        <source>{file} is named twice, or a copy of another recording; name each recording once</source>
        <translation>‏{file} دو بار نام برده شده یا رونوشت ضبط دیگری است؛ هر ضبط را یک بار نام ببرید</translation>
    </message>
    <message>
        <source>the transcriber failed for the first clips, so the others were not tried; correct its command, then cut again</source>
        <translation>رونویس برای قطعه‌های نخست ناموفق بود و بقیه آزمایش نشدند؛ فرمان آن را اصلاح کنید و دوباره ببرید</translation>
    </message>
    <message>
        <source>{edited} holds your edits of these clips, and would name clips that are gone; delete it first if the edits are not needed</source>
        <translation>‏{edited} ویرایش‌های شما را بر این قطعه‌ها دارد و از قطعه‌هایی نام می‌برد که دیگر نخواهند بود؛ اگر به ویرایش‌ها نیاز ندارید، نخست آن را حذف کنید</translation>
    </message>
    <message>
        <source>all segmentations into {folder} were undone; the clips that remain were changed</source>
        <translation>همهٔ برش‌ها در {folder} واگرد شدند؛ قطعه‌هایی که مانده‌اند تغییر کرده‌اند</translation>
    </message>
    <message>
        <source>{edited} holds your edits of these clips; write the other texts on the Data page, too, or delete that file if the edits are not needed</source>
        <translation>‏{edited} ویرایش‌های شما را بر این قطعه‌ها دارد؛ متن‌های دیگر را هم در صفحهٔ داده بنویسید، یا اگر به ویرایش‌ها نیاز ندارید آن فایل را حذف کنید</translation>
    </message>
    <message>
        <source>{file} has no suggested text that waits to be confirmed</source>
        <translation>‏{file} متن پیشنهادی در انتظار تأیید ندارد</translation>
    </message>
    <message>
        <source>cannot split the command of the transcriber into arguments: {command}; close each quote, and write a backslash as \\</source>
        <translation>فرمان رونویس به آرگومان‌ها تقسیم نمی‌شود: {command}؛ هر نقل‌قول را ببندید و ممیز وارونه را به‌صورت ⁨\\⁩ بنویسید</translation>
    </message>
    <message>
        <source>the transcriber failed for {file}: {reason}{said}</source>
        <translation>رونویس برای {file} ناموفق بود: {reason}{said}</translation>
    </message>
    <message>
        <source>its output is not UTF-8</source>
        <translation>خروجی آن UTF-8 نیست</translation>
    </message>
    <message>
        <source>the command of the transcriber has no &apos;{mark}&apos;, which stands for the clip: {command}</source>
        <translation>فرمان رونویس «{mark}» را که نشانهٔ قطعه است ندارد: {command}</translation>
    </message>
    <message>
        <source>there is no program &apos;{program}&apos; to transcribe with; install it, or give its path</source>
        <translation>برنامهٔ «{program}» برای رونویسی وجود ندارد؛ آن را نصب کنید یا مسیرش را بدهید</translation>
    </message>
    <message>
        <source>the time limit of the transcriber must be above 0 s</source>
        <translation>محدودیت زمان رونویس باید بیش از ۰ ثانیه باشد</translation>
    </message>
    <message>
        <source>stopped while transcribing</source>
        <translation>هنگام رونویسی متوقف شد</translation>
    </message>
    <message>
        <source>it took longer than {seconds} s</source>
        <translation>بیش از {seconds} ثانیه طول کشید</translation>
    </message>
    <message>
        <source>it ended with code {code}</source>
        <translation>با کد {code} پایان یافت</translation>
    </message>
    <message>
        <source>{folder} is a link; clips are made and removed only in a folder itself: put that folder in its place</source>
        <translation>⁨{folder}⁩ یک پیوند است؛ قطعه‌ها فقط در خود پوشه ساخته و حذف می‌شوند: آن پوشه را به جای آن بگذارید</translation>
    </message>
    <message>
        <source>it prints without an end</source>
        <translation>خروجی آن پایانی ندارد</translation>
    </message>
</context>
<context>
    <name>synth</name>
    <message>
        <source>the checkpoint&apos;s list of speakers is empty. Use an older checkpoint</source>
        <translation>فهرست گویندگان چک‌پوینت خالی است. از چک‌پوینت قدیمی‌تری استفاده کنید</translation>
    </message>
    <message>
        <source>the checkpoint&apos;s list of {entry} is damaged. Use an older checkpoint</source>
        <translation>فهرست {entry} در چک‌پوینت آسیب دیده است. از چک‌پوینت قدیمی‌تری استفاده کنید</translation>
    </message>
    <message>
        <source>the mel settings of vocoder and voice differ: vocoder {vocoder}; voice {voice}. Train a vocoder with the voice&apos;s audio settings</source>
        <translation>تنظیمات مِل وکودر و صدا یکی نیست: وکودر {vocoder}؛ صدا {voice}. وکودری با تنظیمات صوتی همین صدا آموزش دهید</translation>
    </message>
    <message>
        <source>the text is empty</source>
        <translation>متن خالی است</translation>
    </message>
    <message>
        <source>&apos;{text}&apos; contains nothing that this voice can speak</source>
        <translation>‏«{text}» چیزی ندارد که این صدا بتواند بخواند</translation>
    </message>
    <message>
        <source>this checkpoint is a vocoder, which cannot speak texts; pass it with --vocoder, next to the checkpoint of a voice</source>
        <translation>این چک‌پوینت یک وکودر است که نمی‌تواند متن بخواند؛ آن را با ⁨--vocoder⁩ در کنار چک‌پوینت یک صدا بدهید</translation>
    </message>
    <message>
        <source>this voice does not use a vocoder; remove the vocoder</source>
        <translation>این صدا از وکودر استفاده نمی‌کند؛ وکودر را حذف کنید</translation>
    </message>
    <message>
        <source>speaking was stopped</source>
        <translation>خواندن متن متوقف شد</translation>
    </message>
    <message>
        <source>skipped phonemes that are not in the training data: {symbols}</source>
        <translation>واج‌هایی که در دادهٔ آموزش نیستند کنار گذاشته شدند: {symbols}</translation>
    </message>
    <message>
        <source>this voice does not support reference recordings; remove the reference</source>
        <translation>این صدا از ضبط مرجع پشتیبانی نمی‌کند؛ مرجع را حذف کنید</translation>
    </message>
    <message>
        <source>this voice has one speaker; voice conversion needs a voice that was trained on both speakers</source>
        <translation>این صدا یک گوینده دارد؛ تبدیل صدا به صدایی نیاز دارد که با هر دو گوینده آموزش دیده باشد</translation>
    </message>
    <message>
        <source>the voice in {setting} has {voice}, but this run has {training}: use the settings of the voice</source>
        <translation>صدای {setting} مقدارهای {voice} را دارد ولی این اجرا {training}: تنظیمات همان صدا را به کار ببرید</translation>
    </message>
    <message>
        <source>the checkpoint given as vocoder is a voice; a vocoder is trained with model.name {kinds}</source>
        <translation>چک‌پوینتی که به‌عنوان وکودر داده شده یک صداست؛ وکودر با model.name برابر {kinds} آموزش می‌بیند</translation>
    </message>
    <message>
        <source>the checkpoint is a model &apos;{name}&apos;; only voices of {kinds} support voice conversion</source>
        <translation>این چک‌پوینت مدل «{name}» است؛ فقط صداهای {kinds} از تبدیل صدا پشتیبانی می‌کنند</translation>
    </message>
    <message>
        <source>this checkpoint of a model of type {model} outputs audio tokens, for which this program has no decoder; convert it for the program that has one (formant checkpoint convert)</source>
        <translation>این چک‌پوینت از مدلی از نوع {model} توکن‌های صوت می‌سازد که این برنامه رمزگشایی برای آن‌ها ندارد؛ آن را برای برنامه‌ای که رمزگشا دارد تبدیل کنید (⁨formant checkpoint convert⁩)</translation>
    </message>
    <message>
        <source>this checkpoint is a codec, which cannot speak texts; train a voice on its tokens (--codec)</source>
        <translation>این چک‌پوینت یک کدک است که نمی‌تواند متن بخواند؛ یک صدا را با توکن‌های آن آموزش دهید (⁨--codec⁩)</translation>
    </message>
    <message>
        <source>the checkpoint in {setting} is a model &apos;{name}&apos;; the teacher must be a voice of a model that predicts mels, or a codec: {kinds}</source>
        <translation>چک‌پوینت {setting} مدل «{name}» است؛ آموزگار باید صدای مدلی باشد که مِل پیش‌بینی می‌کند، یا یک کدک: {kinds}</translation>
    </message>
    <message>
        <source>the text has {tokens} tokens, and this voice has positions for {max}: split it into shorter sentences</source>
        <translation>متن {tokens} توکن دارد و این صدا برای {max} توکن جایگاه دارد: آن را به جمله‌های کوتاه‌تر تقسیم کنید</translation>
    </message>
    <message>
        <source>this voice has no default voice; choose a reference recording of the voice to speak with (--reference)</source>
        <translation>این صدا صدای پیش‌فرض ندارد؛ ضبط مرجعی از صدایی را که باید با آن بخواند برگزینید (⁨--reference⁩)</translation>
    </message>
    <message>
        <source>{rate} Hz, n_fft {n_fft}, hop {hop}, {n_mels} {scale} mels of the {spectrum}, {low} to {high} Hz</source>
        <translation>‏{rate} هرتز، n_fft {n_fft}، گام {hop}، {n_mels} باند مل {scale} ({spectrum})، {low} تا {high} هرتز</translation>
    </message>
    <message>
        <source>this voice speaks {language} alone; remove --language</source>
        <translation>این صدا تنها به {language} سخن می‌گوید؛ ⁦--language⁩ را بردارید</translation>
    </message>
    <message>
        <source>this voice comes from a file that was made for speaking texts, without the part that converts recordings: train it first (train.pretrained_path)</source>
        <translation>این صدا از فایلی می‌آید که برای خواندن متن ساخته شده است، بدون بخشی که ضبط‌ها را تبدیل می‌کند: نخست آن را آموزش دهید (⁨train.pretrained_path⁩)</translation>
    </message>
</context>
<context>
    <name>text</name>
    <message>
        <source>espeak-ng does not start; is the package espeak-ng-data installed?</source>
        <translation>‏espeak-ng راه‌اندازی نمی‌شود؛ آیا بستهٔ espeak-ng-data نصب است؟</translation>
    </message>
    <message>
        <source>text.language is &apos;{language}&apos;, which espeak-ng does not support; `espeak-ng --voices` lists all voices</source>
        <translation>مقدار text.language برابر «{language}» است که espeak-ng از آن پشتیبانی نمی‌کند؛ ⁨`espeak-ng --voices`⁩ همهٔ صداها را فهرست می‌کند</translation>
    </message>
    <message>
        <source>Language of the texts, as espeak-ng names it: es for Spanish, fa for Persian, sv for Swedish, de for German, en-us for American English.</source>
        <translation>زبان متن‌ها، با نامی که espeak-ng به کار می‌برد: es برای اسپانیایی، fa برای فارسی، sv برای سوئدی، de برای آلمانی و en-us برای انگلیسی آمریکایی.</translation>
    </message>
    <message>
        <source>phonemes: IPA from espeak-ng; characters: the letters of the text, for languages that espeak-ng reads poorly or not at all.</source>
        <translation>‏phonemes: ‏IPA از espeak-ng؛ characters: نویسه‌های متن، برای زبان‌هایی که espeak-ng بد می‌خواند یا اصلاً نمی‌خواند.</translation>
    </message>
    <message>
        <source>Keep punctuation that ends sentences and clauses, so that the voice can learn intonation and pauses.</source>
        <translation>نشانه‌گذاری پایان جمله‌ها و بندها را حفظ می‌کند تا صدا بتواند آهنگ و مکث را بیاموزد.</translation>
    </message>
    <message>
        <source>Spell out numbers by ICU&apos;s rules; off: espeak-ng reads the digits. Always on in characters mode.</source>
        <translation>عددها را با قاعده‌های ICU به حروف می‌نویسد؛ خاموش: espeak-ng رقم‌ها را می‌خواند. در حالت characters همیشه روشن است.</translation>
    </message>
    <message>
        <source>Table of token ids. auto: that of the pretrained weights (train.pretrained_path) if it is known, else as corpus; corpus: the symbols of the texts, sorted; vits: the table of upstream VITS; piper: that of Piper.</source>
        <translation>جدول شناسهٔ نمادها. auto: جدول وزن‌های پیش‌آموخته (train.pretrained_path)، اگر شناخته باشد، وگرنه مانند corpus؛ corpus: نمادهای متن‌ها به ترتیب؛ vits: جدول VITS اصلی؛ piper: جدول Piper.</translation>
    </message>
    <message>
        <source>it is not valid JSON</source>
        <translation>‏JSON معتبری نیست</translation>
    </message>
    <message>
        <source>Keep stress and length marks, which distinguish words in many languages. auto: as the checkpoint that is resumed, or the pretrained weights; on for a new voice.</source>
        <translation>نشانه‌های تکیه و کشش را نگه می‌دارد، که در بسیاری از زبان‌ها واژه‌ها را از هم جدا می‌کنند. ⁨auto⁩: مانند چک‌پوینتی که از سر گرفته می‌شود، یا وزن‌های پیش‌آموخته؛ برای صدای تازه ⁨on⁩.</translation>
    </message>
    <message>
        <source>{file} is not a SentencePiece model (bpe.model)</source>
        <translation>‏{file} یک مدل SentencePiece نیست (⁨bpe.model⁩)</translation>
    </message>
    <message>
        <source>the first pieces of the SentencePiece model {file} are {first} and {second}; they must be &lt;s&gt; and &lt;/s&gt;: train it with --bos_id=0 --eos_id=1 --unk_id=2</source>
        <translation>نخستین قطعه‌های مدل SentencePiece در {file}، {first} و {second} هستند؛ باید ⁨&lt;s&gt;⁩ و ⁨&lt;/s&gt;⁩ باشند: آن را با ⁨--bos_id=0 --eos_id=1 --unk_id=2⁩ آموزش دهید</translation>
    </message>
    <message>
        <source>{file} is not a tokenizer of XTTS (vocab.json): {why}</source>
        <translation>‏{file} توکن‌ساز XTTS (⁨vocab.json⁩) نیست: {why}</translation>
    </message>
    <message>
        <source>the tokenizer has no language {language}; set text.language to one that it has: {known}</source>
        <translation>توکن‌ساز زبان {language} را ندارد؛ ⁨text.language⁩ را برابر یکی از زبان‌های آن بگذارید: {known}</translation>
    </message>
    <message>
        <source>Separators between symbols. auto: matches the symbol table; spaced: spaces before, between and after words; plain: spaces between words; blanks: as plain, with a blank between symbols and at both ends (add_blank of upstream VITS); piper: blanks, with begin and end marks; pieces: as plain, after a marker of the language.</source>
        <translation>جداکننده‌های میان نمادها. auto: هماهنگ با جدول نمادها؛ spaced: فاصله پیش از واژه‌ها، میان و پس از آن‌ها؛ plain: فاصله میان واژه‌ها؛ blanks: مانند plain، با یک نماد تهی میان نمادها و در دو سر (add_blank در VITS اصلی)؛ piper: نمادهای تهی، با نشانه‌های آغاز و پایان؛ pieces: مانند plain، پس از نشانهٔ زبان.</translation>
    </message>
    <message>
        <source>SentencePiece model (bpe.model) with which the texts of prepared tokens were tokenized, or the vocab.json of XTTS with which texts are split into pieces, in place of phonemes or characters.</source>
        <translation>مدل SentencePiece (⁨bpe.model⁩) که متن‌های توکن‌های آماده با آن توکن‌سازی شده‌اند، یا ⁨vocab.json⁩ از XTTS که متن‌ها با آن به‌جای واج یا نویسه به تکه‌ها بخش می‌شوند.</translation>
    </message>
</context>
<context>
    <name>train</name>
    <message>
        <source>{key} cannot be changed during training; stop the run, change it, and start the run again. These can be changed: {keys}</source>
        <translation>‏{key} را هنگام آموزش نمی‌توان تغییر داد؛ اجرا را متوقف کنید، آن را تغییر دهید و اجرا را دوباره آغاز کنید. این‌ها را می‌توان تغییر داد: {keys}</translation>
    </message>
    <message>
        <source>the disk is full; removed {count} older {checkpoint|checkpoints} of this run to make space for the new one</source>
        <translation>دیسک پر است؛ {count} چک‌پوینت قدیمی‌تر این اجرا حذف شد تا برای چک‌پوینت تازه جا باز شود</translation>
    </message>
    <message>
        <source>paused because the disk is full: {reason}. Training continues automatically once space is free</source>
        <translation>مکث به سبب پر بودن دیسک: {reason}. با آزاد شدن فضا، آموزش خودکار ادامه می‌یابد</translation>
    </message>
    <message>
        <source>out of memory; use a smaller train.batch_size or a smaller model ({reason})</source>
        <translation>حافظه تمام شد؛ train.batch_size یا مدل کوچک‌تری به کار ببرید ({reason})</translation>
    </message>
    <message>
        <source>internal error: {reason}</source>
        <translation>خطای داخلی: {reason}</translation>
    </message>
    <message>
        <source>{list}, {last}</source>
        <translation>{list}، {last}</translation>
    </message>
    <message>
        <source>{trained} of {all} parameters are trained: {layers}</source>
        <translation>‏{trained} پارامتر از {all} پارامتر آموزش می‌بیند: {layers}</translation>
    </message>
    <message>
        <source>{trained} of {all} parameters are trained: {layers}; frozen: {fixed}</source>
        <translation>‏{trained} پارامتر از {all} پارامتر آموزش می‌بیند: {layers}؛ ثابت: {fixed}</translation>
    </message>
    <message>
        <source>train.layers is custom, but train.layer_patterns is empty</source>
        <translation>مقدار train.layers برابر custom است، اما train.layer_patterns خالی است</translation>
    </message>
    <message>
        <source>from step {step} on: {settings}</source>
        <translation>از گام {step} به بعد: {settings}</translation>
    </message>
    <message>
        <source>{changed}; {layers}</source>
        <translation>‏{changed}؛ {layers}</translation>
    </message>
    <message>
        <source>the settings were not changed, and training continues: {reason}</source>
        <translation>تنظیمات تغییر نکرد و آموزش ادامه می‌یابد: {reason}</translation>
    </message>
    <message>
        <source>the gradient norm was {norm}, above {limit}; the step was skipped</source>
        <translation>نُرم گرادیان {norm} بود، بالاتر از {limit}؛ از این گام صرف‌نظر شد</translation>
    </message>
    <message>
        <source>the gradient norm of the phase &apos;{phase}&apos; was {norm}, above {limit}; the phase was skipped</source>
        <translation>نُرم گرادیان مرحلهٔ «⁨{phase}⁩» برابر {norm} بود، بالاتر از {limit}؛ از این مرحله صرف‌نظر شد</translation>
    </message>
    <message>
        <source>the gradients overflow in fp16, although the loss scale was halved {count} times in a row; use train.precision: bf16</source>
        <translation>گرادیان‌ها در fp16 سرریز می‌شوند، با آن‌که مقیاس زیان {count} بار پیاپی نصف شد؛ ⁨train.precision: bf16⁩ را به کار ببرید</translation>
    </message>
    <message>
        <source>the loss or its gradient was NaN or infinite; the step was skipped</source>
        <translation>زیان یا گرادیان آن NaN یا بی‌نهایت بود؛ از این گام صرف‌نظر شد</translation>
    </message>
    <message>
        <source>too many skipped steps in a row; rolled back to the last good state, with {share} times the scheduled learning rate</source>
        <translation>تعداد گام‌های پیاپیِ کنارگذاشته بیش از حد شد؛ بازگشت به آخرین وضعیت خوب، با نرخ یادگیری {share} برابر مقدار برنامه‌ریزی‌شده</translation>
    </message>
    <message>
        <source>the training diverged: {count} rollbacks to the last good state did not help, and it ends here</source>
        <translation>آموزش واگرا شد: {count} بار بازگشت به آخرین وضعیت خوب کمکی نکرد و این‌جا پایان می‌یابد</translation>
    </message>
    <message>
        <source>the model is overfitting: the validation loss rose three times in a row while the training loss fell. The best checkpoint is kept; more recordings help</source>
        <translation>مدل دچار بیش‌برازش شده است: زیان اعتبارسنجی سه بار پیاپی بالا رفت، در حالی که زیان آموزش پایین می‌آمد. بهترین چک‌پوینت نگه داشته می‌شود؛ ضبط‌های بیشتر کمک می‌کند</translation>
    </message>
    <message>
        <source>no improvement for {count} {validation|validations}: training ends here (train.early_stopping)</source>
        <translation>در {count} اعتبارسنجی بهبودی نبود: آموزش این‌جا پایان می‌یابد (train.early_stopping)</translation>
    </message>
    <message>
        <source>no improvement for {count} {validation|validations}: the learning rate is halved (train.on_plateau)</source>
        <translation>در {count} اعتبارسنجی بهبودی نبود: نرخ یادگیری نصف می‌شود (train.on_plateau)</translation>
    </message>
    <message>
        <source>no improvement for {count} {validation|validations}; training continues</source>
        <translation>در {count} اعتبارسنجی بهبودی نبود؛ آموزش ادامه می‌یابد</translation>
    </message>
    <message>
        <source>out of memory: from this step on, gradients are accumulated over {slices} micro-batches of {count} {sample|samples}; the effective batch size stays the same</source>
        <translation>حافظه تمام شد: از این گام به بعد، گرادیان‌ها روی {slices} ریزدستهٔ {count} نمونه‌ای انباشته می‌شوند؛ اندازهٔ مؤثر دسته همان می‌ماند</translation>
    </message>
    <message>
        <source>out of memory with one sample at a time: this step and all later ones use gradient checkpointing, which takes a third more time; the result is the same</source>
        <translation>حافظه با یک نمونه در هر بار تمام شد: این گام و همهٔ گام‌های بعدی از چک‌پوینت‌گذاری گرادیان استفاده می‌کنند که یک‌سوم زمان بیشتر می‌برد؛ نتیجه همان است</translation>
    </message>
    <message>
        <source>the checkpoint was saved with {saved} threads, this run uses {now}: it continues but is not bit-exact</source>
        <translation>چک‌پوینت با {saved} رشته (thread) ذخیره شده و این اجرا {now} رشته به کار می‌برد: ادامه می‌یابد، ولی نه بیت‌به‌بیت یکسان</translation>
    </message>
    <message>
        <source>out of memory at step {step} with one sample at a time and gradient checkpointing; close other programs that use this memory, exclude the longest recordings, or use a smaller model</source>
        <translation>حافظه در گام {step}، با یک نمونه در هر بار و چک‌پوینت‌گذاری گرادیان، تمام شد؛ برنامه‌های دیگری را که از این حافظه استفاده می‌کنند ببندید، طولانی‌ترین ضبط‌ها را کنار بگذارید یا مدل کوچک‌تری به کار ببرید</translation>
    </message>
    <message>
        <source>out of memory at step {step} with one sample at a time; close other programs that use this memory, exclude the longest recordings, or use a smaller model</source>
        <translation>حافظه در گام {step}، با یک نمونه در هر بار، تمام شد؛ برنامه‌های دیگری را که از این حافظه استفاده می‌کنند ببندید، طولانی‌ترین ضبط‌ها را کنار بگذارید یا مدل کوچک‌تری به کار ببرید</translation>
    </message>
    <message>
        <source>train.layer_patterns requires train.layers: custom, but that is &apos;{layers}&apos;; set it to custom or remove the patterns</source>
        <translation>تنظیم train.layer_patterns به ⁨train.layers: custom⁩ نیاز دارد، ولی اکنون «{layers}» است؛ آن را custom کنید یا الگوها را حذف کنید</translation>
    </message>
    <message>
        <source>Pretrained checkpoint (.pt, .pth or .safetensors) that a new run is initialized from, for fine-tuning. A resumed run does not read it.</source>
        <translation>چک‌پوینت پیش‌آموخته‌ای (⁨.pt⁩، ⁨.pth⁩ یا ⁨.safetensors⁩) که اجرای تازه از آن آغاز می‌شود، برای تنظیم دقیق (fine-tuning). اجرای ازسرگرفته آن را نمی‌خواند.</translation>
    </message>
    <message>
        <source>Load pretrained_path partially: tensors that do not match (other symbols, speakers or sizes) start random, and all are listed. false: mismatched weights are an error.</source>
        <translation>‏pretrained_path را تا حدی بار می‌کند: تانسورهایی که جور نیستند (نمادها، گویندگان یا اندازه‌های دیگر) با مقدار تصادفی آغاز می‌شوند و همه فهرست می‌شوند. false: وزن‌هایی که جور نباشند خطا به شمار می‌آیند.</translation>
    </message>
    <message>
        <source>Number of optimizer steps after which training ends.</source>
        <translation>تعداد گام‌های بهینه‌ساز که آموزش پس از آن پایان می‌یابد.</translation>
    </message>
    <message>
        <source>Number of epochs after which training ends, instead of max_steps; 0: max_steps counts.</source>
        <translation>تعداد دوره‌هایی که آموزش پس از آن پایان می‌یابد، به جای max_steps؛ 0: ‏max_steps تعیین می‌کند.</translation>
    </message>
    <message>
        <source>Random seed. The same seed, data and settings give the same voice.</source>
        <translation>بذر تصادفی. بذر، داده و تنظیمات یکسان، صدای یکسان می‌دهد.</translation>
    </message>
    <message>
        <source>Samples per micro-batch on each GPU.</source>
        <translation>تعداد نمونه‌های هر ریزدسته روی هر GPU.</translation>
    </message>
    <message>
        <source>Micro-batches whose gradients are accumulated per optimizer step; saves memory.</source>
        <translation>تعداد ریزدسته‌هایی که گرادیان‌هایشان در هر گام بهینه‌ساز انباشته می‌شود؛ در حافظه صرفه‌جویی می‌کند.</translation>
    </message>
    <message>
        <source>Peak learning rate, after warmup.</source>
        <translation>بیشینهٔ نرخ یادگیری، پس از گرم‌کردن.</translation>
    </message>
    <message>
        <source>Final learning rate of the cosine schedule, as a share of the peak.</source>
        <translation>نرخ یادگیری پایانی در زمان‌بندی کسینوسی، به نسبت بیشینه.</translation>
    </message>
    <message>
        <source>Steps of linear learning rate warmup.</source>
        <translation>تعداد گام‌های گرم‌کردن خطی نرخ یادگیری.</translation>
    </message>
    <message>
        <source>Learning rate schedule after warmup. cosine: decays to learning_rate_final. exponential: multiplied by learning_rate_decay after each epoch, as VITS and HiFi-GAN are trained.</source>
        <translation>زمان‌بندی نرخ یادگیری پس از گرم‌کردن. cosine: تا learning_rate_final کم می‌شود. exponential: پس از هر دوره در learning_rate_decay ضرب می‌شود، همان‌گونه که VITS و HiFi-GAN آموزش می‌بینند.</translation>
    </message>
    <message>
        <source>Factor on the learning rate per epoch (gamma), with schedule exponential.</source>
        <translation>ضریب نرخ یادگیری در هر دوره (گاما)، با ⁨schedule: exponential⁩.</translation>
    </message>
    <message>
        <source>AdamW betas: decay rates of the running averages of the gradient and its square.</source>
        <translation>بتاهای AdamW: ضریب‌های زوال میانگین متحرک گرادیان و مربع آن.</translation>
    </message>
    <message>
        <source>AdamW weight decay.</source>
        <translation>زوال وزن در AdamW.</translation>
    </message>
    <message>
        <source>AdamW epsilon, added to the denominator.</source>
        <translation>اپسیلون AdamW که به مخرج افزوده می‌شود.</translation>
    </message>
    <message>
        <source>Maximum gradient norm (gradient clipping).</source>
        <translation>بیشینهٔ نُرم گرادیان (برش گرادیان).</translation>
    </message>
    <message>
        <source>Decay of the exponential moving average (EMA) of the weights, which is used for inference.</source>
        <translation>ضریب زوال میانگین متحرک نمایی (EMA) وزن‌ها که برای استنتاج به کار می‌رود.</translation>
    </message>
    <message>
        <source>Initial loss scale of fp16; it adapts automatically.</source>
        <translation>مقیاس آغازین زیان در fp16؛ خودکار تنظیم می‌شود.</translation>
    </message>
    <message>
        <source>TF32 for float32 matrix products: several times as fast, with 10 bits of precision. Needs an Ampere GPU or newer; auto: on for those.</source>
        <translation>‏TF32 برای ضرب‌های ماتریسی float32: چند برابر سریع‌تر، با ده بیت دقت. به GPU از نسل Ampere یا جدیدتر نیاز دارد؛ auto: روی همان‌ها روشن.</translation>
    </message>
    <message>
        <source>Lets cuDNN benchmark its algorithms for each new batch length. Only useful if all lengths are equal; auto: on only in that case.</source>
        <translation>می‌گذارد cuDNN برای هر طول تازهٔ دسته الگوریتم‌های خود را بسنجد. فقط وقتی مفید است که همهٔ طول‌ها برابر باشند؛ auto: فقط در همان حالت روشن.</translation>
    </message>
    <message>
        <source>Preload all recordings into RAM at the start, instead of reading them from the cache files. auto: if they need at most half of the free memory.</source>
        <translation>همهٔ ضبط‌ها را در آغاز به RAM بار می‌کند، به جای آن‌که از فایل‌های کش خوانده شوند. auto: اگر حداکثر نیمی از حافظهٔ آزاد را لازم داشته باشند.</translation>
    </message>
    <message>
        <source>Layer groups, prefixes of parameter names, or globs, as in [duration_predictor, &quot;decoder.up.*&quot;].</source>
        <translation>گروه‌های لایه، پیشوند نام پارامترها یا الگوهای glob، مانند ⁨[duration_predictor, &quot;decoder.up.*&quot;]⁩.</translation>
    </message>
    <message>
        <source>What to do if the validation loss has not improved for patience validations.</source>
        <translation>اگر زیان اعتبارسنجی به تعداد patience بار بهتر نشده باشد، چه کاری انجام شود.</translation>
    </message>
    <message>
        <source>End training if the validation loss has not improved for patience validations.</source>
        <translation>پایان دادن به آموزش، اگر زیان اعتبارسنجی به تعداد patience بار بهتر نشده باشد.</translation>
    </message>
    <message>
        <source>Validations without improvement that count as a plateau.</source>
        <translation>تعداد اعتبارسنجی‌های بدون بهبود که توقف پیشرفت (plateau) به شمار می‌آید.</translation>
    </message>
    <message>
        <source>Skip a step whose gradient norm exceeds explosion_threshold times its median; models with discriminators check each phase separately. Steps with NaN or infinity are always skipped.</source>
        <translation>از گامی که نُرم گرادیانش از explosion_threshold برابر میانهٔ آن بیشتر باشد چشم می‌پوشد؛ در مدل‌های دارای متمایزگر هر مرحله جداگانه. گام‌های دارای NaN یا بی‌نهایت همیشه کنار گذاشته می‌شوند.</translation>
    </message>
    <message>
        <source>Number of skipped steps in a row after which the last good state is restored, with half the learning rate.</source>
        <translation>تعداد گام کنارگذاشتهٔ پیاپی که پس از آن آخرین وضعیت خوب بازیابی می‌شود، با نصف نرخ یادگیری.</translation>
    </message>
    <message>
        <source>Steps between two validations.</source>
        <translation>تعداد گام‌های میان دو اعتبارسنجی.</translation>
    </message>
    <message>
        <source>Steps between two checkpoints.</source>
        <translation>تعداد گام‌های میان دو چک‌پوینت.</translation>
    </message>
    <message>
        <source>Steps between two rounds of samples.</source>
        <translation>تعداد گام‌های میان دو نوبت ساخت نمونه‌ها.</translation>
    </message>
    <message>
        <source>Number of newest step checkpoints to keep.</source>
        <translation>شمار تازه‌ترین چک‌پوینت‌های گام که نگه داشته می‌شوند.</translation>
    </message>
    <message>
        <source>Also write losses and samples for TensorBoard into the run folder (tensorboard --logdir).</source>
        <translation>زیان‌ها و نمونه‌ها را برای TensorBoard هم در پوشهٔ اجرا می‌نویسد (⁨tensorboard --logdir⁩).</translation>
    </message>
    <message>
        <source>How often GPU, CPU, memory and disk are sampled during training, per second; 0: never. The run keeps one record per 5 seconds.</source>
        <translation>تعداد دفعاتی که در هر ثانیهٔ آموزش، GPU، CPU، حافظه و دیسک پایش می‌شوند؛ 0: هرگز. اجرا برای هر ۵ ثانیه یک رکورد نگه می‌دارد.</translation>
    </message>
    <message>
        <source>Texts to synthesize during training. Empty: three short texts of the recordings, from the validation set if there is one. Several speakers take turns.</source>
        <translation>متن‌هایی که هنگام آموزش از آن‌ها گفتار ساخته می‌شود. خالی: سه متن کوتاه از ضبط‌ها، از مجموعهٔ اعتبارسنجی اگر باشد. چند گوینده به نوبت می‌خوانند.</translation>
    </message>
    <message>
        <source>Also synthesize samples with the raw weights, to hear whether the EMA still lags behind.</source>
        <translation>نمونه‌ها را با وزن‌های خام هم می‌سازد تا بتوان شنید که EMA هنوز عقب‌تر است یا نه.</translation>
    </message>
    <message>
        <source>train.betas has {count} numbers; AdamW needs two, as in [0.9, 0.98]</source>
        <translation>تنظیم train.betas دارای {count} عدد است؛ AdamW دو عدد می‌خواهد، مانند ⁨[0.9, 0.98]⁩</translation>
    </message>
    <message>
        <source>step {step}, stopped by train.debug: anomaly: {what}</source>
        <translation>گام {step}، توقف با ⁨train.debug: anomaly⁩: {what}</translation>
    </message>
    <message>
        <source>paused at step {step}</source>
        <translation>مکث در گام {step}</translation>
    </message>
    <message>
        <source>training resumed</source>
        <translation>آموزش از سر گرفته شد</translation>
    </message>
    <message>
        <source>stopped before the first step; nothing to save</source>
        <translation>پیش از نخستین گام متوقف شد؛ چیزی برای ذخیره نیست</translation>
    </message>
    <message>
        <source>stopped and saved at step {step}</source>
        <translation>در گام {step} متوقف و ذخیره شد</translation>
    </message>
    <message>
        <source>done after {step} {step|steps}</source>
        <translation>پس از {step} گام به پایان رسید</translation>
    </message>
    <message>
        <source>{done}: no improvement for {count} {validation|validations} (train.early_stopping, train.patience)</source>
        <translation>‏{done}: در {count} اعتبارسنجی بهبودی نبود (train.early_stopping، train.patience)</translation>
    </message>
    <message>
        <source>{done}; best validation: {file}</source>
        <translation>‏{done}؛ بهترین اعتبارسنجی: {file}</translation>
    </message>
    <message>
        <source>older checkpoints of this run could not be removed: {reason}</source>
        <translation>چک‌پوینت‌های قدیمی‌تر این اجرا را نمی‌شد پاک کرد: {reason}</translation>
    </message>
    <message>
        <source>waiting for disk space: {reason}</source>
        <translation>در انتظار فضای دیسک: {reason}</translation>
    </message>
    <message>
        <source>stopped while waiting for disk space; the steps after the last checkpoint are lost: {reason}</source>
        <translation>هنگام انتظار برای فضای دیسک متوقف شد؛ گام‌های پس از آخرین چک‌پوینت از دست رفتند: {reason}</translation>
    </message>
    <message>
        <source>a checkpoint was not saved: {reason}. The older ones are kept. The run tries again at the next save, and ends after {count} failures in a row</source>
        <translation>یک چک‌پوینت ذخیره نشد: {reason}. چک‌پوینت‌های قدیمی‌تر نگه داشته می‌شوند. اجرا در ذخیرهٔ بعدی دوباره می‌کوشد و پس از {count} شکست پیاپی پایان می‌یابد</translation>
    </message>
    <message>
        <source>the loss was {loss}, above {limit}; the step was skipped</source>
        <translation>زیان {loss} بود، بالاتر از {limit}؛ از این گام صرف‌نظر شد</translation>
    </message>
    <message>
        <source>the loss of the phase &apos;{phase}&apos; was {loss}, above {limit}; the phase was skipped</source>
        <translation>زیان مرحلهٔ «⁨{phase}⁩» برابر {loss} بود، بالاتر از {limit}؛ از این مرحله صرف‌نظر شد</translation>
    </message>
    <message>
        <source>Compute precision. A CPU is fastest in float32. bf16 needs an Ampere GPU or newer, fp16 any GPU; both are faster and use less memory. Weights stay float32. auto: the fastest for the device. half: bf16 where the device supports it natively, else fp16 on a GPU and float32 on a CPU.</source>
        <translation>دقت محاسبه. CPU در float32 از همه سریع‌تر است. bf16 به GPU از نسل Ampere یا جدیدتر نیاز دارد و fp16 به هر GPU؛ هر دو سریع‌ترند و حافظهٔ کمتری می‌گیرند. وزن‌ها float32 می‌مانند. auto: سریع‌ترین برای دستگاه. half: ‏bf16 اگر دستگاه به‌طور بومی از آن پشتیبانی کند، وگرنه fp16 روی GPU و float32 روی CPU.</translation>
    </message>
    <message>
        <source>change while training</source>
        <translation>تغییر در هنگام آموزش</translation>
    </message>
    <message>
        <source>train.layers is {recipe}, but the model has no &apos;{part}&apos;; its groups are {groups}. Use train.layers: {nearest}, or another model (model.name)</source>
        <translation>مقدار ⁨train.layers⁩ برابر {recipe} است، اما مدل «{part}» ندارد؛ گروه‌های آن این‌هایند: {groups}. ⁨train.layers: {nearest}⁩ یا مدل دیگری (⁨model.name⁩) به کار ببرید</translation>
    </message>
    <message>
        <source>train.layer_patterns: the model has no layers &apos;{pattern}&apos;; its groups are {groups}, and a pattern may also be the beginning of a parameter&apos;s name</source>
        <translation>‏⁨train.layer_patterns⁩: مدل لایه‌ای به نام «{pattern}» ندارد؛ گروه‌های آن این‌هایند: {groups}، و الگو می‌تواند آغاز نام یک پارامتر هم باشد</translation>
    </message>
    <message>
        <source>steps run eagerly from here on, without CUDA graphs: {reason}</source>
        <translation>از این‌جا به بعد گام‌ها بدون گراف CUDA اجرا می‌شوند: {reason}</translation>
    </message>
    <message>
        <source>step {step} cannot be replayed as a CUDA graph ({reason}); set train.compile_fullgraph to false to train eagerly</source>
        <translation>گام {step} را نمی‌توان به‌صورت گراف CUDA تکرار کرد ({reason})؛ برای آموزش بدون گراف train.compile_fullgraph را false کنید</translation>
    </message>
    <message>
        <source>steps run eagerly: {reason}</source>
        <translation>گام‌ها بدون گراف اجرا می‌شوند: {reason}</translation>
    </message>
    <message>
        <source>The same as compile_mode: reduce-overhead, as legacy configurations write it.</source>
        <translation>همان compile_mode: reduce-overhead است، آن‌گونه که پیکربندی‌های قدیمی می‌نویسند.</translation>
    </message>
    <message>
        <source>Stop with an error if steps cannot be recorded, instead of running them eagerly.</source>
        <translation>اگر گام‌ها را نتوان ضبط کرد، به‌جای اجرای بدون گراف با خطا متوقف شود.</translation>
    </message>
    <message>
        <source>default: eager steps. reduce-overhead: record a step as a CUDA graph for each shape of a batch, and replay it; NVIDIA GPUs only.</source>
        <translation>default: گام‌ها بدون گراف. reduce-overhead: برای هر شکل دسته، یک گام را به‌صورت گراف CUDA ضبط و تکرار می‌کند؛ فقط GPU انویدیا.</translation>
    </message>
    <message>
        <source>anomaly: stop at the operation whose gradient is NaN and name it (slow). layer_norms: log the gradient norm of each layer group. eager: run eagerly, whatever compile_mode says.</source>
        <translation>‏anomaly: در عملیاتی که گرادیانش NaN است متوقف می‌شود و آن را نام می‌برد (کند). layer_norms: نُرم گرادیان هر گروه لایه را ثبت می‌کند. eager: اجرای بی‌واسطه، حتی با compile_mode.</translation>
    </message>
    <message>
        <source>Recomputes activations in the backward pass instead of storing them: less memory, about a third more time, the same result. Not all models support it. auto: on for GPUs with less than 12 GB.</source>
        <translation>فعال‌سازی‌ها را به جای نگه داشتن، در گذر پسرو دوباره محاسبه می‌کند: حافظهٔ کمتر، حدود یک‌سوم زمان بیشتر، نتیجهٔ یکسان. همهٔ مدل‌ها از آن پشتیبانی نمی‌کنند. auto: روی GPUهای کمتر از ⁨۱۲ GB⁩ روشن.</translation>
    </message>
    <message>
        <source>steps run eagerly: train.compile_mode has no effect with several ranks</source>
        <translation>گام‌ها بی‌درنگ اجرا می‌شوند: train.compile_mode با چند رتبه اثری ندارد</translation>
    </message>
    <message>
        <source>a rank ran out of memory while it updated the weights, when the step could no longer be repeated; close other programs that use this memory, or use a smaller model</source>
        <translation>حافظهٔ یک رتبه هنگام به‌روزرسانی وزن‌ها تمام شد و گام دیگر تکرارشدنی نبود؛ برنامه‌های دیگری را که از این حافظه استفاده می‌کنند ببندید یا مدل کوچک‌تری به کار برید</translation>
    </message>
    <message>
        <source>the weights of the ranks differed, because their processors round differently; all continue with those of rank 0</source>
        <translation>وزن‌های رتبه‌ها فرق داشتند، چون پردازنده‌هایشان متفاوت گرد می‌کنند؛ همه با وزن‌های رتبهٔ 0 ادامه می‌دهند</translation>
    </message>
    <message>
        <source>Target number of samples per step and GPU for an automatic batch_size or gradient_accumulation_steps; unused if both are set.</source>
        <translation>تعداد هدف نمونه‌ها در هر گام و هر GPU برای batch_size یا gradient_accumulation_steps خودکار؛ اگر هر دو تنظیم شده باشند استفاده نمی‌شود.</translation>
    </message>
    <message>
        <source>Factor of the samples per step: the number of ranks (GPUs or processes) that are to share a step. 0: as many as there are when the run starts. A run that resumes with more or fewer keeps it, and so its samples per step.</source>
        <translation>ضریب نمونه‌های هر گام: تعداد رتبه‌هایی (GPU یا فرایند) که باید یک گام را تقسیم کنند. 0: به تعدادی که هنگام شروع اجرا هست. اجرایی که با تعداد بیشتر یا کمتر ازسر گرفته شود آن را، و در نتیجه نمونه‌های هر گام خود را، نگه می‌دارد.</translation>
    </message>
    <message>
        <source>GPUs that train together: their numbers, such as &quot;0,1&quot;, or all. Empty: one device, the one of --gpu. The options --gpus and --gpu come first.</source>
        <translation>GPUهایی که با هم آموزش می‌دهند: شماره‌هایشان، مانند &quot;0,1&quot;، یا all. خالی: یک دستگاه، همان --gpu. گزینه‌های --gpus و --gpu مقدم‌اند.</translation>
    </message>
    <message>
        <source>the other ranks wait for rank {rank} on {host}, which waits {own} ms a step for its data instead of {usual} ms; check the disk or network file system of that machine, and what else it runs</source>
        <translation>رتبه‌های دیگر منتظر رتبهٔ {rank} در {host} هستند که در هر گام به‌جای {usual} میلی‌ثانیه {own} میلی‌ثانیه منتظر داده‌هایش است؛ دیسک یا سیستم فایل شبکهٔ آن رایانه و کارهای دیگرش را بررسی کنید</translation>
    </message>
    <message>
        <source>the other ranks wait for rank {rank} on {host}, which computes {own} ms a step instead of {usual} ms; check what else that machine runs</source>
        <translation>رتبه‌های دیگر منتظر رتبهٔ {rank} در {host} هستند که در هر گام به‌جای {usual} میلی‌ثانیه {own} میلی‌ثانیه محاسبه می‌کند؛ کارهای دیگر آن رایانه را بررسی کنید</translation>
    </message>
    <message>
        <source>the ranks are not equally fast, so they share each batch by their measured speeds from now on: {counts} samples; train.balance=equal prevents this</source>
        <translation>سرعت رتبه‌ها برابر نیست، پس از این پس هر دسته را بر پایهٔ سرعت اندازه‌گیری‌شده تقسیم می‌کنند: ⁨{counts}⁩ نمونه؛ ⁨train.balance=equal⁩ از این کار جلوگیری می‌کند</translation>
    </message>
    <message>
        <source>How several ranks share a batch. auto: equally, or by their measured speeds if their GPUs (or processors) are of different types. equal: always equally, so that a repeated run is bit-exact.</source>
        <translation>چند رتبه چگونه یک دسته را تقسیم می‌کنند. auto: برابر، یا اگر GPUها (یا پردازنده‌ها) از گونه‌های متفاوت باشند، بر پایهٔ سرعت اندازه‌گیری‌شده. equal: همیشه برابر، تا اجرای تکراری بیت‌به‌بیت یکسان باشد.</translation>
    </message>
    <message>
        <source>the shares by measured speed were no better, so the ranks share each batch as before: {counts} samples</source>
        <translation>تقسیم بر پایهٔ سرعت اندازه‌گیری‌شده بهتر نبود، پس رتبه‌ها هر دسته را مانند پیش تقسیم می‌کنند: ⁨{counts}⁩ نمونه</translation>
    </message>
    <message>
        <source>train.layers is lora, but model.lora_rank is 0, so there is nothing to train; set the rank (--lora-rank 16)</source>
        <translation>مقدار ⁨train.layers⁩ برابر lora است، اما ⁨model.lora_rank⁩ برابر 0 است، پس چیزی برای آموزش نیست؛ رتبه را تعیین کنید (⁨--lora-rank 16⁩)</translation>
    </message>
    <message>
        <source>train.layers is full, but model.lora_rank adds LoRA to layers that are to be frozen; set train.layers to lora (--layers lora), or to custom for more</source>
        <translation>مقدار ⁨train.layers⁩ برابر full است، اما ⁨model.lora_rank⁩ به لایه‌هایی LoRA می‌افزاید که باید ثابت بمانند؛ ⁨train.layers⁩ را lora (⁨--layers lora⁩) بگذارید، یا برای آموزش لایه‌های بیشتر custom</translation>
    </message>
    <message>
        <source>train.layers is new_tokens, but the pretrained weights have all tokens of text.tokenizer; train other layers</source>
        <translation>مقدار ⁨train.layers⁩ برابر new_tokens است، اما وزن‌های پیش‌آموخته همهٔ توکن‌های ⁨text.tokenizer⁩ را دارند؛ لایه‌های دیگری را آموزش دهید</translation>
    </message>
    <message>
        <source>Trainable layers; the others are frozen. decoder_only: decoder of waveforms (VITS) or of a codec (DVAE). freeze_text_encoder: all but the text encoder. speaker_adaptation: layers for the sound of a speaker, for few recordings of a new one. global_encoder, unet_only: that part of the U-Net model. lora: only LoRA (model.lora_rank). new_tokens: only text tokens that the pretrained weights do not have. custom: see layer_patterns.</source>
        <translation>لایه‌های تحت آموزش؛ بقیه ثابت می‌مانند. decoder_only: رمزگشای شکل موج (⁨VITS⁩) یا رمزگشای کدک (⁨DVAE⁩). ‏freeze_text_encoder: همه جز رمزگذار متن. speaker_adaptation: لایه‌های صدای گوینده، برای ضبط‌های کمِ یک گویندهٔ تازه. ⁨global_encoder⁩، ‏unet_only: همان بخش از مدل U-Net. ‏lora: فقط LoRA (⁨model.lora_rank⁩). ‏new_tokens: فقط توکن‌هایی از متن که در وزن‌های پیش‌آموخته نیستند. custom: ‏layer_patterns را ببینید.</translation>
    </message>
    <message>
        <source>Largest size of a micro-batch: frames of its longest sample times samples; for a model over prepared tokens, tokens. Long samples then share a micro-batch with fewer others than batch_size. The samples per step stay the same. 0: no limit.</source>
        <translation>بیشترین اندازهٔ یک ریزدسته: فریم‌های طولانی‌ترین نمونهٔ آن ضرب در شمار نمونه‌ها؛ برای مدلی روی توکن‌های آماده، توکن‌ها. نمونه‌های بلند آنگاه با نمونه‌های کمتری از batch_size در یک ریزدسته می‌آیند. شمار نمونه‌های هر گام همان می‌ماند. 0: بدون حد.</translation>
    </message>
    <message>
        <source>the checkpoint has no optimizer state of {count} {parameter that is|parameters that are} trained now, as after a change of train.layers; it starts at zero</source>
        <translation>چک‌پوینت برای {count} {پارامتری که|پارامتری که} اکنون آموزش می‌بیند وضعیت بهینه‌ساز ندارد، مانند پس از تغییر train.layers؛ از صفر شروع می‌شود</translation>
    </message>
    <message>
        <source>Gradient norm that counts as an explosion, as a multiple of the running median; up to ten times as much for batches that are known as hard, and for norms that vary a lot or grow from step to step.</source>
        <translation>نُرم گرادیانی که انفجار به شمار می‌آید، به‌صورت چند برابر میانهٔ متحرک؛ برای دسته‌هایی که دشوار بودنشان معلوم است و برای نُرم‌هایی که بسیار نوسان دارند یا از گامی به گام دیگر رشد می‌کنند تا ده برابر آن.</translation>
    </message>
    <message>
        <source>{path} is incomplete: its last records could not be written: {reason}</source>
        <translation>‏{path} ناقص است: آخرین سوابق آن نوشته نشد: {reason}</translation>
    </message>
    <message>
        <source>{path} could not be written for too long; its records will be incomplete</source>
        <translation>‏{path} مدتی بیش از حد قابل نوشتن نبود؛ سوابق آن ناقص خواهند بود</translation>
    </message>
    <message>
        <source>{path} is written again, with the records that were kept</source>
        <translation>‏{path} دوباره نوشته می‌شود، همراه با سوابقی که نگه داشته شده بودند</translation>
    </message>
    <message>
        <source>cannot write {path}: {reason}; its records are kept in memory until it can be written</source>
        <translation>در {path} نمی‌توان نوشت: {reason}؛ سوابق آن تا زمانی که بتوان نوشت در حافظه نگه داشته می‌شوند</translation>
    </message>
    <message>
        <source>cannot write {path} to the disk: {reason}; a power cut now could lose its last records</source>
        <translation>نمی‌توان {path} را روی دیسک نوشت: {reason}؛ اگر اکنون برق قطع شود، شاید آخرین سوابق آن از دست بروند</translation>
    </message>
</context>
<context>
    <name>tuning</name>
    <message>
        <source>the same samples per step in larger micro-batches, if they fit in memory</source>
        <translation>همان نمونه‌ها در هر گام با ریزدسته‌های بزرگ‌تر، اگر در حافظه جا شوند</translation>
    </message>
    <message>
        <source>if it fits in memory; a step then has {samples} samples, so fewer steps are needed</source>
        <translation>اگر در حافظه جا شود؛ آن‌گاه هر گام {samples} نمونه دارد و گام‌های کمتری لازم است</translation>
    </message>
    <message>
        <source>avoids the second forward pass, if it fits in memory</source>
        <translation>گذر پیشروی دوم را حذف می‌کند، اگر در حافظه جا شود</translation>
    </message>
    <message>
        <source>the GPU is too hot and lowers its clocks; check its fans and airflow</source>
        <translation>‏GPU بیش از حد داغ است و فرکانس خود را کم می‌کند؛ پنکه‌ها و جریان هوای آن را بررسی کنید</translation>
    </message>
    <message>
        <source>the GPU lowers its clocks to stay within its power limit; a higher limit (nvidia-smi -pl) would make it faster</source>
        <translation>‏GPU فرکانس خود را کم می‌کند تا در سقف توان بماند؛ سقف بالاتر (⁨nvidia-smi -pl⁩) آن را سریع‌تر می‌کند</translation>
    </message>
    <message>
        <source>each update then uses twice as many samples, so half as many steps are needed</source>
        <translation>آن‌گاه هر به‌روزرسانی دو برابر نمونه به کار می‌برد و نصف گام‌ها لازم است</translation>
    </message>
    <message>
        <source>compute-bound: the optimizer takes {share} % of a step, more than the model itself</source>
        <translation>گلوگاه محاسبه: بهینه‌ساز {share}٪ هر گام را می‌گیرد، بیش از خود مدل</translation>
    </message>
    <message>
        <source>launch-bound: {share} % of the forward and backward time does not depend on the batch size; {batch} {sample|samples} at a time are too few for this device</source>
        <translation>گلوگاه راه‌اندازی کرنل‌ها: {share}٪ از زمان گذر پیشرو و پسرو به اندازهٔ دسته بستگی ندارد؛ {batch} نمونه در هر بار برای این دستگاه کم است</translation>
    </message>
    <message>
        <source>compute-bound (healthy): the model takes {share} % of a step (forward {forward} %, backward {backward} %)</source>
        <translation>گلوگاه محاسبه (سالم): مدل {share}٪ هر گام را می‌گیرد (پیشرو {forward}٪، پسرو {backward}٪)</translation>
    </message>
    <message>
        <source>data-bound: one of {workers} decode workers takes {slow} ms for a recording, the others {fast} ms; does something else use its core?</source>
        <translation>گلوگاه داده: یکی از {workers} فرایند رمزگشایی برای هر ضبط ⁨{slow} ms⁩ زمان می‌برد و بقیه ⁨{fast} ms⁩؛ آیا چیز دیگری از هستهٔ آن استفاده می‌کند؟</translation>
    </message>
    <message>
        <source>storage-bound: reading each of the {recordings} recordings takes {ms} ms, and preprocessing ({seconds} s) takes longer than training; a copy on a local disk would be faster</source>
        <translation>گلوگاه ذخیره‌سازی: خواندن هر یک از {recordings} ضبط ⁨{ms} ms⁩ طول می‌کشد و پیش‌پردازش ({seconds} ثانیه) از آموزش طولانی‌تر است؛ نسخه‌ای روی دیسک محلی سریع‌تر است</translation>
    </message>
    <message>
        <source>data-bound: preprocessing {recordings} recordings takes {seconds} s, longer than training; most of it is {stage} ({ms} ms per recording). It is done once and cached</source>
        <translation>گلوگاه داده: پیش‌پردازش {recordings} ضبط {seconds} ثانیه طول می‌کشد، بیش از خود آموزش؛ بیشتر آن {stage} است (⁨{ms} ms⁩ برای هر ضبط). این کار یک بار انجام و در کش نگه داشته می‌شود</translation>
    </message>
    <message>
        <source>as many as cores and memory allow</source>
        <translation>به تعدادی که هسته‌ها و حافظه اجازه می‌دهند</translation>
    </message>
    <message>
        <source>data-bound: training waits {share} % of its time for data; increase data.num_workers, or run `formant diagnose` to find the slow part</source>
        <translation>گلوگاه داده: آموزش {share}٪ زمان خود را منتظر داده است؛ data.num_workers را بیشتر کنید، یا برای یافتن بخش کند ⁨`formant diagnose`⁩ را اجرا کنید</translation>
    </message>
    <message>
        <source>training does not wait for data, so the batches may be too small for the GPU, or something else slows it down; run `formant diagnose` to find out</source>
        <translation>آموزش منتظر داده نیست، پس شاید دسته‌ها برای GPU بیش از حد کوچک باشند یا چیز دیگری آن را کند کند؛ برای یافتن آن ⁨`formant diagnose`⁩ را اجرا کنید</translation>
    </message>
    <message>
        <source>stopped</source>
        <translation>متوقف شد</translation>
    </message>
    <message>
        <source>enough workers to keep up with training</source>
        <translation>تعداد کافی برای همگامی با آموزش</translation>
    </message>
    <message>
        <source>reads the recordings once, if they fit in memory</source>
        <translation>ضبط‌ها یک بار خوانده می‌شوند، اگر در حافظه جا شوند</translation>
    </message>
    <message>
        <source>storage-bound: training waits {share} % of its time for data, and reading a sample from the cache takes {ms} ms</source>
        <translation>گلوگاه ذخیره‌سازی: آموزش {share}٪ زمان خود را منتظر داده است و خواندن هر نمونه از کش ⁨{ms} ms⁩ طول می‌کشد</translation>
    </message>
    <message>
        <source>data-bound: training waits {share} % of its time for data; {workers} workers need {ms} ms each for the {stage} of a sample</source>
        <translation>گلوگاه داده: آموزش {share}٪ زمان خود را منتظر داده است؛ {workers} رشته (thread) برای {stage} هر نمونه به ⁨{ms} ms⁩ زمان نیاز دارند</translation>
    </message>
    <message>
        <source>communication-bound: the other ranks wait up to {wait} ms in each step for rank {rank} on {host}, which computes for {own} ms; check what else that machine runs, or train without it</source>
        <translation>محدود به ارتباط: رتبه‌های دیگر در هر گام تا {wait} میلی‌ثانیه منتظر رتبهٔ {rank} در {host} هستند که {own} میلی‌ثانیه محاسبه می‌کند؛ کارهای دیگر آن رایانه را بررسی کنید یا بدون آن آموزش دهید</translation>
    </message>
    <message>
        <source>gradients are then summed over the ranks half as often; a step has twice as many samples</source>
        <translation>آنگاه گرادیان‌ها نصف دفعات میان رتبه‌ها جمع می‌شوند؛ هر گام دو برابر نمونه دارد</translation>
    </message>
    <message>
        <source>communication-bound: {share} % of a step is the sum of the gradients over the ranks; `formant hardware --self-test` with the same ranks measures the link between them</source>
        <translation>محدود به ارتباط: {share} ٪ از هر گام جمع گرادیان‌ها میان رتبه‌هاست؛ ⁨`formant hardware --self-test`⁩ با همان رتبه‌ها پیوند میان آن‌ها را می‌سنجد</translation>
    </message>
    <message>
        <source>communication-bound: the other ranks wait up to {wait} ms in each step for rank {rank} on {host}, which waits {own} ms for its data; check the disk or network file system of that machine</source>
        <translation>محدود به ارتباط: رتبه‌های دیگر در هر گام تا {wait} میلی‌ثانیه منتظر رتبهٔ {rank} در {host} هستند که {own} میلی‌ثانیه منتظر داده‌هایش است؛ دیسک یا سیستم فایل شبکهٔ آن رایانه را بررسی کنید</translation>
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
        <translation>نمونهٔ صوتی</translation>
    </message>
    <message>
        <source>dB</source>
        <translation>dB</translation>
    </message>
    <message>
        <source>epochs</source>
        <translation>دوره</translation>
    </message>
    <message>
        <source>frames</source>
        <translation>فریم</translation>
    </message>
    <message>
        <source>ms</source>
        <translation>ms</translation>
    </message>
    <message>
        <source>recordings</source>
        <translation>ضبط</translation>
    </message>
    <message>
        <source>s</source>
        <translation>ثانیه</translation>
    </message>
    <message>
        <source>samples</source>
        <translation>نمونه</translation>
    </message>
    <message>
        <source>steps</source>
        <translation>گام</translation>
    </message>
    <message>
        <source>validations</source>
        <translation>اعتبارسنجی</translation>
    </message>
    <message>
        <source>tokens</source>
        <translation>توکن</translation>
    </message>
</context>
<context>
    <name>value</name>
    <message>
        <source>automatic</source>
        <translation>خودکار</translation>
    </message>
    <message>
        <source>on</source>
        <translation>روشن</translation>
    </message>
    <message>
        <source>off</source>
        <translation>خاموش</translation>
    </message>
    <message>
        <source>CPU</source>
        <translation>CPU</translation>
    </message>
    <message>
        <source>none</source>
        <translation>هیچ</translation>
    </message>
    <message>
        <source>demo</source>
        <translation>نمایشی</translation>
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
        <translation>کسینوسی</translation>
    </message>
    <message>
        <source>exponential</source>
        <translation>نمایی</translation>
    </message>
    <message>
        <source>phonemes</source>
        <translation>واج</translation>
    </message>
    <message>
        <source>characters</source>
        <translation>نویسه</translation>
    </message>
    <message>
        <source>from the texts</source>
        <translation>از متن‌ها</translation>
    </message>
    <message>
        <source>Piper</source>
        <translation>Piper</translation>
    </message>
    <message>
        <source>spaces, also at the ends</source>
        <translation>فاصله، در دو سر نیز</translation>
    </message>
    <message>
        <source>spaces between words</source>
        <translation>فاصله میان واژه‌ها</translation>
    </message>
    <message>
        <source>blanks between all</source>
        <translation>نماد تهی میان همه</translation>
    </message>
    <message>
        <source>tiny</source>
        <translation>خیلی کوچک</translation>
    </message>
    <message>
        <source>small</source>
        <translation>کوچک</translation>
    </message>
    <message>
        <source>medium</source>
        <translation>متوسط</translation>
    </message>
    <message>
        <source>large</source>
        <translation>بزرگ</translation>
    </message>
    <message>
        <source>folder</source>
        <translation>پوشه</translation>
    </message>
    <message>
        <source>profile</source>
        <translation>پروفایل</translation>
    </message>
    <message>
        <source>list of files</source>
        <translation>فهرست فایل‌ها</translation>
    </message>
    <message>
        <source>both</source>
        <translation>هر دو</translation>
    </message>
    <message>
        <source>left</source>
        <translation>چپ</translation>
    </message>
    <message>
        <source>right</source>
        <translation>راست</translation>
    </message>
    <message>
        <source>default</source>
        <translation>پیش‌فرض</translation>
    </message>
    <message>
        <source>anomaly detection</source>
        <translation>تشخیص ناهنجاری</translation>
    </message>
    <message>
        <source>layer norms</source>
        <translation>نُرم لایه‌ها</translation>
    </message>
    <message>
        <source>all layers</source>
        <translation>همهٔ لایه‌ها</translation>
    </message>
    <message>
        <source>custom</source>
        <translation>سفارشی</translation>
    </message>
    <message>
        <source>do nothing</source>
        <translation>هیچ کاری نکردن</translation>
    </message>
    <message>
        <source>notify</source>
        <translation>اطلاع‌رسانی</translation>
    </message>
    <message>
        <source>lower rate</source>
        <translation>کاهش نرخ</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>words (as it is written)</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>half precision</source>
        <translation>نیم‌دقت</translation>
    </message>
    <message>
        <source>equal shares</source>
        <translation>سهم‌های برابر</translation>
    </message>
    <message>
        <source>IndexTTS2 (GPT)</source>
        <translation>IndexTTS2 (GPT)</translation>
    </message>
    <message>
        <source>all</source>
        <translation>همه</translation>
    </message>
    <message>
        <source>attention</source>
        <translation>توجه</translation>
    </message>
    <message>
        <source>feed-forward layers</source>
        <translation>لایه‌های پیش‌خور</translation>
    </message>
    <message>
        <source>Codec (DVAE)</source>
        <translation>کدک (DVAE)</translation>
    </message>
    <message>
        <source>XTTS (GPT and codec)</source>
        <translation>‏XTTS (GPT و کدک)</translation>
    </message>
    <message>
        <source>language, spaces between words</source>
        <translation>زبان، فاصله میان واژه‌ها</translation>
    </message>
    <message>
        <source>magnitude</source>
        <translation>دامنه</translation>
    </message>
    <message>
        <source>power</source>
        <translation>توان</translation>
    </message>
    <message>
        <source>from nothing</source>
        <translation>از صفر</translation>
    </message>
    <message>
        <source>XTTS v2</source>
        <translation>XTTS v2</translation>
    </message>
    <message>
        <source>as the upstream code</source>
        <translation>مانند کد اصلی</translation>
    </message>
</context>
<context>
    <name>window</name>
    <message>
        <source>these recordings cannot be trained yet; see the message on the Configuration page</source>
        <translation>این ضبط‌ها هنوز آموزش‌پذیر نیستند؛ پیام صفحهٔ «پیکربندی» را ببینید</translation>
    </message>
    <message>
        <source>{file} cannot be written, so this wizard will open again at the next start: {reason}</source>
        <translation>نوشتن {file} ممکن نیست، پس این راهنما در شروع بعدی دوباره باز می‌شود: {reason}</translation>
    </message>
    <message>
        <source>the queue has stopped this job</source>
        <translation>صف این کار را متوقف کرده است</translation>
    </message>
    <message>
        <source>the start was canceled</source>
        <translation>شروع لغو شد</translation>
    </message>
    <message>
        <source>the run was not started: its device is in use</source>
        <translation>اجرا آغاز نشد: دستگاه آن در حال استفاده است</translation>
    </message>
    <message>
        <source>setting {setting}</source>
        <translation>تنظیم {setting}</translation>
    </message>
    <message>
        <source>{where}: unknown setting &apos;{key}&apos;; the Configuration page lists all of them</source>
        <translation>‏{where}: تنظیم ناشناختهٔ «{key}»؛ صفحهٔ پیکربندی همهٔ تنظیمات را فهرست می‌کند</translation>
    </message>
    <message>
        <source>there is no configuration {path}</source>
        <translation>پیکربندی {path} وجود ندارد</translation>
    </message>
    <message>
        <source>the settings are valid</source>
        <translation>تنظیمات معتبرند</translation>
    </message>
    <message>
        <source>the model is {model}, the default, because the configuration names none; model.name on the Configuration page selects another</source>
        <translation>مدل {model} است، یعنی پیش‌فرض، چون پیکربندی مدلی را نام نمی‌برد؛ ⁨model.name⁩ در صفحهٔ پیکربندی مدل دیگری را انتخاب می‌کند</translation>
    </message>
    <message>
        <source>train.precision is fp16, which is meant for GPUs: on a CPU, a step of a large model takes minutes instead of seconds; set it to float32</source>
        <translation>مقدار ⁨train.precision⁩ برابر ⁨fp16⁩ است که برای ⁨GPU⁩ است: روی ⁨CPU⁩، هر گام یک مدل بزرگ به‌جای چند ثانیه چند دقیقه طول می‌کشد؛ آن را ⁨float32⁩ بگذارید</translation>
    </message>
    <message>
        <source>train.precision is {precision}, which is slower than float32 on this CPU; set it to float32</source>
        <translation>مقدار ⁨train.precision⁩ برابر {precision} است که روی این ⁨CPU⁩ کندتر از ⁨float32⁩ است؛ آن را ⁨float32⁩ بگذارید</translation>
    </message>
    <message>
        <source>the preset fine_tune needs a trained voice, and none is set; name its checkpoint in train.pretrained_path</source>
        <translation>پیش‌تنظیم ⁨fine_tune⁩ صدایی آموزش‌دیده لازم دارد و چنین صدایی تعیین نشده است؛ چک‌پوینت آن را در ⁨train.pretrained_path⁩ نام ببرید</translation>
    </message>
    <message>
        <source>{file} looks like a configuration of another program or of the legacy scripts; import it on the Configuration page. The error: {error}</source>
        <translation>‏{file} به پیکربندی برنامه‌ای دیگر یا اسکریپت‌های پیشین می‌ماند؛ آن را در صفحهٔ پیکربندی وارد کنید. خطا: {error}</translation>
    </message>
    <message>
        <source>{folder} is not writable; choose another folder of runs with the setup wizard (Hardware page)</source>
        <translation>نوشتن در {folder} ممکن نیست؛ با راهنمای راه‌اندازی (صفحهٔ سخت‌افزار) پوشهٔ دیگری برای اجراها انتخاب کنید</translation>
    </message>
    <message>
        <source>checkpoints need up to {need}, but only {free} are free in {folder}; training will pause when the disk is full. Free some space, lower train.keep_checkpoints, or choose another folder of runs with the setup wizard (Hardware page)</source>
        <translation>چک‌پوینت‌ها تا {need} لازم دارند، اما فقط {free} در {folder} آزاد است؛ با پر شدن دیسک، آموزش مکث می‌کند. فضا آزاد کنید، ⁨train.keep_checkpoints⁩ را کم کنید یا با راهنمای راه‌اندازی (صفحهٔ سخت‌افزار) پوشهٔ دیگری برای اجراها انتخاب کنید</translation>
    </message>
    <message>
        <source>cannot lock {path}: its file system has no locks ({reason}), so two processes could write the same files. Use a folder on another disk, or mount this one with locks</source>
        <translation>‏{path} قفل نمی‌شود: سامانهٔ فایل‌اش قفل ندارد ({reason})، پس دو فرایند می‌توانند در یک فایل بنویسند. پوشه‌ای روی دیسکی دیگر به کار ببرید، یا این یکی را با قفل سوار کنید</translation>
    </message>
    <message>
        <source>the folder {before} was renamed to {now} while the run was training. The run saves there and ends; to resume it, open {run} on the Training page</source>
        <translation>نام پوشهٔ {before} در هنگام آموزش به {now} تغییر کرد. اجرا در آنجا ذخیره می‌شود و پایان می‌یابد؛ برای ادامهٔ آن {run} را در صفحهٔ آموزش باز کنید</translation>
    </message>
    <message>
        <source>{file} is intact, but holds a voice only. Start another run from its weights: give it a new name, and name the file in train.pretrained_path</source>
        <translation>‏{file} سالم است، ولی تنها یک صدا دارد. اجرای دیگری با وزن‌های آن آغاز کنید: نام تازه‌ای به آن بدهید و فایل را در ⁨train.pretrained_path⁩ نام ببرید</translation>
    </message>
    <message>
        <source>the pretrained weights do not fit this model: {tensors}. Use the configuration they were trained with, or load what fits with train.pretrained_partial</source>
        <translation>وزن‌های پیش‌آموخته با این مدل جور نیستند: {tensors}. از همان پیکربندی‌ای استفاده کنید که با آن آموزش دیده‌اند، یا با ⁨train.pretrained_partial⁩ آنچه را جور است بار کنید</translation>
    </message>
    <message>
        <source>the pretrained weights do not know {new} of the {count} symbols of the texts: {list}. {unfit} of {texts} texts have them, and their recordings will be skipped. Set train.pretrained_partial to add the symbols</source>
        <translation>وزن‌های پیش‌آموخته {new} نماد از {count} نماد متن‌ها را نمی‌شناسند: {list}. {unfit} متن از {texts} متن آن‌ها را دارند و ضبط‌هایشان کنار گذاشته می‌شوند. ⁨train.pretrained_partial⁩ را بگذارید تا نمادها افزوده شوند</translation>
    </message>
    <message>
        <source>{name} has values outside the range of half precision. Export in full precision</source>
        <translation>‏{name} مقدارهایی بیرون از محدودهٔ نیم‌دقت دارد. با دقت کامل خروجی بگیرید</translation>
    </message>
    <message>
        <source>the checkpoint has no EMA weights. Export all weights</source>
        <translation>چک‌پوینت وزن‌های ⁨EMA⁩ ندارد. از همهٔ وزن‌ها خروجی بگیرید</translation>
    </message>
    <message>
        <source>{file} exists already; choose another name</source>
        <translation>‏{file} از پیش وجود دارد؛ نام دیگری انتخاب کنید</translation>
    </message>
    <message>
        <source>GPU {index} cannot be used: {reason}. Choose another device</source>
        <translation>کارت ⁨GPU {index}⁩ قابل استفاده نیست: {reason}. دستگاه دیگری انتخاب کنید</translation>
    </message>
    <message>
        <source>there is no GPU {index}; available: {gpus}. Choose another device</source>
        <translation>کارت ⁨GPU {index}⁩ وجود ندارد؛ کارت‌های موجود: {gpus}. دستگاه دیگری انتخاب کنید</translation>
    </message>
    <message>
        <source>{device} does not compute correctly: {reason}. The self-test on the Hardware page shows details; choose another device until it passes</source>
        <translation>‏{device} درست محاسبه نمی‌کند: {reason}. خودآزمایی در صفحهٔ سخت‌افزار جزئیات را نشان می‌دهد؛ تا وقتی موفق نشده است دستگاه دیگری انتخاب کنید</translation>
    </message>
    <message>
        <source>{device} failed its self-test: {lines}. Do not train on it before this is fixed; choose another device</source>
        <translation>‏{device} در خودآزمایی موفق نشد: {lines}. تا رفع نشدن آن روی آن آموزش ندهید؛ دستگاه دیگری انتخاب کنید</translation>
    </message>
    <message>
        <source>{best}; {name}, which was chosen before, cannot be used: {reason}. Choose again with the setup wizard (Hardware page)</source>
        <translation>‏{best}؛ {name} که پیش‌تر انتخاب شده بود قابل استفاده نیست: {reason}. با راهنمای راه‌اندازی (صفحهٔ سخت‌افزار) دوباره انتخاب کنید</translation>
    </message>
    <message>
        <source>{device}, as chosen</source>
        <translation>‏{device}، به انتخاب شما</translation>
    </message>
    <message>
        <source>default for {card}; the tuning on the Hardware page measures</source>
        <translation>پیش‌فرض برای {card}؛ میزان‌سازی در صفحهٔ سخت‌افزار اندازه می‌گیرد</translation>
    </message>
    <message>
        <source>default for a card with {gib} GiB; the tuning on the Hardware page measures</source>
        <translation>پیش‌فرض برای کارتی با ⁨{gib} GiB⁩؛ میزان‌سازی در صفحهٔ سخت‌افزار اندازه می‌گیرد</translation>
    </message>
    <message>
        <source>conservative CPU default; the tuning on the Hardware page finds a faster value</source>
        <translation>پیش‌فرض محتاطانه برای ⁨CPU⁩؛ میزان‌سازی در صفحهٔ سخت‌افزار مقدار سریع‌تری می‌یابد</translation>
    </message>
    <message>
        <source>GPU utilization was {share} over the last minute; the diagnosis on the Hardware page shows the bottleneck</source>
        <translation>بهره‌گیری از ⁨GPU⁩ در دقیقهٔ گذشته {share} بود؛ عیب‌یابی در صفحهٔ سخت‌افزار گلوگاه را نشان می‌دهد</translation>
    </message>
    <message>
        <source>This card is not faster in half precision, which still saves memory</source>
        <translation>این کارت در نیم‌دقت سریع‌تر نیست، ولی نیم‌دقت همچنان حافظه را کم می‌کند</translation>
    </message>
    <message>
        <source>Blackwell cards need a LibTorch for CUDA 12.8 or newer; the self-test on the Hardware page checks it</source>
        <translation>کارت‌های ⁨Blackwell⁩ به ⁨LibTorch⁩ برای ⁨CUDA 12.8⁩ یا تازه‌تر نیاز دارند؛ خودآزمایی در صفحهٔ سخت‌افزار آن را بررسی می‌کند</translation>
    </message>
    <message>
        <source>out of memory while speaking a single sentence: &apos;{sentence}&apos;; split it into shorter sentences, or close other programs that use this memory</source>
        <translation>هنگام خواندن یک جمله حافظه تمام شد: «{sentence}»؛ آن را به جمله‌های کوتاه‌تر تقسیم کنید یا برنامه‌های دیگری را که از این حافظه استفاده می‌کنند ببندید</translation>
    </message>
    <message>
        <source>unknown corpus format &apos;{format}&apos; (data.format); known formats: {formats}</source>
        <translation>قالب پیکرهٔ «{format}» ناشناخته است (⁨data.format⁩)؛ قالب‌های شناخته‌شده: {formats}</translation>
    </message>
    <message>
        <source>{file} is not a corpus of the format &apos;{format}&apos; (data.format), which has its metadata in {names}; give the metadata file itself if it has another name</source>
        <translation>‏{file} پیکره‌ای با قالب «{format}» نیست (⁨data.format⁩) که فرادادهٔ آن در {names} است؛ اگر نامش چیز دیگری است، خود فایل فراداده را بدهید</translation>
    </message>
    <message>
        <source>cannot recognize the format of the corpus {file}; set it with data.format ({formats})</source>
        <translation>قالب پیکرهٔ {file} تشخیص داده نشد؛ آن را با ⁨data.format⁩ تعیین کنید ({formats})</translation>
    </message>
    <message>
        <source>{profile} has no recording of the prompt list &apos;{list}&apos; (data.prompt_list); it has: {lists}</source>
        <translation>‏{profile} ضبطی از فهرست متن «{list}» ندارد (⁨data.prompt_list⁩)؛ این‌ها را دارد: {lists}</translation>
    </message>
    <message>
        <source>{place}: {found} cells between &apos;|&apos;, and the rows do not show which one is the text and which the speaker; name the columns in a first line, such as {header}, or set data.format to filelist (path|text or path|speaker|text) or ljspeech (id|text or id|text|normalized text)</source>
        <translation>‏{place}: {found} خانه میان «⁨|⁩» هست، و سطرها نشان نمی‌دهند کدام متن است و کدام گوینده؛ ستون‌ها را در خط نخست نام ببرید، مانند {header}، یا ⁨data.format⁩ را ⁨filelist⁩ (⁨path|text⁩ یا ⁨path|speaker|text⁩) یا ⁨ljspeech⁩ (⁨id|text⁩ یا ⁨id|text|normalized text⁩) بگذارید</translation>
    </message>
    <message>
        <source>{file} exists already; choose another folder</source>
        <translation>‏{file} از پیش وجود دارد؛ پوشهٔ دیگری را انتخاب کنید</translation>
    </message>
    <message>
        <source>the voice has no vocoder, and no other program has Griffin-Lim; choose a vocoder (a checkpoint, or the folder of a run)</source>
        <translation>این صدا وکودر ندارد و هیچ برنامهٔ دیگری Griffin-Lim ندارد؛ یک وکودر انتخاب کنید (یک چک‌پوینت یا پوشهٔ یک اجرا)</translation>
    </message>
    <message>
        <source>sherpa-onnx 1 pronounces texts if it is given the folder espeak-ng-data; sherpa-onnx 2 looks words up in a lexicon, which an export with a text file for the lexicon writes</source>
        <translation>‏⁨sherpa-onnx 1⁩ متن‌ها را تلفظ می‌کند، اگر پوشهٔ ⁨espeak-ng-data⁩ به آن داده شود؛ ⁨sherpa-onnx 2⁩ واژه‌ها را در واژه‌نامه‌ای می‌جوید که هنگام صدور با یک فایل متنی برای واژه‌نامه نوشته می‌شود</translation>
    </message>
    <message>
        <source>the file lacks what only training needs: the voice speaks; a run from it (train.pretrained_path) starts with train.layers set to posterior_encoder_only</source>
        <translation>این فایل آنچه را فقط آموزش لازم دارد ندارد: صدا حرف می‌زند؛ آموزش از روی آن (⁨train.pretrained_path⁩) با ⁨train.layers: posterior_encoder_only⁩ آغاز می‌شود</translation>
    </message>
    <message>
        <source>{file} is a checkpoint of this program already; it needs no import</source>
        <translation>‏{file} خودش یک چک‌پوینت این برنامه است؛ نیازی به وارد کردن آن نیست</translation>
    </message>
</context>
</TS>
